"""Tiles (rules, sections 2, 5, 6): those that stand on a square and can be pushed, and floors, which lie flat.

A kind is a row of `TILES` or of `FLOORS`. Most floors come in patches of one or more squares; teleporters come in pairs
and have an arrow.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, get_args

from engine.core import Value, by_kind
from engine.fearsome_floors.board import BEHIND, RIGHT_OF, Direction, Square, coordinates, square_at

Tile = Literal["stone", "crystal", "turner", "reverser"]
"""The kinds of tile that stand on a square and can be pushed by a token."""

Rotation = Literal["right", "around"]
"""How a tile can turn a monster."""
TURNED: Final[Mapping[Rotation, Mapping[Direction, Direction]]] = by_kind(
    get_args(Rotation), {"right": RIGHT_OF, "around": BEHIND}
)
"""From each kind of turn and where the monster faces to where it faces then."""


class TileRule(Value, frozen=True):
    """How a kind of tile behaves; tokens push all of them alike."""

    field: str
    """Its name in FFN."""
    blocks_sight: bool
    """Whether the monster sees no farther."""
    turns: Rotation | None
    """How it turns a monster that steps against it; None where the monster pushes it."""


TILES: Final[Mapping[Tile, TileRule]] = by_kind(
    get_args(Tile),
    {
        "stone": TileRule(field="stones", blocks_sight=True, turns=None),
        "crystal": TileRule(field="crystals", blocks_sight=False, turns=None),
        "turner": TileRule(field="turners", blocks_sight=True, turns="right"),
        "reverser": TileRule(field="reversers", blocks_sight=True, turns="around"),
    },
)

Floor = Literal["blood", "teleporter"]
"""The kinds of floor; where none lies, there are bare flagstones."""


class FloorRule(Value, frozen=True):
    """How a kind of floor behaves."""

    field: str
    """Its name in FFN."""
    piece: str
    """What a piece of it is called where a position is found faulty."""
    slides: bool = False
    """Whether who comes onto it goes on straight ahead, as far as the way is open."""
    extra: int = 0
    """The points that a token's own step onto it costs besides the usual one, as far as the token has them."""
    closed: bool = False
    """Whether tokens may not go there."""


FLOORS: Final[Mapping[Floor, FloorRule]] = by_kind(
    get_args(Floor),
    {
        "blood": FloorRule(field="pools", piece="pool", slides=True),
        "teleporter": FloorRule(field="teleporters", piece="teleporter", closed=True),
    },
)


class Patch(Value, frozen=True, omit_defaults=True):
    """A rectangle of one kind of floor, such as a pool of blood."""

    corner: Square
    """Its top left square."""
    width: int
    """How many squares it has along the row."""
    height: int
    """How many squares it has along the column."""
    floor: Floor = "blood"
    """What it is of. Saves from when there was only blood do not say it."""

    def squares(self) -> tuple[Square | None, ...]:
        """Return its squares by row; None for each that lies off the board."""
        column, row = coordinates(self.corner)
        return tuple(square_at(column + x, row + y) for y in range(self.height) for x in range(self.width))


Pair = Literal[1, 2]
PAIRS: Final[tuple[Pair, ...]] = get_args(Pair)
PAIR: Final = 2
"""So many teleporters make a pair."""


class Teleporter(Value, frozen=True):
    """One of a pair of teleporters."""

    pair: Pair
    """Which pair it belongs to."""
    square: Square
    """Where it lies."""
    arrow: Direction
    """Where who comes out of it faces."""


@lru_cache(maxsize=256)
def floors_by_square(patches: tuple[Patch, ...], teleporters: tuple[Teleporter, ...] = ()) -> Mapping[Square, Floor]:
    """Return what lies on each square that is not bare."""
    lying: dict[Square, Floor] = {
        square: patch.floor for patch in patches for square in patch.squares() if square is not None
    }
    return lying | dict.fromkeys((teleporter.square for teleporter in teleporters), "teleporter")
