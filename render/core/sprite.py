"""A sprite: a small picture with its mask, ready to be laid on a bigger one any number of times."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import count

from PIL import Image

Box = tuple[int, int, int, int]
"""Left, top, right and bottom, in pixels."""

_numbers = count()


@dataclass(frozen=True, eq=False)
class Sprite:
    """A part of a picture without its empty margin.

    Never changed, so threads may share it; equal only to itself.
    """

    colours: Image.Image
    """RGB."""

    mask: Image.Image
    """How strongly they cover (L)."""

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
        return cls(part.convert("RGB"), part.getchannel("A"), image.size, inked[:2])

    def image(self) -> Image.Image:
        """Return the RGBA picture again."""
        part = self.colours.convert("RGBA")
        part.putalpha(self.mask)
        image = Image.new("RGBA", self.size)
        image.paste(part, self.corner)
        return image


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
        width, height = self.sprite.colours.size
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
        ground.paste(placed.sprite.colours, placed.box[:2], placed.sprite.mask)
