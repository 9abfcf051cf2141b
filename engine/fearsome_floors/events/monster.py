"""What the monster does on its walk: looking, going, turning, and where it is stuck."""

from typing import Literal

from engine.core import Event, Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.tiles import Pair, Tile
from engine.fearsome_floors.tokens import TokenName


class Sighting(Value, frozen=True):
    """One of the three looks along a line."""

    direction: Direction
    """Where the monster looked."""
    until: Square
    """The last square that it saw; `token` stands there if it saw one."""
    distance: int
    """The squares as far as `until`; 0 at the wall or before what blocks its sight."""
    token: TokenName | None
    """The token that it saw, if any."""


class MonsterLooked(Event, frozen=True):
    """The monster looked ahead, to its left and to its right, and turned."""

    step: int
    """The number of the step that follows, from 1."""
    last: bool
    """Whether this is the look after the last step."""
    sightings: tuple[Sighting, Sighting, Sighting]
    """The looks ahead, left and right, in this order."""
    verdict: Literal["nearest", "tie", "nobody"]
    """What decided: one token was nearest, or the nearest distance was shared, or nobody was seen."""
    facing: Direction
    """Where it faces now."""


class MonsterStepped(Event, frozen=True):
    """The monster moved one square."""

    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""
    wall: str | None = None
    """The letter of the wall that it went through, if it did."""


class MonsterSlid(Event, frozen=True):
    """The monster slid one square, on slippery floor or off it."""

    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""
    wall: str | None = None
    """The letter of the wall that it went through, if it did."""


class MonsterTurned(Event, frozen=True):
    """A turning stone turned the monster; a step or slide may follow."""

    square: Square
    """Where the monster stands."""
    facing: Direction
    """Where it faces now."""
    tile: Tile
    """The kind of the stone."""
    stone: Square
    """Where the stone stands."""
    wall: str | None = None
    """The letter of the wall that lies between, if one does."""


class MonsterTeleported(Event, frozen=True):
    """The monster came onto a teleporter and out of the other one of its pair."""

    origin: Square
    """Where it went in."""
    target: Square
    """Where it came out."""
    facing: Direction
    """Where the arrow there points."""
    pair: Pair
    """The pair."""


class MonsterBoxedIn(Event, frozen=True):
    """The monster could not leave its square: its step is spent there."""

    square: Square
    """Where it stands."""
    facing: Direction
    """Where it faces."""


class MonsterStopped(Event, frozen=True):
    """The monster slid round in a circle on blood and stopped, facing as before."""

    square: Square
    """Where it stopped."""
