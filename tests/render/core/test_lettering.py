"""Names in pictures: what the font has, as large as it fits."""

import pytest

from render.core.drawing import PLAIN, font_face
from render.core.sprite import fitted

SIZES = range(30, 23, -2)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Zoë 🎲", "Zoë"),
        ("Владимир", "Владимир"),
        ("小林", ""),
        ("", ""),
        ("Robin Hood the Third", "Robin"),
        ("🐉 Dragon (bot)", "Dragon (bot)"),
        ("🐭 Mouse 2 (bot)", "Mouse (bot)"),
        ("Christopherus (bot)", "Christ… (bot)"),
        ("Ada (she/her/hers)", "Ada"),
    ],
)
def test_a_name_is_written_as_far_as_it_fits_and_the_font_has_letters(name: str, shown: str) -> None:
    assert fitted(name, 120, SIZES)[0] == shown


def test_a_long_word_is_cut_so_that_it_fits() -> None:
    shown, size = fitted("Christopher", 120, SIZES)
    assert shown.endswith("…")
    assert "Christopher".startswith(shown[:-1])
    assert len(shown) > 6
    assert font_face(PLAIN, size).getlength(shown) <= 120


def test_a_short_name_is_large_and_a_longer_one_smaller() -> None:
    assert fitted("Ada", 120, SIZES)[1] > fitted("Владимир", 120, SIZES)[1]
