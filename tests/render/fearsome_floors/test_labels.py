import pytest
from msgspec.structs import replace

from engine.fearsome_floors.results import Result
from render.fearsome_floors.labels import LONGEST, path_label, token_label
from tests.render.fearsome_floors.tables import WORDS, position


@pytest.mark.parametrize(
    ("round_number", "token", "label"),
    [
        (1, "r4", "4 on k7"),
        (1, "r1", "1 at the entrance"),
        (2, "r4", "3 on k7 (red 4)"),
        (2, "r1", "6 at the entrance (red 1)"),
    ],
)
def test_a_token_is_chosen_by_the_number_that_it_shows(round_number: int, token: str, label: str) -> None:
    assert token_label(WORDS, position(round_number=round_number, r4="k7"), token) == label


STONES = position().tiles


@pytest.mark.parametrize(
    ("result", "label"),
    [
        (Result("ul", "k5", STONES), "to k5 · 2 points left · ul"),
        (Result("ull", "j6", STONES), "to j6 · 1 point left · ull"),
        (Result("", "k7", STONES), "stays on k7 · 4 points left"),
        (Result("", "in", STONES), "stays outside · 4 points left"),
        (Result("uulx", "out", STONES), "escapes · 0 points left · uulx"),
        (
            Result("uull", "k5", {"c3": "stone", "k4": "stone"}),
            "to k5 · pushes a stone to k4 · 0 points left · uull",
        ),
        (
            Result("uu", "k5", {"c3": "stone"}),
            "to k5 · pushes a stone onto the corner and out of the game · 2 points left · uu",
        ),
    ],
)
def test_a_move_is_chosen_by_what_it_leads_to(result: Result, label: str) -> None:
    before = position(r4="in" if result.place == "in" else "k7")
    told = path_label(WORDS, before, "r4", result)
    assert told == label
    assert len(told) <= LONGEST


def test_a_move_that_pushes_too_much_to_name_says_how_much() -> None:
    before = replace(position(r4="k7"), tiles=dict.fromkeys(("c3", "h5", "i10", "f10"), "stone"))
    pushed = Result("uurr", "k5", dict.fromkeys(("k10", "l10", "m10"), "stone"))
    assert path_label(WORDS, before, "r4", pushed) == "to k5 · pushes 4 pieces · 0 points left · uurr"
