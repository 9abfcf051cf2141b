"""The six levels: each sees less far than the next one, and some draw by lot among moves that look nearly as good."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal

from engine.core import Level, UnknownLevel
from engine.fearsome_floors.opponents.search import Stage

Sight = Literal["path", "card", "bag"]
"""Only the way out; one card of the bag, which it imagines; all cards of the bag."""


@dataclass(frozen=True, slots=True)
class Skill:
    """What a level sees, and how closely."""

    sight: Sight
    """What it reckons with."""
    doubt: float = 0.0
    """The temperature at which it draws a move by lot, in chances to win; with 0 it plays what looks best.

    A move that is worse by so much is drawn e times less often.
    """
    stages: tuple[Stage, ...] = ()
    """The passes in which it plays moves out to the end of the round, each over the best of the one before."""

    @property
    def played_out(self) -> int:
        """Return how many moves it plays out; it chooses among these, or among all if it plays out none."""
        return self.stages[0].moves if self.stages else 0


SKILLS: Final[Mapping[str, Skill]] = {
    "runner": Skill("path"),
    "novice": Skill("card", doubt=0.006),
    "player": Skill("bag", doubt=0.01),
    "skilled": Skill("bag", doubt=0.09, stages=(Stage(4),)),
    "expert": Skill("bag", stages=(Stage(12),)),
    "master": Skill("bag", stages=(Stage(30), Stage(8, (4,)), Stage(3, (6, 3)))),
}

FACES: Final[Mapping[str, str]] = {
    "runner": "🐇",
    "novice": "🐭",
    "player": "🐈",
    "skilled": "🦊",
    "expert": "🦉",
    "master": "🐉",
}

LEVELS: Final = tuple(Level(key, FACES[key]) for key in SKILLS)


def skill_of(level: str) -> Skill:
    """Return what a level can do. Raises UnknownLevel."""
    if level not in SKILLS:
        raise UnknownLevel(f"level: {level!r} is none of {', '.join(SKILLS)}.")
    return SKILLS[level]
