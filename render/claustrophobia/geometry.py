"""Where things lie in the picture, in pixels: the strip above, the tunnels, dice and destiny below, plates beside."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.claustrophobia.tiles import Cell
from engine.core import Value

Spot = tuple[int, int]
"""A pixel, from the top left corner."""

WIDTH: Final = 1280
HEAD: Final = 82
"""The height of the strip above the tunnels."""
PANEL: Final = 404
"""The width of the panel beside them."""
MAP: Final = WIDTH - PANEL
TRAY: Final = 78
DESTINY: Final = 104
FOOT: Final = TRAY + DESTINY
"""The heights of the dice's tray and of the board of destiny, below the tunnels."""

HEIGHTS: Final = (616, 716, 816, 916, 1016, 1116, 1216)
"""How high the part with the tunnels can be: no higher than they need."""
SIZES: Final = (240, 216, 192, 180, 168, 156, 144, 132, 120, 108, 98, 88, 78, 68, 58, 48, 40, 33, 28, 23)
"""The pixels of a tile."""
_ENOUGH: Final = 144
"""A tile of so many pixels is large enough for no more height to be taken."""
_AROUND: Final = 0.2
"""The room around the tiles, in tiles: for openings that lead into the dark."""


HIGHEST: Final = HEAD + HEIGHTS[-1] + FOOT
"""No side of a picture is longer."""


class Frame(Value, frozen=True):
    """How cells become pixels."""

    size: int
    """The pixels of a tile."""
    origin: Spot
    """The top left pixel of the cell (0, 0)."""
    height: int
    """The pixels of the part with the tunnels."""

    def corner(self, cell: Cell) -> Spot:
        """Return the top left pixel of a cell."""
        return self.origin[0] + cell[0] * self.size, self.origin[1] + cell[1] * self.size

    def middle(self, cell: Cell) -> Spot:
        """Return the middle of a cell."""
        x, y = self.corner(cell)
        return x + self.size // 2, y + self.size // 2


def frame_of(cells: Iterable[Cell], heights: Sequence[int] = HEIGHTS) -> Frame:
    """Return the frame of one of some heights in which some cells are as large as they can be, in their middle."""
    across, down = zip(*cells, strict=True)
    columns, rows = max(across) - min(across) + 1, max(down) - min(down) + 1
    fitting = [(_size(columns, rows, height), height) for height in heights]
    enough = (found for found in fitting if found[0] >= _ENOUGH)
    size, height = next(enough, max(fitting, key=lambda found: (found[0], -found[1])))
    left, top = (MAP - columns * size) // 2, HEAD + (height - rows * size) // 2
    return Frame(size, (left - min(across) * size, top - min(down) * size), height)


def _size(columns: int, rows: int, height: int) -> int:
    room = min(MAP / (columns + 2 * _AROUND), height / (rows + 2 * _AROUND))
    return next((size for size in SIZES if size <= room), SIZES[-1])
