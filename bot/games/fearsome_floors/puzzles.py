"""Puzzles and lessons of Fearsome Floors, as they are tried on its pads."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final, get_args

from bot.table.game import Outcome, Puzzle, Puzzles
from engine.fearsome_floors.moves import AnyMove
from engine.fearsome_floors.puzzles import (
    Lesson,
    for_practice,
    judge,
    lessons,
    position_of,
    puzzle_of,
    solution_of,
)
from engine.fearsome_floors.puzzles import Puzzle as FearsomeFloorsPuzzle
from engine.fearsome_floors.puzzles.kinds import KINDS
from render.core import Words
from render.fearsome_floors.puzzles import aim, lesson_text, verdict_text

LESSONS: Final[tuple[Lesson, ...]] = get_args(Lesson)

BODIES: Final[Mapping[str, Callable[[int], FearsomeFloorsPuzzle]]] = {
    "lesson": lambda number: [*lessons().values()][number],
    "day": lambda day: puzzle_of(date.fromordinal(day)),
    "practice": lambda number: for_practice()[number],
}
"""The puzzles of each series, by their places."""


def _puzzle(series: str, number: int) -> Puzzle:
    """Return a puzzle. Raises LookupError."""
    try:
        body = BODIES[series](number)
    except (ValueError, OverflowError) as error:  # no such day
        raise LookupError(str(error)) from error
    name = LESSONS[number] if series == "lesson" else body.kind
    return Puzzle(name, position_of(body), body.seat, body)


def _judge(puzzle: Puzzle, moves: Sequence[AnyMove]) -> Outcome | None:
    if len(moves) < KINDS[puzzle.body.kind].moves:
        return None
    verdict = judge(puzzle.body, moves)
    return Outcome(verdict.is_right, verdict.turns, verdict.share, verdict)


def _verdict(words: Words, puzzle: Puzzle, outcome: Outcome) -> str:
    """Say what comes of an answer, and below that of a lesson what it teaches."""
    told = verdict_text(words, puzzle.body, outcome.body)
    taught = next((lesson for lesson in LESSONS if lesson == puzzle.name), None)
    return told if taught is None else f"{told}\n{lesson_text(words, taught)}"


PUZZLES: Final = Puzzles(
    code=1,
    lessons=LESSONS,
    puzzle=_puzzle,
    judge=_judge,
    solution=lambda puzzle: solution_of(puzzle.body),
    task=lambda words, puzzle: aim(words, puzzle.body),
    verdict=_verdict,
    settings={"hint": "never", "forecast": "never"},
)
