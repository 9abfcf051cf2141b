"""How cells of the tunnels become pixels."""

from collections.abc import Collection, Sequence
from typing import Final

from engine.claustrophobia.tunnels.tiles import Cell
from engine.core import Value

Spot = tuple[int, int]
"""A pixel, from the top left corner."""
Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

SIZES: Final = (
    *(400, 370, 340, 320, 300, 280, 264, 248, 232, 216, 204, 192, 180, 168, 156, 144, 132, 120, 108, 98, 88, 78, 68),
    *(58, 48, 40, 33, 28, 23),
)
"""The pixels of a tile: few, since all that lies and stands on tiles is drawn once for each."""
AROUND: Final = 0.2
"""The room around the tiles, in tiles: for openings that lead into the dark."""


class Grid(Value, frozen=True):
    """How cells become pixels."""

    size: int
    """The pixels of a tile."""
    origin: Spot
    """The top left pixel of the cell (0, 0)."""
    box: Box
    """The part of the picture with the tunnels."""

    def corner(self, cell: Cell) -> Spot:
        """Return the top left pixel of a cell."""
        return self.origin[0] + cell[0] * self.size, self.origin[1] + cell[1] * self.size

    def middle(self, cell: Cell) -> Spot:
        """Return the middle of a cell."""
        x, y = self.corner(cell)
        return x + self.size // 2, y + self.size // 2


def spread(cells: Collection[Cell]) -> tuple[int, int]:
    """Return how many columns and rows some cells take."""
    across, down = zip(*cells, strict=True)
    return max(across) - min(across) + 1, max(down) - min(down) + 1


def side(cells: int, size: int) -> int:
    """Return the pixels that so many tiles of a size take in a row, with the room around them."""
    return round((cells + 2 * AROUND) * size)


def grid_in(box: Box, cells: Collection[Cell], sizes: Sequence[int] = SIZES) -> Grid:
    """Return the grid in which some cells are as large as they can be in a box, in its middle."""
    left, top, right, bottom = box
    columns, rows = spread(cells)
    fitting = (size for size in sizes if side(columns, size) <= right - left and side(rows, size) <= bottom - top)
    size = next(fitting, sizes[-1])
    from_left, from_top = (left + right - columns * size) // 2, (top + bottom - rows * size) // 2
    first, upmost = (min(cell[axis] for cell in cells) for axis in (0, 1))
    return Grid(size, (from_left - first * size, from_top - upmost * size), box)
