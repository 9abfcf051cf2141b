"""Puzzles and lessons of Claustrophobia, as they are tried on its pad."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, get_args

from bot.table.game import Outcome, Puzzle, Puzzles
from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.moves import AnyMove, Assign, End, UseGift
from engine.claustrophobia.notation.actions import read_move, write_move
from engine.claustrophobia.puzzles import Lesson, for_practice, judge, lessons, position_of, solution_of
from engine.claustrophobia.puzzles import Puzzle as ClaustrophobiaPuzzle
from engine.claustrophobia.puzzles.kinds import KINDS
from engine.claustrophobia.puzzles.search import puzzle_numbered, solved
from engine.claustrophobia.state import State
from engine.core import Seat
from render.claustrophobia.text.puzzles import aim, lesson_text, verdict_text
from render.core import Words

LESSONS: Final[tuple[Lesson, ...]] = get_args(Lesson)

BODIES: Final[Mapping[str, Callable[[int], ClaustrophobiaPuzzle]]] = {
    "lesson": lambda number: lessons()[LESSONS[number]],
    "practice": lambda number: for_practice()[number],
}
"""The puzzles of each series, by their places."""


def _puzzle(series: str, number: int) -> Puzzle:
    """Return a puzzle. Raises LookupError."""
    body = BODIES[series](number)
    name = LESSONS[number] if series == "lesson" else body.kind
    return Puzzle(name, position_of(body), body.seat, body, body.grade)


def _on_board(state: State, number: int) -> Puzzle:
    body = puzzle_numbered(state, number)
    return Puzzle(body.kind, position_of(body), body.seat, body, level=0)


def _solved(puzzle: Puzzle) -> ClaustrophobiaPuzzle:
    """Return what the game knows of a puzzle, with its solution: that of a board is found now. Raises LookupError."""
    body: ClaustrophobiaPuzzle = puzzle.body
    return body if body.solution else solved(body)


def _judge(puzzle: Puzzle, moves: Sequence[AnyMove]) -> Outcome | None:
    """Judge an answer; of one that is judged by its chance a gift can follow the dice, or what the humans do then."""
    is_chance = KINDS[puzzle.body.kind].goal is None
    answer = [move for move in moves if isinstance(move, Assign | UseGift)] if is_chance else moves
    if is_chance and len(moves) == 1 and _has_gift(position_of(puzzle.body, answer), puzzle.seat):
        return None
    verdict = judge(_solved(puzzle), answer)
    return Outcome(verdict.is_right, verdict.turns, verdict.share, ", ".join(map(write_move, answer)), verdict)


def _tempting(puzzle: Puzzle) -> Sequence[AnyMove]:
    """Return what tempts, as a whole answer: after dice without a Gift the humans end."""
    moves = [read_move(text) for text in puzzle.body.tempting]
    return [*moves, End()] if len(moves) == 1 and KINDS[puzzle.body.kind].goal is None else moves


def _has_gift(state: State, seat: Seat) -> bool:
    return any(isinstance(move, UseGift) for move in choices(state, seat))


def _verdict(words: Words, puzzle: Puzzle, outcome: Outcome) -> str:
    return verdict_text(words, puzzle.body, outcome.body)


def _practice(_kind: str | None, level: int | None) -> Sequence[int]:
    return [number for number, puzzle in enumerate(for_practice()) if level in (None, puzzle.grade)]


PUZZLES: Final = Puzzles(
    code=2,
    lessons=LESSONS,
    puzzle=_puzzle,
    judge=_judge,
    solution=lambda puzzle: solution_of(_solved(puzzle)),
    task=lambda words, puzzle: aim(words, puzzle.body),
    verdict=_verdict,
    refuted=_verdict,
    lesson=lesson_text,
    pad=lambda _state: ("cl-show", ""),
    tempting=_tempting,
    kinds=tuple(kind for kind, rule in KINDS.items() if not rule.is_lesson),
    kind_name=lambda words, kind: words("cl-puzzle-kind", kind=kind),
    practice=_practice,
    on_board=_on_board,
    known=lambda series, number: (BODIES[series](number).grade, None),
)
