from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engine.fearsome_floors.events import AnyEvent, TilePushed, TileRemoved, TokenEscaped, TokenSlid, TokenStepped
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.tokens import TokenName
from render.fearsome_floors.labels import LONGEST, goal_label, goal_note, owned_token, path_label, token_at, token_label
from tests.render.fearsome_floors.tables import WORDS, position


@pytest.mark.parametrize(
    ("round_number", "token", "label"),
    [
        (1, "r4", "4 on k7"),
        (1, "r1", "1 outside"),
        (2, "r4", "3 on k7"),
        (2, "r1", "6 outside"),
    ],
)
def test_a_token_is_chosen_by_the_number_that_it_shows(round_number: int, token: TokenName, label: str) -> None:
    assert token_label(WORDS, position(round_number=round_number, r4="k7"), token) == label


def test_a_token_is_called_by_the_number_that_it_shows_and_where_it_stands() -> None:
    state = replace(position(round_number=2, r4="h7", r5="out"), moved=frozenset({"r4"}))
    assert token_at(WORDS, state, "r4") == "red 4 on h7"
    assert [token_at(WORDS, state, token) for token in state.tokens_of("red")] == [
        *("red 6 outside", "red 4 outside", "red 4 on h7", "red 2 out"),
    ]


def test_of_two_tokens_outside_that_show_one_number_the_one_that_has_moved_says_so() -> None:
    state = replace(position(), moved=frozenset({"r4"}))
    assert [token_at(WORDS, state, token) for token in ("r3", "r4")] == ["red 3 outside", "red 3 outside (moved)"]


def test_a_token_is_named_with_its_player_unless_the_player_is_called_by_its_colour() -> None:
    state = position(players=2, r4="k7")
    assert owned_token(WORDS, ("Ada", "Ben"), state, "r4") == "red 4 (Ben)"
    assert owned_token(WORDS, ("Ada", "red"), state, "r4") == "red 4"


WALK = (TokenStepped("r4", "k7", "k6"), TokenStepped("r4", "k6", "k5"))

MOVES: dict[str, tuple[str, Sequence[AnyEvent], str]] = {
    "points left": ("uu", WALK, "to k5 · 2 points left · uu"),
    "a point left": ("udu", WALK, "to k5 · 1 point left · udu"),
    "staying": ("", (), "stays on k7 · 4 points left"),
    "escaping": ("uulx", (*WALK, TokenEscaped("r4", "a1")), "escapes · no points left · uulx"),
    "pushing": (
        "uu",
        (TilePushed("stone", "k5", "k4"), *WALK),
        "to k5 · pushes a stone to k4 · 2 points left · uu",
    ),
    "sliding": (
        "l",
        (TokenStepped("r4", "k4", "j4"), TokenSlid("r4", "j4", "i4"), TokenSlid("r4", "i4", "h4")),
        "to h4 · slides over blood · 3 points left · l",
    ),
    "pushing onto a corner": (
        "uu",
        (TileRemoved("stone", "b1", "corner"), *WALK),
        "to k5 · pushes a stone onto the corner and out of the game · 2 points left · uu",
    ),
    "pushing too much to name it": (
        "uuuu",
        (*(TilePushed("stone", f"{column}5", f"{column}4") for column in "fghijk"), *WALK),
        "to k5 · pushes 6 pieces · no points left · uuuu",
    ),
}

ORIGINS = {"escaping": "b3"}
"""Where a move begins, if not on k7."""


@pytest.mark.parametrize("rule", MOVES)
def test_a_move_is_chosen_by_what_it_leads_to(rule: str) -> None:
    path, events, label = MOVES[rule]
    told = path_label(WORDS, position(r4=ORIGINS.get(rule, "k7")), MoveToken("r4", path), events)
    assert told == label
    assert len(told) <= LONGEST


def test_a_token_that_waits_can_stay_outside() -> None:
    assert path_label(WORDS, position(), MoveToken("r4"), ()) == "stays outside · 4 points left"


GOALS: dict[str, tuple[str, str]] = {
    "points left": ("to k5", "2 points left · 2 up"),
    "staying": ("stays on k7", "4 points left"),
    "escaping": ("escapes", "no points left · 2 up, 1 left, out"),
    "sliding": ("to h4", "3 points left · slides over blood · 1 left"),
    "pushing": ("to k5 · pushes a stone to k4", "2 points left · 2 up"),
    "pushing too much to name it": ("to k5 · pushes 6 pieces", "no points left · 4 up"),
}


@pytest.mark.parametrize("rule", GOALS)
def test_in_a_menu_a_move_has_a_short_line_and_a_note(rule: str) -> None:
    path, events, _ = MOVES[rule]
    before, move = position(r4=ORIGINS.get(rule, "k7")), MoveToken("r4", path)
    assert (goal_label(WORDS, before, move, events), goal_note(WORDS, before, move, events)) == GOALS[rule]
