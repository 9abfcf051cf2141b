"""The one palette of all pictures, from `palette.txt`, which `choose_palette` writes after the drawing has changed."""

from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageColor

PALETTE: Final = Path(__file__).with_name("palette.txt")
"""A colour in each line; fewer than 256, as films need a number for what stays as it is."""


@lru_cache(maxsize=1)
def colours() -> bytes:
    """Return the palette: three bytes for each colour."""
    lines = PALETTE.read_text(encoding="ascii").split()
    return bytes(channel for line in lines for channel in ImageColor.getrgb(line))


def rounded(picture: Image.Image) -> Image.Image:
    """Round a picture (RGB) to the palette (mode P)."""
    return picture.quantize(palette=_holder(), dither=Image.Dither.NONE)


@lru_cache(maxsize=1)
def _holder() -> Image.Image:
    """Return a picture that has the palette, as Pillow wants it for rounding others."""
    holder = Image.new("P", (1, 1))
    holder.putpalette(colours())
    return holder
