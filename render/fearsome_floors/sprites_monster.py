"""The monster from above, put together from its kit and facing its way; and its portrait, large."""

from collections.abc import Mapping
from typing import Final

from PIL import Image

from engine.fearsome_floors.board import Direction
from engine.fearsome_floors.kit import Kit
from render.core.drawing import Drawing, Point
from render.core.picture_file import png_of
from render.core.sprite import Sprite, kept
from render.fearsome_floors import tones
from render.fearsome_floors.monster_parts import ARMS, BODIES, COATS, FEET, HEADS, LEGS, Figure

_SIZE: Final = 80
_FIT: Final = 0.8
_BACK: Final = 5
"""On the board a monster is a little smaller and stands back, so that the sign before it hides nothing of its face."""
_ALONE: Final = 0.93
_FAINT: Final = 127 / 255
_FRONT: Final[tuple[tuple[str, tuple[Point, ...]], ...]] = (
    (tones.INK, ((36.4, 0), (22, 34), (12, 34), (12, 26), (24, 0), (12, -26), (12, -34), (22, -34))),
    (tones.WHITE, ((33.4, 0), (19.5, 31), (15, 31), (15, 26), (26.5, 0), (15, -26), (15, -31), (19.5, -31))),
)
"""A bold angle along the edge of its square, which says also on a phone which way it faces; it ends before letters."""
_TURNS: Final[Mapping[Direction, Image.Transpose | None]] = {
    "e": None,
    "n": Image.Transpose.ROTATE_90,
    "w": Image.Transpose.ROTATE_180,
    "s": Image.Transpose.ROTATE_270,
}


@kept
def monster(kit: Kit, facing: Direction) -> Sprite:
    """Draw a monster facing a direction; it reaches a little over its square, but not over the letters of walls."""
    drawing = Drawing(_SIZE, _SIZE, origin=(_SIZE / 2, _SIZE / 2))
    for tone, points in _FRONT:
        drawing.polygon(points, tone)
    image = _drawn(kit, Drawing(_SIZE, _SIZE, origin=(_SIZE / 2 - _BACK, _SIZE / 2), zoom=_FIT))
    image.alpha_composite(drawing.image())
    return Sprite.of(_turned(image, facing))


@kept
def ghost(kit: Kit, facing: Direction) -> Sprite:
    """Draw where the monster was when it looked: a faint shadow of it."""
    return monster(kit, facing).fainter(_FAINT)


@kept
def winner(kit: Kit) -> Sprite:
    """Draw a monster by itself, where it does not matter which way it faces."""
    return Sprite.of(figure(kit, "s"))


def figure(kit: Kit, facing: Direction, *, zoom: int = 1) -> Image.Image:
    """Draw a monster (RGBA) on a square canvas, `zoom` times as large as it would just fit a square."""
    size = _SIZE * zoom
    return _turned(_drawn(kit, Drawing(size, size, origin=(size / 2, size / 2), zoom=zoom * _ALONE)), facing)


def _drawn(kit: Kit, drawing: Drawing) -> Image.Image:
    whole = Figure(drawing, COATS[kit.body])
    for part in (ARMS[kit.arms], BODIES[kit.body], LEGS[kit.legs], FEET[kit.feet], HEADS[kit.head]):
        part(whole)
    return drawing.image()


def _turned(image: Image.Image, facing: Direction) -> Image.Image:
    turn = _TURNS[facing]
    return image if turn is None else image.transpose(turn)


SIZE: Final = 512
_ZOOM: Final = 5
_SHADES: Final = 128


def portrait(kit: Kit) -> bytes:
    """Draw a monster in torchlight, coming towards the viewer, as a PNG of SIZE x SIZE pixels. Takes 100 ms."""
    drawing = Drawing(SIZE, SIZE, tones.NIGHT)
    middle = (SIZE / 2, SIZE / 2)
    drawing.box((0, 0), SIZE, SIZE, tones.WALL_STONE, radius=36)
    drawing.box((10, 10), SIZE - 20, SIZE - 20, tones.INK, radius=28)
    drawing.box((16, 16), SIZE - 32, SIZE - 32, tones.FLOORS[0], radius=24)
    for reach, tone in zip((232, 212, 190), tones.FLOORS[1::2], strict=True):
        drawing.disc(middle, reach, tone)
    drawing.oval((SIZE / 2, SIZE / 2 + 16), 170, 160, tones.FLOORS[1])
    picture = drawing.image()
    monster = figure(kit, "s", zoom=_ZOOM)
    corner = (SIZE - monster.width) // 2
    picture.alpha_composite(monster, (corner, corner))
    return png_of(picture.convert("RGB").quantize(_SHADES))
