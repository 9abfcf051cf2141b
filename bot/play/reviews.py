"""Reviews of matches that are over: made once, beside the bot, and kept."""

import asyncio
from collections.abc import Awaitable, Callable

import msgspec

from bot.play.tables import Tables
from bot.table import TableView
from bot.table.table import BoardId
from engine.core import Review
from engine.thoughts import ReviewJob

Make = Callable[[ReviewJob], Awaitable[bytes | None]]
"""Gives a `Review` as JSON, or None where none could be made."""


class Reviewer:
    """Gives reviews: that which is kept, or one that is made now, once for all who ask meanwhile."""

    def __init__(self, *, tables: Tables, make: Make) -> None:
        self._tables = tables
        self._make = make
        self._making: dict[BoardId, asyncio.Task[bytes | None]] = {}

    async def review(self, table: TableView) -> Review | None:
        """Return the review of a table's match, which is over; None where none can be made now."""
        board = table.board
        async with self._tables.store.reading() as reader:
            packed = await reader.review(*board)
        if packed is None:
            making = self._making.get(board)
            if making is None:
                making = self._making[board] = asyncio.create_task(self._made(table), name=f"review-{board.match}")
                making.add_done_callback(lambda _: self._making.pop(board, None))
            packed = await asyncio.shield(making)
        return None if packed is None else msgspec.json.decode(packed, type=Review)

    async def _made(self, table: TableView) -> bytes | None:
        journal = table.started_match.journal
        start, turns = msgspec.to_builtins(journal.start), msgspec.to_builtins(journal.turns)
        packed = await self._make(ReviewJob(table.row.game, start, tuple(turns)))
        if packed is not None:
            async with self._tables.store.transaction() as writer:
                await writer.keep_review(*table.board, packed)
        return packed
