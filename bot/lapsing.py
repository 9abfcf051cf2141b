"""Wishes lapse in time: one task sleeps until the next one does, and finds after a restart which have meanwhile."""

import asyncio

import structlog

from bot.service import Tables
from bot.undoing import lapse

log = structlog.get_logger()

AFTER_FAULT = 60.0
"""Seconds to wait when the store could not be asked."""


class Lapses:
    """Ends wishes when their time is over; `wake` says that there may be a new one."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._called = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Look again when the next wish lapses."""
        self._called.set()

    def begin(self) -> None:
        """Begin to look. Needs a running loop."""
        self._task = asyncio.create_task(self._watch(), name="lapses")

    async def close(self) -> None:
        """Stop looking; what has not lapsed waits for the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _watch(self) -> None:
        while True:
            self._called.clear()
            pause = await self._pause()
            try:
                async with asyncio.timeout(pause):
                    await self._called.wait()
            except TimeoutError:
                pass

    async def _pause(self) -> float | None:
        """Let wishes lapse whose time is over; give the seconds until the next one's is."""
        try:
            until = await lapse(self._tables)
        except Exception:
            log.exception("wishes could not lapse")
            return AFTER_FAULT
        return None if until is None else max((until - self._tables.clock()).total_seconds(), 0.0)
