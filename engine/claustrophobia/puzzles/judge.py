"""Judging an answer: by its exact chance, or in lessons by what has come of it."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from fractions import Fraction
from functools import lru_cache
from typing import Final

from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.game import CLAUSTROPHOBIA
from engine.claustrophobia.moves import AnyMove, UseGift
from engine.claustrophobia.notation.actions import read_move
from engine.claustrophobia.puzzles.chance import chance_of_killing
from engine.claustrophobia.puzzles.kinds import KINDS, Miss
from engine.claustrophobia.puzzles.puzzle import Puzzle, start_of
from engine.claustrophobia.state import State
from engine.core import Match, Turn, Value

_AT: Final = datetime(2000, 1, 1, tzinfo=UTC)
"""When all turns of an answer are played: a puzzle has no time."""

ALIKE: Final = Fraction(1, 1000)
"""Chances that differ by no more are as good as each other."""

GameMatch = Match[State, AnyMove, AnyEvent]


class Verdict(Value, frozen=True):
    """What comes of an answer."""

    share: float
    """The mark, from 0 to 1: its share of the best chance; in a lesson 1 or 0."""
    miss: Miss | None
    """What it lacks; None for a right answer."""
    turns: tuple[tuple[State, Turn[AnyMove, AnyEvent]], ...]
    """The moves, each with the position before it."""
    chance: Fraction | None = None
    """Its chance, where that is the mark."""

    @property
    def is_right(self) -> bool:
        """Whether nothing better can be done."""
        return self.miss is None


class _Dice:
    """Luck of a lesson: its dice in order, then the first of whatever there is."""

    def __init__(self, luck: Sequence[str]) -> None:
        self._luck = list(luck)

    def pick(self, _kind: str, bag: Sequence[str], /) -> str:
        return self._luck.pop(0) if self._luck and self._luck[0] in bag else bag[0]


def position_of(puzzle: Puzzle, moves: Sequence[AnyMove] = ()) -> State:
    """Return the position of a puzzle after some moves. Raises NotAllowed."""
    return _played(puzzle, moves).state


def solution_of(puzzle: Puzzle) -> tuple[AnyMove, ...]:
    """Return the moves that answer a puzzle best."""
    return tuple(map(read_move, puzzle.solution))


def judge(puzzle: Puzzle, moves: Sequence[AnyMove]) -> Verdict:
    """Judge an answer, all moves of it. Raises NotAllowed where one is illegal, ValueError where there is none."""
    if not moves:
        raise ValueError(f"{puzzle.kind}: no move is no answer")
    match, goal = _played(puzzle, moves), KINDS[puzzle.kind].goal
    turns = tuple((match.after(number), turn) for number, turn in enumerate(match.journal.turns))
    if goal is not None:
        miss = goal(puzzle, match.state)
        return Verdict(float(miss is None), miss, turns)
    chance, best = chance_of_killing(match.state), _best(puzzle)
    miss = None if chance >= best - ALIKE else Miss("less-likely")
    return Verdict(min(float(chance / best), 1.0), miss, turns, chance)


def answers(puzzle: Puzzle) -> Iterator[tuple[AnyMove, ...]]:
    """Return all answers: one choice, and where the chance is the mark a gift after it, or none."""
    for move in choices(start_of(puzzle), puzzle.seat):
        yield (move,)
        if KINDS[puzzle.kind].goal is None:
            state = position_of(puzzle, (move,))
            gifts = (gift for gift in choices(state, puzzle.seat) if isinstance(gift, UseGift))
            yield from ((move, gift) for gift in gifts)


@lru_cache(maxsize=64)
def _best(puzzle: Puzzle) -> Fraction:
    return chance_of_killing(position_of(puzzle, solution_of(puzzle)))


def _played(puzzle: Puzzle, moves: Sequence[AnyMove]) -> GameMatch:
    match: GameMatch = Match.begin(CLAUSTROPHOBIA, start_of(puzzle))
    chance = _Dice(puzzle.luck)
    for move in moves:
        match = match.play(puzzle.seat, move, chance=chance, at=_AT)
    return match
