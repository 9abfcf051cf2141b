"""The outbox worker delivers what is owed: per channel in order, each post once, whatever fails in between."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from http import HTTPStatus
from typing import Final

import aiohttp
import discord
import msgspec
import structlog

from bot.delivery.direct_messages import call_instead, hand_over
from bot.delivery.due_calls import as_due, call_later
from bot.delivery.message_parts import Upload
from bot.delivery.messages import Messenger
from bot.play.outbox import writing
from bot.store import Store, TornRow, Writer
from bot.table.posts.post import Post, callee
from bot.table.rows import LobbyMessage, PostRow

FIRST_PAUSE = 1.0
LONGEST_PAUSE = 60.0
LONGEST_BARRED = 86400.0
"""Seconds between two tries: twice as many every time, up to a minute while Discord fails, up to a day where the bot
may not write: that may last for ever, and what can change it has the channel tried at once.
"""

BARRED: Final = (50001, 50013, 50083, 160005)
"""Discord's codes for a channel that the bot does not see, what it may not do there, and a closed or locked thread."""

PASSING: Final = (HTTPStatus.UNAUTHORIZED, HTTPStatus.REQUEST_TIMEOUT, HTTPStatus.TOO_MANY_REQUESTS)
"""What is no fault of the post: a token that was reset is soon another one."""

GONE: Final = 10003
"""Discord's code for a channel that there is not, or not any more."""

OUTDATED: Final = "outdated"
"""Why a call is not sent that is true no more, or would disturb: then another one comes later."""

STEP_PAUSE = 1.5
"""How long a step of a walk that is posted live can be looked at before the next one comes."""

log = structlog.get_logger()


