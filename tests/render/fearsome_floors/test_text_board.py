import pytest
from msgspec.structs import replace

from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import MonsterPhase, Over, State
from render.fearsome_floors import text_board
from render.fearsome_floors.text_board import LONGEST
from tests.render.fearsome_floors.positions import busy, start_of
from tests.render.fearsome_floors.tables import WORDS
from tests.render.fearsome_floors.walks import ADVANCED, DRAFT

PHONE = 32
"""The characters of a line that also narrow phones do not break."""


def test_every_row_shows_what_stands_on_its_squares_in_two_characters_each() -> None:
    rows = text_board(WORDS, read_position(ADVANCED)).splitlines()
    assert rows[0] == " a b c d e f g h i j k l m n o p"
    assert rows[1] == "<< . . . . . . . . . . .       1"
    assert rows[2] == " . . .1v . .y4 . . . .#U .     2"
    assert rows[5] == "5. .g4<> . .Mv . . .g6 . . . . ."
    assert rows[7] == "7. . . . . .## . .1> . . .2^y5 ."
    assert rows[9] == " 9   . . ~ ~ ~ ~ . .<>r4 .b2#> ."


def test_tokens_go_by_the_numbers_that_they_show() -> None:
    assert "waiting: g3 r2 b4" in text_board(WORDS, read_position(ADVANCED)).splitlines()
    assert "waiting: g1 g3 g4 g5 r1 r3 r4 r5" in text_board(WORDS, start_of(2)).splitlines()


def test_tokens_that_are_not_on_the_board_are_listed_and_so_are_those_that_have_moved() -> None:
    text = text_board(WORDS, busy())
    lines = text.splitlines()
    assert "out: b5" in lines
    assert "eaten: y5 k5" in lines
    assert "moved: g6 on k5, r6 on d2, b3 on h8, k3 outside" in text.replace("\n", " ")


def test_who_has_moved_means_nothing_any_more_when_the_monster_comes() -> None:
    assert "moved:" not in text_board(WORDS, replace(busy(), phase=MonsterPhase()))


def test_the_legend_names_every_sign() -> None:
    lines = text_board(WORDS, start_of(2)).splitlines()
    assert lines[13:18] == [
        "M monster  ## stone  <> crystal",
        "#> turns right  #U turns around",
        "~ blood  1> 2> teleporters",
        "<< exit  i entrance",
        "waiting: g1 g3 g4 g5 r1 r3 r4 r5",
    ]
    assert "round 1" in lines
    assert "cards 5 7 7 8 8 10 1h 2h" in lines
    assert "g green  r red" in lines


def test_the_last_line_says_who_is_next() -> None:
    left = "stone (1), crystal (1), turn-right stone (2), turn-around stone (2), 4x1 pool (1)"
    teleporters = "teleporter of pair 1 (1), teleporter of pair 2 (2)"
    *drafting, last = text_board(WORDS, read_position(DRAFT)).splitlines()
    assert f"to place: {left}, {teleporters}" in " ".join(drafting)
    assert last == "next: blue"
    assert text_board(WORDS, replace(busy(), phase=MonsterPhase())).splitlines()[-1] == "next: the monster"


def test_the_end_says_who_has_won() -> None:
    assert "over: red won" in text_board(WORDS, replace(busy(), phase=Over("escape", "red")))
    assert "over: the monster won" in text_board(WORDS, replace(busy(), phase=Over("cards", None)))


@pytest.mark.parametrize("state", [start_of(2), start_of(7), busy(), read_position(ADVANCED), read_position(DRAFT)])
def test_a_text_board_fits_a_message_in_a_code_block_and_every_line_a_phone(state: State) -> None:
    text = text_board(WORDS, state)
    assert len(text) + len("```\n\n```") < LONGEST
    assert max(map(len, text.splitlines())) <= PHONE
