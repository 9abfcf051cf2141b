"""The puzzles that ship are held to the engine: one result is right, and what is tempting is wrong.

The long form of the tests holds all of them to it, and every answer.
"""

from random import Random

import pytest
from msgspec.structs import replace

from engine.fearsome_floors.notation.actions import read_action
from engine.fearsome_floors.puzzles import PUZZLE_KINDS, Kind, Puzzle, Verdict, for_practice, judge, solution_of
from engine.fearsome_floors.puzzles.calendar import all_puzzles
from engine.fearsome_floors.puzzles.judge import answers
from engine.fearsome_floors.puzzles.search import FEWEST_CANDIDATES
from tests.engine.fearsome_floors.puzzles.find import (
    APART,
    RATIONED,
    THEMES_APART,
    WEEK,
    WEEKS,
    Stone,
    dungeon,
    found_by,
    grade_of,
    has_tie,
    is_crowded,
    is_dull,
    looks_right,
    stone_of,
    year_of,
)
from tests.length import length

YEAR = [puzzle for puzzle in all_puzzles() if puzzle.day is not None]
SOME = length(16, long=1)
"""Of the answers to puzzles that take long to judge, one of so many is judged."""


@pytest.mark.parametrize("kind", PUZZLE_KINDS)
def test_a_puzzle_has_one_result_that_meets_its_aim(kind: Kind) -> None:
    shipped = [puzzle for puzzle in all_puzzles() if puzzle.kind == kind]
    for puzzle in shipped[:: length(len(shipped) // 2, long=1)]:
        every = list(answers(puzzle))
        assert len(every) == puzzle.candidates, puzzle
        taken = every[:: SOME if kind in {"both", "duel"} else 1]
        right = {result(verdict) for answer in taken if (verdict := judge(puzzle, answer)).is_right}
        proof = judge(puzzle, solution_of(puzzle))
        assert proof.is_right, puzzle
        assert right <= {result(proof)}, puzzle
        assert right or len(taken) < len(every), puzzle
        assert not judge(puzzle, tuple(read_action(text).move for text in puzzle.tempting)).is_right, puzzle


def test_the_levels_that_find_a_puzzle_are_those_that_do_and_its_grade_follows_from_it() -> None:
    every = all_puzzles()
    for puzzle in every:
        assert puzzle.grade in {grade_of(puzzle, decoys) for decoys in (0, 1 / 10, 1)}, puzzle
    for puzzle in every[:: length(len(every) // 8, long=1)]:
        assert puzzle.found_by == found_by(puzzle), puzzle


def result(verdict: Verdict) -> object:
    """Where all stands after the answer, and before anybody else moves."""
    before, _ = next((turn for turn in verdict.turns if turn[1].seat != verdict.turns[0][1].seat), verdict.turns[-1])
    return tuple(before.tokens.items()), tuple(sorted(before.tiles.items()))


def test_the_year_is_of_whole_weeks_each_with_its_kinds_and_grades_that_rise() -> None:
    assert [puzzle.day for puzzle in YEAR] == list(range(len(WEEK) * WEEKS))
    assert len(YEAR) >= 365
    for number, week in enumerate(YEAR[day : day + len(WEEK)] for day in range(0, len(YEAR), len(WEEK))):
        assert [puzzle.kind for puzzle in week] == [kinds[number % len(kinds)] for kinds, _ in WEEK]
        assert [puzzle.grade for puzzle in week] == sorted(puzzle.grade for puzzle in week)


def test_no_theme_comes_twice_in_three_days_and_no_dungeon_in_a_month_also_where_the_year_begins_again() -> None:
    for day, puzzle in enumerate(YEAR):
        before = [YEAR[day - ago] for ago in range(1, APART + 1)]  # before the first day comes the last one
        themes = {theme for other in before[: THEMES_APART - 1] for theme in other.themes[:1]}
        assert themes.isdisjoint(puzzle.themes[:1]), day
        assert dungeon(puzzle) not in map(dungeon, before), day


def test_what_is_tempting_would_be_right_if_the_monster_were_far_off_or_the_last_mover_stayed() -> None:
    for puzzle in all_puzzles():
        if puzzle.kind in {"escape", "duel"}:
            (move,) = (read_action(text).move for text in puzzle.tempting)
            assert looks_right(puzzle, move), puzzle


def test_what_was_found_dull_or_cannot_be_read_on_a_telephone_is_left_out() -> None:
    assert [puzzle for puzzle in all_puzzles() if is_crowded(puzzle)] == []
    assert [puzzle for puzzle in all_puzzles()[:: length(5, long=1)] if is_dull(puzzle)] == []
    assert min(puzzle.candidates for puzzle in all_puzzles()) >= FEWEST_CANDIDATES


@pytest.mark.parametrize("kind", RATIONED)
def test_no_more_than_one_in_three_is_solved_by_a_tie_where_most_that_are_found_are(kind: Kind) -> None:
    shipped = [puzzle for puzzle in all_puzzles() if puzzle.kind == kind]
    assert sum(map(has_tie, shipped)) * 3 <= len(shipped)


def test_a_stone_on_the_only_square_that_hides_ones_own_token_is_dull_unless_the_monster_pushes_it() -> None:
    hides, is_pushed, sends_it_on = map(tile, STONES)
    assert [stone_of(each) for each in (hides, is_pushed, sends_it_on)] == [
        Stone(hides_among=1, is_pushed=False, last=11),
        Stone(hides_among=1, is_pushed=True, last=11),
        Stone(hides_among=0, is_pushed=False, last=18),
    ]
    assert [*map(is_dull, (hides, is_pushed, sends_it_on))] == [True, False, False]
    assert [grade_of(each, decoys=0) for each in (hides, is_pushed, sends_it_on)] == [1, 2, 3]


STONES = {
    "i8": "monster=o6n stones=k2,g4,i11,n11 crystals=d6 turners=e3,k11 tokens=r1:h8,r3:eaten*,r4:eaten*,r5:eaten*,"
    "g1:j4*,g3:j8*,g4:eaten*,g5:eaten*",
    "h5": "monster=i4s stones=l7,o7,e8,g9 crystals=i1 turners=i6 pools=d4:2x2 tokens=r1:eaten*,r3:g5,r4:eaten*,"
    "r5:eaten*,g1:f2*,g3:eaten*,g4:eaten*,g5:i11*",
    "f4": "monster=g3w stones=l6,i11 turners=i1 tokens=r1:o6,r3:eaten*,r4:m2*,r5:eaten*,g1:eaten*,g3:f8*,g4:h4*,g5:c4*",
}
"""Squares of stones, and the positions that they solve."""


def tile(square: str) -> Puzzle:
    """Return the puzzle that a stone on a square solves."""
    position = f"ff1 {STONES[square]} round=10 cards=3h start=r turn=r five=3h"
    return Puzzle("one-tile", position, (f"T stone {square}",))


def test_kinds_that_are_made_anew_leave_the_days_of_all_others_alone() -> None:
    found = [replace(puzzle, day=None) for puzzle in all_puzzles() if puzzle.kind == "one-tile"]
    chosen = next(filter(None, (year_of({"one-tile": found}, all_puzzles(), Random(seed)) for seed in range(99))))
    of_others = [puzzle for puzzle in all_puzzles() if puzzle.kind != "one-tile"]
    assert [puzzle for puzzle in chosen if puzzle.kind != "one-tile"] == of_others
    assert {replace(puzzle, day=None) for puzzle in chosen if puzzle.kind == "one-tile"} == {*found}


@pytest.mark.parametrize("seed", range(5))
def test_weeks_with_least_choice_have_their_puzzles_first_so_that_a_year_is_found_of_few(seed: int) -> None:
    found = [replace(puzzle, day=None) for puzzle in all_puzzles() if puzzle.kind == "duel"]
    assert year_of({"duel": found}, all_puzzles(), Random(seed)) is not None


def test_no_position_is_a_puzzle_twice_and_each_kind_has_practice() -> None:
    assert len({puzzle.position for puzzle in all_puzzles()}) == len(all_puzzles())
    assert {kind: len(for_practice(kind)) >= 30 for kind in PUZZLE_KINDS} == dict.fromkeys(PUZZLE_KINDS, True)
    grades = {kind: {puzzle.grade for puzzle in for_practice(kind)} for kind in ("save", "feed", "leader", "one-tile")}
    assert grades == {kind: {1, 2, 3, 4, 5} for kind in grades}
