"""Turns show who has guessed right, and the score is told."""

from collections.abc import Sequence
from typing import Final

from bot.store import Score, Work
from bot.tables import Table
from bot.tables.texts import plain
from render.core import Words

MOST_TOLD: Final = 10
"""How many scores are told, the best ones: a crowd's would not fit, and Fluent takes no fact over 2500 characters."""


async def decide(work: Work, before: Table, after: Table) -> str:
    """Let the turns by which `before` became `after` decide the guesses; tell the score, if there were any."""
    guessing, decided = after.played.guessing, False
    for number, turn in enumerate(after.begun.journal.turns[before.turn :], before.turn + 1):
        right = None if guessing is None else guessing.right(turn)
        if right is not None:
            decided |= await work.guesses.decide(after.row.id, turn=number, right=right)
    return _told(after.words, await work.guesses.scores(after.row.id)) if decided else ""


def _told(words: Words, scores: Sequence[Score]) -> str:
    """Tell the best scores of those who have guessed in this match."""
    told = [
        words("guess-score", who=plain(one.name), right=one.right, guesses=one.guesses) for one in scores[:MOST_TOLD]
    ]
    return words("guess-scores", scores=words.series(told))
