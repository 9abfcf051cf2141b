"""Sprites: small pictures with their masks, ready to be laid on a bigger one."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from functools import wraps
from itertools import count
from typing import Concatenate, Final, NamedTuple, ParamSpec

from PIL import Image
from zlib_ng import zlib_ng

from render.core.cache import Cache
from render.core.drawing import Drawing

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

_numbers = count()


@dataclass(frozen=True)
class Sprite:
    """A part of a picture without its empty margin.

    Never changed, so threads may share it; equal only to itself.
    """

    part: Image.Image = field(compare=False)
    """It (RGBA)."""

    size: tuple[int, int] = field(compare=False)
    """Width and height of the whole picture, in pixels."""

    corner: tuple[int, int] = field(default=(0, 0), compare=False)
    """Where in it this part begins, in pixels."""

    number: int = field(default_factory=_numbers.__next__)
    """What no other sprite ever gets: by it this one can be told again without being held."""

    @classmethod
    def of(cls, image: Image.Image) -> "Sprite":
        """Make a sprite of an RGBA picture."""
        inked = image.getchannel("A").getbbox() or (0, 0, 1, 1)
        part = image.crop(inked)
        return cls(part, image.size, inked[:2])

    def image(self) -> Image.Image:
        """Return the RGBA picture again."""
        image = Image.new("RGBA", self.size)
        image.paste(self.part, self.corner)
        return image

    def fainter(self, share: float) -> "Sprite":
        """Return it as it covers by such a share of what it does."""
        part = self.part.copy()
        part.putalpha(part.getchannel("A").point(lambda cover: round(cover * share)))
        return Sprite(part, self.size, self.corner)


Given = ParamSpec("Given")


class _Packed(NamedTuple):
    """A sprite in a thirtieth of its bytes: its colours are flat. To unpack it takes a fraction of drawing it anew."""

    pixels: bytes
    """The part, packed."""
    part: tuple[int, int]
    """Width and height of the part, in pixels."""
    size: tuple[int, int]
    """As the sprite's."""
    corner: tuple[int, int]
    """As the sprite's."""
    number: int
    """As the sprite's: what was made of it is of use again."""

    @classmethod
    def of(cls, sprite: Sprite) -> "_Packed":
        pixels = zlib_ng.compress(sprite.part.tobytes(), _LEVEL)
        return cls(pixels, sprite.part.size, sprite.size, sprite.corner, sprite.number)

    def sprite(self) -> Sprite:
        part = Image.frombytes("RGBA", self.part, zlib_ng.decompress(self.pixels))
        return Sprite(part, self.size, self.corner, self.number)


_LEVEL: Final = 3

MOST: Final = 12 << 20
MOST_PACKED: Final = 4 << 20
"""Bytes of the sprites that a process keeps as they are, and packed, of all games and kinds together."""

_PIXEL: Final = 4
_BESIDES: Final = 1_000
"""The bytes of a pixel, and about those of the rest of a sprite."""

_Key = tuple[Hashable, ...]


def _weight(_key: _Key, sprite: Sprite) -> int:
    """Return the bytes of a sprite."""
    return _BESIDES + sprite.part.width * sprite.part.height * _PIXEL


PACKED_SPRITES: Final = Cache[_Key, _Packed](MOST_PACKED, lambda _key, packed: _BESIDES + len(packed.pixels))
"""Sprites that no picture has needed for long; where there is no more room for those either, they are drawn anew."""


def _pack(key: _Key, sprite: Sprite) -> None:
    if PACKED_SPRITES.get(key) is None:
        PACKED_SPRITES.keep(key, _Packed.of(sprite))


KEPT: Final = Cache[_Key, Sprite](MOST, _weight, _pack)
"""Sprites by what they are drawn from; those that no picture has needed for longest are packed."""


def kept(draw: Callable[Given, Sprite]) -> Callable[Given, Sprite]:
    """Make a function that returns a sprite give the same one again, while there is room for it among all."""

    @wraps(draw)
    def sprite(*args: Given.args, **kwargs: Given.kwargs) -> Sprite:
        key = (draw, *(each.number if isinstance(each, Sprite) else each for each in args), *kwargs.items())
        found = KEPT.get(key)
        if found is None:
            packed = PACKED_SPRITES.get(key)
            found = draw(*args, **kwargs) if packed is None else packed.sprite()
            KEPT.keep(key, found)
        return found

    return sprite


def drawn(width: int, height: int) -> Callable[[Callable[Concatenate[Drawing, Given], None]], Callable[Given, Sprite]]:
    """Make a function that draws return a sprite of so many pixels, which is kept."""

    def returning_sprites(draw: Callable[Concatenate[Drawing, Given], None]) -> Callable[Given, Sprite]:
        @kept
        @wraps(draw)
        def sprite(*args: Given.args, **kwargs: Given.kwargs) -> Sprite:
            drawing = Drawing(width, height)
            draw(drawing, *args, **kwargs)
            return Sprite.of(drawing.image())

        return sprite

    return returning_sprites


@dataclass(frozen=True)
class Placed:
    """A sprite and the pixel at which its middle lies."""

    sprite: Sprite
    """The sprite."""
    centre: tuple[int, int]
    """The pixel at which its middle lies."""

    @property
    def box(self) -> Box:
        """Where it covers the picture."""
        (across, down), (x, y) = self.sprite.size, self.centre
        left, top = x - across // 2 + self.sprite.corner[0], y - down // 2 + self.sprite.corner[1]
        width, height = self.sprite.part.size
        return left, top, left + width, top + height


def group(size: tuple[int, int], layers: Iterable[Placed]) -> Sprite:
    """Make one sprite of some that always stand together."""
    image = Image.new("RGBA", size)
    for placed in layers:
        (across, down), (x, y) = placed.sprite.size, placed.centre
        image.alpha_composite(placed.sprite.image(), (x - across // 2, y - down // 2))
    return Sprite.of(image)


def lay(ground: Image.Image, layers: Iterable[Placed]) -> None:
    """Lay sprites on a picture (RGB), the first one lowest."""
    for placed in layers:
        ground.paste(placed.sprite.part, placed.box[:2], placed.sprite.part)