class OutboxWorker:
    """One task per channel that is owed something; `wake` starts it, and it ends when nothing is owed.

    A post is marked as delivered after Discord has taken it, and each message of a long one is noted. Should the bot
    die in between, it sends that message again with the same nonce, and Discord gives back the first one instead of
    showing it twice.
    """

    def __init__(
        self,
        *,
        store: Store,
        messenger: Messenger,
        clock: Callable[[], datetime],
        rewind: Callable[[], None] = lambda: None,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._rewind = rewind
        self._sleep = sleep
        self._woken: set[int] = set()
        self._barred: set[int] = set()
        self._tasks: dict[int, asyncio.Task[None]] = {}
        self._pauses: dict[int, asyncio.Future[None]] = {}
        self._closed = False

    @property
    def barred(self) -> frozenset[int]:
        """The channels that Discord last refused because the bot may not write there."""
        return frozenset(self._barred)

    @property
    def serving(self) -> frozenset[int]:
        """The channels that are owed something, those among them where the bot may not write."""
        return frozenset(self._tasks)

    def wake(self, channel_id: int) -> None:
        """Say that a channel is owed something, or that the bot may write there again.

        Needs a running loop; after `close` it waits for the next start.
        """
        self._woken.add(channel_id)
        if self._closed:
            return
        if channel_id not in self._tasks:
            self._tasks[channel_id] = asyncio.create_task(self._serve(channel_id), name=f"outbox-{channel_id}")
        elif channel_id in self._barred and channel_id in self._pauses:
            self._pauses[channel_id].cancel()

    async def wake_all(self) -> None:
        """Deliver what was owed when the bot last stopped."""
        async with self._store.reading() as reader:
            channels = await reader.channels_owed()
        for channel_id in channels:
            self.wake(channel_id)

    async def idle(self) -> None:
        """Wait until nothing is being delivered."""
        while self._tasks:
            await asyncio.gather(*self._tasks.values())

    async def close(self, *, within: float = 0.0) -> None:
        """Begin nothing more, and let what is being posted be posted; what needs more than these seconds is broken off.

        What is still owed stays in the outbox.
        """
        self._closed = True
        for pause in self._pauses.values():
            pause.cancel()
        if tasks := tuple(self._tasks.values()):
            await asyncio.wait(tasks, timeout=within)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _serve(self, channel_id: int) -> None:
        pause = FIRST_PAUSE
        try:
            while channel_id in self._woken and not self._closed:
                self._woken.discard(channel_id)
                delivered = await self._deliver_next(channel_id, again_in=min(pause, LONGEST_PAUSE))
                if delivered is None:
                    continue
                if delivered:
                    pause = FIRST_PAUSE
                elif not (channel_id in self._barred and channel_id in self._woken):  # it was called while it was tried
                    # After the pause the outbox is asked anew: the post may have been withdrawn by then.
                    pause = min(pause, LONGEST_BARRED if channel_id in self._barred else LONGEST_PAUSE)
                    await self._pause(channel_id, pause)
                    pause *= 2
                self._woken.add(channel_id)
        finally:
            del self._tasks[channel_id]

    async def _pause(self, channel_id: int, seconds: float) -> None:
        """Sleep, unless the bot stops, or a barred channel is called meanwhile."""
        if self._closed:
            return
        pause = self._pauses[channel_id] = asyncio.ensure_future(self._sleep(seconds))
        try:
            await asyncio.wait([pause])
        finally:
            pause.cancel()
            del self._pauses[channel_id]

    async def _deliver_next(self, channel_id: int, *, again_in: float) -> bool | None:
        """Deliver what the channel is owed next; None where that is nothing, False where it has to be tried again."""
        try:
            row = await self._next(channel_id)
            return None if row is None else await self._deliver(row, again_in=again_in)
        except Exception:  # the database's, say; what has been sent already keeps its nonce
            log.exception("post delayed by a fault of ours", channel=channel_id, again_in=again_in)
            return False

    async def _next(self, channel_id: int) -> PostRow | None:
        while True:
            try:
                async with self._store.reading() as reader:
                    return next(iter(await reader.owed(channel_id, limit=1)), None)
            except TornRow as error:  # all others wait behind it
                log.error("post cannot be read", channel=channel_id, error=str(error))  # noqa: TRY400 - the sentence says it all
                async with self._writing() as writer:
                    await writer.skip_torn(channel_id, reason=str(error))

    async def _deliver(self, row: PostRow, *, again_in: float) -> bool:
        """Deliver a post, or give it up for good; False where Discord has to be asked again."""
        try:
            post = msgspec.json.decode(row.body, type=Post)
            uploads = await self._messenger.paint(row, post)
        except Exception as error:
            log.exception("post cannot be made", post=row.id, channel=row.channel_id)
            await self._give_up(row, None, error)
            return True
        async with self._store.reading() as reader:
            due = await as_due(reader, row, post, self._clock())
        if due != post:
            async with self._writing() as writer:
                await call_later(writer, row, post, self._clock())
        if due is None:
            await self._drop(row)
            return True
        return await self._send(row, due, uploads, again_in=again_in)

    async def _send(self, row: PostRow, post: Post, uploads: Sequence[Upload] | None, *, again_in: float) -> bool:
        try:
            message_id = await self._messenger.send(row, post, uploads)
        except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
            if is_barred(error):
                self._bar(row, error)
                return False
            self._barred.discard(row.channel_id)
            if passes(error):
                log.warning("post delayed", post=row.id, channel=row.channel_id, error=str(error), again_in=again_in)
                return False
            if post.role == "direct":  # which is everybody's own choice
                log.info("direct message refused", post=row.id, error=str(error))
            else:
                log.error("post refused by Discord", post=row.id, channel=row.channel_id, error=str(error))  # noqa: TRY400 - Discord's answer says it all; a traceback would only show our own call
            await self._give_up(row, post, error)
            return True
        self._barred.discard(row.channel_id)
        async with self._writing() as writer:
            called = post.mention if post.role != "direct" else callee(post)
            await writer.mark_delivered(row.id, message_id=message_id, at=self._clock(), called=called)
            if post.role == "lobby" and row.match_id is not None:
                pictures = msgspec.json.encode(post.pictures)
                await writer.set_lobby_message(row.match_id, LobbyMessage(message_id=message_id, pictures=pictures))
            if post.role == "board":
                await hand_over(writer, row, post, message_id=message_id)
        if post.paced:
            await self._pause(row.channel_id, STEP_PAUSE)
        return True

    async def _drop(self, row: PostRow) -> None:
        """Give up a call that is not true any more, or would disturb."""
        log.info("call is due no more", post=row.id, channel=row.channel_id)
        async with self._writing() as writer:
            await writer.mark_failed(row.id, reason=OUTDATED)

    def _bar(self, row: PostRow, error: Exception) -> None:
        """Say once that a channel is barred: that may last for days."""
        if row.channel_id not in self._barred:
            self._barred.add(row.channel_id)
            log.warning("post waits for permission", post=row.id, channel=row.channel_id, error=str(error))

    async def _give_up(self, row: PostRow, post: Post | None, error: Exception) -> None:
        """Let the posts behind this one have their turn; whom it was to call is called in another way."""
        async with self._writing() as writer:
            await writer.mark_failed(row.id, reason=repr(error))
            if isinstance(error, discord.HTTPException) and error.code == GONE:
                await writer.forget_watches(row.channel_id)
            if post is not None and post.role == "direct":
                await call_instead(writer, row, post)
            elif post is not None:
                await hand_over(writer, row, post, message_id=None)

    def _writing(self) -> AbstractAsyncContextManager[Writer]:
        return writing(self._store, wake=self.wake, rewind=self._rewind)


def is_barred(error: Exception) -> bool:
    """Whether the bot may not write there now; moderators can let it again."""
    return isinstance(error, discord.HTTPException) and error.code in BARRED


def passes(error: Exception) -> bool:
    """Whether Discord, or the way to it, is at fault and may answer when it is asked again."""
    if isinstance(error, discord.HTTPException):
        return error.status >= HTTPStatus.INTERNAL_SERVER_ERROR or error.status in PASSING
    return True
