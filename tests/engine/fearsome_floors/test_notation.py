"""FFN: positions as text, read and written."""

from functools import reduce

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.cards import ALL_CARDS
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.notation import (
    read_midway,
    read_position,
    write_position,
)
from engine.fearsome_floors.problems import problems
from engine.fearsome_floors.setup import begin
from engine.fearsome_floors.state import Monster, MonsterPhase, Over, TokenPhase
from engine.fearsome_floors.tiles import Patch, Teleporter, floors_by_square
from tests.engine.fearsome_floors.positions import BASIC, BUSY, TOKENS, revealed
from tests.every_game.matches import random_match


def test_the_basic_setup_reads_as_the_rules_write_it() -> None:
    state = begin(Setup(("red", "green"), kit=Kit()), ScriptedChance(["red"]))
    assert read_position(BASIC) == state
    assert write_position(state) == BASIC


def test_fields_come_in_any_order() -> None:
    mark, *fields = BASIC.split()
    assert read_position(" ".join([mark, *reversed(fields)])) == read_position(BASIC)


def test_any_blanks_may_stand_between_fields_and_the_writer_puts_one_space() -> None:
    state = read_position(f"  {BASIC.replace(' tokens', '   tokens').replace(' round', chr(9) + 'round')}\r\n")
    assert state == read_position(BASIC)
    assert write_position(state) == BASIC


def test_squares_are_written_by_row_then_column_and_cards_in_ascending_order() -> None:
    state = read_position(f"ff1 monster=a1e stones=k7,c3,b7 pools=e9:4x1,i3:2x2 tokens={TOKENS} cards=2h,1h,10,5")
    assert " stones=c3,b7,k7 pools=i3:2x2,e9:4x1 " in write_position(state)
    assert " cards=5,10,1h,2h " in write_position(state)


def test_tokens_are_written_seat_by_seat_and_by_number() -> None:
    state = read_position("ff1 monster=a1e tokens=g4:in,r5:k7,g5:in,g1:in,r3:in,r1:in,g3:in,r4:in")
    assert state.colours == ("green", "red")
    assert " tokens=g1:in,g3:in,g4:in,g5:in,r1:in,r3:in,r4:in,r5:k7 " in write_position(state)


def test_what_is_left_out_has_its_usual_value() -> None:
    state = read_position("ff1 monster=k7w tokens=g1:in,g3:in,g4:in,g5:in,r1:in,r3:in,r4:in,r5:in")
    assert (state.round, state.cards, state.start) == (1, ALL_CARDS, "green")
    assert state.phase == TokenPhase("green")
    assert state.monster == Monster("k7", "w")
    assert not state.tiles


def test_the_turn_that_is_left_out_is_that_of_the_next_who_can_move() -> None:
    green = "g1:in,g3:in,g4:in,g5:in"
    state = read_position(f"ff1 monster=a1e tokens=r1:in*,r3:in*,r4:in,r5:in,{green}")
    assert state.phase == TokenPhase("green")
    assert read_position(f"ff1 monster=a1e round=2 tokens={TOKENS.replace(':in', ':in*')}").phase == MonsterPhase()


def test_a_position_needs_no_tokens() -> None:
    state = read_position("ff1 monster=a1e")
    assert write_position(state) == "ff1 monster=a1e round=1 cards=5,7,7,8,8,10,1h,2h turn=monster"
    assert read_position(write_position(state)) == state


def test_a_finished_game_is_over_with_its_cause_and_winner() -> None:
    line = "ff1 monster=a1e tokens=r1:out,r3:out,r4:out,r5:in,g1:in,g3:in,g4:in,g5:in round=3 turn=over"
    assert read_position(line).phase == Over("escape", "red")


def test_a_turn_with_nothing_left_to_do_is_read_midway_and_written_as_it_is() -> None:
    state = read_midway(f"{BUSY} round=9 turn=r")
    assert state.phase == TokenPhase("red")
    assert read_midway(write_position(state)) == state
    assert problems(state) == ["turn: red has no token to move."]


