"""A program at a table is never called, never absent and has no controls; people at the same table have all of that."""

from dataclasses import replace
from datetime import timedelta

import msgspec
import pytest

from bot.table import Table
from bot.table.deadlines import alarms_of
from bot.table.posts.board_posts import board_post
from bot.table.rows import PersonRow
from engine.core import ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.tokens import Colour
from tests.bot.table.tables import AT, seats, table


def with_fox(begins: Colour, *, missed: bool = False, **settings: str) -> Table:
    """Return a table of Ada, green, and of a program, red, one of whom begins."""
    ada, fox = seats(("Ada", "green"), ("🦊 Fox (bot)", "red"))
    sitting = (
        msgspec.structs.replace(ada, missed=missed),
        msgspec.structs.replace(fox, person_id=-1, level="skilled"),
    )
    start = FEARSOME_FLOORS.begin(Setup(("green", "red"), kit=Kit()), ScriptedChance([begins]))
    there = table(start, sitting)
    return replace(there, row=msgspec.structs.replace(there.row, settings=msgspec.json.encode(settings)))


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


def test_nothing_is_due_of_a_program_but_the_end_of_its_pause() -> None:
    fox = with_fox("red", time="minute", reminder="minutes-15")
    assert list(alarms_of(fox, None, AT)) == []
    (pause,) = alarms_of(with_fox("red", time="minute", pause="seconds-15"), None, AT)
    assert (pause.kind, pause.person_id, pause.due_at) == ("pause", -1, AT + timedelta(seconds=15))


@pytest.mark.parametrize(("pause", "seconds"), [("none", 5), ("seconds-2", 2), ("minute", 60)])
def test_programs_that_play_alone_wait_so_that_people_can_watch(pause: str, seconds: int) -> None:
    fox = with_fox("red", pause=pause)
    alone = replace(fox, seats=tuple(msgspec.structs.replace(seat, level="skilled") for seat in fox.seats))
    assert alone.pause == timedelta(seconds=seconds)


def test_no_program_waits_in_a_persons_turn_and_without_a_pause_none_waits_for_people() -> None:
    assert with_fox("green", pause="minute").pause is None
    assert with_fox("red").pause is None


def test_a_stand_in_thinks_for_who_is_absent_and_waits_as_a_program_does() -> None:
    table = with_fox("green", time="hour", absence="stand-in", pause="seconds-5")
    assert table.thinks is None
    ada, fox = table.seats
    absent = replace(table, seats=(msgspec.structs.replace(ada, stand_in=True), fox))
    assert absent.thinks == absent.seats[0]
    assert absent.pause == timedelta(seconds=5)
    assert [alarm.kind for alarm in alarms_of(absent, PersonRow(person_id=1), AT)] == ["pause"]
