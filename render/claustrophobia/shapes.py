"""Shapes that can grow, so that a figure of many has one outline around all of them."""

from collections.abc import Callable, Sequence

from render.core.drawing import Drawing, Point, curve

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
