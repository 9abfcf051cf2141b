"""Looks whether the other processes that play from the same database are still there."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.store import DatabaseAway, Store

EVERY: Final = 1.0
"""Seconds from one look to the next. What a process has claimed is free as soon as it ends, looked at or not."""

log = structlog.get_logger()


class OtherProcesses:
    """One task that looks who is there, and has taken over what a process has left that has ended."""

    def __init__(self, *, store: Store, ended: Callable[[], Awaitable[None]]) -> None:
        self._store = store
        self._ended = ended
        self._task: asyncio.Task[None] | None = None
        self._is_failing = False

    def start(self) -> None:
        """Begin. Needs a running loop."""
        self._task = asyncio.create_task(self._look(), name="other processes")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _look(self) -> None:
        known = frozenset[int]()
        while True:
            try:
                present = await self._store.processes()
                if len(present) > 1 and present - known:
                    log.info("another process is there", processes=len(present))
                if known - present:
                    log.info("another process has ended", processes=len(present))
                    await self._ended()
                known = present
                self._is_failing = False
            except DatabaseAway:  # logged by the store, once
                pass
            except Exception:
                if not self._is_failing:
                    log.exception("it is not known which other processes there are")
                self._is_failing = True
            await asyncio.sleep(EVERY)
