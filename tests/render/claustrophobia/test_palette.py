"""The palette of all pictures."""

import pytest
from PIL import Image, ImageColor

from render.claustrophobia import tones
from render.claustrophobia.choose_palette import chosen
from render.claustrophobia.tones import PALETTE


def test_the_palette_is_the_one_that_is_chosen_from_what_is_drawn_now() -> None:
    written = PALETTE.path.read_text(encoding="ascii").split()
    assert written == chosen(), "if it is meant: `python -m render.claustrophobia.choose_palette` writes it anew"


@pytest.mark.parametrize("tone", tones.every_tone())
def test_a_flat_colour_stays_what_it_is(tone: str) -> None:
    rounded = PALETTE.rounded(Image.new("RGB", (1, 1), tone)).convert("RGB")
    assert rounded.getpixel((0, 0)) == ImageColor.getrgb(tone)
