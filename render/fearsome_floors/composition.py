"""Laying sprites on a picture that has the palette from the start, so that no whole picture has to be rounded to it.

A picture is a row of strips, and a strip is packed once for what lies on it: from one move to the next about half of
them stay as they are.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from PIL import Image

from render.core.kept import Kept
from render.core.png import Strip, strip, write_png
from render.core.sprite import Box, Placed, Sprite
from render.fearsome_floors.floor import floor
from render.fearsome_floors.layout import HEIGHT, SQUARE, TOP, WIDTH
from render.fearsome_floors.palette import colours, rounded

_EDGES: Final = (0, *range(TOP, HEIGHT, SQUARE))
_STRIPS: Final = tuple(zip(_EDGES, (*_EDGES[1:], HEIGHT), strict=True))
"""Top and bottom of each strip: a row of squares, and what lies above and below all of them."""

_Key = tuple[int, ...]
"""The number of a strip, then for each thing on it the sprite's number, left and top."""

_PATCH: Final = 400
_NUMBER: Final = 40
"""About the bytes that Python takes for a small picture, and for a number in a tuple."""

PACKED: Final = Kept[_Key, Strip](8 << 20, lambda key, kept: _NUMBER * len(key) + len(kept.packed))
PATCHES: Final = Kept[tuple[int, bytes], Image.Image](4 << 20, lambda key, _: _PATCH + 2 * len(key[1]))
"""Packed strips by what lies on them, and sprites on what is behind them (a sprite's number and colour numbers)."""


def painted(layers: Iterable[Placed]) -> bytes:
    """Give the PNG of sprites on the floor, the first one lowest."""
    boxed = [(placed, placed.box) for placed in layers]
    keys = [_key(number, boxed) for number in range(len(_STRIPS))]
    found = [PACKED.get(key) for key in keys]
    missing = [edges for edges, kept in zip(_STRIPS, found, strict=True) if kept is None]
    picture = composed(
        placed
        for placed, (_, upper, _, lower) in boxed
        if any(upper < bottom and lower > top for top, bottom in missing)
    )
    strips = (
        kept or _packed(key, picture.crop((0, top, WIDTH, bottom)))
        for key, (top, bottom), kept in zip(keys, _STRIPS, found, strict=True)
    )
    return write_png((WIDTH, HEIGHT), colours(), strips)


def _packed(key: _Key, lines: Image.Image) -> Strip:
    packed = strip(lines)
    PACKED.keep(key, packed)
    return packed


def composed(layers: Iterable[Placed]) -> Image.Image:
    """Give the picture (mode P, with the palette) of sprites on the floor, the first one lowest."""
    picture = _ground().copy()
    for placed in layers:
        box = placed.box
        behind = picture.crop(box)
        key = (placed.sprite.number, behind.tobytes())
        patch = PATCHES.get(key)
        if patch is None:
            patch = _over(placed.sprite, behind)
            PATCHES.keep(key, patch)
        picture.paste(patch, box[:2])
    return picture


def _key(number: int, boxed: Sequence[tuple[Placed, Box]]) -> _Key:
    top, bottom = _STRIPS[number]
    key = [number]
    for placed, (left, upper, _, lower) in boxed:
        if upper < bottom and lower > top:
            key += (placed.sprite.number, left, upper)
    return tuple(key)


@lru_cache(maxsize=1)
def _ground() -> Image.Image:
    return rounded(floor())


def _over(sprite: Sprite, behind: Image.Image) -> Image.Image:
    """Lay a sprite on what is behind it, and round the result to the palette."""
    mixed = behind.convert("RGB")
    mixed.paste(sprite.colours, mask=sprite.mask)
    return rounded(mixed)
