"""Where everything lies in a picture, and how cells of the tunnels become pixels: these are as large as fits best."""

from collections.abc import Callable, Collection, Sequence
from functools import lru_cache
from math import sqrt
from typing import Final, Self

from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.tunnels.tiles import Cell
from engine.core import Value
from render.claustrophobia.sprites_destiny import NARROW, WIDE, WORD
from render.claustrophobia.sprites_plates import FOES, GONE, HEIGHT
from render.claustrophobia.sprites_plates import WIDTH as PLATE

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


WIDEST: Final = 1280
HIGHEST: Final = 1600
"""No picture is wider or higher."""
NARROWEST: Final = 1020
"""The strip above the tunnels takes so much."""
HEAD: Final = 82
"""The height of the strip above the tunnels."""
TRAY: Final = 78
"""The height of the dice's tray."""
DESTINY: Final = 104
"""The height of a row of the board of destiny."""
_GAP: Final = 4
NEARER: Final = 1.25
"""A part of the tunnels is shown from near if its tiles are seen so many times as large as on the board."""
NEAR: Final = 248
"""The most pixels of a tile in a picture from near: tiles of other sizes have to be drawn anew."""
SIDE: Final = PLATE + 2 * _GAP
"""The width of a column of plates."""
_STEP: Final = HEIGHT + 3
_FOES: Final = FOES + 6
_ABREAST: Final = 3
"""So many plates stand beside each other below the tunnels."""
_SEEN: Final = ((550, 350), (360, 450))
"""The boxes into which Discord fits a picture, on a desktop and on a phone."""


_HALF: Final = 60
"""A tile seen so many pixels large is worth half of what any can be: so all else does not become too small."""


class Arrangement(Value, frozen=True):
    """Where everything lies in a picture."""

    width: int
    """The pixels of the picture."""
    height: int
    """The pixels of the picture."""
    tile: int
    """The pixels of a tile."""
    tunnels: Box
    """The part with the tunnels."""
    tray: Box
    """The part with the dice."""
    plates: tuple[Spot, ...]
    """The middle of the board of each human in play."""
    gone: Spot
    """The middle of the row of the others, where there are some."""
    foes: Spot
    """The middle of the plate of the demons' side."""
    slots: tuple[Spot, ...]
    """The middle of each slot of destiny."""
    slot: int
    """How wide a slot is."""
    has_words: bool
    """Whether slots have room for a word."""

    def grid(self, cells: Collection[Cell]) -> Grid:
        """Return how some cells lie in it."""
        return grid_in(self.tunnels, cells, (self.tile,))


class Sheets(Value, frozen=True):
    """What of the humans stands around the tunnels."""

    plates: int
    """How many are in play: each has a board."""
    has_gone: bool = False
    """Whether others are dead or out: all of them have a row."""

    @classmethod
    def of(cls, are_in: Collection[bool]) -> Self:
        """Return what is shown of humans, of each of whom it is told whether it is in play."""
        return cls(sum(are_in), has_gone=not all(are_in))


def arrangement_for(cells: Collection[Cell], sheets: Sheets, *, largest: int = SIZES[0]) -> Arrangement:
    """Return the arrangement in which cells, with tiles of some size at most, and boards of humans are seen best."""
    return _best(*spread(cells), sheets, largest)


@lru_cache(maxsize=128)
def _best(columns: int, rows: int, sheets: Sheets, largest: int) -> Arrangement:
    found = [
        arrangement
        for tile in SIZES
        if tile <= largest
        for arrange in _ARRANGERS
        if (arrangement := arrange(tile, side(columns, tile), side(rows, tile), sheets)).width <= WIDEST
        and arrangement.height <= HIGHEST
    ]
    return max(found, key=lambda arrangement: seen(arrangement.tile, arrangement.width, arrangement.height))


def seen(tile: int, width: int, height: int) -> float:
    """Return how well the tiles and all else of a picture are seen, on a desktop and on a phone alike."""
    scale = seen_at(width, height)
    return sqrt(scale) * tile * scale / (tile * scale + _HALF)


def seen_at(width: int, height: int) -> float:
    """Return at which part of its size a picture is seen, between a desktop and a phone."""
    desktop, phone = magnified(1, width, height)
    return sqrt(desktop * phone)


def magnified(tile: int, width: int, height: int) -> tuple[float, float]:
    """Return the pixels that a tile of a picture takes on a desktop, and those on a phone."""
    desktop, phone = (tile * min(across / width, down / height) for across, down in _SEEN)
    return desktop, phone


