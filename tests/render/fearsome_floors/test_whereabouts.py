"""Positions told in single sentences: a token's place, a square, a row."""

import pytest
from msgspec.structs import replace

from engine.fearsome_floors.board import SQUARES
from engine.fearsome_floors.state import MonsterPhase
from engine.fearsome_floors.tiles import Teleporter
from engine.fearsome_floors.tokens import TokenName
from render.fearsome_floors.whereabouts import column_text, monster_text, row_text, square_text, token_text
from tests.render.fearsome_floors.tables import NAMES, WORDS, position

POSITION = replace(
    position(g5="k7", r1="i3", b1="out", y3="eaten", r5="h9"),
    moved=frozenset({"r1"}),
    tiles={"c3": "stone", "h5": "crystal", "e9": "turner", "g9": "reverser"},
    teleporters=(Teleporter(2, "c5", "n"), Teleporter(2, "n8", "w")),
    round=2,
)


@pytest.mark.parametrize(
    ("token", "sentence"),
    [
        (
            "g5",
            (
                "green 2 (Ada) is on k7 and has not moved in this round; its other side shows 5. "
                "It can step up, down, left and right. The exit is 16 squares away, 10 to the left and 6 up. "
                "The monster does not see it."
            ),
        ),
        (
            "r1",
            (
                "red 1 (Ben) is on i3 and has moved in this round; its other side shows 6. "
                "It can step up, down, left and right. The exit is 10 squares away, 8 to the left and 2 up. "
                "The monster does not see it."
            ),
        ),
        ("g1", "green 6 (Ada) is outside and has not moved in this round; its other side shows 1."),
        ("b1", "blue 6 (Cay) is out."),
        ("y3", "yellow 4 (Dee) is eaten."),
    ],
)
def test_where_a_token_is(token: TokenName, sentence: str) -> None:
    assert token_text(WORDS, NAMES, POSITION, token) == sentence


def test_where_the_monster_is() -> None:
    assert monster_text(WORDS, NAMES, POSITION) == "The monster is on m4, facing east. It sees nobody."


def test_a_token_is_told_what_closes_its_ways_and_from_where_the_monster_sees_it() -> None:
    state = replace(position(g4="o4", r3="m6"), tiles={})
    assert token_text(WORDS, NAMES, state, "g4").endswith(
        "It can step down and left. Closed: up and right (wall). "
        "The exit is 17 squares away, 14 to the left and 3 up. The monster sees it ahead, 2 squares away."
    )
    assert token_text(WORDS, NAMES, state, "r3").endswith("The monster sees it to its right, 2 squares away.")
    assert monster_text(WORDS, NAMES, state).endswith(
        "It sees green 4 (Ada) ahead at 2 and red 3 (Ben) to its right at 2."
    )


def test_a_token_whose_player_has_resigned_has_not_been_eaten() -> None:
    assert token_text(WORDS, NAMES, replace(POSITION, resigned=("yellow",)), "y3") == (
        "yellow 4 (Dee) left the game when its player resigned."
    )


@pytest.mark.parametrize(
    ("square", "sentence"),
    [
        ("k7", "k7: green 2 (Ada)."),
        ("i3", "i3: red 1 (Ben, moved) and blood."),
        ("m4", "m4: the monster, facing east."),
        ("f5", "f5: nothing."),
        ("h5", "h5: a crystal."),
        ("c5", "c5: a teleporter of pair 2 with its arrow pointing north."),
        ("c1", "c1: nothing, wall C to the north (through it the monster comes out on n11)."),
        (
            "a1",
            (
                "a1: the exit, wall A to the north (through it the monster comes out on p11), "
                "wall & to the west (through it the monster comes out on p11)."
            ),
        ),
        ("f11", "f11: nothing, wall K to the south (through it the monster comes out on k1)."),
    ],
)
def test_what_is_on_a_square(square: str, sentence: str) -> None:
    assert square_text(WORDS, NAMES, POSITION, square) == sentence


@pytest.mark.parametrize(
    ("row", "sentence"),
    [
        (6, "Row 6, a6 to p6: nothing."),
        (1, "Row 1, a1 to l1: a1 the exit."),
        (4, "Row 4, a4 to o4: i4 blood, j4 blood, m4 the monster, facing east."),
        (
            9,
            (
                "Row 9, c9 to p9: e9 a turn-right stone and blood, f9 blood, g9 a turn-around stone and blood, "
                "h9 red 2 (Ben) and blood."
            ),
        ),
    ],
)
def test_what_is_in_a_row(row: int, sentence: str) -> None:
    assert row_text(WORDS, NAMES, POSITION, row) == sentence


def test_once_the_monster_is_next_it_does_not_matter_what_has_moved() -> None:
    assert "not moved" in token_text(WORDS, NAMES, replace(POSITION, phase=MonsterPhase()), "r1")


def test_every_square_is_told_in_one_line_of_a_message() -> None:
    for square in SQUARES:
        told = square_text(WORDS, NAMES, POSITION, square)
        assert "\n" not in told
        assert len(told) < 300


def test_what_is_in_a_column() -> None:
    assert column_text(WORDS, NAMES, POSITION, "i") == "Column i, i1 to i11: i3 red 1 (Ben, moved) and blood, i4 blood."
    assert column_text(WORDS, NAMES, POSITION, "p") == "Column p, p5 to p11: p11 the entrance."
