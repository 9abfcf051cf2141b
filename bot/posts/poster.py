"""The poster delivers what the outbox owes: per channel in order, each post once, whatever fails in between."""

import asyncio

import aiohttp
import discord
import msgspec
import structlog

from bot.posts.post import Post
from bot.posts.sending import Messenger
from bot.store import PostRow, Store

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0

log = structlog.get_logger()


class Poster:
    """One task per channel that is owed something; `wake` starts it, and it ends when nothing is owed.

    A post is marked as delivered after Discord has taken it. Should the bot die in between, it sends the post again
    with the same nonce, and Discord gives back the first message instead of showing it twice.
    """

    def __init__(self, *, store: Store, messenger: Messenger) -> None:
        self._store = store
        self._messenger = messenger
        self._called: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}

    def wake(self, channel_id: int) -> None:
        """Say that a channel is owed something. Needs a running loop."""
        self._called.add(channel_id)
        if channel_id not in self._tasks:
            self._tasks[channel_id] = asyncio.create_task(self._serve(channel_id), name=f"poster-{channel_id}")

    async def wake_all(self) -> None:
        """Deliver what was owed when the bot last stopped."""
        async with self._store.reading() as view:
            channels = await view.channels_owed()
        for channel_id in channels:
            self.wake(channel_id)

    async def idle(self) -> None:
        """Wait until nothing is being delivered."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def close(self) -> None:
        """Stop delivering; what is still owed stays in the outbox."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, channel_id: int) -> None:
        try:
            while channel_id in self._called:
                self._called.discard(channel_id)
                while row := await self._next(channel_id):
                    await self._deliver(row)
        finally:
            del self._tasks[channel_id]

    async def _next(self, channel_id: int) -> PostRow | None:
        async with self._store.reading() as view:
            owed = await view.owed(channel_id, limit=1)
        return owed[0] if owed else None

    async def _deliver(self, row: PostRow) -> None:
        post = msgspec.json.decode(row.body, type=Post)
        pause = FIRST_PAUSE
        while True:
            try:
                message_id = await self._messenger.deliver(row, post)
            except (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError) as error:
                log.warning("post delayed", post=row.id, channel=row.channel_id, error=str(error), again_in=pause)
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE)
            except discord.HTTPException as error:
                log.error("post refused by Discord", post=row.id, channel=row.channel_id, error=str(error))  # noqa: TRY400 - Discord's answer says it all; a traceback would only show our own call
                async with self._store.transaction() as work:
                    await work.mark_failed(row.id, reason=f"{error.status} {error.code}: {error.text}")
                return
            else:
                async with self._store.transaction() as work:
                    await work.mark_delivered(row.id, message_id=message_id)
                    if post.role == "lobby" and row.match_id is not None:
                        await work.set_lobby_message(row.match_id, message_id)
                return
