"""Names in pictures: what the font has, as large as it fits."""

import pytest

from render.core.lettering import columns, fitted, length, runs, wrapped

SIZES = range(30, 23, -2)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Zoë 🎲", "Zoë 🎲"),
        ("Владимир", "Владимир"),
        ("小林", "小林"),
        ("ꦏꦫ", ""),
        ("\u202eAda", "Ada"),
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
    assert length(shown, size) <= 120


def test_a_short_name_is_large_and_a_longer_one_smaller() -> None:
    assert fitted("Ada", 120, SIZES)[1] > fitted("Владимир", 120, SIZES)[1]


@pytest.mark.parametrize(
    ("name", "parts"),
    [
        ("Mia小林", ["Mia", "小林"]),
        ("Zoë 🎲!", ["Zoë ", "🎲", "!"]),
        ("محمد Ada", ["Ada", "محمد "]),
        ("Ada محمد علي", ["Ada ", "محمد علي"]),
        ("राहुल", ["राहुल"]),
        ("".join(map(chr, (0x1D4D0, 0x1D4ED, 0x1D4EA))), ["Ada"]),  # as in mathematics
        ("ꦏꦫ", []),
    ],
)
def test_each_part_of_a_name_is_written_in_a_font_that_has_it_from_left_to_right(name: str, parts: list[str]) -> None:
    assert [letters for _, letters in runs(name)] == parts


def test_letters_that_reach_far_down_are_written_smaller_where_there_is_little_height() -> None:
    assert fitted("தமிழ்", 120, SIZES, height=32)[1] < fitted("தமிழ்", 120, SIZES)[1]


def test_lines_are_counted_in_columns_of_which_wide_letters_take_two() -> None:
    assert [columns(text) for text in ("r3", "红3", "")] == [2, 3, 0]
    assert wrapped("等待 红3、蓝4、绿色的石头和血池", 12) == ["等待 红3、蓝", "4、绿色的石", "头和血池"]
    assert wrapped("waiting: r3 r4 r5", 12) == ["waiting: r3", "r4 r5"]
