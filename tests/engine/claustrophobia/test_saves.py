"""Saves of the first schema of this game: games that are kept as they were written, and are never written anew.

`fixtures/positions.txt` says of each how many turns it has, how many of them were taken back, and where it stood. If a
change makes one of them unreadable, the change needs an upgrade (`engine.claustrophobia.upgrades`), and not another
fixture.
"""

from pathlib import Path

import msgspec
import pytest

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.events import AnyEvent, GuardSet
from engine.claustrophobia.least import least_move
from engine.claustrophobia.moves import AnyMove, Resign, SetGuard, UseHole
from engine.claustrophobia.notation import write_position
from engine.core import AnyMatch, Match, SeededChance, read_journal, write_journal
from tests.every_game.matches import NOON

FIXTURES = Path(__file__).with_name("fixtures")
FIRST_SCHEMA = 2
"""The schema that saves had when this game was new."""

POSITIONS = [line.split(maxsplit=3) for line in (FIXTURES / "positions.txt").read_text().splitlines()]
RARE = {"TileDiscarded", "FoeGuarded", "GuardSet", "HumanFreed"}
"""The events that happen in none of these games."""
every_save = pytest.mark.parametrize(("name", "turns", "undone", "line"), POSITIONS, ids=[row[0] for row in POSITIONS])


def save_of(name: str) -> bytes:
    return (FIXTURES / f"{name}.json").read_bytes()


def match_of(name: str) -> AnyMatch:
    return Match.fold(CLAUSTROPHOBIA, read_journal(CLAUSTROPHOBIA, save_of(name)))


def test_every_fixture_is_of_the_first_schema_and_has_its_position() -> None:
    names = sorted(file.stem for file in FIXTURES.glob("*.json"))
    assert names == [name for name, *_ in POSITIONS]
    assert {msgspec.json.decode(save_of(name))["schema"] for name in names} == {FIRST_SCHEMA}


@every_save
def test_a_save_of_the_first_schema_is_read_as_the_game_that_it_was(
    name: str, turns: str, undone: str, line: str
) -> None:
    match = match_of(name)
    assert (len(match.journal.turns), len(match.journal.undone)) == (int(turns), int(undone))
    assert write_position(match.state) == line
    assert CLAUSTROPHOBIA.problems(match.state) == []
    assert read_journal(CLAUSTROPHOBIA, write_journal(match.journal)) == match.journal


def test_orders_from_before_each_seat_had_its_own_are_those_of_whoever_gave_them() -> None:
    match = match_of("brother-one-order")
    demons = match.state.seat_of("demons")
    given = [order for turn in match.journal.turns for order in turn.orders] + [*match.journal.orders]
    assert match.journal.start.guards == ("always", "always")
    assert [order.events for order in given] == [(GuardSet(demons, order.move.order),) for order in given]
    assert {order.move.order for order in given} == {"always", "never"}


def test_turns_that_were_taken_back_come_again() -> None:
    match = match_of("prayers-taken-back")
    for _ in range(9):
        match = match.redo()
    assert (match.journal.undone, CLAUSTROPHOBIA.standings(match.state) is None) == ((), False)


@pytest.mark.parametrize("name", ["brother-one-order", "brother-unfinished", "prayers-taken-back"])
def test_what_is_not_over_goes_on_to_its_end(name: str) -> None:
    match = match_of(name)
    while CLAUSTROPHOBIA.standings(match.state) is None:
        seat, move = None, CLAUSTROPHOBIA.due(match.state)
        if move is None:
            seat = min(CLAUSTROPHOBIA.to_act(match.state))
            move = least_move(match.state, seat, SeededChance(1))
        match = match.play(seat, move, chance=SeededChance(len(match.journal.turns)), at=NOON)
    assert len(match.journal.turns) > len(match_of(name).journal.turns)


def test_nearly_every_kind_of_move_and_event_is_in_one_of_them() -> None:
    journals = [match_of(name).journal for name, *_ in POSITIONS]
    turns = [turn for journal in journals for turn in (*journal.turns, *journal.undone)]
    assert set(AnyMove.__args__) - {type(turn.move) for turn in turns} == {Resign, SetGuard, UseHole}
    happened = {type(event).__name__ for turn in turns for event in turn.events}
    assert {kind.__name__ for kind in AnyEvent.__args__} - happened == RARE
