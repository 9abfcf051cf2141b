"""The delivery of a channel's next post: it is painted, sent, and marked as delivered, each once."""

from collections.abc import Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from datetime import datetime

import aiohttp
import discord
import msgspec
import structlog

from bot.delivery.delivered_posts import note_delivered
from bot.delivery.direct_messages import call_instead, hand_over
from bot.delivery.due_calls import as_due, call_later
from bot.delivery.fault_log import FaultLog
from bot.delivery.joined_boards import BETWEEN, MOST, joinable, named
from bot.delivery.message_parts import Upload
from bot.delivery.messages import Messenger
from bot.delivery.outcome import OUTDATED, Outcome, Taken
from bot.delivery.refusals import BARRED, GONE, MOST_REFUSALS, verdict_on
from bot.play.lost_channels import Why, leave
from bot.store import Store, TornRow, Writer
from bot.table.post_rows import PostRow
from bot.table.posts.post import Post, joined

Writing = Callable[[], AbstractAsyncContextManager[Writer]]
"""Writes in one transaction, and tells the rest of the program what follows once that is kept."""

BringHome = Callable[[Writer, int, Why], Awaitable[bool]]
"""Lets the game of a thread go on in its channel, with what is owed; false where the thread was made for no game."""

log = structlog.get_logger()


