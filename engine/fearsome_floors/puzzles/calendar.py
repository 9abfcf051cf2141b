"""The puzzles that ship, a line each in `year.jsonl` here: one for each day, and more for practice.

`python -m tests.engine.fearsome_floors.puzzles.find` finds them and writes the file.
"""

from datetime import date
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from engine.fearsome_floors.puzzles.puzzle import Grade, Kind, Puzzle

FILE: Final = "year.jsonl"

FIRST_DAY: Final = date(2026, 11, 2)
"""The day of puzzle number 1, a Monday; when the year is through, it begins again."""


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles that ship: those of the year day by day, then those for practice."""
    text = (resources.files(__package__) / FILE).read_bytes()
    return tuple(msgspec.json.Decoder(Puzzle).decode_lines(text))


@cache
def _year() -> tuple[Puzzle, ...]:
    return tuple(puzzle for puzzle in all_puzzles() if puzzle.day is not None)


def number_of(day: date) -> int:
    """Return the number by which people know a day's puzzle, 1 for the first day."""
    return (day - FIRST_DAY).days + 1


def puzzle_of(day: date) -> Puzzle:
    """Return the puzzle of a day, the same everywhere."""
    year = _year()
    return year[(day - FIRST_DAY).days % len(year)]


def for_practice(kind: Kind | None = None, grade: Grade | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles for practice of a kind and a grade; of all of them where none is asked for."""
    return tuple(
        puzzle
        for puzzle in all_puzzles()
        if puzzle.day is None and kind in (None, puzzle.kind) and grade in (None, puzzle.grade)
    )
