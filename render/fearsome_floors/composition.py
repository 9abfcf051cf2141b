"""Laying sprites on a picture that has the palette from the start, so that no whole picture has to be rounded to it.

A picture is a row of strips, and a strip is packed once for what lies on it: from one move to the next about half of
them stay as they are.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from PIL import Image

from render.core.kept import Kept
from render.core.png import Strip, strips, write_png
from render.core.sprite import Box, Placed, Sprite
from render.fearsome_floors.floor import floor
from render.fearsome_floors.geometry import HEIGHT, WIDTH
from render.fearsome_floors.palette import colours, rounded

_TALL: Final = 44
_STRIPS: Final = tuple((top, min(top + _TALL, HEIGHT)) for top in range(0, HEIGHT, _TALL))
"""Top and bottom of each strip. With more of them fewer lines are packed anew, but files are larger."""

_Spot = tuple[int, int, int]
"""A sprite's number, left and top."""
_Lines = tuple[int, tuple[_Spot, ...]]
"""The number of a strip, and what lies on it."""

_BLEND: Final = 2_200
_SPOT: Final = 150
"""About the bytes that a small picture takes besides its pixels (it holds the palette twice), and those of a spot."""

PACKED: Final = Kept[_Lines, Strip](8 << 20, lambda key, kept: _SPOT * len(key[1]) + len(kept.packed))
BLENDS: Final = Kept[tuple[_Spot, ...], Image.Image](
    5 << 20, lambda key, blend: _BLEND + _SPOT * len(key) + blend.width * blend.height
)
"""Packed strips by what lies on them; sprites on what is behind them, by all that lies there and they themselves."""


class _Laid(NamedTuple):
    sprite: Sprite
    box: Box
    spot: _Spot


def painted(layers: Iterable[Placed]) -> bytes:
    """Return the PNG of sprites on the floor, the first one lowest."""
    laid = [_laid(placed) for placed in layers]
    keys = _keys(laid)
    packed = {key: kept for key in keys if (kept := PACKED.get(key)) is not None}
    missing = [key for key in keys if key not in packed]
    reached = {spot for _, spots in missing for spot in spots}
    picture = _composed([each for each in laid if each.spot in reached])
    for key, strip in zip(missing, strips(picture, [_STRIPS[number] for number, _ in missing]), strict=True):
        PACKED.keep(key, strip)
        packed[key] = strip
    return write_png((WIDTH, HEIGHT), colours(), [packed[key] for key in keys])


def composed(layers: Iterable[Placed]) -> Image.Image:
    """Return the picture (mode P, with the palette) of sprites on the floor, the first one lowest."""
    return _composed([_laid(placed) for placed in layers])


def _composed(layers: Sequence[_Laid]) -> Image.Image:
    picture = ground().copy()
    for number, (sprite, box, spot) in enumerate(layers):
        left, top, right, bottom = box
        key = (
            *(
                under
                for _, (from_left, from_top, to_right, to_bottom), under in layers[:number]
                if from_left < right and to_right > left and from_top < bottom and to_bottom > top
            ),
            spot,
        )
        blend = BLENDS.get(key)
        if blend is None:
            blend = _over(sprite, picture.crop(box))
            BLENDS.keep(key, blend)
        picture.paste(blend, (left, top))
    return picture


def _laid(placed: Placed) -> _Laid:
    box = placed.box
    return _Laid(placed.sprite, box, (placed.sprite.number, box[0], box[1]))


def _keys(laid: Iterable[_Laid]) -> list[_Lines]:
    """Return the key of each strip."""
    lying: list[list[_Spot]] = [[] for _ in _STRIPS]
    for _, (_, top, _, bottom), spot in laid:
        for strip in lying[max(top, 0) // _TALL : -(-bottom // _TALL)]:
            strip.append(spot)
    return [(number, tuple(strip)) for number, strip in enumerate(lying)]


@lru_cache(maxsize=1)
def ground() -> Image.Image:
    """Return the floor in the colours of the palette. Copy it before drawing on it."""
    return rounded(floor())


def _over(sprite: Sprite, behind: Image.Image) -> Image.Image:
    """Lay a sprite on what is behind it, and round the result to the palette."""
    mixed = behind.convert("RGB")
    mixed.paste(sprite.colours, mask=sprite.mask)
    return rounded(mixed)
