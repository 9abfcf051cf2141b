"""How somebody has done with the puzzles of the days: folded from what they have tried, and kept nowhere."""

from collections.abc import Iterable, Iterator, Sequence
from datetime import date, timedelta
from itertools import groupby
from typing import Final, NamedTuple

from bot.table.puzzles import MOST, series_of
from bot.table.rows import RatedTryRow, TryRow
from engine.puzzle_ratings import TRIES, Answer

RECENT: Final = 30
"""Over how many days the solved ones are counted."""


class Record(NamedTuple):
    """How somebody has done with a puzzle."""

    tries: int
    """How many answers they have tried that count."""
    is_solved: bool
    """Whether the last of them was right."""

    @property
    def is_closed(self) -> bool:
        """Whether nothing that they try counts any more."""
        return self.is_solved or self.tries == TRIES


class Streak(NamedTuple):
    """How somebody, or a server, has done with the puzzles of the days."""

    running: int
    """On how many days in a row they solved its puzzle on the day, up to today or yesterday."""
    recent: int
    """How many puzzles of the last days they have solved, on the day or later."""


def record(tries: Sequence[TryRow]) -> Record:
    """Return how somebody has done with a puzzle, from all that they tried on it in order."""
    counted = next((number for number, row in enumerate(tries, start=1) if row.right), len(tries))
    return Record(min(counted, TRIES), any(row.right for row in tries[:TRIES]))


def day_of(puzzle: int) -> date:
    """Return the day of a puzzle of the days, by its number."""
    return date.fromordinal(puzzle % MOST)


def streak(tries: Iterable[TryRow], today: date) -> Streak:
    """Return how somebody has done, from what they tried on the puzzles of the days, those of a puzzle in order."""
    on_the_day, solved = set[date](), set[date]()
    for puzzle, rows in groupby(sorted(tries, key=lambda row: row.puzzle), key=lambda row: row.puzzle):
        counted = [*rows][:TRIES]
        day, right = day_of(puzzle), next((row for row in counted if row.right), None)
        if right is not None:
            solved.add(day)
            on_the_day |= {day} & {right.at.date()}
    last = today if today in on_the_day else today - timedelta(days=1)
    running = 0
    while last - timedelta(days=running) in on_the_day:
        running += 1
    return Streak(running, sum(today - timedelta(days=age) in solved for age in range(RECENT)))


def rated(tries: Iterable[TryRow | RatedTryRow]) -> Iterator[Answer]:
    """Yield the answers that count for ratings: not those of lessons, nor to a puzzle of a day that is over.

    Its solution stands open then.
    """
    for row in tries:
        series = series_of(row.puzzle)
        if series == "practice" or (series == "day" and row.at.date() <= day_of(row.puzzle)):
            yield Answer(row.person_id, row.puzzle, row.right)
