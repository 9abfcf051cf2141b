"""The interactions that are being answered: each is taken once, and all are answered before the bot stops."""

import asyncio
from collections import deque
from typing import Any, Final

REMEMBERED: Final = (15 * 60 * 1000) << 22
"""For how long an interaction's id is remembered: a quarter of an hour, as a difference of two ids.

The upper bits of Discord's ids are milliseconds. After this time Discord accepts no answer any more.
"""


class InFlight:
    """The tasks that answer interactions, one for each."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self._taken: set[int] = set()
        self._in_order: deque[int] = deque()
        self.taking = True

    def take(self, interaction_id: int) -> bool:
        """Count the present task until it has ended; false when nothing more is taken, or this has been taken before.

        Discord promises that events come at least once, and not that they come only once.
        """
        task = asyncio.current_task()
        if task is None or not self.taking or interaction_id in self._taken:
            return False
        self._remember(interaction_id)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    def _remember(self, interaction_id: int) -> None:
        self._taken.add(interaction_id)
        self._in_order.append(interaction_id)
        while self._in_order[0] < interaction_id - REMEMBERED:
            self._taken.remove(self._in_order.popleft())

    async def calm(self, *, within: float) -> None:
        """Wait until what is being answered now is answered, but not longer than these seconds."""
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within)

    async def finish(self, *, within: float) -> None:
        """Take nothing more, and let what was taken be done; what needs more than these seconds is broken off."""
        self.taking = False
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within)
        late = tuple(self._tasks)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
