"""The heartbeat: the sign of life that the running bot leaves in the database, for `bot.host.health` to read."""

import asyncio
import os
from collections.abc import Callable, Collection
from datetime import datetime
from typing import Final, Protocol

import msgspec
import structlog

from bot.runtime.downtime import Downtime, sign_of
from bot.store import ALL, DatabaseAway, DatabaseUnusable, Share, Store

EVERY: Final = 15.0
"""Seconds from one sign of life to the next."""

PATIENCE: Final = 1.0
"""Seconds for which a sign waits for another process that writes the database. A bot that stops may wait for two."""

log = structlog.get_logger()


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """A sign of life of the running bot."""

    at: datetime
    """When it was given."""
    process: int
    """The id of the bot's process."""
    started: datetime
    """Since when the bot runs."""
    present: datetime | None = None
    """When people could play last, as this process knows; None where that was never so."""
    offline: datetime | None = None
    """Since when it is not connected to Discord; None while it is."""
    stopped: bool = False
    """Whether it is the last one of a bot that was asked to stop."""
    barred: tuple[int, ...] = ()
    """The channels in which posts wait for a permission, which is no fault of the bot."""
    refused: tuple[int, ...] = ()
    """The channels whose next post Discord refuses for a reason that the bot does not know."""
    unmarked: tuple[int, ...] = ()
    """The channels in which a post stands that the database does not let the bot mark as delivered."""
    commands_refused: datetime | None = None
    """Since when Discord does not take the commands that this version has; None where it has taken them."""
    overloaded: datetime | None = None
    """Since when the bot has more to do than it can; None while it has not."""
    file_number: int = 0
    """The number of the database's file, which another file of its name does not have."""
    query_failed: datetime | None = None
    """When a query failed last; None where none has."""
    away: tuple[datetime, datetime] | None = None
    """From when to when the database's server last did not answer."""
    query_failure: str = ""
    """What the database said then."""


class Deliveries(Protocol):
    """What holds up the posts that channels are owed."""

    @property
    def barred(self) -> Collection[int]:
        """The channels where the bot may not write."""

    @property
    def refused(self) -> Collection[int]:
        """The channels whose next post is refused for an unknown reason."""

    @property
    def unmarked(self) -> Collection[int]:
        """The channels in which a post stands that cannot be marked."""


class Heartbeat:
    """Leaves a sign of life every few seconds, and whenever it is woken; the last one says if the bot was stopped."""

    def __init__(
        self,
        *,
        store: Store,
        share: Share = ALL,
        clock: Callable[[], datetime],
        connected: Callable[[], bool],
        deliveries: Deliveries,
        downtime: Downtime,
        overloaded: Callable[[], datetime | None] = lambda: None,
    ) -> None:
        self._store = store
        self._key = sign_of(share)
        self._clock = clock
        self._connected = connected
        self._deliveries = deliveries
        self._downtime = downtime
        self._overloaded = overloaded
        self._woken = asyncio.Event()
        self._sign = Sign(at=clock(), process=os.getpid(), started=clock(), offline=clock())
        self.commands_refused: datetime | None = None
        """Since when Discord does not take the commands."""
        self._is_failing = self._is_stopping = self._goes_on = False
        self._task: asyncio.Task[None] | None = None

    def start(self, *, since: datetime | None = None) -> None:
        """Begin, unless it beats already; `since` is when connecting was tried first. Needs a running loop."""
        if since is not None:
            self._sign = msgspec.structs.replace(self._sign, started=since, offline=since)
        self._task = self._task or asyncio.create_task(self._beat(), name="heartbeat")

    def wake(self) -> None:
        """Leave a sign now: something has changed."""
        self._woken.set()

    def hand_on(self) -> None:
        """Let the last sign not say that the bot was stopped: its process goes on with another heartbeat at once."""
        self._goes_on = True

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
        await self._leave(stopped=not self._goes_on)

    async def _leave(self, *, stopped: bool) -> None:
        try:
            await self._downtime.is_over()
            self._sign = self._renewed(stopped=stopped)
            await self._store.remember(self._key, msgspec.json.encode(self._sign).decode(), patience=PATIENCE)
        except DatabaseAway:  # logged by the store, once
            return
        except Exception as error:
            if not self._is_failing:
                if isinstance(error, DatabaseUnusable):  # as where another program writes the file for long
                    log.warning("no sign of life can be left", why=str(error))
                else:
                    log.exception("no sign of life can be left")
            self._is_failing = True
        else:
            self._is_failing = False

    def _renewed(self, *, stopped: bool) -> Sign:
        now, failure, outage = self._clock(), self._store.last_failure, self._store.outage
        return msgspec.structs.replace(
            self._sign,
            at=now,
            present=self._downtime.present,
            offline=None if self._connected() else self._sign.offline or now,
            stopped=stopped,
            barred=tuple(sorted(self._deliveries.barred)),
            refused=tuple(sorted(self._deliveries.refused)),
            unmarked=tuple(sorted(self._deliveries.unmarked)),
            overloaded=self._overloaded(),
            commands_refused=self.commands_refused,
            file_number=self._store.file_number,
            away=None if outage is None or outage.until is None else (outage.since, outage.until),
            query_failed=None if failure is None else failure.at,
            query_failure="" if failure is None else failure.why,
        )
