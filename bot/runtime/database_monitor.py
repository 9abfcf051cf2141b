"""Looks whether the database's server answers, and this process's share is its own; then lets go on what waited."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from bot.store import Cluster, DatabaseAway, DatabaseInUse, Store

EVERY: Final = 1.0
"""Seconds from one look to the next."""

log = structlog.get_logger()


class DatabaseMonitor:
    """One task beside a store on a server. With a file there is nothing to watch: its lock cannot be lost."""

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
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, unless the database is a file. Needs a running loop."""
        if self._cluster.lock is not None and self._task is None:
            self._task = asyncio.create_task(self._monitor(), name="database monitor")

    async def close(self) -> None:
        """Look no more."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _monitor(self) -> None:
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
