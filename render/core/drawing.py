"""A pen for flat shapes: drawn at twice the size and halved once; an edge is covered not, half or wholly."""

from collections.abc import Sequence
from math import cos, radians, sin
from typing import Final

from PIL import Image, ImageChops, ImageDraw

from render.core.lettering import PLAIN, ROUND, font_face, ink, runs

Point = tuple[float, float]

CLEAR: Final = "#00000000"

_SCALE: Final = 2
"""Fixed: `_medians` counts the four pixels that become one. With three, files were a tenth larger and nobody saw it."""
_COVERAGE: Final = tuple(
    0 if value in range(1, 65) else 255 if value in range(190, 255) else value for value in range(256)
)
"""A pixel of an edge counts as not, half or wholly covered: with quarters, files are a thirtieth larger."""
_WHOLE: Final = (*(0,) * 255, 255)
"""Only a pixel that is wholly covered takes the median of its colours: what is clear has no colour to count."""
_CURVE: Final = 8  # straight pieces between two points of a curve


def polar(centre: Point, radius: float, angle: float) -> Point:
    """Return the point at a distance from a centre; angles in degrees, clockwise from the right."""
    return centre[0] + radius * cos(radians(angle)), centre[1] + radius * sin(radians(angle))


def curve(points: Sequence[Point]) -> list[Point]:
    """Round a closed ring of points (Catmull-Rom)."""
    curve: list[Point] = []
    for index, (bx, by) in enumerate(points):
        (ax, ay), (cx, cy), (dx, dy) = (points[(index + step) % len(points)] for step in (-1, 1, 2))
        for piece in range(_CURVE):
            t = piece / _CURVE
            curve.append(
                (
                    bx + t * ((cx - ax) + t * ((2 * ax - 5 * bx + 4 * cx - dx) + t * (3 * bx - ax - 3 * cx + dx))) / 2,
                    by + t * ((cy - ay) + t * ((2 * ay - 5 * by + 4 * cy - dy) + t * (3 * by - ay - 3 * cy + dy))) / 2,
                )
            )
    return curve


def _medians(image: Image.Image) -> Image.Image:
    """Halve a picture, by 2 and no other scale (RGB): of four pixels, three that are alike count alone.

    The median of four values is the mean of the two in the middle. With means of all four, files are an eighth larger.
    """
    quarters = image.convert("RGB")
    size = (image.width // _SCALE, image.height // _SCALE)
    a, b, c, d = (
        quarters.resize(size, Image.Resampling.NEAREST, box=(x, y, x + 2 * size[0] - 1, y + 2 * size[1] - 1))
        for x in (0, 1)
        for y in (0, 1)
    )
    low = ImageChops.lighter(ImageChops.darker(a, b), ImageChops.darker(c, d))
    high = ImageChops.darker(ImageChops.lighter(a, b), ImageChops.lighter(c, d))
    return Image.blend(low, high, 0.5)


class Drawing:
    """A canvas of `width` x `height` pixels. All measures are in pixels of the finished picture and may be fractions.

    `origin` is where the point (0, 0) lies on the canvas; all but the canvas is drawn `zoom` times as large.
    """

    def __init__(
        self, width: int, height: int, background: str = CLEAR, *, origin: Point = (0, 0), zoom: float = 1
    ) -> None:
        self._origin = origin
        self._scale = _SCALE * zoom
        self._image = Image.new("RGBA", (width * _SCALE, height * _SCALE), background)
        self._draw = ImageDraw.Draw(self._image)
        self._draw.fontmode = "1"  # reducing smooths letters as it does all else

    def disc(self, centre: Point, radius: float, fill: str) -> None:
        """Fill a circle."""
        self.oval(centre, radius, radius, fill)

    def oval(self, centre: Point, across: float, down: float, fill: str) -> None:
        """Fill an upright ellipse, given by its two radii."""
        x, y = centre
        self._draw.ellipse(self._scaled([(x - across, y - down), (x + across, y + down)]), fill)

    def ring(
        self, centre: Point, radius: float, width: float, fill: str, *, span: tuple[float, float] = (0, 360)
    ) -> None:
        """Stroke a circle or an arc of it, `width` inwards from `radius`."""
        x, y = centre
        box = self._scaled([(x - radius, y - radius), (x + radius, y + radius)])
        self._draw.arc(box, *span, fill, round(width * self._scale))

    def polygon(self, points: Sequence[Point], fill: str) -> None:
        """Fill a shape with straight sides."""
        self._draw.polygon(self._scaled(points), fill)

    def blob(self, points: Sequence[Point], fill: str) -> None:
        """Fill the rounded shape that runs through all points."""
        self.polygon(curve(points), fill)

    def box(self, corner: Point, width: float, height: float, fill: str, *, radius: float = 0) -> None:
        """Fill a rectangle, with rounded corners if asked; of one that is thinner than a pixel nothing is seen."""
        (x, y), edge = corner, 1 / self._scale
        if min(width, height) < edge:
            return
        box = self._scaled([(x, y), (x + width - edge, y + height - edge)])
        self._draw.rounded_rectangle(box, round(radius * self._scale), fill)

    def line(self, points: Sequence[Point], width: float, fill: str) -> None:
        """Draw a line with round joints and ends."""
        self._draw.line(self._scaled(points), fill, round(width * self._scale))
        for point in points:
            self.disc(point, width / 2, fill)

    def text(  # what to write, where, and how it looks; all but the first three by name
        self,
        centre: Point,
        text: str,
        size: float,
        *,
        fill: str,
        font: str = ROUND,
        outline: str = "",
        border: float = 0,
    ) -> None:
        """Write with the middle of the ink at `centre`; `outline` surrounds each letter, `border` wide.

        What PLAIN has no letters for is written in a font that has them.
        """
        stroke, pixels = round(border * self._scale), round(size * self._scale)
        written = runs(text) if font == PLAIN else ((font, text),)
        left, top, right, bottom = ink(written, pixels)
        ((x, y),) = self._scaled([centre])
        x, y = x - (left + right) / 2, y - (top + bottom) / 2
        for path, letters in written:
            face = font_face(path, pixels)
            self._draw.text((x, y), letters, fill, face, anchor="ls", stroke_width=stroke, stroke_fill=outline or fill)
            x += face.getlength(letters)

    def image(self) -> Image.Image:
        """Return the finished picture (RGBA)."""
        image = self._image.reduce(_SCALE)  # right where nothing lies behind a part of a pixel, too
        alpha = image.getchannel("A").point(_COVERAGE)
        image.putalpha(alpha)
        image.paste(_medians(self._image), mask=alpha.point(_WHOLE))
        return image

    def _scaled(self, points: Sequence[Point]) -> list[Point]:
        left, top = self._origin
        return [(x * self._scale + left * _SCALE, y * self._scale + top * _SCALE) for x, y in points]
