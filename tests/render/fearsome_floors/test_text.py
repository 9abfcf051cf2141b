import pytest
from msgspec.structs import replace

from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.state import Over, State
from render.fearsome_floors import text_board
from render.fearsome_floors.text import LONGEST
from tests.render.fearsome_floors.positions import busy, start_of
from tests.render.fearsome_floors.walks import ADVANCED, DRAFT


def test_every_row_shows_what_stands_on_its_squares() -> None:
    rows = text_board(read_position(ADVANCED)).splitlines()
    assert rows[0].split() == list("abcdefghijklmnop")
    assert rows[1].split() == ["1", "<<", *"." * 11]
    assert rows[2].split() == ["2", *"...", "1v", *"..", "y4", *"....", "#U", "."]
    assert rows[5].split() == ["5", *"..", "g4", "<>", *"..", "Mv", *"...", "g6", *"....."]
    assert rows[7].split()[14:] == ["2^", "y5*", "."]
    assert rows[9].split()[:8] == ["9", *"..", *"~~~~", "."]


def test_tokens_that_are_not_on_the_board_are_listed() -> None:
    lines = text_board(busy()).splitlines()
    assert "out: b5" in lines
    assert "eaten: y5 k5" in lines


def test_the_end_says_who_has_won() -> None:
    assert "over: red won" in text_board(replace(busy(), phase=Over("escape", "red")))
    assert "over: the monster won" in text_board(replace(busy(), phase=Over("cards", None)))


@pytest.mark.parametrize("state", [start_of(2), start_of(7), busy(), read_position(ADVANCED), read_position(DRAFT)])
def test_a_text_board_fits_a_message_in_a_code_block(state: State) -> None:
    assert len(text_board(state)) + len("```\n\n```") < LONGEST
