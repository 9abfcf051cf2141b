"""The monster, from above, put together from its kit; all of it points the way it faces."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from PIL import Image

from engine.fearsome_floors.board import Direction
from engine.fearsome_floors.kit import Kit
from render.core.drawing import Drawing
from render.core.sprite import Sprite
from render.fearsome_floors.figure import Figure
from render.fearsome_floors.kit_bodies import BODIES, COATS
from render.fearsome_floors.kit_heads import HEADS
from render.fearsome_floors.kit_limbs import ARMS, FEET, LEGS

_SIZE: Final = 80
_FIT: Final = 0.93  # so that the widest parts end where the letters of walls begin
_TURNS: Final[Mapping[Direction, Image.Transpose | None]] = {
    "e": None,
    "n": Image.Transpose.ROTATE_90,
    "w": Image.Transpose.ROTATE_180,
    "s": Image.Transpose.ROTATE_270,
}


@lru_cache(maxsize=64)
def monster(kit: Kit, facing: Direction) -> Sprite:
    """Draw a monster facing a direction; it reaches a little over its square, but not over the letters of walls."""
    return Sprite.of(figure(kit, facing))


@lru_cache(maxsize=32)
def ghost(kit: Kit, facing: Direction) -> Sprite:
    """Draw where the monster was when it looked: a faint shadow of it."""
    sprite = monster(kit, facing)
    return Sprite(sprite.colours, sprite.mask.point(lambda value: value // 2), sprite.size, sprite.corner)


def figure(kit: Kit, facing: Direction, *, zoom: int = 1) -> Image.Image:
    """Draw a monster (RGBA) on a square canvas, `zoom` times as large as on the board."""
    size = _SIZE * zoom
    drawing = Drawing(size, size, origin=(size / 2, size / 2), zoom=zoom * _FIT)
    whole = Figure(drawing, COATS[kit.body])
    for part in (ARMS[kit.arms], BODIES[kit.body], LEGS[kit.legs], FEET[kit.feet], HEADS[kit.head]):
        part(whole)
    turn = _TURNS[facing]
    image = drawing.image()
    return image if turn is None else image.transpose(turn)
