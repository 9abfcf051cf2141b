"""What the monster does on its walk: looking, going, turning, and where it is stuck."""

from typing import Literal

from engine.core import Event, Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.floors import Pair
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import TokenName


class Sighting(Value, frozen=True):
    """One of the three looks: along `direction` as far as the square `until`, where `token` stands if it saw one.

    `distance` counts the squares to `until`; 0 where the monster stands at the wall or before what blocks its sight.
    """

    direction: Direction
    until: Square
    distance: int
    token: TokenName | None


class MonsterLooked(Event, frozen=True):
    """The monster looked ahead, to its left and to its right (`sightings`, in this order) and turned to `facing`.

    `step` is the number of the step that follows, from 1; `last` marks the look after the last step. `verdict` is the
    rule that decided: one token was nearest, or the nearest distance was shared, or nobody was seen.
    """

    step: int
    last: bool
    sightings: tuple[Sighting, Sighting, Sighting]
    verdict: Literal["nearest", "tie", "nobody"]
    facing: Direction


class MonsterStepped(Event, frozen=True):
    """The monster moved one square; `wall` is the letter of the wall that it went through, if it did."""

    origin: Square
    target: Square
    wall: str | None = None


class MonsterSlid(Event, frozen=True):
    """The monster slid one square on blood or off it; `wall` as for a step."""

    origin: Square
    target: Square
    wall: str | None = None


class MonsterTurned(Event, frozen=True):
    """A turning stone turned the monster, which stands on `square`, to `facing`; a step or slide may follow.

    The stone is a `tile` of its kind on the square `stone`; `wall` is the letter of the wall that lies between, if any.
    """

    square: Square
    facing: Direction
    tile: Tile
    stone: Square
    wall: str | None = None


class MonsterTeleported(Event, frozen=True):
    """The monster came onto the teleporter `origin` and out of the other one of its pair, facing that one's arrow."""

    origin: Square
    target: Square
    facing: Direction
    pair: Pair


class MonsterBoxedIn(Event, frozen=True):
    """The monster could not leave `square`: its step is spent there, and it faces `facing`."""

    square: Square
    facing: Direction


class MonsterStopped(Event, frozen=True):
    """The monster slid round in a circle on blood and stopped where it came to `square`, facing as before."""

    square: Square
