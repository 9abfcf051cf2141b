"""Ratings find which puzzles are hard and who solves them, from answers as people give them."""

from collections.abc import Iterator, Mapping, Sequence
from math import exp
from random import Random

import pytest

from engine.puzzle_ratings import BETA, TRIES, Answer, Hardness, first_rating, hardness, puzzle_ratings, rating_of
from engine.ratings import MU, START, Rating

LEVELS = 6

PUZZLE, EVEN = 7, {7: Rating(MU, 5.0)}
"""A puzzle that is as hard as people are good at the beginning."""


def answered(answers: str, *, person: int = 1, puzzle: int = PUZZLE) -> list[Answer]:
    """Return answers of somebody, `x` for a wrong one and `o` for a right one."""
    return [Answer(person, puzzle, each == "o") for each in answers]


def test_later_answers_count_less_and_those_after_the_third_like_none() -> None:
    first, second, third, fourth, none = (
        rating_of(answered(each), EVEN).mu for each in ("o", "xo", "xxo", "xxxo", "xxx")
    )
    assert first > second == third == MU > fourth == none


def test_a_puzzle_that_people_fail_is_harder_and_one_that_they_solve_easier() -> None:
    ratings = puzzle_ratings([*answered("o", puzzle=8), *answered("x", puzzle=9)], {8: EVEN[7], 9: EVEN[7]})
    assert ratings[8].mu < MU < ratings[9].mu
    assert ratings[8].sigma < EVEN[7].sigma


def test_what_is_known_of_a_puzzle_is_what_good_solvers_make_of_it() -> None:
    easy = [answer for puzzle in range(10, 20) for answer in answered("o", puzzle=puzzle)]
    first = {puzzle: Rating(MU, 5.0) for puzzle in (PUZZLE, *range(10, 20))}
    of_a_beginner = puzzle_ratings(answered("x"), first)[PUZZLE]
    of_a_master = puzzle_ratings([*easy, *answered("x")], first)[PUZZLE]
    assert of_a_master.mu > of_a_beginner.mu


@pytest.mark.parametrize("grade", range(1, 6))
def test_a_new_puzzle_is_as_hard_as_what_the_weakest_of_those_levels_finds_that_find_it(grade: int) -> None:
    told = [hardness(LEVELS, first_rating(LEVELS, found, grade)) for found in range(LEVELS, 0, -1)]
    assert told == [Hardness(place, is_beyond=False) for place in range(LEVELS)]
    assert hardness(LEVELS, first_rating(LEVELS, 0, grade)) == Hardness(LEVELS - 1, is_beyond=True)


def test_a_puzzle_of_which_no_level_was_asked_has_its_grade() -> None:
    firsts = [first_rating(LEVELS, None, grade).mu for grade in range(1, 6)]
    assert firsts == sorted(firsts)
    assert (firsts[0] + firsts[-1]) / 2 == pytest.approx(MU + 1.5), "half a level above the middle"


def season(luck: Random, firsts: Mapping[int, Rating], truth: Mapping[int, float]) -> Iterator[Answer]:
    """Yield answers of sixty people, each to 5 to 60 puzzles: some give up, and a later answer has half the chance."""
    people = {person: luck.gauss(MU, 6) for person in range(60)}
    todo = [(person, puzzle) for person in people for puzzle in luck.sample([*firsts], luck.randint(5, 60))]
    luck.shuffle(todo)
    for person, puzzle in todo:
        chance = 1 / (1 + exp((truth[puzzle] - people[person]) / BETA))
        for tried in range(TRIES):
            is_right = luck.random() < (chance if not tried else chance / 2)
            yield Answer(person, puzzle, is_right)
            if is_right or luck.random() < 1 / 7:
                break


def alike(some: Sequence[float], others: Sequence[float]) -> float:
    """Return how alike two orders are, from -1 to 1 (Spearman)."""
    apart = sum((one - other) ** 2 for one, other in zip(_places(some), _places(others), strict=True))
    return 1 - 6 * apart / (len(some) * (len(some) ** 2 - 1))


def _places(values: Sequence[float]) -> list[int]:
    order = sorted(range(len(values)), key=values.__getitem__)
    return [order.index(number) for number in range(len(values))]


def test_the_order_of_a_hundred_puzzles_is_found_from_answers_of_sixty_people() -> None:
    for seed in range(3):
        luck = Random(seed)
        firsts = {
            number: first_rating(LEVELS, luck.choice((None, 0, 0, 1, 4, 5, 6)), luck.randint(1, 5))
            for number in range(100)
        }
        truth = {number: rating.mu + luck.gauss(0, 6) for number, rating in firsts.items()}
        ratings = puzzle_ratings(season(luck, firsts, truth), firsts)
        before = alike([firsts[number].mu for number in truth], [*truth.values()])
        found = alike([ratings[number].mu for number in truth], [*truth.values()])
        assert before < 0.8, "first ratings alone do not tell"
        assert found > 0.95


def test_nobody_who_has_not_tried_anything_is_rated() -> None:
    assert rating_of([], EVEN) == START
