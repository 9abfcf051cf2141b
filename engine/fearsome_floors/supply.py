"""The supply: the 17 tiles that lie beside the board when an advanced game begins (rules, sections 2 and 8)."""

from collections.abc import Mapping
from typing import Final, Literal, assert_never, get_args

from engine.fearsome_floors.board import DIRECTIONS, Square
from engine.fearsome_floors.tiles import PAIR, Pair, Pool, Teleporter, Tile

DraftTile = Literal["stone", "crystal", "turner", "reverser", "pool2x2", "pool4x1", "teleporter1", "teleporter2"]
DRAFT_TILES: Final[tuple[DraftTile, ...]] = get_args(DraftTile)
"""The kinds, in the order in which supplies are written."""

Way = Literal["lengthwise", "crosswise", "n", "e", "s", "w"]
"""How a long pool lies (along the row, along the column), or where a teleporter's arrow points."""

Piece = Tile | Pool | Teleporter
"""What lies in the dungeon once it has been placed."""

_COUNTS: Final[Mapping[DraftTile, int]] = {
    "stone": 3,
    "crystal": 2,
    "turner": 4,
    "reverser": 2,
    "pool2x2": 1,
    "pool4x1": 1,
    "teleporter1": PAIR,
    "teleporter2": PAIR,
}
SUPPLY: Final[tuple[DraftTile, ...]] = tuple(tile for tile in DRAFT_TILES for _ in range(_COUNTS[tile]))

WAYS: Final[Mapping[DraftTile, tuple[Way | None, ...]]] = {
    **dict.fromkeys(DRAFT_TILES, (None,)),
    "pool4x1": ("lengthwise", "crosswise"),
    "teleporter1": DIRECTIONS,
    "teleporter2": DIRECTIONS,
}
"""The ways in which each kind can be placed; None where there is but one."""

_PAIRS: Final[Mapping[DraftTile, Pair]] = {"teleporter1": 1, "teleporter2": 2}
TELEPORTERS: Final[Mapping[Pair, DraftTile]] = {pair: tile for tile, pair in _PAIRS.items()}


def piece_of(tile: DraftTile, square: Square, way: Way | None) -> Piece:
    """Give what a tile is once it lies on a square, its top left one if a pool. Raises ValueError for a wrong way."""
    match tile:
        case "stone" | "crystal" | "turner" | "reverser":
            return tile
        case "pool2x2":
            return Pool(square, 2, 2)
        case "pool4x1":
            return Pool(square, 1, 4) if way == "crosswise" else Pool(square, 4, 1)
        case "teleporter1" | "teleporter2":
            return Teleporter(_PAIRS[tile], square, DIRECTIONS[DIRECTIONS.index(way)])
        case _:
            assert_never(tile)


def tile_of(piece: Piece) -> DraftTile:
    """Give the kind of tile that a piece in the dungeon is."""
    match piece:
        case Teleporter():
            return TELEPORTERS[piece.pair]
        case Pool():
            return "pool2x2" if piece.width == piece.height else "pool4x1"
        case _:
            return piece
