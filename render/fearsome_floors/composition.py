"""Laying sprites on a picture that has the palette from the start, so that no whole picture has to be rounded to it."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from PIL import Image

from render.core.sprite import Placed, Sprite
from render.fearsome_floors.floor import floor
from render.fearsome_floors.palette import palette

_KEPT: Final = 1024  # about 13 MB; from one picture to the next nearly all patches stay the same


def composed(layers: Iterable[Placed]) -> Image.Image:
    """Give the picture (mode P) of sprites on the floor, the first one lowest."""
    picture = _ground().copy()
    for placed in layers:
        (width, height), (x, y) = placed.sprite.size, placed.centre
        left, top = x - width // 2, y - height // 2
        box = (left, top, left + width, top + height)
        picture.paste(_over(placed.sprite, picture.crop(box).tobytes()), (left, top))
    return picture


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    return floor().quantize(palette=palette(), dither=Image.Dither.NONE)


@lru_cache(maxsize=_KEPT)
def _over(sprite: Sprite, behind: bytes) -> Image.Image:
    """Lay a sprite on what is behind it, given as colour numbers, and round the result to the palette."""
    patch = Image.frombytes("P", sprite.size, behind)
    patch.putpalette(palette().getpalette() or ())
    mixed = patch.convert("RGB")
    mixed.paste(sprite.colours, mask=sprite.mask)
    return mixed.quantize(palette=palette(), dither=Image.Dither.NONE)
