"""The matches of a channel that have begun, running or long over."""

import re
from collections.abc import Sequence
from typing import NamedTuple

from bot.play.tables import Tables
from bot.store import Reader
from bot.table import TableView
from bot.table.rows import MatchRow, SeatRow, Status
from engine.core import Reason, Refused

Archived = tuple[MatchRow, tuple[SeatRow, ...]]
"""A match that has begun, and who sits there."""


class Stopped(NamedTuple):
    """A match that was stopped."""

    row: MatchRow
    """The match."""
    seats: tuple[SeatRow, ...]
    """Who sat there, in turn order."""
    turns: int
    """How many were played."""


async def archived(tables: Tables, channel_id: int, viewer: int | None, match_id: int) -> TableView:
    """Return a match begun in this channel, or the one that it watches, as somebody sees it. Raises Refused."""
    async with tables.store.reading() as reader:
        row = await reader.match(match_id)
        known = (channel_id, await reader.watched_in(channel_id))
        if row is None or not {row.channel_id, row.parent_id} & {place for place in known if place is not None}:
            raise Refused(Reason.of("table-no-such-game"))
        table = await tables.load(reader, row)
    if table.match is None:
        raise Refused(Reason.of("table-no-such-game"))
    return table.seen_by(viewer)


async def stopped_games(tables: Tables, channel_id: int, *, limit: int, like: str) -> tuple[Stopped, ...]:
    """List the channel's stopped matches, the newest first; each word of `like` is in number, time or a name."""
    async with tables.store.reading() as reader:
        found = await _begun(
            reader, channel_id, limit=limit, status="stopped", like=re.split(r"[\s,]+", like.strip(" ,"))
        )
        turns = await reader.turns_played_in([row.id for row, _ in found])
        return tuple(Stopped(row, seats, turns[row.id]) for row, seats in found)


async def archive_in_sight(tables: Tables, channel_id: int, *, limit: int) -> tuple[Archived, ...]:
    """List the matches begun in the channel and its threads, and behind them those of the channel that it watches."""
    async with tables.store.reading() as reader:
        here, watched = await _begun(reader, channel_id, limit=limit), await reader.watched_in(channel_id)
        return here if watched is None else (*here, *await _begun(reader, watched, limit=limit))


async def _begun(
    reader: Reader, channel_id: int, *, limit: int, status: Status | None = None, like: Sequence[str] = ()
) -> tuple[Archived, ...]:
    rows = await reader.begun_matches_in(channel_id, limit=limit, status=status, like=like)
    if status is None:
        threads = await reader.begun_in_threads_of(channel_id, limit=limit)
        rows = tuple(sorted((*rows, *threads), key=lambda row: row.id, reverse=True)[:limit])
    seats = await reader.seats_of([row.id for row in rows])
    return tuple((row, seats[row.id]) for row in rows)
