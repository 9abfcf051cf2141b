"""What the files of a match are called, so that people find them again among others."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from bot.table.rows import MatchRow, SeatRow

LONGEST_PLAYER: Final = 12
_OTHERS: Final = re.compile(r"[^A-Za-z0-9]+")


def file_stem(row: MatchRow, seats: Sequence[SeatRow]) -> str:
    """Name a match for a file: the game, the day, the players, the number, in letters that every system takes."""
    players = "-".join(_plain_letters(seat.name) or _plain_letters(seat.side) for seat in seats)
    return f"{row.game}_{row.created_at:%Y-%m-%d}_{players}_no{row.id}"


def _plain_letters(name: str) -> str:
    """Return a name in ASCII letters and digits, without accents; nothing of one in another script."""
    letters = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode()
    return _OTHERS.sub("-", letters)[:LONGEST_PLAYER].strip("-")
