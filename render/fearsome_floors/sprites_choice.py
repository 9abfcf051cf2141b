"""Sprites of a pad: where a token may end, where a tile may be placed and where never, and a tile not placed yet."""

from functools import lru_cache
from typing import Final

from render.core.drawing import Drawing
from render.core.sprite import Sprite
from render.fearsome_floors import tones
from render.fearsome_floors.geometry import SQUARE
from render.fearsome_floors.sprites_panel import sign

_INSET: Final = 1
"""So little of a flagstone stays bare, the dark between two of them: more shines through as a red grid."""
_SIDE: Final = SQUARE - 2 * _INSET


@lru_cache(maxsize=4)
def goal(*, pushes: bool, eaten: bool) -> Sprite:
    """Draw where a token may end: a dot; a ring around what it pushes away; a skull where it may be eaten."""
    drawing = Drawing(SQUARE, SQUARE)
    middle = (SQUARE / 2, SQUARE / 2)
    if pushes:
        drawing.ring(middle, 30, 11, tones.INK)
        drawing.ring(middle, 27.5, 6, tones.FLAME)
    if not (pushes or eaten):
        drawing.disc(middle, 11.5, tones.INK)
        drawing.disc(middle, 8.5, tones.WHITE)
    if not eaten:
        return Sprite.of(drawing.image())
    drawing.disc(middle, 20, tones.INK)
    image, skull = drawing.image(), sign("skull", 38).image()
    image.alpha_composite(skull, ((SQUARE - skull.width) // 2, (SQUARE - skull.height) // 2))
    return Sprite.of(image)


@lru_cache(maxsize=1)
def lit() -> Sprite:
    """Draw the tint of a square where a tile may be placed."""
    return faint(_box(tones.OPEN), tones.TINT)


@lru_cache(maxsize=1)
def barred() -> Sprite:
    """Draw the bars over a square where nothing may ever be placed."""
    drawing = Drawing(SQUARE, SQUARE)
    for start in range(-SQUARE, SQUARE, 16):
        drawing.polygon(
            [(start, SQUARE), (start + SQUARE, 0), (start + SQUARE + 5, 0), (start + 5, SQUARE)], tones.BLOOD
        )
    return Sprite.of(drawing.image())


def _box(tone: str) -> Sprite:
    drawing = Drawing(SQUARE, SQUARE)
    drawing.box((_INSET, _INSET), _SIDE, _SIDE, tone)
    return Sprite.of(drawing.image())


def faint(sprite: Sprite, share: float) -> Sprite:
    """Return a sprite of which only a share is seen."""
    return Sprite(sprite.colours, sprite.mask.point(lambda value: round(value * share)), sprite.size, sprite.corner)
