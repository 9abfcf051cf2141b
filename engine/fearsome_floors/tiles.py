"""Floor tiles: what can be pushed, and the pools of blood (rules, sections 2, 5 and 6). A tile kind is a row here."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal

from engine.core import Value
from engine.fearsome_floors.board import Square, coordinates, square_at

Tile = Literal["stone"]
"""The kinds of tile that stand on a square and can be pushed by a token."""


class TileRule(Value, frozen=True):
    """How a kind of tile behaves; tokens push all of them alike.

    `field` is its name in FFN; `blocks_sight` says whether the monster sees past it.
    """

    field: str
    blocks_sight: bool


TILES: Final[Mapping[Tile, TileRule]] = {
    "stone": TileRule(field="stones", blocks_sight=True),
}


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
