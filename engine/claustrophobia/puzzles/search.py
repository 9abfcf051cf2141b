"""Searches a position for the puzzle of the best chance: dice to be given, a demon, one answer ahead of all others.

A puzzle that is found so has a number, by which it is made again of its position: a position has one at most.
"""

from collections.abc import Iterator
from fractions import Fraction
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.game import to_act
from engine.claustrophobia.notation.actions import write_move
from engine.claustrophobia.notation.position import write_position
from engine.claustrophobia.puzzles.chance import chance_of_killing
from engine.claustrophobia.puzzles.judge import answers, position_of
from engine.claustrophobia.puzzles.puzzle import Puzzle
from engine.claustrophobia.rounds.phases import Initiative
from engine.claustrophobia.state import State

AHEAD: Final = Fraction(5, 100)
"""By how much the best answer is better than any other."""

FEWEST: Final = 6
"""Fewer answers to choose from are no puzzle."""

LEAST: Final = Fraction(1, 4)
"""With a lesser chance to kill the demon than that, nobody would try to."""


def puzzles_in(state: State) -> Iterator[int]:
    """Yield the number of the puzzle in a position, if there is one."""
    try:
        solved(puzzle_numbered(state, 0))
    except LookupError:
        return
    yield 0


def puzzle_numbered(state: State, number: int) -> Puzzle:
    """Return the puzzle with a number in a position, without its solution. Raises LookupError for no such one."""
    if number or state.demon is None or not isinstance(state.phase, Initiative) or not to_act(state):
        raise LookupError(f"no puzzle {number}")
    return Puzzle("best-chance", write_position(state), ())


def solved(puzzle: Puzzle) -> Puzzle:
    """Return a puzzle with its solution and the best of the others. Raises LookupError where no answer is far ahead."""
    ranked = [
        (chance_of_killing(position_of(puzzle, answer)), tuple(map(write_move, answer))) for answer in answers(puzzle)
    ]
    ranked.sort(key=lambda one: (-one[0], len(one[1])))
    best, solution = ranked[0]
    others = [(chance, text) for chance, text in ranked if chance < best]
    ways = {text[0] for chance, text in ranked if chance == best}
    if len(ranked) < FEWEST or not LEAST <= best < 1 or len(ways) > 1 or best - others[0][0] < AHEAD:
        raise LookupError(f"no puzzle: {puzzle}")
    tempting = next((text for _, text in others if text[0] != solution[0]), ())
    return replace(puzzle, solution=solution, tempting=tempting, candidates=len(ranked))
