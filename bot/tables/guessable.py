"""What can be guessed at a table now, and which of the things that can be guessed in a match that is."""

from collections.abc import Sequence
from typing import Any

from bot.tables.table import Table
from engine.core import Turn
from render.core import Words


def guessable(table: Table, words: Words) -> Sequence[tuple[str, str]]:
    """Give what can be guessed now, values and labels; nothing about luck that was taken back, for it comes again."""
    guessing = table.played.guessing
    if guessing is None or table.begun.journal.fate:
        return ()
    return guessing.choices(words, table.names, table.begun.state)


def decided(table: Table) -> int:
    """Count what has happened that could be guessed; what comes next has the number after that."""
    return sum(right(table, turn) is not None for turn in table.begun.journal.turns)


def right(table: Table, turn: Turn[Any, Any]) -> frozenset[str] | None:
    """Give the values that a turn has shown to be right; None for a turn that shows nothing."""
    return None if table.played.guessing is None else table.played.guessing.right(turn)
