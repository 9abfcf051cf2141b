"""Shapes that can grow, so that a figure of many has one outline around all of them; and the sides of tiles."""

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.claustrophobia.tunnels.tiles import DIRECTIONS, STEPS, Direction
from render.claustrophobia import tones
from render.claustrophobia.place import Edge, Place
from render.core.drawing import Drawing, Point, curve
from render.core.sprite import Sprite

Shape = Callable[[Drawing, str, float], None]
"""Draws itself in a colour, so many pixels larger on every side."""


def disc(x: float, y: float, radius: float) -> Shape:
    """Return a circle."""
    return oval(x, y, radius, radius)


def oval(x: float, y: float, across: float, down: float) -> Shape:
    """Return an upright ellipse, by its two radii."""
    return lambda drawing, tone, grown: drawing.oval((x, y), across + grown, down + grown, tone)


def poly(*points: Point) -> Shape:
    """Return a shape with straight sides."""

    def draw(drawing: Drawing, tone: str, grown: float) -> None:
        drawing.polygon(points, tone)
        if grown:
            drawing.line([*points, points[0]], 2 * grown, tone)

    return draw


def blob(*points: Point) -> Shape:
    """Return a rounded shape that runs through all points."""
    return poly(*curve(points))


def line(width: float, *points: Point) -> Shape:
    """Return a line with round ends."""
    return lambda drawing, tone, grown: drawing.line(points, width + 2 * grown, tone)


def both(*points: Point, middle: float = 50) -> list[Point]:
    """Close a shape that is given by its left half, from the top to the bottom."""
    return [*points, *((2 * middle - x, y) for x, y in reversed(points) if x != middle)]


def mirrored(points: Sequence[Point], middle: float = 50) -> list[Point]:
    """Return the same points on the other side."""
    return [(2 * middle - x, y) for x, y in points]


UNIT: Final = 200
"""Tiles are drawn on so many pixels a side."""
MIDDLE: Final = UNIT / 2
MARGIN: Final = 34
"""How far their openings into the dark reach beyond them."""
TIGHT: Final = 0.6
"""How much narrower a narrow tunnel is."""

_ARM: Final = 37
"""Half the width of a passage."""


def arm_of(place: Place) -> float:
    """Return half the width of a tile's passages."""
    return _ARM * TIGHT if place.kind == "narrow" else _ARM


def _open(drawing: Drawing, direction: Direction, arm: float) -> None:
    """Let the floor run on to the neighbour."""
    x, y = _at(direction, MIDDLE - 4)
    _across(drawing, direction, (x, y), 2 * arm, 12, tones.FLOOR)


def _dark(drawing: Drawing, direction: Direction, arm: float) -> None:
    """Let the floor fade where nobody has been."""
    for step, tone in enumerate(tones.DARKNESS):
        distance = MIDDLE - 18 + 12 * step
        _across(drawing, direction, _at(direction, distance), 2 * arm - 3 * step * (step > 1), 13, tone)
    _arrow(drawing, direction)


def _arrow(drawing: Drawing, direction: Direction) -> None:
    """Point into the dark."""
    x, y = _at(direction, MIDDLE + 8)
    across, down = STEPS[direction]
    head = [(0, 11), (-17, -6), (-11, -12), (0, -1), (11, -12), (17, -6)]
    points = [(x + a * down + b * across, y + a * across + b * down) for a, b in head]
    drawing.line([*points, points[0]], 5, tones.INK)
    drawing.polygon(points, tones.FAINT)


def _shut(drawing: Drawing, direction: Direction, arm: float) -> None:
    """Close an opening with bricks: behind it is a wall."""
    x, y = _at(direction, MIDDLE - 10)
    _across(drawing, direction, (x, y), 2 * arm + 8, 20, tones.INK)
    across, down = STEPS[direction]
    for row in (-1, 1):
        for brick in (-1, 0, 1):
            aside = brick * arm * 0.68 + row * 5
            spot = (x + row * 4.5 * across + aside * abs(down), y + row * 4.5 * down + aside * abs(across))
            _across(drawing, direction, spot, arm * 0.6, 7, tones.FACE_LIT if row * (across + down) < 0 else tones.FACE)


def _wall(_drawing: Drawing, _direction: Direction, _arm: float) -> None:
    """Leave the rock as it is."""


EDGES: Final[Mapping[Edge, Callable[[Drawing, Direction, float], None]]] = {
    "wall": _wall,
    "open": _open,
    "dark": _dark,
    "shut": _shut,
}
"""How each side of a tile is drawn, with half the width of its passages."""


@lru_cache(maxsize=16)
def openings_sprite(place: Place, size: int) -> Sprite:
    """Draw where a tile leads into the dark, and where it is shut, to lie over the frame around it."""
    zoom = size / UNIT
    whole = round((UNIT + 2 * MARGIN) * zoom)
    drawing = Drawing(whole, whole, origin=((whole - size) / 2, (whole - size) / 2), zoom=zoom)
    for direction, edge in zip(DIRECTIONS, place.edges, strict=True):
        if edge == "dark":
            _arrow(drawing, direction)
        elif edge == "shut":
            _shut(drawing, direction, arm_of(place))
    return Sprite.of(drawing.image())


def _at(direction: Direction, distance: float) -> Point:
    across, down = STEPS[direction]
    return MIDDLE + across * distance, MIDDLE + down * distance


def _across(  # noqa: PLR0917 - a box, where it lies and how it looks
    drawing: Drawing, direction: Direction, centre: Point, width: float, depth: float, tone: str
) -> None:
    """Fill a box across a passage."""
    x, y = centre
    if direction in ("n", "s"):
        drawing.box((x - width / 2, y - depth / 2), width, depth, tone)
    else:
        drawing.box((x - depth / 2, y - width / 2), depth, width, tone)
