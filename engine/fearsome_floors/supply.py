"""The supply: the tiles that lie beside the board when an advanced game begins (rules, sections 2 and 8)."""

from collections.abc import Mapping
from typing import Final, Literal, assert_never, get_args

from engine.core import Value, by_kind
from engine.fearsome_floors.board import DIRECTIONS, Direction, Square
from engine.fearsome_floors.tiles import FLOORS, PAIR, Floor, Pair, Patch, Teleporter, Tile

DraftTile = Literal[Tile, "pool2x2", "pool4x1", "teleporter1", "teleporter2"]
DRAFT_TILES: Final[tuple[DraftTile, ...]] = get_args(DraftTile)
"""The kinds, in the order in which supplies are written."""

Orientation = Literal["lengthwise", "crosswise", "n", "e", "s", "w"]
"""How a long pool lies (along the row, along the column), or where a teleporter's arrow points."""

Piece = Tile | Patch | Teleporter
"""What lies in the dungeon once it has been placed."""

Oblong = tuple[Floor, int, int]
"""A floor, and how many squares of it lie along the row and along the column, if it lies lengthwise."""


class SupplyRule(Value, frozen=True):
    """How many of a kind of tile there are, and what it is once it lies."""

    count: int
    """How many lie beside the board."""
    becomes: Tile | Oblong | Pair
    """The tile that it is; or the patch; or the pair of teleporters to which it belongs."""


SUPPLIES: Final[Mapping[DraftTile, SupplyRule]] = by_kind(
    DRAFT_TILES,
    {
        "stone": SupplyRule(3, "stone"),
        "crystal": SupplyRule(2, "crystal"),
        "turner": SupplyRule(4, "turner"),
        "reverser": SupplyRule(2, "reverser"),
        "pool2x2": SupplyRule(1, ("blood", 2, 2)),
        "pool4x1": SupplyRule(1, ("blood", 4, 1)),
        "teleporter1": SupplyRule(PAIR, 1),
        "teleporter2": SupplyRule(PAIR, 2),
    },
)
SUPPLY: Final[tuple[DraftTile, ...]] = tuple(tile for tile in DRAFT_TILES for _ in range(SUPPLIES[tile].count))


def _orientations(becomes: Tile | Oblong | Pair) -> tuple[Orientation | None, ...]:
    match becomes:
        case (_, width, height) if width != height:
            return ("lengthwise", "crosswise")
        case int():
            return DIRECTIONS
        case str() | tuple():
            return (None,)
        case _:
            assert_never(becomes)


ORIENTATIONS: Final[Mapping[DraftTile, tuple[Orientation | None, ...]]] = {
    tile: _orientations(rule.becomes) for tile, rule in SUPPLIES.items()
}
"""The orientations in which each kind can be placed; None where there is but one."""

_BECOMING: Final[Mapping[Tile | Oblong | Pair, DraftTile]] = {rule.becomes: tile for tile, rule in SUPPLIES.items()}
_OBLONGS: Final = tuple(rule.becomes for rule in SUPPLIES.values() if isinstance(rule.becomes, tuple))
SIZES: Final[Mapping[Floor, tuple[tuple[int, int], ...]]] = {
    floor: tuple(
        size
        for of, width, height in _OBLONGS
        if of == floor
        for size in dict.fromkeys(((width, height), (height, width)))
    )
    for floor in FLOORS
    if any(of == floor for of, _, _ in _OBLONGS)
}
"""From each kind of floor that comes in patches to their widths and heights."""
TELEPORTERS: Final[Mapping[Pair, DraftTile]] = {
    rule.becomes: tile for tile, rule in SUPPLIES.items() if isinstance(rule.becomes, int)
}


def piece_of(tile: DraftTile, square: Square, orientation: Orientation | None) -> Piece:
    """Return what a tile is on a square, its top left one if a patch. Raises ValueError for a wrong orientation."""
    becomes = SUPPLIES[tile].becomes
    match becomes:
        case (floor, width, height):
            return (
                Patch(square, height, width, floor)
                if orientation == "crosswise"
                else Patch(square, width, height, floor)
            )
        case int():
            return Teleporter(becomes, square, _arrow(orientation))
        case str():
            return becomes
        case _:
            assert_never(becomes)


def _arrow(orientation: Orientation | None) -> Direction:
    return DIRECTIONS[DIRECTIONS.index(orientation)]


def tile_of(piece: Piece) -> DraftTile:
    """Return the kind of tile that a piece in the dungeon is. Raises LookupError for a patch of an unknown size."""
    match piece:
        case Teleporter():
            return _BECOMING[piece.pair]
        case Patch():
            return _BECOMING[piece.floor, max(piece.width, piece.height), min(piece.width, piece.height)]
        case str():
            return _BECOMING[piece]
        case _:
            assert_never(piece)


def squares_of(piece: Piece, square: Square) -> tuple[Square | None, ...]:
    """Return the squares that a piece covers which lies on a square, by row; None for each that is off the board."""
    return piece.squares() if isinstance(piece, Patch) else (square,)
