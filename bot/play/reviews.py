"""Reviews of matches that are over: made piece by piece beside the bot, kept, and told wherever somebody waits for one.

Who waits stands in the store until they have seen it. If it took too long or the bot was restarted, they are told by a
line in the channel instead.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final

import msgspec
import structlog

from bot.play.outbox import owe_beside
from bot.play.tables import Tables
from bot.store import DatabaseAway
from bot.table import TableView
from bot.table.posts.calls import may_ping
from bot.table.posts.final_post import review_ready_post
from bot.table.rows import ReviewAskerRow
from bot.table.table import BoardId
from engine.core import CorruptSave, Reason, Refused, Review, ReviewBegun
from engine.thoughts import ReviewJob

SLICE: Final = 5.0
"""Seconds for which a review is worked on before what there is of it is kept."""

LOOK_EVERY: Final = 5.0
"""Seconds after which who waits is told again how far it is."""

LOOKS: Final = 156
"""How often they are told, for 13 minutes: Discord takes an answer for a quarter of an hour."""

TRIES: Final = 2
"""How often in a row its process may fail."""

Make = Callable[[ReviewJob], Awaitable[bytes | None]]
"""Gives a `Review` as JSON, or a `ReviewBegun` to go on with, or None where none could be made."""

log = structlog.get_logger()


def read_review(packed: bytes | None) -> Review | ReviewBegun:
    """Read what is kept of a review. One that is not readable, as an older version made it, is to be made anew."""
    if packed is not None:
        with suppress(msgspec.DecodeError):
            return msgspec.json.decode(packed, type=Review | ReviewBegun)
    return ReviewBegun()


class Reviewer:
    """Gives reviews: that which is kept, or one that is made now, once for all who ask meanwhile."""

    def __init__(self, *, tables: Tables, make: Make) -> None:
        self._tables = tables
        self._make = make
        self._making: dict[BoardId, asyncio.Task[Review | None]] = {}
        self._percent: dict[BoardId, int] = {}
        self._present: set[ReviewAskerRow] = set()
        self._telling: set[asyncio.Task[None]] = set()
        self._closed = False

    async def kept(self, table: TableView) -> Review | None:
        """Return the review of a table's match, which is over, if it has been made."""
        found = await self._found(table.board)
        return found if isinstance(found, Review) else None

    async def made(self, table: TableView, tell: Callable[[int], Awaitable[None]]) -> Review | None:
        """Make the review of a table's match, and tell meanwhile how many percent are done; None where it cannot be.

        Raises Refused where it comes too late for those who asked.
        """
        making = self._make_of(table)
        for _ in range(LOOKS):
            await asyncio.wait({making}, timeout=LOOK_EVERY)
            if making.done():
                break
            await tell(self._percent.get(table.board, 0))
        if not making.done() or making.cancelled():
            raise Refused(Reason.of("review-later"))
        return making.result()

    @asynccontextmanager
    async def awaited(self, asker: ReviewAskerRow, table: TableView) -> AsyncIterator[None]:
        """Remember who waits for a review until they have been shown it, or else have their channel told."""
        async with self._tables.store.transaction() as writer:
            await writer.await_review(asker)
        self._present.add(asker)
        try:
            yield
        except BaseException:
            self._present.discard(asker)
            self._tell_later(table)
            raise
        async with self._tables.store.transaction() as writer:
            await writer.end_awaiting_review(asker)
        self._present.discard(asker)

    async def resume(self, is_ours: Callable[[int | None], bool]) -> None:
        """Go on with what somebody waits for in the servers that are ours, and who is not waiting here any more."""
        async with self._tables.store.reading() as reader:
            for match_id in {asker.match_id for asker in await reader.review_askers()}:
                row = await reader.match(match_id)
                if row is None or not is_ours(row.guild_id):
                    continue
                try:
                    self._tell_later((await self._tables.load(reader, row)).public)
                except CorruptSave as error:
                    log.error("corrupt save", match=match_id, error=str(error))  # noqa: TRY400 - the sentence says it all

    async def close(self) -> None:
        """Begin nothing more, and break off what is being made: it is gone on with at the next start."""
        self._closed = True
        tasks = (*self._making.values(), *self._telling)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _make_of(self, table: TableView) -> asyncio.Task[Review | None]:
        """Return what makes a table's review, which begins if it has not. Raises Refused."""
        if self._closed:
            raise Refused(Reason.of("review-later"))
        making = self._making.get(table.board)
        if making is None:
            making = self._making[table.board] = asyncio.create_task(self._made(table), name=f"review-{table.row.id}")
            making.add_done_callback(lambda _: self._making.pop(table.board, None))
        return making

    async def _made(self, table: TableView) -> Review | None:
        journal, failures = table.started_match.journal, 0
        start, turns = msgspec.to_builtins(journal.start), tuple(msgspec.to_builtins(journal.turns))
        begun = await self._found(table.board)
        while not isinstance(begun, Review):
            packed = await self._make(ReviewJob(table.row.game, start, turns, SLICE, begun))
            if packed is None:
                failures += 1
                if failures == TRIES:
                    return None
                continue
            failures = 0
            begun = msgspec.json.decode(packed, type=Review | ReviewBegun)
            if isinstance(begun, ReviewBegun):
                self._percent[table.board] = begun.percent
            async with self._tables.store.transaction() as writer:
                await writer.keep_review(*table.board, packed)
        self._percent.pop(table.board, None)
        return begun

    async def _found(self, board: BoardId) -> Review | ReviewBegun:
        async with self._tables.store.reading() as reader:
            return read_review(await reader.review(*board))

    def _tell_later(self, table: TableView) -> None:
        """Have those told who are not waiting here, once the review is there."""
        if not self._closed:
            telling = asyncio.create_task(self._tell_askers(table), name=f"review-{table.row.id}-told")
            self._telling.add(telling)
            telling.add_done_callback(self._telling.discard)

    async def _tell_askers(self, table: TableView) -> None:
        try:
            judged = None if table.standings is None else await asyncio.shield(self._make_of(table))
            async with self._tables.writing() as writer:
                for asker in await writer.review_askers(table.row.id):
                    if asker not in self._present:
                        pings = may_ping(await writer.person(asker.person_id), self._tables.clock())
                        post = review_ready_post(table, asker.person_id, is_there=judged is not None, pings=pings)
                        await owe_beside(writer, asker.channel_id, post)
                        await writer.end_awaiting_review(asker)
        except DatabaseAway:  # which has this gone on with when it is back
            pass
        except Exception:
            log.exception("review not told", match=table.row.id)
