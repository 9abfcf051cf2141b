"""What a picture of the forecast shows besides the board, as plain data: the route, its ends, who is in danger."""

from engine.core import Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.cards import Card


class Leg(Value, frozen=True):
    """One square of the monster's route to come, perhaps through a wall."""

    origin: Square
    """Where it leaves."""
    direction: Direction
    """Where it goes."""
    hunted: bool = False
    """Whether only hits cards lead it on there."""


class End(Value, frozen=True):
    """Where the monster would stand at last if one of some cards were drawn."""

    square: Square
    """Where."""
    cards: tuple[Card, ...]
    """Those cards."""


class Threat(Value, frozen=True):
    """A token that would be eaten."""

    square: Square
    """Where it stands now."""
    eaten_on: Square
    """Where it would be eaten: there, or where it is pushed to."""
    percent: int
    """The chance in percent."""


class Prospect(Value, frozen=True):
    """What the next card could do."""

    legs: tuple[Leg, ...] = ()
    """The route, each leg once, however often the monster goes there."""
    ends: tuple[End, ...] = ()
    """Where it could end."""
    threats: tuple[Threat, ...] = ()
    """Who is in danger."""
