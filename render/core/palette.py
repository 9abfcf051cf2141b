"""A palette from a file with a colour in each line: fewer than 256, as films need a number for what stays as it is."""

from functools import cached_property
from pathlib import Path

from PIL import Image, ImageColor


class Palette:
    """The colours of all pictures of a game."""

    def __init__(self, path: Path) -> None:
        self.path = path

    @cached_property
    def colours(self) -> bytes:
        """The colours, three bytes for each."""
        lines = self.path.read_text(encoding="ascii").split()
        return bytes(channel for line in lines for channel in ImageColor.getrgb(line))

    def rounded(self, picture: Image.Image) -> Image.Image:
        """Round a picture (RGB) to the palette (mode P)."""
        return picture.quantize(palette=self._holder, dither=Image.Dither.NONE)

    @cached_property
    def _holder(self) -> Image.Image:
        """A picture that has the palette, as Pillow wants it for rounding others."""
        holder = Image.new("P", (1, 1))
        holder.putpalette(self.colours)
        return holder
