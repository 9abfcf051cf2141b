"""What players ask is answered where they look for it in `/rules`, and what the pictures' sentences say is so."""

import re

import pytest

from engine.fearsome_floors.board import COLUMNS, OPPOSITE, WALLS
from engine.fearsome_floors.cards import full_bag
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.setup import BASIC_TILES, POOLS
from engine.fearsome_floors.state import ROUNDS_IN_HALF
from render.fearsome_floors.rules import EXAMPLES, TOPICS, picture, topic
from tests.render.fearsome_floors.tables import WORDS

SQUARE = rf"\b[{COLUMNS}]\d+\b"


def test_what_a_new_player_asks_first_is_told_first() -> None:
    assert "your tokens from the entrance to the exit" in topic(WORDS, TOPICS[0])


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("round", "In turn, clockwise, each player moves one token"),
        ("round", "The monster stays where it is, facing the same way"),
        ("round", "the monster keeps its facing"),
        ("monster", "share the **smallest** distance"),
        ("end", "the seventh card of the second half"),
        ("cards", "press **Who gets eaten?** below the board"),
        ("step", "round to the monster's own back is pushed round all the same; the monster itself is not pushed"),
    ],
)
def test_nothing_that_players_ask_is_left_out(key: str, told: str) -> None:
    assert told in topic(WORDS, key)


def test_the_button_of_guesses_is_called_as_it_is() -> None:
    assert f"**{WORDS('ff-board-guess')}**" in topic(WORDS, "cards")


def test_the_walls_of_a_letter_are_those_of_the_board() -> None:
    letter, above, below = re.findall(r"(\w) is above (\w+) and below (\w+)\.", topic(WORDS, "walls"))[0]
    assert WALLS[above, "n"] == WALLS[below, "s"] == letter
    assert OPPOSITE[above] == below


def test_the_picture_of_the_setup_names_every_square_of_the_basic_layout() -> None:
    shown = picture(WORDS, "setup")
    assert shown is not None
    stones, blood = re.findall(r"(?:Stones lie on|Blood covers) ([^.]*)\.", shown.alt)
    assert set(re.findall(SQUARE, stones)) == BASIC_TILES.keys()
    assert set(re.findall(SQUARE, blood)) == {square for pool in POOLS for square in pool.squares()}


def test_the_picture_of_pictures_tells_the_numbers_that_it_shows() -> None:
    shown = picture(WORDS, "picture")
    assert shown is not None
    red = shown.scene.panel.lines[0]
    numbers = {slot.piece.name or slot.piece.number: slot.piece.number for slot in red.slots}
    told = re.findall(r"shows (\d)|Another red (\d) waits", shown.alt)
    assert [moved or waits for moved, waits in told] == [str(numbers[4]), str(numbers[3])] == ["4", "4"]


@pytest.mark.parametrize("key", EXAMPLES)
def test_no_more_cards_have_been_played_than_rounds(key: str) -> None:
    state = read_position(EXAMPLES[key].position)
    assert len(full_bag(longer=state.longer)) - len(state.cards) == (state.round - 1) % ROUNDS_IN_HALF
