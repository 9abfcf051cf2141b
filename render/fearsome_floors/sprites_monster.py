"""The monster, from above: claws, bulging eyes and an open maw, all pointing the way it faces."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.fearsome_floors.board import Direction
from render.core.drawing import Drawing, Point
from render.core.sprite import Sprite
from render.fearsome_floors import tones

_SIZE: Final = 100
_TURNS: Final[Mapping[Direction, int]] = {"e": 0, "n": 90, "w": 180, "s": 270}

# Drawn facing east; y is mirrored for the other side.
_BODY: Final[tuple[Point, ...]] = (
    (-37, 0), (-35, 13), (-28, 24), (-17, 31), (-3, 34), (12, 32), (24, 27), (33, 19),
)  # fmt: skip
_ARM: Final[tuple[Point, ...]] = ((2, 26), (12, 40), (26, 42), (36, 36), (36, 28), (24, 30), (14, 26))
_CLAWS: Final[tuple[tuple[Point, Point, Point], ...]] = (
    ((30, 42), (43, 43), (35, 36)),
    ((34, 39), (47, 35), (36, 32)),
    ((33, 35), (44, 27), (31, 29)),
)
_SPINES: Final[tuple[tuple[Point, Point, Point], ...]] = (
    ((-31, 16), (-41, 23), (-25, 26)),
    ((-22, 26), (-29, 39), (-11, 32)),
    ((-37, -7), (-45, 0), (-37, 7)),
)
_MAW: Final[tuple[Point, ...]] = ((-10, 0), (8, 10), (33, 19), (37, 8), (36, 0))


@lru_cache(maxsize=8)
def monster(facing: Direction) -> Sprite:
    """Draw the monster facing a direction; it reaches a little over its square."""
    return Sprite.of(_portrait().rotate(_TURNS[facing]))


@lru_cache(maxsize=8)
def ghost(facing: Direction) -> Sprite:
    """Draw where the monster was when it looked: a faint shadow of it."""
    sprite = monster(facing)
    return Sprite(sprite.colours, sprite.mask.point(lambda value: value * 2 // 5))


@lru_cache(maxsize=1)
def _portrait() -> Image.Image:
    drawing = Drawing(_SIZE, _SIZE)
    for grown, tone in ((3.0, tones.INK), (0.0, tones.FUR_DARK)):
        for spine in _SPINES:
            for side in (1, -1):
                drawing.polygon(_at(spine, side, grown), tone)
    for side in (1, -1):
        for grown, tone in ((3.0, tones.INK), (0.0, tones.FUR)):
            drawing.blob(_at(_ARM, side, grown), tone)
        for claw in _CLAWS:
            drawing.polygon(_at(claw, side, 2), tones.INK)
            drawing.polygon(_at(claw, side, 0), tones.BONE)
    outline = (*_BODY, *((x, -y) for x, y in reversed(_BODY[1:])))
    for grown, tone in ((3.2, tones.INK), (0.0, tones.FUR_DARK), (-3.5, tones.FUR)):
        drawing.blob(_at(outline, 1, grown), tone)
    drawing.blob(_at(((-27, -3), (-20, -18), (-5, -26), (-14, -12)), 1, 0), tones.FUR_LIGHT)
    for spot in ((-25, 8), (-17, 17), (-21, -1), (-8, 22)):
        drawing.disc(_point(spot), 2.8, tones.FUR_DARK)
    _mouth(drawing)
    _stare(drawing)
    return drawing.image()


def _mouth(drawing: Drawing) -> None:
    upper = [*_MAW, *((x, -y) for x, y in reversed(_MAW[1:-1]))]
    drawing.polygon(_at(upper, 1, 3), tones.INK)
    drawing.polygon(_at(upper, 1, 0.5), tones.MAW)
    drawing.blob(_at(((4, 0), (14, 6), (28, 6), (34, 0), (28, -6), (14, -6)), 1, 0), tones.TONGUE)
    for side in (1, -1):
        for x in (6, 15, 24):
            y = 6 + (x - 2) * 0.45
            drawing.polygon(_at(((x, y), (x + 10, y + 4), (x + 6, y - 8)), side, 0.8), tones.INK)
            drawing.polygon(_at(((x, y), (x + 10, y + 4), (x + 6, y - 8)), side, 0), tones.WHITE)


def _stare(drawing: Drawing) -> None:
    for side in (1, -1):
        x, y = _point((1, 22 * side))
        drawing.disc((x, y), 11, tones.INK)
        drawing.disc((x, y), 9, tones.FLAME)
        drawing.disc((x + 3, y - side), 4.5, tones.INK)
        drawing.disc((x + 1, y - 3), 1.8, tones.WHITE)


def _point(point: Point) -> Point:
    return _SIZE / 2 + point[0], _SIZE / 2 + point[1]


def _at(points: tuple[Point, ...] | list[Point], side: int, grown: float) -> list[Point]:
    """Place points on the canvas, mirrored for side -1, moved `grown` pixels outwards from their middle."""
    middle_x, middle_y = (sum(point[axis] for point in points) / len(points) for axis in (0, 1))
    placed = []
    for x, y in points:
        across, down = x - middle_x, y - middle_y
        length = max((across * across + down * down) ** 0.5, 1)
        placed.append(_point((x + across / length * grown, side * (y + down / length * grown))))
    return placed
