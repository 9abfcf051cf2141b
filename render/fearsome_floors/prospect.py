"""What a picture of the forecast shows besides the board, as plain data: the route, its ends, who is in danger."""

from engine.core import Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.cards import Card


class Leg(Value, frozen=True):
    """One square of the monster's route to come, perhaps through a wall; `hunted` where only hits cards lead it on."""

    origin: Square
    direction: Direction
    hunted: bool = False


class End(Value, frozen=True):
    """Where the monster would stand at last if one of these cards were drawn."""

    square: Square
    cards: tuple[Card, ...]


class Threat(Value, frozen=True):
    """A token that now stands on a square and would be eaten on another one, or there; the chance in percent."""

    square: Square
    eaten_on: Square
    percent: int


class Prospect(Value, frozen=True):
    """What the next card could do; each leg once, however often the monster goes there."""

    legs: tuple[Leg, ...] = ()
    ends: tuple[End, ...] = ()
    threats: tuple[Threat, ...] = ()
