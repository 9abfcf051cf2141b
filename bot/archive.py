"""The matches of a channel that have begun, running or long over."""

from bot.service import Tables
from bot.store import MatchRow, SeatRow, Status
from bot.tables import Table
from engine.core import Reason, Refused


async def archived(tables: Tables, channel_id: int, match_id: int) -> Table:
    """Give a match that has begun in this channel, or in the one that it watches. Raises Refused."""
    async with tables.store.reading() as view:
        row = await view.match(match_id)
        if row is None or row.channel_id not in (channel_id, await view.watched_in(channel_id)):
            raise Refused(Reason.of("table-no-such-game"))
        table = await tables.load(view, row)
    if table.match is None:
        raise Refused(Reason.of("table-no-such-game"))
    return table


async def archive(
    tables: Tables, channel_id: int, *, limit: int, status: Status | None = None
) -> tuple[tuple[MatchRow, tuple[SeatRow, ...]], ...]:
    """List the channel's matches that have begun, or those of a status, each with its seats, the newest first."""
    async with tables.store.reading() as view:
        rows = await view.begun_matches_in(channel_id, limit=limit, status=status)
        return tuple([(row, await view.seats(row.id)) for row in rows])
