"""People's text as it may stand in a message, and in the name of a file."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.texts import LONGEST_NAME, clipped, file_stem, gathered, harmless, plain, unescaped
from engine.core import Reason
from tests.bot.table.tables import seats, table

MARKUP = set("\\*_~`|>#[]()<@:.-")


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Ada", "Ada"),
        ("Zoë 李", "Zoë 李"),
        ("@everyone", r"\@everyone"),
        ("<@123>", r"\<\@123\>"),
        ("**x**", r"\*\*x\*\*"),
        (r"\*", r"\\\*"),
        ("[l](http://e.vil)", r"\[l\]\(http\://e\.vil\)"),
        ("# big\n> quoted", r"\# big \> quoted"),
        ("  a \t\r\n  b  ", "a b"),
        ("a\u202eb\u200b\x00c\ufeff", "abc"),
        ("discord.gg/x", r"discord\.gg/x"),
        ("1. a", r"1\. a"),
        ("a\u061cb\u3164c\U000e0041\U000e007f\u2800d\u00ad\ufe0f\uffa0\ud800", "abcd"),
        ("\u3164\u115f \U000e0020", "?"),
        ("", "?"),
        ("\u200b \u2060", "?"),
        ("x" * 40, "x" * 32),
    ],
)
def test_a_name_is_escaped_and_on_one_line(name: str, text: str) -> None:
    assert plain(name) == text


@given(st.text(max_size=60))
def test_every_sign_of_markup_has_a_backslash_of_its_own(name: str) -> None:
    text = plain(name)
    rest = iter(text)
    read = [next(rest) if sign == "\\" else sign for sign in rest]
    assert "".join(read) == unescaped(text)
    assert 1 <= len(read) <= LONGEST_NAME
    assert all(index and text[index - 1] == "\\" for index, sign in enumerate(text) if sign in MARKUP - {"\\"})


def test_a_name_that_is_cut_at_a_blank_does_not_end_with_it() -> None:
    assert plain(f"{'a' * 31} b") == "a" * 31


@given(st.text(max_size=60), st.text(max_size=60))
def test_unescaping_is_the_way_back_also_in_a_sentence(one: str, other: str) -> None:
    def said(name: str) -> str:
        return unescaped(plain(name))

    assert unescaped(f"{plain(one)} beats {plain(other)}.") == f"{said(one)} beats {said(other)}."
    assert plain(said(one)) == plain(one)


@given(st.text(max_size=30), st.integers(min_value=1, max_value=40))
def test_a_clipped_text_fits_and_says_that_it_was_cut(text: str, limit: int) -> None:
    cut = clipped(text, limit)
    assert len(cut) <= limit
    assert cut == text if len(text) <= limit else cut.endswith("…") and text.startswith(cut[:-1])


def test_what_somebody_typed_is_escaped_in_a_reason_and_nothing_else() -> None:
    reason = Reason.of("path-unreadable", text="**q", token="r4*", point=2)
    assert harmless(reason) == Reason.of("path-unreadable", text=r"\*\*q", token="r4*", point=2)
    assert harmless(Reason.of("wall", square="k5")) == Reason.of("wall", square="k5")
    problem = harmless(Reason.of("layout-unreadable", problem="stones: @everyone" + "x" * 6000))
    assert problem == Reason.of("layout-unreadable", problem=r"stones\: \@everyone" + "x" * 283)


def test_lines_are_gathered_to_texts_in_their_order() -> None:
    assert gathered([], 9) == []
    assert gathered(["one", "two", "three", "four"], 9) == ["one\ntwo", "three", "four"]
    assert gathered(["one", "a longer line", "two"], 9) == ["one", "a longer…", "two"]


def named(*players: str) -> str:
    sides = ("green", "red", "blue", "yellow", "beige", "violet", "black")
    given = table(None, seats(*zip(players, sides, strict=False)))
    return file_stem(given.row, given.seats)


def test_a_file_is_named_for_its_game_its_day_its_players_and_its_number() -> None:
    assert named("Ada", "Ben") == "fearsome-floors_2026-01-01_Ada-Ben_no7"


@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("Zoë Müller", "Zoe-Muller"),
        ("../../etc/passwd", "etc-passwd"),
        ("a_b*c", "a-b-c"),
        ("Ада", "green"),
        ("\N{SNAKE}", "green"),
        ("x" * 32, "x" * 12),
        ("eleven chars -", "eleven-chars"),
    ],
)
def test_names_are_told_in_plain_letters_or_by_their_side(name: str, told: str) -> None:
    assert named(name) == f"fearsome-floors_2026-01-01_{told}_no7"


def test_the_longest_name_of_a_file_is_one_that_every_system_takes() -> None:
    name = named(*["W" * 32] * 7)
    assert re.fullmatch(r"[A-Za-z0-9_.-]{1,200}", name)
