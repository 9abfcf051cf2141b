"""Where things lie in the picture, in pixels: squares, walls, labels and the free corners that the panel uses."""

from collections.abc import Iterable, Mapping
from typing import Final

from engine.fearsome_floors.board import COLUMNS, ROWS, STEPS, Direction, Square, coordinates

WIDTH: Final = 1280
HEIGHT: Final = 816

SQUARE: Final = 66
WALL: Final = 28
LABEL: Final = 33
LEFT: Final = LABEL + WALL
TOP: Final = LABEL + WALL - 2
"""The top left pixel of a1 is at (LEFT, TOP)."""

_BEYOND: Final = 20
"""So far a part of the picture reaches beyond its last row and column: not as far as the name of the next one."""

PANEL_LEFT: Final = LEFT + 16 * SQUARE + WALL + 4
"""Where the strip with the players begins; it runs to the right edge."""

Spot = tuple[int, int]
"""A pixel, from the top left corner."""

MONSTER: Final = "monster"
"""The monster, where spots are told by squares: a full row is pushed onto its square before it goes."""

ESCAPED: Final[Spot] = (36, 38)
"""Where a token that has just left is shown, outside the exit."""
OUTSIDE: Final[Spot] = (1120, 786)
"""Where a token that is about to come in is shown, outside the entrance."""

_AWAY: Final[Mapping[Direction, Direction]] = {"n": "e", "e": "n", "s": "w", "w": "s"}
"""For a wall on the stairs of a cut corner: the way from the other wall of its step."""


def corner(square: Square) -> Spot:
    """Return the top left pixel of a square."""
    column, row = coordinates(square)
    return LEFT + column * SQUARE, TOP + row * SQUARE


def middle(square: Square) -> Spot:
    """Return the middle of a square."""
    x, y = corner(square)
    return x + SQUARE // 2, y + SQUARE // 2


def beside(square: Square, direction: Direction, distance: float) -> Spot:
    """Return the pixel at a distance from a square's middle."""
    (x, y), (across, down) = middle(square), STEPS[direction]
    return round(x + across * distance), round(y + down * distance)


def box(squares: Iterable[Square]) -> tuple[int, int, int, int]:
    """Return the part of the picture with all of some squares, and with walls and names around them, not the panel.

    Left, top, right and bottom, in pixels.
    """
    corners = [corner(square) for square in squares]
    left, top = (min(pixels) - LABEL - WALL for pixels in zip(*corners, strict=True))
    right, bottom = (max(pixels) + SQUARE for pixels in zip(*corners, strict=True))
    ends_right, ends_below = right == LEFT + len(COLUMNS) * SQUARE, bottom == TOP + len(ROWS) * SQUARE
    return (
        max(left, 0),
        max(top, 0),
        PANEL_LEFT if ends_right else right + _BEYOND,
        HEIGHT if ends_below else bottom + _BEYOND,
    )


def wall(square: Square, direction: Direction) -> Spot:
    """Return the middle of the wall segment at a square."""
    return beside(square, direction, (SQUARE + WALL) / 2)


def letter_spot(square: Square, direction: Direction) -> Spot:
    """Return the middle of a wall segment's letter: of the part that is free where two walls meet on the stairs."""
    return _aside(wall(square, direction), square, direction)


def label(square: Square, direction: Direction) -> Spot:
    """Return the middle of the coordinate outside a wall segment."""
    return _aside(beside(square, direction, SQUARE / 2 + WALL + LABEL / 2), square, direction)


def on_stairs(square: Square, direction: Direction) -> bool:
    """Whether a wall segment belongs to the stairs of a cut corner, where it shares its end with another one."""
    column, row = coordinates(square)
    across, down = STEPS[direction]
    return 0 <= column + across < len(COLUMNS) and row + down in range(len(ROWS))


def _aside(spot: Spot, square: Square, direction: Direction) -> Spot:
    if not on_stairs(square, direction):
        return spot
    across, down = STEPS[_AWAY[direction]]
    return spot[0] + across * WALL // 2, spot[1] + down * WALL // 2