def _beside(tile: int, across: int, down: int, sheets: Sheets) -> Arrangement:
    """Lay the boards beside the tunnels, and destiny below all, with words where that makes it no higher than wide."""
    width = max(NARROWEST, across + SIDE)
    low = HEAD + max(_stack(sheets) + _FOES, down + TRAY)
    has_words = low + DESTINY + WORD <= width
    left, height = width - SIDE, low + DESTINY + has_words * WORD
    return Arrangement(
        width,
        height,
        tile,
        tunnels=(0, HEAD, left, low - TRAY),
        tray=(0, low - TRAY, left, low),
        plates=tuple((left + SIDE // 2, HEAD + HEIGHT // 2 + number * _STEP) for number in range(sheets.plates)),
        gone=(left + SIDE // 2, HEAD + sheets.plates * _STEP + GONE // 2),
        foes=(left + SIDE // 2, low - _FOES // 2),
        slots=slots_in((0, low, width, height)),
        slot=WIDE,
        has_words=has_words,
    )


def _column(tile: int, across: int, down: int, sheets: Sheets) -> Arrangement:
    """Lay the boards and destiny beside the tunnels, with words where the column has room for them."""
    width = max(NARROWEST, across + SIDE)
    boards = _stack(sheets) + _FOES
    low = HEAD + max(boards + 2 * DESTINY, down + TRAY)
    has_words = low - HEAD - boards >= 2 * (DESTINY + WORD)
    slots = 2 * (DESTINY + has_words * WORD)
    left, destiny = width - SIDE, low - _FOES - slots
    return Arrangement(
        width,
        low,
        tile,
        tunnels=(0, HEAD, left, low - TRAY),
        tray=(0, low - TRAY, left, low),
        plates=tuple((left + SIDE // 2, HEAD + HEIGHT // 2 + number * _STEP) for number in range(sheets.plates)),
        gone=(left + SIDE // 2, HEAD + sheets.plates * _STEP + GONE // 2),
        foes=(left + SIDE // 2, low - _FOES // 2),
        slots=slots_in((left, destiny, width, destiny + slots), rows=2),
        slot=NARROW,
        has_words=has_words,
    )


def _below(tile: int, across: int, down: int, sheets: Sheets) -> Arrangement:
    """Lay the boards and destiny below the tunnels, and the dice in the last row of boards, if one alone is in it."""
    width, floor, boards_and_gone = max(_ABREAST * SIDE, across), HEAD + down, sheets.plates + sheets.has_gone
    third, alone = width // _ABREAST, boards_and_gone % _ABREAST == 1
    tray = (0, floor, width, floor + TRAY)
    destiny = floor if alone else floor + TRAY
    boards = destiny + DESTINY
    height = boards - (-boards_and_gone // _ABREAST) * _STEP
    if alone:
        tray = (third, height - _STEP, width, height)
    *spots, after = (
        (third * (2 * (number % _ABREAST) + 1) // 2, boards + HEIGHT // 2 + number // _ABREAST * _STEP)
        for number in range(sheets.plates + 1)
    )
    return Arrangement(
        width,
        height,
        tile,
        tunnels=(0, HEAD, width, floor),
        tray=tray,
        plates=tuple(spots),
        gone=after,
        foes=(width - third // 2, destiny + DESTINY // 2),
        slots=slots_in((0, destiny, width - third, boards)),
        slot=NARROW,
        has_words=False,
    )


_ARRANGERS: Final[tuple[Callable[[int, int, int, Sheets], Arrangement], ...]] = (_beside, _column, _below)
"""Each from the size of a tile, the pixels that the tunnels take across and down, and what of humans is shown."""


def _stack(sheets: Sheets) -> int:
    """Return how high the boards of humans are below each other, with the row of those who are gone."""
    return sheets.plates * _STEP + sheets.has_gone * (GONE + 3)


def slots_in(box: Box, rows: int = 1) -> tuple[Spot, ...]:
    """Return the middles of the slots of destiny, in rows that fill a box."""
    left, top, right, bottom = box
    columns = len(SLOTS) // rows
    return tuple(
        (left + (right - left) * (2 * column + 1) // (2 * columns), top + (bottom - top) * (2 * row + 1) // (2 * rows))
        for row in range(rows)
        for column in range(columns)
    )
