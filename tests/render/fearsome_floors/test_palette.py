"""The palette of all pictures."""

from render.fearsome_floors.choose_palette import chosen
from render.fearsome_floors.tones import PALETTE


def test_the_palette_is_the_one_that_is_chosen_from_what_is_drawn_now() -> None:
    written = PALETTE.path.read_text(encoding="ascii").split()
    assert written == chosen(), "if it is meant: `python -m render.fearsome_floors.choose_palette` writes it anew"
