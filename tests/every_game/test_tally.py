"""What a finished game comes to is counted from its journal alone, as its position and its turns would have it."""

from dataclasses import replace
from time import process_time

import msgspec
import pytest

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia import moves as crypt_moves
from engine.core import AnyMatch, Seat, SeededChance
from engine.core.tally import Summary, summarise
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors import moves as floor_moves
from tests.every_game.matches import NOON, TABLES, Table, new_match, random_match

COUNTED = [table for table in TABLES if table.game.tally is not None]


def summary_of(match: AnyMatch) -> Summary:
    turns = [msgspec.json.encode(turn) for turn in match.journal.turns]
    assert match.game.tally is not None
    return summarise(match.game.tally, match.game.state, msgspec.json.encode(match.journal.start), turns)


def assert_counted_as_it_stands(match: AnyMatch) -> None:
    counted, standings = summary_of(match), match.game.standings(match.state)
    assert standings is not None
    assert {line.seat: (line.place, line.score) for line in standings} == {
        Seat(seat): (of.place, of.score) for seat, of in enumerate(counted.seats)
    }
    chosen = [turn.seat for turn in match.journal.turns[1:] if turn.is_chosen and not turn.is_forced]
    assert [of.turns for of in counted.seats] == [chosen.count(Seat(seat)) for seat in range(len(counted.seats))]
    assert counted.rounds == match.state.round
    assert counted.first == match.journal.start.round


@pytest.mark.parametrize("table", COUNTED, ids=[table.name for table in COUNTED])
def test_places_and_turns_are_those_of_the_position_in_which_a_game_ends(table: Table) -> None:
    assert_counted_as_it_stands(table.random_match())


@pytest.mark.parametrize("table", COUNTED, ids=[table.name for table in COUNTED])
def test_a_game_begins_in_its_first_round_unless_it_is_played_on_from_a_board(table: Table) -> None:
    match = table.random_match()
    assert summary_of(match).first == 1
    later = [(place, state) for place, (state, _) in enumerate(match.played_since(0)) if state.round > 1]
    place, board = later[len(later) // 2]
    journal = msgspec.structs.replace(match.journal, start=board, turns=match.journal.turns[place:])
    assert summary_of(replace(match, journal=journal)).first == board.round > 1


def test_who_gives_up_has_given_up_and_comes_last() -> None:
    match = new_match(FEARSOME_FLOORS, 3, 1)
    for seat in (1, 0):
        match = match.play(Seat(seat), floor_moves.Resign(), chance=SeededChance(1), at=NOON)
    assert_counted_as_it_stands(match)
    assert [(of.place, of.gave_up) for of in summary_of(match).seats] == [(2, True), (3, True), (1, False)]


def test_who_gives_up_a_crypt_has_given_up() -> None:
    match = new_match(CLAUSTROPHOBIA, 2, 1)
    match = match.play(Seat(1), crypt_moves.Resign(), chance=SeededChance(1), at=NOON)
    assert_counted_as_it_stands(match)
    assert [of.gave_up for of in summary_of(match).seats] == [False, True]


def test_what_the_monster_eats_and_who_gets_out_is_counted_for_each_player() -> None:
    match = random_match(FEARSOME_FLOORS, 4)
    events = [type(event).__name__ for turn in match.journal.turns for event in turn.events]
    counted = [of.counts for of in summary_of(match).seats]
    assert sum(of["eaten"] for of in counted) == events.count("TokenEaten") > 0
    meals = [sum(count for name, count in of.items() if name.startswith("meal-")) for of in counted]
    assert meals == [of["eaten"] for of in counted]
    assert sum(of["out"] for of in counted) == events.count("TokenEscaped")


def test_ten_thousand_games_are_counted_within_ten_seconds() -> None:
    match = random_match(FEARSOME_FLOORS, 4)
    turns = [msgspec.json.encode(turn) for turn in match.journal.turns]
    start = msgspec.json.encode(match.journal.start)
    assert FEARSOME_FLOORS.tally is not None

    def took() -> float:
        begun = process_time()
        for _ in range(50):
            summarise(FEARSOME_FLOORS.tally, FEARSOME_FLOORS.state, start, turns)  # type: ignore[arg-type]  # as above
        return process_time() - begun

    assert min(took() for _ in range(5)) * 200 < 10
