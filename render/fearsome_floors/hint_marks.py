"""Advised moves on the board: their lines lie on the floor, side by side; their numbers lie over everything."""

from collections import Counter
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from engine.fearsome_floors.tokens import OUT, WAITING, Place
from render.core.drawing import Drawing
from render.core.sprite import Placed, Sprite
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import ESCAPED, OUTSIDE, Spot, middle
from render.fearsome_floors.scene import Scene

_APART: Final = 13
"""How far from each other lines run that go the same way."""
_CORNER: Final = (25, -27)
"""How far from the middle of a token that stays its number lies: it hides none on the token."""
_SIDE_BY_SIDE: Final = 48
"""How far from each other numbers lie on one square."""

_OFF_BOARD: Final[Mapping[Place, Spot]] = {OUT: ESCAPED, WAITING: OUTSIDE}


def hints_under(scene: Scene) -> Iterator[Placed]:
    """Return the lines of advised moves, the best one on top."""
    for hint in reversed(scene.choice.hints if scene.choice else ()):
        if len(hint.stops) > 1:
            aside = (hint.number - 2) * _APART
            yield line(hint.number, tuple((x + aside, y + aside) for x, y in map(_spot, hint.stops)))


def hints_over(scene: Scene) -> Iterator[Placed]:
    """Return the numbers of advised moves where they end."""
    hints = scene.choice.hints if scene.choice else ()
    ending, lying = Counter(hint.stops[-1] for hint in hints), Counter[Place]()
    for hint in hints:
        end = hint.stops[-1]
        x, y = _spot(end)
        across, down = _CORNER if len(hint.stops) == 1 and end in scene.tokens else (0, 0)
        aside = (2 * lying[end] + 1 - ending[end]) * _SIDE_BY_SIDE // 2
        lying[end] += 1
        yield Placed(badge(hint.number), (x + across + aside, y + down))


def _spot(place: Place) -> Spot:
    return _OFF_BOARD[place] if place in _OFF_BOARD else middle(place)


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
