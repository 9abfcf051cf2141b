"""The sign of life that the running bot leaves in the database, and what it says to somebody who looks."""

import asyncio
import os
from collections.abc import Callable, Collection
from datetime import datetime, timedelta
from pathlib import Path
from typing import Final, NamedTuple

import msgspec
import structlog

from bot.store import Glance, Store

SIGN: Final = "sign of life"
"""Under which name the store remembers it."""

EVERY: Final = 15.0
"""Seconds from one sign of life to the next."""

PATIENCE: Final = 1.0
"""Seconds for which a sign waits for another process that writes the database. A bot that stops may wait for two."""

SILENT: Final = timedelta(seconds=60)
OFFLINE: Final = timedelta(minutes=5)
STUCK: Final = timedelta(minutes=10)
"""From when on it is a fault that no sign came, that the bot is not connected, and that a post waits."""

log = structlog.get_logger()


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """A sign of life: when it was given, by which process, since when that runs and since when it is not connected.

    `barred` are the channels in which posts wait for a permission, which is no fault of the bot.
    """

    at: datetime
    process: int
    started: datetime
    offline: datetime | None = None
    stopped: bool = False
    barred: tuple[int, ...] = ()


class Health(NamedTuple):
    """Whether the bot does its work, and one sentence on it."""

    well: bool
    sentence: str


class Heart:
    """Leaves a sign of life every few seconds, and whenever it is woken; the last one says that the bot was stopped."""

    def __init__(
        self,
        *,
        store: Store,
        clock: Callable[[], datetime],
        connected: Callable[[], bool],
        barred: Callable[[], Collection[int]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._connected = connected
        self._barred = barred
        self._woken = asyncio.Event()
        self._sign = Sign(at=clock(), process=os.getpid(), started=clock(), offline=clock())
        self._is_failing = self._is_stopping = False
        self._task: asyncio.Task[None] | None = None

    def start(self, *, since: datetime | None = None) -> None:
        """Begin, unless it beats already; `since` is when connecting was tried first. Needs a running loop."""
        if since is not None:
            self._sign = msgspec.structs.replace(self._sign, started=since, offline=since)
        self._task = self._task or asyncio.create_task(self._beat(), name="heart")

    def wake(self) -> None:
        """Leave a sign now: something has changed."""
        self._woken.set()

    async def close(self) -> None:
        """Leave the last sign, and stop."""
        self._is_stopping = True
        self._woken.set()
        if self._task is not None:
            await self._task

    async def _beat(self) -> None:
        while not self._is_stopping:
            self._woken.clear()
            await self._leave(stopped=False)
            try:
                async with asyncio.timeout(EVERY):
                    await self._woken.wait()
            except TimeoutError:
                pass
        await self._leave(stopped=True)

    async def _leave(self, *, stopped: bool) -> None:
        now = self._clock()
        self._sign = msgspec.structs.replace(
            self._sign,
            at=now,
            offline=None if self._connected() else self._sign.offline or now,
            stopped=stopped,
            barred=tuple(sorted(self._barred())),
        )
        try:
            await self._store.remember(SIGN, msgspec.json.encode(self._sign).decode(), patience=PATIENCE)
        except Exception:
            if not self._is_failing:
                log.exception("no sign of life can be left")
            self._is_failing = True
        else:
            self._is_failing = False


def diagnosis(database: Path, seen: Glance, now: datetime) -> Health:
    """Say how the bot is that plays from a database, by what is seen there from outside."""
    try:
        sign = msgspec.json.decode(seen.remembered or "", type=Sign)
    except msgspec.MsgspecError:
        return Health(well=False, sentence=f"No bot has left a sign of life in {database} yet.")
    if sign.stopped:
        return Health(well=False, sentence=f"The bot was stopped at {_clock(sign.at)}.")
    if now - sign.at > SILENT:
        why = "it hangs, or cannot write its database" if _runs(sign.process) else "its process has ended"
        return Health(well=False, sentence=f"The bot's last sign of life is from {_clock(sign.at)}: {why}.")
    if sign.offline is not None:
        sentence = f"The bot has not been connected to Discord since {_clock(sign.offline)}."
        return Health(well=now - sign.offline <= OFFLINE, sentence=sentence)
    return _delivering(sign, seen, now)


def _delivering(sign: Sign, seen: Glance, now: datetime) -> Health:
    """Say whether posts go out. What was owed when the bot started cannot have gone out before."""
    waiting = {channel: max(since, sign.started) for channel, since in seen.owed_since.items()}
    stuck = [since for channel, since in waiting.items() if channel not in sign.barred and now - since > STUCK]
    if stuck:
        return Health(well=False, sentence=f"The bot has not delivered posts since {_clock(min(stuck))}.")
    barred = len(waiting.keys() & set(sign.barred))
    permission = f" Channels in which posts wait for a permission: {barred}." if barred else ""
    return Health(well=True, sentence=f"The bot is well and connected to Discord.{permission}")


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
