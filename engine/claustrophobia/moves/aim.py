"""On what gifts and cards are used."""

from engine.claustrophobia.cards.decks import Bonus
from engine.claustrophobia.tunnels.tiles import Direction
from engine.claustrophobia.warriors.kinds import HumanName
from engine.claustrophobia.warriors.objects import ObjectName
from engine.core import Value


class Aim(Value, frozen=True, omit_defaults=True):
    """On what a gift or a card is used: each one takes its own of these, and nothing else."""

    human: HumanName | None = None
    """The human whom it is for, or who uses it."""
    other: HumanName | None = None
    """Another human, where it takes two."""
    tile: int | None = None
    """A tile."""
    direction: Direction | None = None
    """A side of that tile."""
    line: int | None = None
    """A line of the human's board."""
    dice: tuple[int, ...] = ()
    """Some of the dice, in ascending order."""
    object: ObjectName | None = None
    """An object of the human's."""
    bonus: Bonus | None = None
    """Which of two bonuses."""
