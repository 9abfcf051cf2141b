"""Floor tiles: what can be pushed, teleporters, and pools of blood (rules, sections 2, 5, 6). A kind is a row here."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, get_args

from engine.core import Value
from engine.fearsome_floors.board import Direction, Square, coordinates, square_at

Tile = Literal["stone", "crystal", "turner", "reverser"]
"""The kinds of tile that stand on a square and can be pushed by a token."""


class TileRule(Value, frozen=True):
    """How a kind of tile behaves; tokens push all of them alike.

    `field` is its name in FFN; `blocks_sight` says whether the monster sees no farther; `turns` is the way in which it
    turns a monster that steps against it, or None where the monster pushes it.
    """

    field: str
    blocks_sight: bool
    turns: Literal["right", "around"] | None


TILES: Final[Mapping[Tile, TileRule]] = {
    "stone": TileRule(field="stones", blocks_sight=True, turns=None),
    "crystal": TileRule(field="crystals", blocks_sight=False, turns=None),
    "turner": TileRule(field="turners", blocks_sight=True, turns="right"),
    "reverser": TileRule(field="reversers", blocks_sight=True, turns="around"),
}

Pair = Literal[1, 2]
PAIRS: Final[tuple[Pair, ...]] = get_args(Pair)


class Teleporter(Value, frozen=True):
    """One of a pair of teleporters; who comes out of it faces the way of its `arrow`."""

    pair: Pair
    square: Square
    arrow: Direction


PAIR: Final = 2
"""So many teleporters make a pair."""


class Pool(Value, frozen=True):
    """A pool of blood: its top left square, and its size in squares."""

    corner: Square
    width: int
    height: int

    def squares(self) -> tuple[Square | None, ...]:
        """Give its squares by row; None for each that lies off the board."""
        column, row = coordinates(self.corner)
        return tuple(square_at(column + x, row + y) for y in range(self.height) for x in range(self.width))


POOL_SIZES: Final = ((2, 2), (4, 1), (1, 4))


@lru_cache(maxsize=256)
def blood(pools: tuple[Pool, ...]) -> frozenset[Square]:
    """Give all squares that the pools cover."""
    return frozenset(square for pool in pools for square in pool.squares() if square is not None)
