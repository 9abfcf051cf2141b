"""How the running bot is, by the sign of life that it leaves in the database (`bot.runtime.heartbeat`).

Since when the database does not answer it cannot be written there, and there is no folder that each kind of host lets
both of them use: a socket tells it. With a name of Linux's own that is no file: it is gone with the process, and is
found in the same container.
"""

import asyncio
import hashlib
import os
import socket
import sys
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import structlog

from bot.runtime.downtime import sign_of
from bot.runtime.heartbeat import Sign
from bot.store import DatabaseAway, Glance, Location, Share, Store, glance, shown

SILENT: Final = timedelta(seconds=60)
OFFLINE: Final = timedelta(minutes=5)
STUCK: Final = timedelta(minutes=10)
"""After how long it is a fault that there was no sign of life, that the bot is not connected, and that a post waits."""

FAILED: Final = timedelta(minutes=5)
"""For how long it is a fault that a query has failed."""

SOCKET_PATIENCE: Final = 2.0
"""Seconds to wait for an answer."""

LONGEST_ANSWER: Final = 64
"""Bytes of an answer that are read at most."""

log = structlog.get_logger()


class Health(NamedTuple):
    """Whether the bot does its work, and one sentence on it."""

    well: bool
    """Whether it does."""
    sentence: str
    """What it does, or what it lacks."""


def barred_elsewhere(database: Location, share: Share) -> frozenset[int]:
    """Return the channels in which posts wait for a permission, as the other processes say. Raises DatabaseUnusable."""
    others = (Share(number, share.of) for number in range(1, share.of + 1) if number != share.number)
    signs_read = (glance(database, sign_of(other)).remembered for other in others)
    signs = (msgspec.json.decode(text, type=Sign) for text in signs_read if text is not None)
    return frozenset(channel for sign in signs for channel in sign.barred)


def without_database(error: DatabaseAway, since: datetime | None) -> Health:
    """Say that the database does not answer, and since when it has not answered the bot, if that runs and knows."""
    since_when = f" The bot has been without it since {_clock(since)}." if since is not None else ""
    return Health(well=False, sentence=f"{error}{since_when}")


def not_back_yet(database: Location, since: datetime) -> Health:
    """Say that the database answers, and that the bot, which has not seen it yet, has been without it since a time."""
    sentence = f"The database {shown(database)} answers; the bot has been without it since {_clock(since)}."
    return Health(well=False, sentence=sentence)


def diagnosis(
    database: Location, seen: Glance, now: datetime, barred_elsewhere: frozenset[int] = frozenset()
) -> Health:
    """Say how a process is that plays from a database, by what is seen there from outside."""
    if seen.damage:
        return Health(well=False, sentence=f"The database {shown(database)} is damaged: {seen.damage}.")
    try:
        sign = msgspec.json.decode(seen.remembered or "", type=Sign)
    except msgspec.MsgspecError:
        return Health(well=False, sentence=f"No bot has left a sign of life in {shown(database)} yet.")
    fault = _why_nobody_plays(database, sign, seen, now) or _failure(database, sign, now)
    if fault:
        return Health(well=False, sentence=fault)
    if sign.offline is not None:
        sentence = f"The bot has not been connected to Discord since {_clock(sign.offline)}."
        return Health(well=now - sign.offline <= OFFLINE, sentence=sentence)
    barred = tuple({*sign.barred, *barred_elsewhere})
    return _delivering(msgspec.structs.replace(sign, barred=barred), seen, now)


def _why_nobody_plays(database: Location, sign: Sign, seen: Glance, now: datetime) -> str:
    """Say why no bot plays from this file; nothing if one does."""
    if sign.stopped:
        return f"The bot was stopped at {_clock(sign.at)}."
    if sign.file_number not in (0, seen.file_number):
        return f"No bot plays from the database {shown(database)}: it was put there later. Start the bot again."
    if now - sign.at > SILENT:
        why = "it hangs, or cannot write its database" if _runs(sign.process) else "its process has ended"
        return f"The bot's last sign of life is from {_clock(sign.at)}: {why}."
    return ""


