"""Laying sprites on a picture that has the palette from the start, so that no whole picture has to be rounded to it.

A picture is a row of strips, and a strip is packed once for what lies on it: from one move to the next about half of
them stay as they are.
"""

from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations_with_replacement, count
from typing import Final, Literal, NamedTuple

from PIL import Image

from render.core.cache import Cache
from render.core.palette import Palette
from render.core.picture_file import Strip, strips, write_png
from render.core.sprite import Box, Placed, Sprite

_TALL: Final = 44
"""The lines of a strip. With more strips fewer lines are packed anew, but files are larger."""

_Spot = tuple[int, int, int]
"""A sprite's number, left and top."""
_Lines = tuple[Hashable, tuple[int, int], tuple[_Spot, ...]]
"""The background of a strip, its top and bottom, and what lies on it."""

_BLEND: Final = 2_200
_SPOT: Final = 150
"""About the bytes that a small picture takes besides its pixels (it holds the palette twice), and those of a spot."""


@dataclass(frozen=True)
class Background:
    """What lies under everything."""

    picture: Image.Image
    """It, in the colours of the palette."""
    key: Hashable
    """What tells it from other backgrounds."""


class _Laid(NamedTuple):
    sprite: Sprite
    """What lies there."""
    box: Box
    """The pixels that it covers."""
    spot: _Spot
    """What tells it from all others: the sprite's number, and its top left pixel."""


class Composition:
    """Pictures of one palette, made of sprites; what was packed and blended before is kept."""

    def __init__(self, palette: Palette, *, packed: int = 8 << 20, blended: int = 5 << 20) -> None:
        self.palette = palette
        self.packed: Final = Cache[_Lines, Strip](packed, lambda key, kept: _SPOT * len(key[2]) + len(kept.packed))
        """Packed strips by what lies on them."""
        self.blends: Final = Cache[tuple[Hashable, ...], Image.Image](
            blended, lambda key, blend: _BLEND + _SPOT * len(key) + blend.width * blend.height
        )
        """Sprites on what is behind them, by all that lies there and they themselves."""

    def painted(self, background: Background, layers: Iterable[Placed]) -> bytes:
        """Return the PNG of sprites on a background, the first one lowest."""
        laid = [_laid(placed) for placed in layers]
        keys = list(_keys(background, laid))
        packed = {key: kept for key in keys if (kept := self.packed.get(key)) is not None}
        missing = [key for key in keys if key not in packed]
        reached = {spot for _, _, spots in missing for spot in spots}
        picture = self._composed(background, [each for each in laid if each.spot in reached])
        for key, strip in zip(missing, strips(picture, [edges for _, edges, _ in missing]), strict=True):
            self.packed.keep(key, strip)
            packed[key] = strip
        return write_png(background.picture.size, self.palette.colours, [packed[key] for key in keys])

    def composed(self, background: Background, layers: Iterable[Placed]) -> Image.Image:
        """Return the picture (mode P, with the palette) of sprites on a background, the first one lowest."""
        return self._composed(background, [_laid(placed) for placed in layers])

    def _composed(self, background: Background, layers: Sequence[_Laid]) -> Image.Image:
        picture = background.picture.copy()
        for number, (sprite, box, spot) in enumerate(layers):
            left, top, right, bottom = box
            key = (
                background.key,
                *(
                    under
                    for _, (from_left, from_top, to_right, to_bottom), under in layers[:number]
                    if from_left < right and to_right > left and from_top < bottom and to_bottom > top
                ),
                spot,
            )
            blend = self.blends.get(key)
            if blend is None:
                blend = self._over(sprite, picture.crop(box))
                self.blends.keep(key, blend)
            picture.paste(blend, (left, top))
        return picture

    def _over(self, sprite: Sprite, behind: Image.Image) -> Image.Image:
        """Lay a sprite on what is behind it, and round the result to the palette."""
        mixed = behind.convert("RGB")
        mixed.paste(sprite.part, mask=sprite.part)
        return self.palette.rounded(mixed)


def _laid(placed: Placed) -> _Laid:
    box = placed.box
    return _Laid(placed.sprite, box, (placed.sprite.number, box[0], box[1]))


def _keys(background: Background, laid: Iterable[_Laid]) -> Iterator[_Lines]:
    """Return the key of each strip."""
    width, height = background.picture.size
    lying: list[list[_Spot]] = [[] for _ in range(0, height, _TALL)]
    for _, (_, top, _, bottom), spot in laid:
        for strip in lying[max(top, 0) // _TALL : -(-bottom // _TALL)]:
            strip.append(spot)
    for number, strip in enumerate(lying):
        edges = (number * _TALL, min((number + 1) * _TALL, height))
        yield (background.key, width), edges, tuple(strip)


Shape = Literal["wide", "square"]
"""About as wide as Discord's box (550 x 350), or as wide as high."""

UNCUT: Final[Mapping[Shape, tuple[int, ...]]] = {"wide": (4, 1), "square": (9, 8, 6, 5, 3, 2, 1)}
"""How many pictures of a shape a message shows whole.

A single one is never cropped. Four become 273 x 173 pixels, which fits wide ones; two, three, and five to nine become
squares, but of seven, and of ten, the first one is as wide as the box.
"""


def shape_of(pictures: int) -> Shape:
    """Return the shape in which pictures take the fewest messages that crop none."""
    return min(UNCUT, key=lambda shape: len(split(pictures, shape)))


def split(pictures: int, shape: Shape) -> tuple[int, ...]:
    """Return how many pictures each message takes: in as few messages as crop nothing, and as evenly as may be."""
    if not pictures:
        return ()
    for messages in count(1):
        fitting = [sizes for sizes in combinations_with_replacement(UNCUT[shape], messages) if sum(sizes) == pictures]
        if fitting:
            return min(fitting, key=lambda sizes: sizes[0] - sizes[-1])
    raise AssertionError
