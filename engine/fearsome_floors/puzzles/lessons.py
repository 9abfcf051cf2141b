"""The lessons: positions with one choice each, in `lessons.json` here, in the order in which they are learned.

They are judged like puzzles; in every other move the one thing goes wrong that the lesson is about.
"""

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final, Literal, get_args

import msgspec

from engine.core import by_kind
from engine.fearsome_floors.puzzles.puzzle import Puzzle

FILE: Final = "lessons.json"

Lesson = Literal["numbers", "sight", "stone", "tie", "blood", "bait", "win"]
"""What each lesson teaches."""


@cache
def lessons() -> Mapping[Lesson, Puzzle]:
    """Return all lessons, the first one first."""
    text = (resources.files(__package__) / FILE).read_bytes()
    return by_kind(get_args(Lesson), msgspec.json.decode(text, type=dict[Lesson, Puzzle]))
