"""The interactions that are being answered: each is taken once, in time, and all are answered before the bot stops."""

import asyncio
import math
import sys
import time
from collections import deque
from typing import Any, Final

import structlog

EXPIRES = 3.0
"""Seconds after which Discord takes no first answer, and has told the asker that none has come."""

DRIFT: Final = 0.0005
"""By which part of the time a computer's clock may run faster than Discord's; Linux sets one right no faster."""

BELOW_TIME: Final = 22
"""How many bits of Discord's ids stand below the milliseconds at which they were made."""

REMEMBERED: Final = (15 * 60 * 1000) << BELOW_TIME
"""For how long an interaction's id is remembered: a quarter of an hour, as a difference of two ids.

After this time Discord accepts no answer any more.
"""

log = structlog.get_logger()


def elapsed_seconds() -> float:
    """Return the seconds since some moment, those among them in which the machine slept; nobody sets this clock."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if sys.platform == "linux" else time.monotonic()


class Lateness:
    """Tells how late interactions come, by the times in their ids.

    What the clocks of Discord and of this machine say of one moment may be as different as they like: the interaction
    that has come soonest was not late, and what came later than that has waited, as in a process that was frozen.
    """

    def __init__(self) -> None:
        self._at = elapsed_seconds()
        self._soonest = math.inf

    def of(self, interaction_id: int) -> float:
        """Return for how many seconds an interaction has waited that comes now."""
        before, self._at = self._at, elapsed_seconds()
        came_after = self._at - (interaction_id >> BELOW_TIME) / 1000
        self._soonest = min(self._soonest + (self._at - before) * DRIFT, came_after)
        return came_after - self._soonest


class InFlight:
    """The tasks that answer interactions, one for each."""

    def __init__(self) -> None:
        self._lateness = Lateness()
        self._tasks: set[asyncio.Task[Any]] = set()
        self._long: set[asyncio.Task[Any]] = set()
        self._taken: set[int] = set()
        self._in_order: deque[int] = deque()
        self.taking = True

    def take(self, interaction_id: int) -> bool:
        """Count the present task until it has ended; false when nothing more is taken, or this has been taken before.

        Discord promises that events come at least once, and not that they come only once. False also for what has
        waited here until it cannot be answered any more: its asker knows that nothing came of it.
        """
        task = asyncio.current_task()
        waited = self._lateness.of(interaction_id)
        if waited > EXPIRES:
            log.warning("interaction came too late to be answered", interaction=interaction_id, waited=round(waited, 1))
            return False
        if task is None or not self.taking or interaction_id in self._taken:
            return False
        self._remember(interaction_id)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    def takes_long(self) -> None:
        """Let nobody give way to the present task any more: its asker has been told that it takes long."""
        task = asyncio.current_task()
        if task in self._tasks and task not in self._long:
            self._long.add(task)
            task.add_done_callback(self._long.discard)

    def _remember(self, interaction_id: int) -> None:
        self._taken.add(interaction_id)
        self._in_order.append(interaction_id)
        while self._in_order[0] < interaction_id - REMEMBERED:
            self._taken.remove(self._in_order.popleft())

    async def calm(self, *, within: float) -> None:
        """Wait until what is being answered now is answered, but not longer than these seconds."""
        if soon := self._tasks - self._long:
            await asyncio.wait(soon, timeout=within)

    async def finish(self, *, within: float) -> None:
        """Take nothing more, and let what was taken be done; what needs more than these seconds is broken off."""
        self.taking = False
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within)
        late = tuple(self._tasks)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
