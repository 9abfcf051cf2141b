"""The delivery of a channel's next post: it is painted, sent, and marked as delivered, each once."""

from bisect import bisect_left
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import Final

import aiohttp
import discord
import msgspec
import structlog

from bot.delivery.due_calls import as_due, call_later, owe_direct_message, owe_short_call
from bot.delivery.message_parts import BETWEEN, MOST, Upload, joinable, named
from bot.delivery.messages import Messenger, Painted
from bot.delivery.refusals import OUTDATED, Outcome, Taken
from bot.delivery.refused_posts import MoveToParent, Refusals, Writing
from bot.store import DatabaseAway, Marked, Store, TornRow, Writer
from bot.table.post_rows import BOARDS, LobbyMessage, PostRow
from bot.table.posts.post import Post, callee, joined, makes_call

log = structlog.get_logger()

DELAYS: Final = (0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0, 60.0, 600.0)
"""Seconds by which delays are told apart."""

DELAYED = "post delayed by a fault of ours"


class FaultLog:
    """Tells in the log of our faults that hold up posts, ever more seldom: a full disk would fill itself with it."""

    def __init__(self) -> None:
        self._times: dict[int, int] = {}
        """How often each channel's posts have been held up in a row."""

    def tell(self, channel_id: int, row: PostRow | None, error: Exception, *, again_in: float) -> None:
        """Tell of an exception: of the first one with its traceback, then at each twofold of times in a line.

        Which channel that is stays untold while its post is not known: it may be that of a direct message.
        """
        times = self._times[channel_id] = self._times.get(channel_id, 0) + 1
        where = {} if row is None else row.where
        if times == 1:
            log.error(DELAYED, **where, again_in=again_in, exc_info=error)
        elif times & (times - 1) == 0:
            log.error(DELAYED, **where, again_in=again_in, times=times, error=repr(error))

    def is_over(self, channel_id: int) -> None:
        """Begin anew with a channel whose posts are held up no more."""
        if self._times.pop(channel_id, 0) > 1:
            log.info("no fault of ours delays posts any more")


