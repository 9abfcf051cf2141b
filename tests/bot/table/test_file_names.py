"""The names of files: what people would look for, in letters that every system takes."""

import re

import pytest

from bot.table.file_names import file_stem
from tests.bot.table.tables import seats, table


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
