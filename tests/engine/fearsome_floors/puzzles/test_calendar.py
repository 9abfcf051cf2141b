"""The puzzles that ship: which one is a day's, and which are there for practice."""

from datetime import date, timedelta

from engine.fearsome_floors.puzzles import PUZZLE_KINDS, for_practice, number_of, puzzle_of
from engine.fearsome_floors.puzzles.calendar import FIRST_DAY, all_puzzles

WEEK = ({"save"}, {"escape"}, {"one-tile"}, {"duel"}, {"leader", "feed"}, {"both"}, {"eat-them-all"})
DAYS = [FIRST_DAY + timedelta(days=days) for days in range(-8, 800)]


def test_each_weekday_has_its_kind_of_puzzle_however_far_away() -> None:
    assert FIRST_DAY.weekday() == 0
    assert all(puzzle_of(day).kind in WEEK[day.weekday()] for day in DAYS)


def test_a_day_has_the_number_by_which_people_know_its_puzzle() -> None:
    assert (number_of(FIRST_DAY), number_of(date(2026, 11, 30))) == (1, 29)
    assert puzzle_of(FIRST_DAY).day == 0


def test_after_the_last_day_the_first_puzzle_comes_again_by_a_number_of_its_own() -> None:
    last = FIRST_DAY + timedelta(days=370)
    again = last + timedelta(days=1)
    assert (number_of(last), number_of(again)) == (371, 372)
    assert again.weekday() == 0
    assert (puzzle_of(last).day, puzzle_of(again)) == (370, puzzle_of(FIRST_DAY))


def test_there_is_practice_of_each_kind_that_no_day_gives_away() -> None:
    year = {puzzle_of(day) for day in DAYS}
    assert year == {puzzle for puzzle in all_puzzles() if puzzle.day is not None}
    assert year.isdisjoint(for_practice())
    some = for_practice()[0]
    assert some in for_practice(some.kind, some.grade)
    assert {puzzle.kind for puzzle in for_practice()} <= set(PUZZLE_KINDS)
