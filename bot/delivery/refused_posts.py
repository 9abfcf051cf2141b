"""Posts that Discord has not taken: they are tried again, wait, go to another channel, or are given up."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager

import discord
import structlog

from bot.delivery.due_calls import call_instead, owe_direct_message
from bot.delivery.messages import Messenger
from bot.delivery.refusals import BARRED, GONE, MOST_REFUSALS, Outcome, Verdict, verdict_on
from bot.play.channels import Why, leave, tell_of_lost_post
from bot.store import Writer
from bot.table.post_rows import PostRow
from bot.table.posts.post import Post

Writing = Callable[[], AbstractAsyncContextManager[Writer]]
"""Writes in one transaction, and tells the rest of the program what follows once that is kept."""

MoveToParent = Callable[[Writer, int, Why], Awaitable[bool]]
"""Lets the game of a thread go on in its channel, with what is owed; false where the thread was made for no game."""

log = structlog.get_logger()


class Refusals:
    """Sees what comes of posts that were not taken, and knows which ones may stand all the same."""

    def __init__(self, *, messenger: Messenger, writing: Writing, move_to_parent: MoveToParent | None) -> None:
        self._messenger = messenger
        self._writing = writing
        self._move_to_parent = move_to_parent
        self.inherited: int | None = None
        """The highest id of the posts that were owed before the bot began: Discord may have taken them already."""
        self._doubtful: set[int] = set()
        """The posts that Discord may have taken, though it did not say so."""
        self._times: dict[int, int] = {}
        """How often posts were refused for an unknown reason, by channel."""
        self.barred: set[int] = set()
        """The channels where the bot may not write."""

    @property
    def channels(self) -> frozenset[int]:
        """The channels whose next post Discord refuses for an unknown reason."""
        return frozenset(self._times)

    def may_stand(self, row: PostRow) -> bool:
        """Whether a post may stand already: Discord's answer was lost, or the bot that sent it could not note it."""
        return row.id <= (self.inherited or 0) or row.id in self._doubtful

    def doubt(self, *rows: PostRow) -> None:
        """Note that posts may stand though Discord did not say so."""
        self._doubtful.update(row.id for row in rows)

    def settle(self, row: PostRow) -> None:
        """Note that Discord has said what became of a post."""
        self._doubtful.discard(row.id)
        self._times.pop(row.channel_id, None)
        self.barred.discard(row.channel_id)

    async def after_refusal(
        self, row: PostRow, post: Post, error: Exception, *, before: tuple[PostRow, ...], again_in: float
    ) -> Outcome:
        """See why Discord has not taken a post, and whether it is tried again; `before` are those joined to it."""
        verdict = verdict_on(error)
        if verdict == "transient":
            self.barred.discard(row.channel_id)
            log.warning("post delayed", **row.where, error=str(error), again_in=again_in)
            return "later"
        if await self._has_moved(row, error):
            self.settle(row)
            return "done"
        if verdict == "barred":
            self._doubtful.discard(row.id)
            if row.channel_id not in self.barred:  # that may last for days, and is said once
                self.barred.add(row.channel_id)
                log.warning("post waits for permission", **row.where, error=str(error))
                await self._tell_of_lost_post(row)
            return "barred"
        times = self._times.get(row.channel_id, 0) + 1
        self.settle(row)
        if before:  # each is tried by itself, so that none is given up for another one
            self.doubt(*before, row)
            return "later"
        return await self._refuse(row, post, error, verdict, times=times)

    async def _tell_of_lost_post(self, row: PostRow) -> None:
        """Tell whoever asked for a regular post in a channel that it waits, if it is that which waits."""
        async with self._writing() as writer:
            for posted in await writer.regular_posts(place_id=row.channel_id):
                if posted.post_id == row.id:
                    await tell_of_lost_post(writer, posted, "shut")

    async def _refuse(self, row: PostRow, post: Post, error: Exception, verdict: Verdict, *, times: int) -> Outcome:
        """Give up a post that Discord will never take; try one again that was not refused often enough to tell."""
        is_direct = post.traits.is_direct  # then it is the person's channel, and not the table's
        is_gone = verdict == "gone" and not is_direct and await self._messenger.is_gone(row.channel_id)
        is_final = verdict == "final" or is_gone or (verdict == "gone" and is_direct)
        if not is_final and times < MOST_REFUSALS:
            self._times[row.channel_id] = times
            log.warning("post refused for an unknown reason", **row.where, error=str(error))
            return "unknown"
        if is_direct:  # which is everybody's own choice
            log.info("direct message refused", post=row.id, error=str(error))
        else:
            log.error("post refused by Discord", **row.where, error=str(error))
        await self.give_up(row, post, error, is_gone=is_gone)
        return "done"

    async def _has_moved(self, row: PostRow, error: Exception) -> bool:
        """Let the game of a thread that is lost go on in its channel, and what is owed with it; or see that it has."""
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if self._move_to_parent is None or code not in (GONE, *BARRED):
            return False
        if code == GONE and not await self._messenger.is_gone(row.channel_id):
            return False
        async with self._writing() as writer:
            has_moved = await self._move_to_parent(writer, row.channel_id, "deleted" if code == GONE else "shut")
            return has_moved or not await writer.is_owed(row.id, row.channel_id)

    async def give_up(self, row: PostRow, post: Post | None, error: Exception, *, is_gone: bool = False) -> None:
        """Let the posts behind this one have their turn; whom it was to call is called in another way."""
        async with self._writing() as writer:
            if row.match_id is not None:
                await writer.match(row.match_id)  # before its posts, as whoever plays
            await writer.mark_failed(row.id, reason=repr(error))
            if is_gone:
                await leave(writer, row.channel_id)
            if post is not None and post.traits.is_direct:
                await call_instead(writer, row, post)
            elif post is not None:
                await owe_direct_message(writer, row, post, message_id=None)
