"""Puzzles that are found in a position are held to the engine: one result is right; their numbers make them again."""

import pytest

from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.puzzles import for_practice, judge, position_of, solution_of
from engine.fearsome_floors.puzzles.judge import answers
from engine.fearsome_floors.puzzles.puzzle import Puzzle
from engine.fearsome_floors.puzzles.search import puzzle_numbered, puzzles_in, solved
from engine.fearsome_floors.state import State
from tests.length import length

MANY = length(2, long=45)
OF_ONE_TOKEN = [one for kind in ("save", "feed", "leader", "escape") for one in for_practice(kind)[:MANY]]


@pytest.mark.parametrize("shipped", OF_ONE_TOKEN, ids=lambda puzzle: f"{puzzle.kind}-{puzzle.candidates}")
def test_the_puzzle_of_a_position_that_ships_is_found_there_with_its_solution(shipped: Puzzle) -> None:
    state = read_position(shipped.position)
    found = [puzzle_numbered(state, number) for number in puzzles_in(state)]
    (same,) = [one for one in found if (one.kind, one.position) == (shipped.kind, shipped.position)]
    assert (same.token, same.prey, same.count) == (shipped.token, shipped.prey, shipped.count)
    assert _result(same, solved(same)) == _result(shipped, shipped)


@pytest.mark.parametrize("shipped", OF_ONE_TOKEN[::4], ids=lambda puzzle: f"{puzzle.kind}-{puzzle.candidates}")
def test_exactly_one_result_of_what_is_found_is_right_by_the_engine(shipped: Puzzle) -> None:
    state = read_position(shipped.position)
    for number in puzzles_in(state):
        puzzle = puzzle_numbered(state, number)
        right = [moves for moves in answers(puzzle) if judge(puzzle, moves).is_right]
        assert [position_of(puzzle, moves) for moves in right] == [_result(puzzle, solved(puzzle))]


def _result(puzzle: Puzzle, with_solution: Puzzle) -> State:
    return position_of(puzzle, solution_of(with_solution))
