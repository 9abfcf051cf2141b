"""The board as small numbers: squares as places in one row of bytes, with a border that nothing crosses, and floors.

The rest of the engine thinks in values that are easy to read. The search of a master looks at a million positions a
minute, so this folder has a second, faster form of the same rules; a test holds the one to the other.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core import by_kind
from engine.fearsome_floors import tiles
from engine.fearsome_floors.board import AHEAD, CORNERS, DIRECTIONS, ENTRANCE, EXIT, SQUARES, Square, coordinates
from engine.fearsome_floors.tiles import FLOORS, TILES, TURNED, Patch, Teleporter, Tile

WIDTH: Final = 17
"""Squares of a row, the border that it shares with the next one among them."""

SIZE: Final = 13 * WIDTH
"""Cells in all: eleven rows, and one of border above and below."""

IN: Final = 0
SAFE: Final = 1
DEAD: Final = 2
"""Where tokens are that are not on the board (waiting, out, eaten): cells of the border."""

FIRST: Final = WIDTH
"""No cell before this one is a square."""

EMPTY: Final = 0
CODES: Final[Mapping[Tile, int]] = {tile: code for code, tile in enumerate(TILES, EMPTY + 1)}
WALL: Final = EMPTY + len(CODES) + 1
MONSTER: Final = WALL + 1
TOKEN: Final = MONSTER + 1
"""What a cell can hold; from `TOKEN` on it is the token of that place in the position's list."""

SEEN_PAST: Final = frozenset(CODES[tile] for tile, rule in TILES.items() if not rule.blocks_sight)
"""The tiles past which the monster sees farther."""

TURNS: Final = {
    CODES[tile]: DIRECTIONS.index(TURNED[rule.turns][DIRECTIONS[0]])
    for tile, rule in TILES.items()
    if rule.turns is not None
}
"""By how many quarters to the right each tile that turns the monster turns it."""

BARE: Final = 0
BLOOD: Final = 1
GATE: Final = 2
"""What can lie on a cell: a gate is a teleporter."""

STEP: Final = tuple({"n": -WIDTH, "e": 1, "s": WIDTH, "w": -1}[direction] for direction in DIRECTIONS)
"""From a cell to the one ahead, for each direction; a direction is its place in `DIRECTIONS`."""


def cell_of(square: Square) -> int:
    """Return the cell of a square."""
    column, row = coordinates(square)
    return (row + 1) * WIDTH + column


CELLS: Final[Mapping[Square, int]] = {square: cell_of(square) for square in SQUARES}
SQUARE_AT: Final[Mapping[int, Square]] = {cell: square for square, cell in CELLS.items()}
EXIT_CELL: Final = CELLS[EXIT]
ENTRANCE_CELL: Final = CELLS[ENTRANCE]
CORNER_CELLS: Final = frozenset(CELLS[square] for square in CORNERS)
OPPOSITE_SUM: Final = EXIT_CELL + ENTRANCE_CELL
"""A cell and the one under the half turn add up to this."""

EMPTY_BOARD: Final = bytes(EMPTY if cell in SQUARE_AT else WALL for cell in range(SIZE))


def _line(cell: int, step: int) -> tuple[int, ...]:
    line: list[int] = []
    while EMPTY_BOARD[cell := cell + step] == EMPTY:
        line.append(cell)
    return tuple(line)


LINES: Final = tuple(tuple(_line(cell, step) if cell in SQUARE_AT else () for cell in range(SIZE)) for step in STEP)
"""For each direction and cell: the cells from there (itself not among them) to the wall."""

SIDES: Final = tuple((facing, (facing + 3) % 4, (facing + 1) % 4) for facing in range(4))
"""For each facing the directions in which the monster looks: ahead, left, right."""

VIEWS: Final = tuple(
    tuple(tuple((side, LINES[side][cell]) for side in SIDES[facing] if LINES[side][cell]) for cell in range(SIZE))
    for facing in range(4)
)
"""For each facing and cell the directions in which there is anything to see, with their lines."""

NEXT: Final = tuple(
    tuple(CELLS[AHEAD[direction][square]] for direction in DIRECTIONS if square in AHEAD[direction])
    if (square := SQUARE_AT.get(cell)) is not None
    else ()
    for cell in range(SIZE)
)
"""For each cell the ones beside it."""

FAST: Final[Mapping[tiles.Floor, int]] = by_kind(FLOORS, {"blood": BLOOD, "teleporter": GATE})
"""What stands on a cell for each kind of floor."""


@dataclass(frozen=True, slots=True, eq=False)
class Floor:
    """What lies flat in a dungeon."""

    kinds: bytes
    """What lies on each cell."""
    gates: dict[int, tuple[int, int]]
    """For each teleporter's cell the cell of the other one of its pair, and the facing in which one comes out."""


@lru_cache(maxsize=64)
def floor_of(patches: tuple[Patch, ...], teleporters: tuple[Teleporter, ...]) -> Floor:
    """Return the floors of a dungeon; the same object for the same dungeon."""
    kinds = bytearray(SIZE)
    for patch in patches:
        for square in patch.squares():
            if square is not None:
                kinds[CELLS[square]] = FAST[patch.floor]
    gates = {
        CELLS[one.square]: (CELLS[two.square], DIRECTIONS.index(two.arrow))
        for one in teleporters
        for two in teleporters
        if one != two and one.pair == two.pair
    }
    for cell in gates:
        kinds[cell] = FAST["teleporter"]
    return Floor(bytes(kinds), gates)
