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
    """Colours (RGB) and how strongly they cover (L). Never changed, so threads may share it; equal only to itself.

    By its `number`, which no other sprite ever gets, it can be told again without being held.
    """

    colours: Image.Image
    mask: Image.Image
    number: int = field(default_factory=_numbers.__next__)

    @classmethod
    def of(cls, image: Image.Image) -> "Sprite":
        """Make a sprite of an RGBA picture."""
        return cls(image.convert("RGB"), image.getchannel("A"))

    def image(self) -> Image.Image:
        """Give the RGBA picture again."""
        image = self.colours.convert("RGBA")
        image.putalpha(self.mask)
        return image

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.colours.size


@dataclass(frozen=True)
class Placed:
    """A sprite and the pixel at which its middle lies."""

    sprite: Sprite
    centre: tuple[int, int]

    @property
    def box(self) -> Box:
        """Where it covers the picture."""
        (width, height), (x, y) = self.sprite.size, self.centre
        left, top = x - width // 2, y - height // 2
        return left, top, left + width, top + height


def lay(ground: Image.Image, layers: Iterable[Placed]) -> None:
    """Lay sprites on a picture (RGB), the first one lowest."""
    for placed in layers:
        ground.paste(placed.sprite.colours, placed.box[:2], placed.sprite.mask)
