"""Looks what the other processes that play from the same database do: whether they are there, what they leave and play.

Nobody says so: each process delivers what it writes. What it cannot, since it ends, and what it plays at a table where
somebody waits at a pad here, is seen by a look each second.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.delivery.outbox_worker import OutboxWorker
from bot.interactions.open_pads import OpenPads
from bot.store import Cluster, DatabaseAway, Store

EVERY: Final = 1.0
"""Seconds from one look to the next. What a process has claimed is free as soon as it ends, looked at or not."""

log = structlog.get_logger()


class OtherProcesses:
    """One task that looks, and does here what follows."""

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
