"""Sprites: small pictures with their masks, ready to be laid on a bigger one."""

from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from functools import wraps
from itertools import count
from typing import Concatenate, Final, ParamSpec

from PIL import Image

from render.core.cache import Cache
from render.core.drawing import Drawing

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

_numbers = count()


@dataclass(frozen=True, eq=False)
class Sprite:
    """A part of a picture without its empty margin.

    Never changed, so threads may share it; equal only to itself.
    """

    part: Image.Image
    """It (RGBA)."""

    size: tuple[int, int]
    """Width and height of the whole picture, in pixels."""

    corner: tuple[int, int] = (0, 0)
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

MOST: Final = 48 << 20
"""Bytes of the sprites that a process keeps, of all games and kinds together."""

_PIXEL: Final = 4
_BESIDES: Final = 1_000
"""The bytes of a pixel, and about those of the rest of a sprite."""


def _weight(key: tuple[Hashable, ...], sprite: Sprite) -> int:
    """Return the bytes of a sprite, and of those from which it is made, which its key holds."""
    sizes = [each.part.size for each in (sprite, *key) if isinstance(each, Sprite)]
    return sum(_BESIDES + width * height * _PIXEL for width, height in sizes)


KEPT: Final = Cache[tuple[Hashable, ...], Sprite](MOST, _weight)
"""Sprites by what they are drawn from; those that no picture has needed for longest are drawn anew."""


def kept(draw: Callable[Given, Sprite]) -> Callable[Given, Sprite]:
    """Make a function that returns a sprite give the same one again, while there is room for it among all."""

    @wraps(draw)
    def sprite(*args: Given.args, **kwargs: Given.kwargs) -> Sprite:
        key = (draw, *args, *kwargs.items())
        found = KEPT.get(key)
        if found is None:
            found = draw(*args, **kwargs)
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
