"""Sprites of advised moves: a line from where a token is to where it would go, and the number at its end."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import Spot


class Stroke(NamedTuple):
    """How the line of an advised move looks: told by its width, too, where colours are not seen."""

    tone: str
    """Its colour."""
    width: int
    """Its width, in pixels."""


STROKES: Final[Mapping[int, Stroke]] = {
    1: Stroke(tones.OPEN, 14),
    2: Stroke(tones.FLAME, 10),
    3: Stroke(tones.WHITE, 6),
}

_EDGE: Final = 6
"""How much wider the dark below a line is."""
_DISC: Final = 27
_DIGIT: Final = 44


@lru_cache(maxsize=16)
def line(number: int, spots: tuple[Spot, ...]) -> Placed:
    """Draw the line of an advised move through these pixels, and lay it there."""
    stroke, (columns, rows) = STROKES[number], zip(*spots, strict=True)
    margin = stroke.width + _EDGE
    left, top = min(columns) - margin, min(rows) - margin
    across, down = max(columns) + margin - left, max(rows) + margin - top
    drawing = Drawing(across, down, origin=(-left, -top))
    for width, tone in ((stroke.width + _EDGE, tones.INK), (stroke.width, stroke.tone)):
        drawing.line(spots, width, tone)
    return Placed(Sprite.of(drawing.image()), (left + across // 2, top + down // 2))


@lru_cache(maxsize=4)
def badge(number: int) -> Sprite:
    """Draw the number of an advised move."""
    size = 2 * _DISC + 2
    drawing = Drawing(size, size)
    middle = (size / 2, size / 2)
    drawing.disc(middle, _DISC, tones.INK)
    drawing.disc(middle, _DISC - 3.5, STROKES[number].tone)
    drawing.text(middle, str(number), _DIGIT, fill=tones.INK)
    return Sprite.of(drawing.image())
