"""The controls of a board, and short calls, go once a newer one stands: beside the posts, while none of them waits."""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from typing import Final

import aiohttp
import discord
import structlog

from bot.store import DatabaseAway, Store
from bot.table.post_rows import StalePostRow

Take = Callable[[int, StalePostRow], Awaitable[None]]
"""Takes from a channel what is stale since its match has a newer board: the controls of a message, or all of it."""

CAN_WAIT: Final = ContextVar("can_wait", default=False)
"""Whether what a task asks of Discord goes after all that others ask."""

log = structlog.get_logger()


class OldControls:
    """Takes old controls away, in a task for each channel, which no post waits for.

    Each message is tried once: a control that stays is no harm, for it leads to the present board. Where Discord
    makes an edit wait, the task waits, and what comes meanwhile is left alone.
    """

    def __init__(self, *, store: Store, take: Take, is_busy: Callable[[int], bool]) -> None:
        self._store = store
        self._take = take
        self._is_busy = is_busy
        """Whether a channel has posts that wait."""
        self._woken: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, channel_id: int) -> None:
        """Say that all that a channel is owed stands."""
        self._woken.add(channel_id)
        if channel_id not in self._tasks:
            self._tasks[channel_id] = asyncio.create_task(self._serve(channel_id), name=f"controls-{channel_id}")

    @property
    def serving(self) -> frozenset[int]:
        """The channels in which controls are being taken away."""
        return frozenset(self._tasks)

    async def idle(self) -> None:
        """Wait until nothing is being taken away."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def close(self) -> None:
        """Leave the rest as it is."""
        tasks = tuple(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, channel_id: int) -> None:
        CAN_WAIT.set(True)  # of this task alone
        try:
            while channel_id in self._woken:
                self._woken.discard(channel_id)
                await take_old(self._store, self._take, channel_id, is_busy=self._is_busy)
        except DatabaseAway:  # they are taken away with the next board
            pass
        except Exception:  # the database's, say; nobody waits for this task, who could tell of it
            log.exception("old controls stay", channel=channel_id)
        finally:
            del self._tasks[channel_id]


async def take_old(
    store: Store, take: Take, channel_id: int, *, is_busy: Callable[[int], bool] = lambda _channel_id: False
) -> None:
    """Take the controls from the messages that still have old ones, the newest first, as long as nobody is busy."""
    if is_busy(channel_id):
        return
    async with store.lookup() as reader:
        row = await reader.next_stale_post(channel_id)
    while row is not None and not is_busy(channel_id):
        try:
            await take(channel_id, row)
        except (discord.DiscordException, aiohttp.ClientError, OSError) as refusal:  # deleted, too old, say
            log.info("old controls stay", channel=channel_id, message=row.message_id, error=str(refusal))
        async with store.transaction() as writer:
            await writer.forget_fleeting(channel_id, row.message_id)
            row = await writer.next_stale_post(channel_id)
