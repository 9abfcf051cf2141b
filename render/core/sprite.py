"""Sprites: small pictures with their masks, ready to be laid on a bigger one; and how a name is written into one."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import lru_cache, wraps
from itertools import count
from typing import Concatenate, Final, ParamSpec, cast

from PIL import Image

from render.core.drawing import PLAIN, Drawing, font_face

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


Given = ParamSpec("Given")


def drawn(
    width: int, height: int, *, kept: int = 1
) -> Callable[[Callable[Concatenate[Drawing, Given], None]], Callable[Given, Sprite]]:
    """Make a function that draws return a sprite of so many pixels; so many are kept, by what they are drawn from."""

    def returning_sprites(draw: Callable[Concatenate[Drawing, Given], None]) -> Callable[Given, Sprite]:
        @wraps(draw)
        def sprite(*args: Given.args, **kwargs: Given.kwargs) -> Sprite:
            drawing = Drawing(width, height)
            draw(drawing, *args, **kwargs)
            return Sprite.of(drawing.image())

        return cast("Callable[Given, Sprite]", lru_cache(maxsize=kept)(sprite))

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


_NOWHERE: Final = "\U0010ffff"
"""No font has it: it looks as everything does that a font has not."""
_TRIED: Final = 32
_CUT: Final = "…"
_SMALLER: Final = 4
"""A name with a mark may be so much smaller than others."""


@lru_cache(maxsize=512)
def fitted(text: str, width: int, sizes: range) -> tuple[str, int]:
    """Return as much of a text as fits into some pixels, in the first of the sizes that has room for most of it.

    What the font has no letters for is left out. Where the whole text is too long for every size, its first word is
    tried, and then it is cut; a short mark in brackets behind it stays, if need be in smaller letters, for it says what
    somebody is. Nothing is returned where nothing can be written.
    """
    whole = " ".join("".join(filter(_is_known, text)).split())
    first, *_, last = whole.split(" ") if " " in whole else (whole, "")
    mark = f" {last}" if last.startswith("(") and _width(last, sizes[-1]) <= width / 2 else ""
    if mark:
        sizes = range(sizes.start, sizes.stop - _SMALLER, sizes.step)
    for tried in (whole, first + mark):
        for size in sizes:
            if _width(tried, size) <= width:
                return tried, size
    kept = first
    while kept and _width(kept + _CUT + mark, sizes[-1]) > width:
        kept = kept[:-1]
    return (kept + _CUT + mark if kept else ""), sizes[-1]


def _width(text: str, size: int) -> float:
    return font_face(PLAIN, size).getlength(text)


@lru_cache(maxsize=512)
def _is_known(letter: str) -> bool:
    font = font_face(PLAIN, _TRIED)
    drawn, nowhere = (font.getmask(each) for each in (letter, _NOWHERE))
    return letter == " " or (
        drawn.getbbox() is not None and (drawn.size, bytes(drawn)) != (nowhere.size, bytes(nowhere))
    )