def _failure(database: Location, sign: Sign, now: datetime) -> str:
    """Say what the database has not done for the bot; nothing if it does its work."""
    if sign.query_failed is None or now - sign.query_failed > FAILED:
        return ""
    return f"The database {shown(database)} failed at {_clock(sign.query_failed)}: {sign.query_failure}."


def _delivering(sign: Sign, seen: Glance, now: datetime) -> Health:
    """Say whether posts go out. What was owed when the bot started cannot have gone out before."""
    waiting = {channel: max(since, sign.started) for channel, since in seen.owed_since.items()}
    stuck = [since for channel, since in waiting.items() if channel not in sign.barred and now - since > STUCK]
    notes = "".join(note for note in _notes(sign, waiting.keys(), now))
    if sign.unmarked:
        return Health(well=False, sentence=f"The bot cannot write down what Discord has taken.{notes}")
    if stuck:
        return Health(well=False, sentence=f"The bot has not delivered posts since {_clock(min(stuck))}.{notes}")
    return Health(well=True, sentence=f"The bot is well and connected to Discord.{notes}")


def _notes(sign: Sign, waiting: Collection[int], now: datetime) -> Iterator[str]:
    """Say what holds up the bot or its posts, these with the number of channels."""
    if sign.overloaded is not None:
        yield f" It is overloaded since {_clock(sign.overloaded)}: people wait longer for answers and pictures."
    if sign.away is not None and now - sign.away[1] <= FAILED:
        yield f" Its database did not answer from {_clock(sign.away[0])} to {_clock(sign.away[1])}."
    if sign.commands_refused is not None:
        yield f" Discord has not taken its commands since {_clock(sign.commands_refused)}: it keeps those that it has."
    if barred := len({*waiting} & {*sign.barred}):
        yield f" Channels in which posts wait for a permission: {barred}."
    if refused := len({*waiting} & {*sign.refused}):
        yield f" Channels in which Discord refuses posts, and the bot does not know why: {refused}."
    if sign.unmarked:
        yield f" Channels with a post that stands and cannot be marked as delivered: {len(sign.unmarked)}."


def _clock(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC"


def _runs(process: int) -> bool:
    """Whether there is such a process here; in another container there may be one by chance."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        return True
    return True


def socket_of(location: Location, share: Share) -> str:
    """Return the name of the socket of a process; the zero before it says that it is no file."""
    return f"\0furunkulus-{hashlib.sha256(f'{shown(location)} {share}'.encode()).hexdigest()[:32]}"


@asynccontextmanager
async def telling_since_when_away(store: Store, location: Location, share: Share) -> AsyncIterator[None]:
    """Tell whoever connects to the socket since when the database is away; on Linux, and for PostgreSQL, alone."""

    async def tell(_asking: asyncio.StreamReader, answer: asyncio.StreamWriter) -> None:
        if store.outage is not None and store.is_away:
            answer.write(store.outage.since.isoformat().encode())
        answer.close()

    if sys.platform != "linux" or isinstance(location, Path):
        yield
        return
    try:
        server = await asyncio.start_unix_server(tell, socket_of(location, share))
    except OSError as error:
        log.warning("health cannot tell since when a database is away", why=error.strerror)
        yield
        return
    async with server:
        yield


def away_since(location: Location, share: Share) -> datetime | None:
    """Return since when the database does not answer a process; None where it does, or the process cannot be asked."""
    if sys.platform != "linux":
        return None
    with socket.socket(socket.AF_UNIX) as asking:
        asking.settimeout(SOCKET_PATIENCE)
        try:
            asking.connect(socket_of(location, share))
            return datetime.fromisoformat(asking.recv(LONGEST_ANSWER).decode())
        except (OSError, ValueError):  # nobody there, or nothing told
            return None
