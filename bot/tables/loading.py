"""Tables are loaded from the store: rows, and the journal folded to its last position."""

from collections.abc import Mapping

from bot.store import MatchRow, View
from bot.tables.seating import PlayedGame
from bot.tables.table import Table
from engine.core import Match, read_journal


async def load(view: View, row: MatchRow, games: Mapping[str, PlayedGame]) -> Table:
    """Load the table of a match. Raises CorruptSave."""
    played = games[row.game]
    stored = await view.journal(row.id)
    match = None if stored is None else Match.fold(played.game, read_journal(played.game, stored.save()))
    return Table(row=row, played=played, seats=await view.seats(row.id), match=match)
