"""How hard puzzles are and how well people solve them: both have a rating, as if they played each other.

It is folded from all answers that are kept, as ratings of games are (`engine.ratings`), in openskill's form for two:
the person wins with their first answer, a later right one is a draw, and without one the puzzle wins.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from openskill.models import BradleyTerryPart, BradleyTerryPartRating

from engine.ratings import MU, SIGMA, START, Rating

TRIES: Final = 3
"""How many answers count: what is right after more of them was found by trying."""

STEP: Final = 3.0
"""How much harder a puzzle is that one level fewer finds."""

BY_GRADE: Final = STEP / 5
"""How much harder it is by a grade: so little that two grades are less than a level."""

UNSURE: Final = 5.0
"""How sure a first rating of a puzzle is: surer than that of a person, about whom nothing is known."""

BETA: Final = MU / 6
"""How much luck is in an answer."""

GRADES: Final = 5


class Answer(NamedTuple):
    """What somebody has answered to a puzzle."""

    person: int
    """A number for each person, which the fold does not look into."""
    puzzle: int
    """The number of the puzzle."""
    is_right: bool
    """Whether it was right."""


class Hardness(NamedTuple):
    """How hard a puzzle is, or how good a person, by the levels of programs."""

    level: int
    """The place of the level that is nearest, from 0 for the weakest."""
    is_beyond: bool
    """Whether it is more than even the best level finds."""


def first_rating(levels: int, found: int | None, grade: int) -> Rating:
    """Return the rating of a puzzle that nobody has tried: by how many of the levels find it, and by its grade.

    By the grade alone where none was asked (`found` is None).
    """
    missing = (grade - 1) / (GRADES - 1) * levels if found is None else levels - found
    return Rating(MU + STEP * (missing - _middle(levels)) + BY_GRADE * (grade - (GRADES + 1) / 2), UNSURE)


def hardness(levels: int, rating: Rating) -> Hardness:
    """Return which of the levels finds what has a rating, and nothing harder."""
    place = round((rating.mu - MU) / STEP + _middle(levels))
    return Hardness(min(max(place, 0), levels - 1), is_beyond=place >= levels)


def _middle(levels: int) -> float:
    """Return the place between the weaker half of the levels and the better one, where people begin."""
    return (levels - 1) / 2


def puzzle_ratings(answers: Iterable[Answer], first: Mapping[int, Rating]) -> dict[int, Rating]:
    """Return the ratings of the puzzles that were tried, from all answers in order and their first ratings."""
    puzzles, people = dict[int, Rating](), dict[int, Rating]()
    for (person, puzzle), counted in _by_puzzle(answers).items():
        before = people.get(person, START), puzzles.get(puzzle, first[puzzle])
        people[person], puzzles[puzzle] = _rated(*before, counted)
    return puzzles


def rating_of(answers: Iterable[Answer], puzzles: Mapping[int, Rating]) -> Rating:
    """Return the rating of the person whose answers these are, in order, by the ratings that puzzles have now."""
    rating = START
    for (_, puzzle), counted in _by_puzzle(answers).items():
        rating, _ = _rated(rating, puzzles[puzzle], counted)
    return rating


def _by_puzzle(answers: Iterable[Answer]) -> Mapping[tuple[int, int], Sequence[bool]]:
    found = dict[tuple[int, int], list[bool]]()
    for answer in answers:
        found.setdefault(answer[:2], []).append(answer.is_right)
    return found


_MODEL: Final = BradleyTerryPart(mu=MU, sigma=SIGMA, beta=BETA)


def _rated(person: Rating, puzzle: Rating, counted: Sequence[bool]) -> tuple[Rating, Rating]:
    """Return the ratings of a person and a puzzle after some answers, each whether it was right."""
    (solver,), (solved,) = _MODEL.rate(
        [[_as_openskill(person)], [_as_openskill(puzzle)]],
        ranks=[1, 2] if counted[0] else [1, 1] if any(counted[:TRIES]) else [2, 1],
    )
    return Rating(solver.mu, solver.sigma), Rating(solved.mu, solved.sigma)


def _as_openskill(rating: Rating) -> BradleyTerryPartRating:
    return _MODEL.rating(mu=rating.mu, sigma=rating.sigma)
