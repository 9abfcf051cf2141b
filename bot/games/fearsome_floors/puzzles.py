"""Puzzles and lessons of Fearsome Floors, as they are tried on its pads."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from typing import Final, get_args

from bot.games.fearsome_floors.move_input import read_movable, read_results, read_square
from bot.games.fearsome_floors.pad import GOES_ON
from bot.table.game import Outcome, Puzzle, Puzzles
from engine.core import NotAllowed, Reason
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile
from engine.fearsome_floors.notation import read_action
from engine.fearsome_floors.puzzles import (
    PUZZLE_KINDS,
    Lesson,
    for_practice,
    judge,
    lessons,
    number_of,
    position_of,
    puzzle_of,
    solution_of,
)
from engine.fearsome_floors.puzzles import Puzzle as FearsomeFloorsPuzzle
from engine.fearsome_floors.puzzles.judge import result_of
from engine.fearsome_floors.puzzles.kinds import KINDS
from engine.fearsome_floors.puzzles.puzzle import start_of
from engine.fearsome_floors.puzzles.search import puzzle_numbered, solved
from engine.fearsome_floors.state import DraftPhase, State
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
    return Puzzle(name, position_of(body), body.seat, body, body.grade, start_of(body))


def _on_board(state: State, number: int) -> Puzzle:
    body = puzzle_numbered(state, number)
    return Puzzle(body.kind, position_of(body), body.seat, body, level=0)


def _known(series: str, number: int) -> tuple[int, int | None]:
    body = BODIES[series](number)
    return body.grade, len(body.found_by) if KINDS[body.kind].tile is None else None


def _judge(puzzle: Puzzle, moves: Sequence[AnyMove]) -> Outcome | None:
    if len(moves) < KINDS[puzzle.body.kind].moves:
        return None
    verdict = judge(puzzle.body, moves)
    return Outcome(verdict.is_right, verdict.turns, verdict.share, result_of(puzzle.body, moves), verdict)


def _pad(state: State) -> tuple[str, str]:
    """Return what shows the pad: that of the tile to lay, or that of tokens."""
    return ("ff-lay", state.draft[0]) if isinstance(state.phase, DraftPhase) else ("ff-pad", GOES_ON)


def _read(words: Words, puzzle: Puzzle, moves: Sequence[AnyMove], text: str) -> Sequence[AnyMove]:
    """Return the moves that somebody can mean: a square for a tile; a token and its way, as for `/move`."""
    state = position_of(puzzle.body, moves)
    if isinstance(state.phase, DraftPhase):
        return (PlaceTile(state.draft[0], read_square(text)),)
    token_text, _, path = text.strip().rpartition(" ")
    if not token_text:
        raise NotAllowed(FEARSOME_FLOORS.key, Reason.of("path-unreadable", text=text))
    token = read_movable(words, state, puzzle.seat, token_text)
    return [MoveToken(token, result.path) for result in read_results(words, state, puzzle.seat, token, path)]


def _practice(kind: str | None, level: int | None) -> Sequence[int]:
    return [
        number
        for number, puzzle in enumerate(for_practice())
        if kind in (None, puzzle.kind) and level in (None, puzzle.grade)
    ]


PUZZLES: Final = Puzzles(
    code=1,
    lessons=LESSONS,
    puzzle=_puzzle,
    judge=_judge,
    solution=lambda puzzle: solution_of(puzzle.body if puzzle.body.solution else solved(puzzle.body)),
    task=lambda words, puzzle: aim(words, puzzle.body),
    verdict=lambda words, puzzle, outcome: verdict_text(words, puzzle.body, outcome.body),
    lesson=lesson_text,
    refuted=lambda words, puzzle, outcome: verdict_text(words, puzzle.body, outcome.body, tempts=True),
    pad=_pad,
    tempting=lambda puzzle: [read_action(text).move for text in puzzle.body.tempting],
    read=_read,
    kinds=PUZZLE_KINDS,
    kind_name=lambda words, kind: words("ff-puzzle-kind", kind=kind),
    number=number_of,
    practice=_practice,
    known=_known,
    on_board=_on_board,
    settings={"hint": "never", "forecast": "never"},
)
