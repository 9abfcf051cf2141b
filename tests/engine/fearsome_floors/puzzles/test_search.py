"""Puzzles that are found in a position are held to the engine: one result is right; their numbers make them again."""

import pytest

from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.puzzles import for_practice, judge, position_of, solution_of
from engine.fearsome_floors.puzzles.judge import answers
from engine.fearsome_floors.puzzles.puzzle import Puzzle
from engine.fearsome_floors.puzzles.search import asked, escape, puzzle_numbered, puzzles_in, solved
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


HARDLY_ANY_WAY = (
    "ff1 monster=l6w stones=d5,g11 crystals=f10,f11 turners=k1,l1,f2,i7 reversers=e2,j9 pools=c1:4x1,e7:2x2 "
    "teleporters=1:f4w+i8w,2:c3s+i5n tokens=g1:e3*,g3:eaten*,g4:out*,g5:g2*,r1:a6*,r3:eaten*,r4:eaten*,r5:i2,"
    "b1:eaten*,b3:eaten*,b4:b1*,b5:eaten* round=13 cards=7,8,2h start=r turn=r escaped=g4"
)
"""Red 5 can come to a single square from which it can leave in round 14, and lives there."""


def test_where_a_token_could_leave_from_one_square_alone_there_is_nothing_to_find() -> None:
    state = read_position(HARDLY_ANY_WAY)
    assert escape(asked(state, "r5")) is None
    assert [number for number in puzzles_in(state) if puzzle_numbered(state, number).kind == "escape"] == []


def _result(puzzle: Puzzle, with_solution: Puzzle) -> State:
    return position_of(puzzle, solution_of(with_solution))
