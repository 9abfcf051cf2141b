"""A program at a table is never called, never absent and has no controls; people at the same table have all of that."""

import msgspec
import pytest

from bot.table import Table
from bot.table.posts.board_posts import board_post
from engine.core import ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.tokens import Colour
from tests.bot.table.tables import seats, table


def with_fox(begins: Colour, *, missed: bool = False) -> Table:
    """Return a table of Ada, green, and of a program, red, one of whom begins."""
    ada, fox = seats(("Ada", "green"), ("🦊 Fox (bot)", "red"))
    sitting = (
        msgspec.structs.replace(ada, missed=missed),
        msgspec.structs.replace(fox, person_id=-1, level="skilled"),
    )
    start = FEARSOME_FLOORS.begin(Setup(("green", "red"), kit=Kit()), ScriptedChance([begins]))
    return table(start, sitting)


def test_a_board_that_waits_for_a_program_says_that_it_thinks_pings_nobody_and_has_no_controls() -> None:
    board = board_post(with_fox("red").public)
    assert board.text.endswith("🦊 Fox \\(bot\\) (red) is thinking.")
    assert board.mention is None
    assert [button.id for button in board.buttons if ":ff-pad:" in button.id] == []


def test_a_board_that_waits_for_a_person_calls_them_though_a_program_plays_too() -> None:
    board = board_post(with_fox("green").public)
    assert board.text.endswith("Next: <@1> (green)")
    assert board.mention == 1
    assert [button.id for button in board.buttons if ":ff-pad:" in button.id]


@pytest.mark.parametrize("missed", [False, True])
def test_a_game_waits_for_its_people_and_for_no_program(missed: bool) -> None:  # noqa: FBT001 - a case
    assert with_fox("red", missed=missed).waits is missed


def test_a_game_without_people_waits_for_nobody() -> None:
    shared = with_fox("red")
    foxes = tuple(msgspec.structs.replace(seat, level="skilled") for seat in shared.seats)
    assert not table(shared.started_match.state, foxes).waits


def test_the_program_that_is_to_act_thinks_and_nobody_does_in_a_persons_turn() -> None:
    fox = with_fox("red")
    assert fox.thinks == fox.seats[1]
    assert with_fox("green").thinks is None
