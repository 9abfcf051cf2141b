"""Tables are loaded from the store: rows, and the journal folded to its last position."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Final

import msgspec

from bot.store import Reader, Writer
from bot.table.game import AnyTableGame
from bot.table.rows import MatchRow
from bot.table.table import Table
from engine.core import AnyMatch, CorruptSave, Match, read_journal

MOST_KEPT: Final = 250
"""How many folded matches are kept at most; a long one of seven players holds some hundreds of kilobytes."""


class MatchCache:
    """The matches that were read last. Until its row changes, a journal need not be read and folded again."""

    def __init__(self) -> None:
        self._matches: OrderedDict[int, tuple[MatchRow, AnyMatch]] = OrderedDict()

    def find(self, row: MatchRow) -> AnyMatch | None:
        """Return the match, if it was read when its row was the same."""
        known, match = self._matches.get(row.id, (None, None))
        if match is None or known != row:
            return None
        self._matches.move_to_end(row.id)
        return match

    def keep(self, row: MatchRow, match: AnyMatch) -> None:
        """Keep a match as it was read with this row."""
        self._matches[row.id] = (row, match)
        self._matches.move_to_end(row.id)
        if len(self._matches) > MOST_KEPT:
            self._matches.popitem(last=False)


async def load(
    reader: Reader, row: MatchRow, games: Mapping[str, AnyTableGame], *, cache: MatchCache | None = None
) -> Table:
    """Load the table of a match, without its journal if that is among the recent ones. Raises CorruptSave."""
    must_be_readable(row, games[row.game])
    match = None if cache is None else cache.find(row)
    if match is None and row.status != "lobby":
        stored, rules = await reader.journal(row.id), games[row.game].rules
        match = None if stored is None else Match.fold(rules, read_journal(rules, stored.save()))
        if match is not None and cache is not None and not isinstance(reader, Writer):  # which may still be dropped
            cache.keep(row, match)
    return Table(row=row, game=games[row.game], seats=await reader.seats(row.id), match=match)


def must_be_readable(row: MatchRow, game: AnyTableGame) -> None:
    """See that settings and options are whole, which are read wherever a table is shown. Raises CorruptSave."""
    try:
        msgspec.json.decode(row.settings, type=game.options.settings)
        msgspec.json.decode(row.setup)
    except (msgspec.DecodeError, RecursionError) as error:
        raise CorruptSave(f"The settings or options of the table are not readable: {error}.") from error
