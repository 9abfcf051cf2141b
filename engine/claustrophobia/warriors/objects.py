"""Objects that humans bear (rules, section 9). A kind is a row here."""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from engine.claustrophobia.warriors.kinds import NOTHING, HumanKind, Stats
from engine.core import Value
from engine.core.kinds import by_kind

ObjectName = Literal["blunderbuss", "shield", "scepter", "hammer"]
OBJECT_NAMES: Final[tuple[ObjectName, ...]] = get_args(ObjectName)


class ObjectRule(Value, frozen=True):
    """What an object does for its bearer, who must not be Exhausted if not said otherwise."""

    copies: int
    """How many there are."""
    bearers: tuple[HumanKind, ...]
    """Who can bear it."""
    bonus: Stats = NOTHING
    """What it adds to the bearer's statistics."""
    shoots: bool = False
    """Whether the bearer can attack a connected tile."""
    smites: bool = False
    """Whether a hit harms a demon as its row says."""
    action_dice: int = 0
    """The dice that it adds to the action roll, also while its bearer is Exhausted."""


OBJECTS: Final[Mapping[ObjectName, ObjectRule]] = by_kind(
    OBJECT_NAMES,
    {
        "blunderbuss": ObjectRule(2, ("redeemer", "blade"), Stats(combat=1), shoots=True),
        "shield": ObjectRule(2, ("brute",), Stats(defense=1)),
        "scepter": ObjectRule(1, ("redeemer",), action_dice=1),
        "hammer": ObjectRule(1, ("redeemer",), smites=True),
    },
)
