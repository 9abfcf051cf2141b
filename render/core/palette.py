"""A palette from a file with a colour in each line, and colours as text (`#2f6fb8`): fewer than 256, as films need."""

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

    def flat(self, size: tuple[int, int], tone: str) -> Image.Image:
        """Make a picture of one tone (mode P), in no more time than it takes to copy one."""
        pixel = self.rounded(Image.new("RGB", (1, 1), tone))
        picture = Image.new("P", size, pixel.getpixel((0, 0)))
        picture.putpalette(pixel.getpalette() or ())
        return picture

    @cached_property
    def _holder(self) -> Image.Image:
        """A picture that has the palette, as Pillow wants it for rounding others."""
        holder = Image.new("P", (1, 1))
        holder.putpalette(self.colours)
        return holder


def mix(one: str, other: str, share: float) -> str:
    """Blend two colours; `share` of the second one, 0 to 1."""
    parts = (round(int(one[at : at + 2], 16) * (1 - share) + int(other[at : at + 2], 16) * share) for at in (1, 3, 5))
    return "#" + "".join(f"{part:02x}" for part in parts)
