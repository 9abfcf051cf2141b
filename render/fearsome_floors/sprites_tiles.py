"""What lies on the floor: blocks of stone and pools of blood."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from math import sin
from typing import Final

from engine.fearsome_floors.tiles import Tile
from render.core.drawing import Drawing, Point
from render.core.sprite import Sprite
from render.fearsome_floors import tones
from render.fearsome_floors.layout import SQUARE


def _stone(drawing: Drawing) -> None:
    drawing.box((3, 3), 60, 60, tones.INK, radius=11)
    drawing.box((6, 6), 54, 54, tones.STONE_SIDE, radius=9)
    drawing.box((6, 6), 54, 44, tones.STONE_TOP, radius=9)
    drawing.box((10, 10), 30, 4, tones.WHITE, radius=2)
    drawing.line([(44, 7), (38, 18), (45, 26), (41, 34)], 2.5, tones.STONE_SIDE)
    drawing.line([(38, 18), (29, 22)], 2.5, tones.STONE_SIDE)
    drawing.polygon([(13, 36), (24, 40), (15, 45)], tones.STONE_CHIP)
    drawing.line([(22, 51), (22, 59)], 2.5, tones.INK)
    drawing.line([(45, 51), (45, 59)], 2.5, tones.INK)


_KINDS: Final[Mapping[Tile, Callable[[Drawing], None]]] = {"stone": _stone}


@lru_cache(maxsize=8)
def tile(kind: Tile) -> Sprite:
    """Draw a tile, one square large."""
    drawing = Drawing(SQUARE, SQUARE)
    _KINDS[kind](drawing)
    return Sprite.of(drawing.image())


@lru_cache(maxsize=4)
def pool(width: int, height: int) -> Sprite:
    """Draw a pool of so many squares: a wavy pond with a dark bank, a wet edge and a few glints."""
    across, down = width * SQUARE, height * SQUARE
    drawing = Drawing(across, down)
    for inset, tone in ((1.5, tones.INK), (4, tones.BLOOD_DEEP), (9, tones.BLOOD)):
        drawing.blob(_shore(across, down, inset), tone)
    for x, y, length in ((0.2, 0.27, 0.2), (0.58, 0.22, 0.12), (0.3, 0.74, 0.14), (0.6, 0.66, 0.2), (0.46, 0.46, 0.1)):
        start = (across * x, down * y)
        drawing.line([start, (start[0] + across * length, start[1] - 3)], 4, tones.BLOOD_WET)
    for x, y in ((0.44, 0.3), (0.83, 0.36), (0.2, 0.52), (0.62, 0.82)):
        drawing.disc((across * x, down * y), 5, tones.BLOOD_DEEP)
        drawing.ring((across * x, down * y), 5, 1.5, tones.BLOOD_WET, span=(180, 300))
    return Sprite.of(drawing.image())


def _shore(across: float, down: float, inset: float) -> list[Point]:
    """Walk around a rectangle, a little in and out."""
    corners = ((0.0, 0.0), (across, 0.0), (across, down), (0.0, down))
    points: list[Point] = []
    for index, (x, y) in enumerate(corners):
        next_x, next_y = corners[(index + 1) % 4]
        length = abs(next_x - x) + abs(next_y - y)
        for piece in range(1, int(length / 22)):
            share = piece * 22 / length
            wave = inset + 3.0 * (1 + sin(piece * 2.1 + index * 1.7))
            in_x, in_y = ((0, wave), (-wave, 0), (0, -wave), (wave, 0))[index]
            points.append((x + (next_x - x) * share + in_x, y + (next_y - y) * share + in_y))
    return points
