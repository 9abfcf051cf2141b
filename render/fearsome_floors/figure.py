"""A pen for the parts of the monster: shapes with an ink edge, alike on both sides of a body that faces east."""

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core import Value
from render.core.drawing import Drawing, Point, curve
from render.fearsome_floors import tones

BOTH: Final = (1, -1)
MIDDLE: Final = (1,)
"""The sides on which a shape is drawn: as given and mirrored, or as given."""

_EDGE: Final = 2.4


class Coat(Value, frozen=True):
    """The three tones of a monster's skin."""

    fur: str
    """The middle one."""
    dark: str
    """Its shade."""
    light: str
    """Where light falls."""

    def tones(self) -> tuple[str, str, str]:
        """Return all of them."""
        return self.fur, self.dark, self.light


class Figure:
    """A monster being drawn. Points are pixels of a board's picture from its middle; x is ahead, y to its right."""

    def __init__(self, drawing: Drawing, coat: Coat) -> None:
        self.coat = coat
        self._drawing = drawing

    def blob(self, points: Sequence[Point], tone: str, *, sides: tuple[int, ...] = BOTH, edge: float = _EDGE) -> None:
        """Fill a rounded shape."""
        self.sharp(curve(points), tone, sides=sides, edge=edge)

    def sharp(self, points: Sequence[Point], tone: str, *, sides: tuple[int, ...] = BOTH, edge: float = _EDGE) -> None:
        """Fill a shape with straight sides."""
        for ring in _mirrored(points, sides):
            if edge:
                self._drawing.line([*ring, ring[0]], 2 * edge, tones.INK)
            self._drawing.polygon(ring, tone)

    def disc(
        self, centre: Point, radius: float, tone: str, *, sides: tuple[int, ...] = BOTH, edge: float = _EDGE
    ) -> None:
        """Fill a circle."""
        for (spot,) in _mirrored([centre], sides):
            if edge:
                self._drawing.disc(spot, radius + edge, tones.INK)
            self._drawing.disc(spot, radius, tone)

    def line(
        self,
        points: Sequence[Point],
        width: float,
        tone: str,
        *,
        sides: tuple[int, ...] = BOTH,
        edge: float = _EDGE,
    ) -> None:
        """Draw a line with round joints."""
        for line in _mirrored(points, sides):
            if edge:
                self._drawing.line(line, width + 2 * edge, tones.INK)
            self._drawing.line(line, width, tone)

    def eyes(self, centre: Point, radius: float, iris: str = tones.FLAME) -> None:
        """Draw a pair of eyes that look ahead: one here, and one mirrored on the other side."""
        x, y = centre
        self.disc(centre, radius, iris, edge=2)
        self.disc((x + radius * 0.35, y - radius * 0.1), radius * 0.5, tones.INK, edge=0)
        self.disc((x - radius * 0.1, y + radius * 0.35), radius * 0.22, tones.WHITE, edge=0)


def whole(half: Sequence[Point]) -> list[Point]:
    """Close a shape that is given by its right half, from the front to the back."""
    return [*half, *((x, -y) for x, y in reversed(half) if y)]


def _mirrored(points: Sequence[Point], sides: tuple[int, ...]) -> Iterator[list[Point]]:
    for side in sides:
        yield [(x, side * y) for x, y in points]
