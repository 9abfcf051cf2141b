"""The alarm clock: sleeps until something is due at some table, or until something earlier is set."""

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.store import DatabaseAway, DatabaseBusy, Shards, Store, TornRow

LONGEST_SLEEP: Final = 300.0
"""For how many seconds it sleeps at most: a machine's clock may be set, or the machine have slept meanwhile."""

BUSY: Final = 1.0
"""For how many seconds it sleeps where another process is at the match whose alarm is due, or at the whole file."""

FAILED_FOR: Final = timedelta(hours=1)
"""For how long a match is left alone whose alarm could not be done."""

log = structlog.get_logger()


class AlarmClock(ABC):
    """One task that has done whatever is due, and sleeps until something is."""

    def __init__(self, clock: Callable[[], datetime], name: str) -> None:
        self._clock = clock
        self._name = name
        self._bell = asyncio.Event()
        self._resting = asyncio.Event()
        self._until: datetime | None = None
        """Until when it sleeps; None while it does not."""
        self._task: asyncio.Task[None] | None = None
        self._closed = False

    @abstractmethod
    async def ring_due(self) -> float:
        """Have everything done that is due; return the seconds for which to sleep then."""

    def start(self) -> None:
        """Begin. Needs a running loop."""
        self._task = asyncio.create_task(self._run(), name=self._name)

    def wake(self, due: datetime | None = None) -> None:
        """Say that an alarm has been set that is due then, or at any time: it may be earlier than the others."""
        if due is not None and self._until is not None and due >= self._until:
            return
        self._resting.clear()
        self._bell.set()

    async def idle(self) -> None:
        """Wait until nothing is due any more."""
        await self._resting.wait()

    async def close(self, *, within: float) -> None:
        """Stop, when what is being done is done; what needs more than these seconds is broken off."""
        self._closed = True
        self._bell.set()
        if self._task is not None:
            await asyncio.wait([self._task], timeout=within)
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while not self._closed:
            self._bell.clear()
            self._until = None
            pause = await self.ring_due()
            self._until = self._clock() + timedelta(seconds=pause)
            if not self._bell.is_set():
                self._resting.set()
            try:
                async with asyncio.timeout(pause):
                    await self._bell.wait()
            except TimeoutError:
                self._resting.clear()


class Scheduler(AlarmClock):
    """One task that has every alarm done once it is due: `ring` does the first one of a match and takes it away.

    Of several processes each has those of its own servers done, and those of one that is not there wait for it: the
    people there cannot play.

    It gives false where another process is at the match: there it is looked at again a moment later.

    Alarms are in the store, so those that became due while the bot was stopped are done when it starts, each once.
    """

    def __init__(
        self,
        *,
        store: Store,
        clock: Callable[[], datetime],
        ring: Callable[[int], Awaitable[bool]],
        shards: Callable[[], Shards | None] = lambda: None,
    ) -> None:
        """Do what is due in the servers of these shards, all where it gives None."""
        super().__init__(clock, "alarm-clock")
        self._store = store
        self._shards = shards
        self._ring = ring

    async def ring_due(self) -> float:
        """Have everything done that is due; return the seconds for which to sleep then."""
        try:
            while not self._closed:
                try:
                    async with self._store.lookup() as reader:
                        first = await reader.next_alarm(self._shards())
                except TornRow as error:  # all others wait behind it
                    log.error("alarm cannot be read", error=str(error))  # noqa: TRY400 - the sentence says it all
                    async with self._store.transaction() as writer:
                        await writer.drop_torn_alarm(self._shards())
                    continue
                pause = LONGEST_SLEEP if first is None else (first.due_at - self._clock()).total_seconds()
                if first is None or pause > 0:
                    return min(pause, LONGEST_SLEEP)
                if not await self._ring_or_postpone(first.match_id):
                    return BUSY
        except DatabaseAway:  # which wakes this when it is back
            pass
        except DatabaseBusy as error:
            log.warning("alarms wait", why=str(error))
            return BUSY
        except Exception:
            log.exception("alarms cannot be read or postponed")
        return LONGEST_SLEEP

    async def _ring_or_postpone(self, match_id: int) -> bool:
        try:
            return await self._ring(match_id)
        except (DatabaseAway, DatabaseBusy):  # no fault of the alarm, which is done when the database is back
            raise
        except Exception:
            log.exception("alarm failed", match=match_id)
            async with self._store.transaction() as writer:
                await writer.postpone(match_id, until=self._clock() + FAILED_FOR)
            return True