class Delays:
    """How long posts have taken that show a match: from the move until Discord had its picture."""

    def __init__(self) -> None:
        self.counts = [0] * (len(DELAYS) + 1)
        """How many took up to each of `DELAYS` and longer than up to the one before it; at last how many longer."""
        self.total = 0.0
        """The seconds of all."""

    def note(self, seconds: float) -> None:
        """Note how long one has taken."""
        self.counts[bisect_left(DELAYS, seconds)] += 1
        self.total += max(seconds, 0.0)


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
        move_to_parent: MoveToParent | None = None,
    ) -> None:
        self._is_overloaded = is_overloaded
        self._store = store
        self._messenger = messenger
        self._clock = clock
        self._writing = writing
        self.refusals = Refusals(messenger=messenger, writing=writing, move_to_parent=move_to_parent)
        self._faults = FaultLog()
        self.delays = Delays()
        self.unmarked: dict[int, Taken] = {}
        """What stands and cannot be marked as delivered, by channel."""

    async def deliver_next(self, channel_id: int, *, again_in: float) -> Outcome:
        """Deliver what the channel is owed next; `again_in` is for the log, the seconds until the next try."""
        if (taken := self.unmarked.get(channel_id)) is not None:
            return await self._mark(taken)
        rows: tuple[PostRow, ...] = ()
        try:
            rows = await self._next(channel_id, at_most=MOST if self._is_overloaded() else 1)
            together = await self._deliver_joined(rows, again_in=again_in) if len(rows) > 1 else None
            outcome = together or (await self._deliver(rows[0], again_in=again_in) if rows else "nothing")
        except DatabaseAway:  # what has been sent already is known by the messenger
            raise
        except Exception as error:  # noqa: BLE001 - what has been sent is known, as before
            self._faults.tell(channel_id, rows[0] if rows else None, error, again_in=again_in)
            return "later"
        self._faults.is_over(channel_id)
        return outcome

    async def _next(self, channel_id: int, *, at_most: int) -> tuple[PostRow, ...]:
        while True:
            try:
                async with self._store.lookup() as reader:
                    if self.refusals.inherited is None:
                        self.refusals.inherited = await reader.newest_post()
                    return await reader.owed(channel_id, limit=at_most)
            except TornRow as error:  # all others wait behind it
                async with self._writing() as writer:
                    post_id = await writer.skip_torn(channel_id, reason=str(error))
                log.error("post cannot be read", post=post_id, error=str(error))  # noqa: TRY400 - the sentence says it all

    async def _deliver(self, row: PostRow, *, again_in: float) -> Outcome:
        """Deliver a post, or give it up for good."""
        try:
            post = msgspec.json.decode(row.body, type=Post)
            painted = await self._messenger.paint(row, post)
        except DatabaseAway:  # which is no fault of the post
            raise
        except Exception as error:
            log.exception("post cannot be made", **row.where)
            await self.refusals.give_up(row, None, error)
            return "done"
        due: Post | None = post
        if makes_call(post):
            async with self._store.lookup() as reader:
                due = await as_due(reader, row, post, self._clock())
        if due != post:
            async with self._writing() as writer:
                await call_later(writer, row, post, self._clock())
        if due is None:
            return await self._drop(row, post, again_in=again_in)
        return await self._send(row, due, painted, again_in=again_in)

    async def _deliver_joined(self, rows: Sequence[PostRow], *, again_in: float) -> Outcome | None:
        """Deliver several boards as one message; None where the first one has to be delivered by itself."""
        try:
            posts = [msgspec.json.decode(row.body, type=Post) for row in rows]
        except msgspec.MsgspecError:
            return None
        if not self._messenger.takes_files(rows[0].channel_id):
            return None
        async with self._store.lookup() as reader:
            dues = [await as_due(reader, row, post, self._clock()) for row, post in zip(rows, posts, strict=True)]
        due = [post for post in dues if post is not None]
        number = joinable(rows, due) if len(due) == len(rows) else 1
        if number == 1 or any(self.refusals.may_stand(row) for row in rows[:number]):
            return None
        uploads = list[Upload]()
        for row, post in zip(rows[:number], due, strict=False):
            if (files := (await self._messenger.paint(row, post)).uploads) is None:
                return None
            uploads += named(row, files)
        async with self._writing() as writer:
            await call_later(writer, rows[number - 1], posts[number - 1], self._clock())
        before, row = tuple(rows[: number - 1]), rows[number - 1]
        post = joined(due[:number], between=BETWEEN)
        return await self._send(row, post, Painted(uploads), before=before, again_in=again_in)

    async def _send(
        self,
        row: PostRow,
        post: Post,
        painted: Painted,
        *,
        before: tuple[PostRow, ...] = (),
        again_in: float,
    ) -> Outcome:
        try:
            message_id = await self._messenger.send(row, post, painted, may_stand=self.refusals.may_stand(row))
        except Exception as error:
            self.refusals.doubt(*before, row)  # until Discord says otherwise
            if not isinstance(error, discord.HTTPException | discord.RateLimited | aiohttp.ClientError | OSError):
                raise  # an answer that cannot be read, say
            return await self.refusals.after_refusal(row, post, error, before=before, again_in=again_in)
        self.refusals.settle(row)
        return await self._mark(Taken(row, post, message_id, before))

    async def _mark(self, taken: Taken) -> Outcome:
        """Mark a post as delivered. What cannot be marked is not sent again, but marked later."""
        row, post, message_id, _ = taken
        where = row.where
        try:
            async with self._writing() as writer:
                marked = await _note_delivered(writer, taken, self._clock())
                is_last = marked == "last" and row.channel_id not in writer.to_wake
        except DatabaseAway:
            self.unmarked[row.channel_id] = taken
            raise
        except Exception:
            if row.channel_id not in self.unmarked:
                self.unmarked[row.channel_id] = taken
                log.exception("post stands, but cannot be marked as delivered", **where, message=message_id)
            return "later"
        if self.unmarked.pop(row.channel_id, None) is not None:
            log.info("post is marked as delivered now", **where)
        for each in (*taken.before, row):
            if each.role in BOARDS:
                self.delays.note((self._clock() - each.created_at).total_seconds())
        return "paced" if post.paced else "last" if is_last else "done"

    async def _drop(self, row: PostRow, post: Post, *, again_in: float) -> Outcome:
        """Give up a call that is not true any more, or would disturb; one that stands is marked, so that it goes."""
        if self.refusals.may_stand(row):
            try:
                standing = await self._messenger.find(row, post)
            except (discord.HTTPException, discord.RateLimited, aiohttp.ClientError, OSError) as error:
                return await self.refusals.after_refusal(row, post, error, before=(), again_in=again_in)
            self.refusals.settle(row)
            if standing is not None:
                return await self._mark(Taken(row, post, standing))
        log.info("call is due no more", **row.where)
        async with self._writing() as writer:
            await writer.mark_failed(row.id, reason=OUTDATED)
        return "done"


async def _note_delivered(writer: Writer, taken: Taken, at: datetime) -> Marked:
    """Mark a post, and those whose pictures its message shows too; owe the call that the message does not make.

    It may be marked already: where the connection is lost as that is kept, nobody knows, and the call is owed once.
    """
    row, post, message_id, before = taken
    if row.match_id is not None:  # before its posts, as whoever plays: else each could wait for the other
        if post.traits.is_only_one:
            message = LobbyMessage(message_id=message_id, pictures=msgspec.json.encode(post.pictures))
            await writer.set_lobby_message(row.match_id, message, post_id=row.id)
        elif post.traits.edits or post.call is not None:
            await writer.match(row.match_id)
    for each in before:
        await writer.mark_delivered(each, message_id=message_id, at=at)
    is_edit = bool(post.traits.edits) and await writer.is_message(message_id, before=row.id)
    if is_edit:  # what goes and what stays of the message is as the newest of its posts has it
        await writer.forget_fleeting(row.channel_id, message_id)
    called = None if is_edit else post.mention if not post.traits.is_direct else callee(post)
    marked = await writer.mark_delivered(row, message_id=message_id, at=at, called=called)
    if marked == "already":
        return marked
    if is_edit and post.mention is not None:
        await owe_short_call(writer, row, post, message_id=message_id)
    if post.traits.shows == "match":
        await owe_direct_message(writer, row, post, message_id=message_id)
    return marked
