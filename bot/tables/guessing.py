"""Spectators guess what nobody chooses (whom the monster eats, say): what can be guessed now, and who was right."""

from collections.abc import Sequence
from typing import Any, Final

from bot.store import Score, Work
from bot.tables.table import Table
from bot.tables.texts import plain
from engine.core import Reason, Refused, Turn
from render.core import Words

MOST_TOLD: Final = 10
"""How many names and scores are told: a crowd's would not fit, and Fluent takes no fact over 2500 characters."""


def guessable(table: Table, words: Words) -> Sequence[tuple[str, str]]:
    """Give what can be guessed now, values and labels; nothing about luck that was taken back, for it comes again."""
    guessing = table.played.guessing
    if guessing is None or table.begun.journal.fate:
        return ()
    return guessing.choices(words, table.names, table.begun.state)


def choices(table: Table, person_id: int, words: Words) -> Sequence[tuple[str, str]]:
    """Give what a spectator can guess now: values and labels. Raises Refused."""
    if table.seat_of(person_id) is not None:
        raise Refused(Reason.of("guess-spectators-only"))
    if table.begun.journal.fate:
        raise Refused(Reason.of("guess-seen"))
    offered = guessable(table, words)
    if not offered:
        raise Refused(Reason.of("guess-nothing"))
    return offered


def decided(table: Table) -> int:
    """Count what has happened that could be guessed; what comes next has the number after that."""
    return sum(_right(table, turn) is not None for turn in table.begun.journal.turns)


async def decide(work: Work, before: Table, after: Table) -> str:
    """Let the turns by which `before` became `after` decide what was guessed; tell that and the score, if anything was.

    What is played again decides again what was guessed when nobody had seen it.
    """
    guessing, number, lines = after.played.guessing, decided(before), list[str]()
    players = [seat.person_id for seat in after.seats]
    for turn in after.begun.journal.turns[before.turn :]:
        values = _right(after, turn)
        if guessing is None or values is None:
            continue
        number += 1
        names = await work.guesses.decide(after.row.id, number, right=values, players=players)
        if names is not None:
            happened = guessing.told(after.words, after.names, after.begun.state, turn)
            scores = await work.guesses.scores(after.row.id, until=number)
            lines.append(_told(after.words, happened, names, scores))
    return "\n".join(lines)


def _right(table: Table, turn: Turn[Any, Any]) -> frozenset[str] | None:
    """Give the values that a turn has shown to be right; None for a turn that shows nothing."""
    return None if table.played.guessing is None else table.played.guessing.right(turn)


def _told(words: Words, happened: str, names: Sequence[str], scores: Sequence[Score]) -> str:
    """Say what happened, who has guessed it, and how often the best of all have guessed right."""
    others = len(names) - MOST_TOLD
    who = [plain(name) for name in names[:MOST_TOLD]] + ([words("guess-others", count=others)] if others > 0 else [])
    counted = [
        words("guess-score", who=plain(one.name), right=one.right, guesses=one.guesses) for one in scores[:MOST_TOLD]
    ]
    told = words("guess-decided", happened=happened, count=len(names), who=words.listing(who))
    return words("guess-scores", told=told, scores=words.series(counted))