def test_the_monsters_turn_may_come_while_tokens_could_still_move() -> None:
    assert read_position(f"{BUSY} round=9 turn=monster").phase == MonsterPhase()


def test_ruling_tokens_that_are_out_but_not_named_escaped_after_those_that_are_in_the_order_of_the_seats() -> None:
    tokens = "r1:out,r3:in,r4:out,r5:out,g1:out,g3:out,g4:in,g5:in"
    assert read_position(f"ff1 monster=a1e tokens={tokens}").escaped == ("r1", "r4", "r5", "g1", "g3")
    assert read_position(f"ff1 monster=a1e tokens={tokens} escaped=g3,r5").escaped == ("g3", "r5", "r1", "r4", "g1")


def test_a_bag_that_is_left_out_is_full_and_where_the_game_is_over_empty() -> None:
    assert read_position(f"ff1 monster=a1e tokens={TOKENS} round=14").cards == ALL_CARDS
    assert read_position(f"ff1 monster=a1e tokens={TOKENS} round=14 turn=over").cards == ()


def test_a_game_that_ended_with_the_last_card_of_its_bag_is_written_and_read_back() -> None:
    state = revealed(read_position(f"{BUSY} round=14 cards=5 turn=monster"), "5").state
    assert (state.cards, state.phase) == ((), Over("cards", "red"))
    assert read_position(write_position(state)) == state


def test_a_bag_that_runs_out_within_a_half_is_filled_before_the_round_goes_on() -> None:
    state = revealed(read_position(f"{BUSY} round=9 cards=5 turn=monster"), "5").state
    assert (state.cards, problems(state)) == (ALL_CARDS, [])


@settings(max_examples=10)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 7))
def test_every_position_of_a_game_is_written_and_read_back_as_it_is(seed: int, players: int) -> None:
    match = random_match(FEARSOME_FLOORS, players, seed)
    state = match.journal.start
    for turn in match.journal.turns:
        assert read_position(write_position(state)) == state
        state = reduce(FEARSOME_FLOORS.evolve, turn.events, state)
    assert read_position(write_position(match.state)) == match.state


def test_a_position_with_pools_keeps_their_shape() -> None:
    state = read_position("ff1 monster=a1e pools=e5:1x4")
    assert state.patches == (Patch("e5", 1, 4),)


def test_every_kind_of_tile_has_its_field_in_the_fixed_order() -> None:
    line = (
        "ff1 monster=a1e stones=c3,m4 crystals=h5 turners=i6,g7 reversers=e8 pools=i3:2x2,e9:4x1 "
        "teleporters=1:j5e+o7s,2:c4n+d9w round=1 cards=5,7,7,8,8,10,1h,2h turn=monster"
    )
    state = read_position(line)
    assert state.tiles == {
        **dict.fromkeys(("c3", "m4"), "stone"),
        "h5": "crystal",
        **dict.fromkeys(("i6", "g7"), "turner"),
        "e8": "reverser",
    }
    assert state.teleporters == (
        Teleporter(1, "j5", "e"),
        Teleporter(1, "o7", "s"),
        Teleporter(2, "c4", "n"),
        Teleporter(2, "d9", "w"),
    )
    assert write_position(state) == line


def test_teleporters_are_written_by_pair_and_then_by_square() -> None:
    state = read_position("ff1 monster=a1e teleporters=2:d9w+c4n,1:o7s+j5e")
    assert " teleporters=1:j5e+o7s,2:c4n+d9w " in write_position(state)


def test_the_monster_may_stand_on_a_teleporter_and_tiles_and_tokens_on_blood() -> None:
    assert read_position("ff1 monster=j5e teleporters=1:j5e+o7s").monster == Monster("j5", "e")
    state = read_position(f"ff1 monster=a1e turners=i6 pools=i6:2x2 tokens={TOKENS.replace('r4:in', 'r4:j6')}")
    assert {state.tokens["r4"], *state.tiles} == {"j6", "i6"} <= floors_by_square(state.patches).keys()