class PostDelivery:
    """Delivers posts one by one, and knows of each channel why that does not go on."""

    def __init__(
        self,
        *,
        store: Store,
        messenger: Messenger,
        clock: Callable[[], datetime],
        writing: Writing,
        is_overloaded: Callable[[], bool] = lambda: False,
        bring_home: BringHome | None = None,
    ) -> None:
        self._is_overloaded = is_overloaded
        self._bring_home = bring_home
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._writing = writing
        self.inherited: int | None = None
        """The highest id of the posts that were owed before the bot began: Discord may have taken them already."""
        self._doubtful: set[int] = set()
        """The posts that Discord may have taken, though it did not say so."""
        self._refusals: dict[int, int] = {}
        """How often posts were refused for an unknown reason, by channel."""
        self._faults = FaultLog()
        self.barred: set[int] = set()
        """The channels where the bot may not write."""
        self.unmarked: dict[int, Taken] = {}
        """What stands and cannot be marked as delivered, by channel."""

    @property
    def refused(self) -> frozenset[int]:
        """The channels whose next post Discord refuses for an unknown reason."""
        return frozenset(self._refusals)

    async def deliver_next(self, channel_id: int, *, again_in: float) -> Outcome:
        """Deliver what the channel is owed next; `again_in` is for the log, the seconds until the next try."""
        if (taken := self.unmarked.get(channel_id)) is not None:
            return await self._mark(taken)
        try:
            rows = await self._next(channel_id, at_most=MOST if self._is_overloaded() else 1)
            together = await self._deliver_joined(rows, again_in=again_in) if len(rows) > 1 else None
            outcome = together or (await self._deliver(rows[0], again_in=again_in) if rows else "nothing")
        except Exception as error:  # noqa: BLE001 - the database's, say; what has been sent already is known by the messenger
            self._faults.tell(channel_id, error, again_in=again_in)
            return "later"
        self._faults.is_over(channel_id)
        return outcome

    async def _next(self, channel_id: int, *, at_most: int) -> tuple[PostRow, ...]:
        while True:
            try:
                async with self._store.reading() as reader:
                    if self.inherited is None:
                        self.inherited = await reader.newest_post()
                    return await reader.owed(channel_id, limit=at_most)
            except TornRow as error:  # all others wait behind it
                log.error("post cannot be read", channel=channel_id, error=str(error))  # noqa: TRY400 - the sentence says it all
                async with self._writing() as writer:
                    await writer.skip_torn(channel_id, reason=str(error))

    async def _deliver(self, row: PostRow, *, again_in: float) -> Outcome:
        """Deliver a post, or give it up for good."""
        try:
            post = msgspec.json.decode(row.body, type=Post)
            uploads = await self._messenger.paint(row, post)
        except Exception as error:
            log.exception("post cannot be made", post=row.id, channel=row.channel_id)
            await self._give_up(row, None, error)
            return "done"
        async with self._store.reading() as reader:
            due = await as_due(reader, row, post, self._clock())
        if due != post:
            async with self._writing() as writer:
                await call_later(writer, row, post, self._clock())
        if due is None:
            await self._drop(row)
            return "done"
        return await self._send(row, due, uploads, again_in=again_in)

    async def _deliver_joined(self, rows: Sequence[PostRow], *, again_in: float) -> Outcome | None:
        """Deliver several boards as one message; None where the first one has to be delivered by itself."""
        try:
            posts = [msgspec.json.decode(row.body, type=Post) for row in rows]
        except msgspec.MsgspecError:
            return None
        if not self._messenger.takes_files(rows[0].channel_id):
            return None
        async with self._store.reading() as reader:
            dues = [await as_due(reader, row, post, self._clock()) for row, post in zip(rows, posts, strict=True)]
        due = [post for post in dues if post is not None]
        number = joinable(rows, due) if len(due) == len(rows) else 1
        if number == 1 or any(self._may_stand(row) for row in rows[:number]):
            return None
        uploads = list[Upload]()
        for row, post in zip(rows[:number], due, strict=False):
            if (painted := await self._messenger.paint(row, post)) is None:
                return None
            uploads += named(row, painted)
        async with self._writing() as writer:
            await call_later(writer, rows[number - 1], posts[number - 1], self._clock())
        before, row = tuple(rows[: number - 1]), rows[number - 1]
        return await self._send(row, joined(due[:number], between=BETWEEN), uploads, before=before, again_in=again_in)

    async def _send(
        self,
        row: PostRow,
        post: Post,
        uploads: Sequence[Upload] | None,
        *,
        before: tuple[PostRow, ...] = (),
        again_in: float,
    ) -> Outcome:
        try:
            message_id = await self._messenger.send(row, post, uploads, may_stand=self._may_stand(row))
        except Exception as error:
            self._doubtful.update(each.id for each in (*before, row))  # until Discord says otherwise
            if not isinstance(error, discord.HTTPException | discord.RateLimited | aiohttp.ClientError | OSError):
                raise  # an answer that cannot be read, say
            return await self._not_taken(row, post, error, before=before, again_in=again_in)
        self._settle(row)
        return await self._mark(Taken(row, post, message_id, before))

    async def _not_taken(
        self, row: PostRow, post: Post, error: Exception, *, before: tuple[PostRow, ...], again_in: float
    ) -> Outcome:
        """See why Discord has not taken a post, and whether it is tried again."""
        verdict = verdict_on(error)
        if verdict == "passing":
            self.barred.discard(row.channel_id)
            log.warning("post delayed", post=row.id, channel=row.channel_id, error=str(error), again_in=again_in)
            return "later"
        if await self._comes_home(row, error):
            self._settle(row)
            return "done"
        if verdict == "barred":
            self._doubtful.discard(row.id)
            self._bar(row, error)
            return "barred"
        tries = self._refusals.get(row.channel_id, 0) + 1
        self._settle(row)
        if before:  # each is tried by itself, so that none is given up for another one
            self._doubtful.update(each.id for each in (*before, row))
            return "later"
        if verdict == "gone" and post.role == "direct":  # it is the person's channel, and not the table's
            verdict = "final"
        is_gone = verdict == "gone" and await self._messenger.is_gone(row.channel_id)
        if verdict in ("gone", "unknown") and not is_gone and tries < MOST_REFUSALS:
            self._refusals[row.channel_id] = tries
            log.warning("post refused for an unknown reason", post=row.id, channel=row.channel_id, error=str(error))
            return "unknown"
        if post.role == "direct":  # which is everybody's own choice
            log.info("direct message refused", post=row.id, error=str(error))
        else:
            log.error("post refused by Discord", post=row.id, channel=row.channel_id, error=str(error))
        await self._give_up(row, post, error, is_gone=is_gone)
        return "done"

    def _may_stand(self, row: PostRow) -> bool:
        """Whether a post may stand already: Discord's answer was lost, or the bot that sent it could not note it."""
        return row.id <= (self.inherited or 0) or row.id in self._doubtful

    def _settle(self, row: PostRow) -> None:
        """Note that Discord has said what became of a post."""
        self._doubtful.discard(row.id)
        self._refusals.pop(row.channel_id, None)
        self.barred.discard(row.channel_id)

    async def _mark(self, taken: Taken) -> Outcome:
        """Mark a post as delivered. What cannot be marked is not sent again, but marked later."""
        row, post, message_id, _ = taken
        where = {"post": row.id, "channel": row.channel_id}
        try:
            async with self._writing() as writer:
                await note_delivered(writer, taken, self._clock())
        except Exception:
            if row.channel_id not in self.unmarked:
                self.unmarked[row.channel_id] = taken
                log.exception("post stands, but cannot be marked as delivered", **where, message=message_id)
            return "later"
        if self.unmarked.pop(row.channel_id, None) is not None:
            log.info("post is marked as delivered now", **where)
        return "paced" if post.paced else "done"

    async def _drop(self, row: PostRow) -> None:
        """Give up a call that is not true any more, or would disturb."""
        log.info("call is due no more", post=row.id, channel=row.channel_id)
        async with self._writing() as writer:
            await writer.mark_failed(row.id, reason=OUTDATED)

    async def _comes_home(self, row: PostRow, error: Exception) -> bool:
        """Let the game of a thread that is lost go on in its channel, and what is owed with it; or see that it has."""
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if self._bring_home is None or code not in (GONE, *BARRED):
            return False
        if code == GONE and not await self._messenger.is_gone(row.channel_id):
            return False
        async with self._writing() as writer:
            is_home = await self._bring_home(writer, row.channel_id, "deleted" if code == GONE else "shut")
            return is_home or not await writer.is_owed(row.id, row.channel_id)

    def _bar(self, row: PostRow, error: Exception) -> None:
        """Say once that a channel is barred: that may last for days."""
        if row.channel_id not in self.barred:
            self.barred.add(row.channel_id)
            log.warning("post waits for permission", post=row.id, channel=row.channel_id, error=str(error))

    async def _give_up(self, row: PostRow, post: Post | None, error: Exception, *, is_gone: bool = False) -> None:
        """Let the posts behind this one have their turn; whom it was to call is called in another way."""
        async with self._writing() as writer:
            await writer.mark_failed(row.id, reason=repr(error))
            if is_gone:
                await leave(writer, row.channel_id)
            if post is not None and post.role == "direct":
                await call_instead(writer, row, post)
            elif post is not None:
                await hand_over(writer, row, post, message_id=None)
