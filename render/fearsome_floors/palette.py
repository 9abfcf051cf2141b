"""The one palette of all pictures, from `palette.txt`, which `choose_palette` writes after the drawing has changed."""

from pathlib import Path
from typing import Final

from render.core.palette import Palette

PALETTE: Final = Palette(Path(__file__).with_name("palette.txt"))
