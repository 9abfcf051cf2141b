"""Looks how late the event loop is, whether the database answers, and what other processes leave and play.

Nobody says so: each process delivers what it writes. What it cannot, since it ends, and what it plays at a table where
somebody waits at a pad here, has to be seen.
"""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import ClassVar, Final

import structlog

from bot.delivery.outbox_worker import OutboxWorker
from bot.interactions.open_pads import OpenPads
from bot.store import Cluster, DatabaseAway, DatabaseInUse, Store

EVERY: Final = 1.0
"""Seconds from one look to the next. What a process has claimed is free as soon as it ends, looked at or not."""

log = structlog.get_logger()


class _Monitor(ABC):
    """One task that looks again and again."""

    name: ClassVar[str]
    """That of the task."""
    _task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin. Needs a running loop."""
        self._task = self._task or asyncio.create_task(self._look(), name=self.name)

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    @abstractmethod
    async def _look(self) -> None: ...


class DatabaseMonitor(_Monitor):
    """Lets go on what waited for a server. With a file there is nothing to watch: its lock cannot be lost."""

    name = "database monitor"

    def __init__(
        self,
        *,
        store: Store,
        cluster: Cluster,
        answering: Callable[[], object],
        back: Callable[[], Awaitable[None]],
        taken: Callable[[DatabaseInUse], object],
    ) -> None:
        self._store = store
        self._cluster = cluster
        self._answering = answering
        """Called before anything is taken again."""
        self._back = back
        """Awaited when everything is taken again: what was waiting is to go on."""
        self._taken = taken
        """Called where another process has taken the share: this one is to end."""

    def start(self) -> None:
        """Begin, unless the database is a file. Needs a running loop."""
        if self._cluster.lock is not None:
            super().start()

    async def _look(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self._cluster.must_hold()
                if self._store.is_away:
                    self._answering()
                    self._store.come_back()
                    await self._back()
            except DatabaseAway:  # which the store has logged; the next look comes soon
                continue
            except DatabaseInUse as error:
                self._taken(error)
                return
            except Exception:
                log.exception("the database cannot be watched")


class OtherProcesses(_Monitor):
    """Looks who is there, and does here what follows."""

    name = "other processes"

    def __init__(
        self,
        *,
        store: Store,
        cluster: Cluster,
        ended: Callable[[], Awaitable[None]],
        worker: OutboxWorker,
        pads: OpenPads,
    ) -> None:
        self._store = store
        self._cluster = cluster
        self._ended = ended
        """Awaited where a process has ended: what it has left is to be taken over."""
        self._worker = worker
        self._pads = pads
        self._present = frozenset[int]()
        self._left = frozenset[int]()
        """The channels that nobody was at when it was last looked."""
        self._changes: dict[int, int] = {}
        """Which change was the last one at the tables for which pads wait."""
        self._is_failing = False

    async def _look(self) -> None:
        while True:
            try:
                await self._see_who_is_there()
                await self._see_what_is_left()
                await self._see_what_was_played()
                self._is_failing = False
            except DatabaseAway:  # logged by the store, once
                pass
            except Exception:
                if not self._is_failing:
                    log.exception("it is not known what other processes do")
                self._is_failing = True
            await asyncio.sleep(EVERY)

    async def _see_who_is_there(self) -> None:
        present = await self._cluster.processes()
        if len(present) > 1 and present - self._present:
            log.info("another process is there", processes=len(present))
        if self._present - present:
            log.info("another process has ended", processes=len(present))
            await self._ended()
        self._present = present

    async def _see_what_is_left(self) -> None:
        """Deliver what nobody is at for longer than from one look to the next, as where a process is stopping."""
        left = await self._cluster.channels_left()
        await self._worker.take_over(left & self._left)
        self._left = left

    async def _see_what_was_played(self) -> None:
        """Let pads go on at whose table something has changed, whoever has written it."""
        if not (channels := self._pads.channels):
            return
        async with self._store.lookup() as reader:
            changes = await reader.changes(channels)
        for channel_id, change in changes.items():
            if self._changes.get(channel_id) != change:
                self._pads.wake(channel_id)
        self._changes = dict(changes)


LAG_EVERY: Final = 0.5
"""Seconds from one look at the clock to the next."""

HEAVY: Final = 0.25
"""How many seconds the loop is late on the average of some seconds where the bot is overloaded; until it is half."""

KEPT: Final = 0.9
"""Which part of the average is kept at each look."""

OVERLOADED: Final = "overloaded: people wait longer for answers and pictures"
"""What the log says then."""


class LoopLag:
    """Looks again and again how late it is woken."""

    def __init__(self, *, clock: Callable[[], datetime], changed: Callable[[], None]) -> None:
        """Call `changed` whenever the bot has become overloaded, or is so no more."""
        self._clock = clock
        self._changed = changed
        self._average = 0.0
        self._task: asyncio.Task[None] | None = None
        self.overloaded: datetime | None = None
        """Since when the bot has more to do than it can; None while it has not."""

    def start(self) -> None:
        """Begin. Needs a running loop."""
        self._task = asyncio.create_task(self._look(), name="loop-lag")

    def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()

    @property
    def average(self) -> float:
        """How many seconds the loop is late on the average of the last seconds."""
        return self._average

    def note(self, late: float) -> None:
        """Note that the loop was so many seconds late."""
        self._average = KEPT * self._average + (1 - KEPT) * late
        if self.overloaded is None and self._average > HEAVY:
            self.overloaded = self._clock()
            log.warning(OVERLOADED, late=round(self._average, 2))
            self._changed()
        elif self.overloaded is not None and self._average < HEAVY / 2:
            self.overloaded = None
            log.info("overloaded no more")
            self._changed()

    async def _look(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            wanted = loop.time() + LAG_EVERY
            await asyncio.sleep(LAG_EVERY)
            self.note(loop.time() - wanted)
