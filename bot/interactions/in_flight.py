"""What people have asked for and are being answered: counted, so that the bot can finish it before it stops."""

import asyncio
from typing import Any


class InFlight:
    """The tasks that answer interactions, one for each."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[Any]] = set()
        self.taking = True

    def take(self) -> bool:
        """Count the present task until it has ended; false when nothing more is taken."""
        task = asyncio.current_task()
        if task is None or not self.taking:
            return False
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return True

    async def finish(self, *, within: float) -> None:
        """Take nothing more, and let what was taken be done; what needs more than these seconds is broken off."""
        self.taking = False
        if self._tasks:
            await asyncio.wait(self._tasks, timeout=within)
        late = tuple(self._tasks)
        for task in late:
            task.cancel()
        await asyncio.gather(*late, return_exceptions=True)
