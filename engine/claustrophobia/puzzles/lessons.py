"""The lessons: positions with one choice each, in `lessons.json` here, in the order in which they are learned."""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, Literal, get_args

import msgspec

from engine.claustrophobia.puzzles.puzzle import Puzzle
from engine.core import by_kind

FILE: Final = "lessons.json"

Lesson = Literal["dice", "blocking", "guard", "deed", "destiny", "summon"]
"""What each lesson teaches."""


@cache
def lessons() -> Mapping[Lesson, Puzzle]:
    """Return all lessons, the first one first."""
    text = (resources.files(__package__) / FILE).read_bytes()
    return by_kind(get_args(Lesson), msgspec.json.decode(text, type=dict[Lesson, Puzzle]))
