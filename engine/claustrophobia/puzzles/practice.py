"""The puzzles that ship, a line each in `practice.jsonl` here.

`python -m tests.engine.claustrophobia.puzzles.find` finds them and writes the file.
"""

from functools import cache
from importlib import resources
from typing import Final

import msgspec

from engine.claustrophobia.puzzles.puzzle import Grade, Puzzle

FILE: Final = "practice.jsonl"


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """Return all puzzles that ship."""
    text = (resources.files(__package__) / FILE).read_bytes()
    return tuple(msgspec.json.Decoder(Puzzle).decode_lines(text))


def for_practice(grade: Grade | None = None) -> tuple[Puzzle, ...]:
    """Return the puzzles of a grade, or all where none is asked for."""
    return tuple(puzzle for puzzle in all_puzzles() if grade in (None, puzzle.grade))
