"""People guess what nobody chooses (whom the monster eats, say): what can be guessed now, and who was right."""

from collections.abc import Sequence

from bot.table.table import TableView
from engine.core import AnyTurn, Reason, Refused
from render.core import Words


def guessable(table: TableView, words: Words) -> Sequence[tuple[str, str]]:
    """Return what can be guessed now, values and labels; nothing about luck that was taken back, for it comes again."""
    guessing = table.game.waiting.guessing
    if guessing is None or table.started_match.journal.fate:
        return ()
    return guessing.choices(words, table.names, table.started_match.state)


def choices(table: TableView, words: Words) -> Sequence[tuple[str, str]]:
    """Return what can be guessed now: values and labels. Raises Refused."""
    if table.started_match.journal.fate:
        raise Refused(Reason.of("guess-seen"))
    offered = guessable(table, words)
    if not offered:
        raise Refused(Reason.of("guess-nothing"))
    return offered


def decided(table: TableView) -> int:
    """Count what has happened that could be guessed; what comes next has the number after that."""
    return sum(right_values(table, turn) is not None for turn in table.started_match.journal.turns)


def right_values(table: TableView, turn: AnyTurn) -> frozenset[str] | None:
    """Return the values that a turn has shown to be right; None for a turn that shows nothing."""
    return None if table.game.waiting.guessing is None else table.game.waiting.guessing.right(turn)
