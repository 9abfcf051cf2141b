"""FFN: positions and actions as text."""

import re
from functools import reduce
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.core import Match, ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.cards import ALL_CARDS
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.moves import MoveToken, Resign, RevealCard
from engine.fearsome_floors.notation import (
    Action,
    BadNotation,
    read_action,
    read_midway,
    read_position,
    write_action,
    write_position,
)
from engine.fearsome_floors.problems import problems
from engine.fearsome_floors.setup import begin
from engine.fearsome_floors.state import DraftPhase, Monster, MonsterPhase, Over, TokenPhase
from engine.fearsome_floors.tiles import Pool, Teleporter, blood
from tests.engine.fearsome_floors.positions import revealed
from tests.every_game.matches import random_match

BASIC = (
    "ff1 monster=a1e stones=c3,m4,h5,i6,n6,g7,e8,m8,o9,f10,i10 pools=i3:2x2,e9:4x1 "
    "tokens=r1:in,r3:in,r4:in,r5:in,g1:in,g3:in,g4:in,g5:in round=1 cards=5,7,7,8,8,10,1h,2h start=r turn=r"
)
TOKENS = "r1:in,r3:in,r4:in,r5:in"
GREEN = "g1:in,g3:in,g4:in,g5:in"
BUSY = f"ff1 monster=a1e tokens=r1:out,r3:eaten,r4:eaten,r5:eaten,{GREEN}"
"""A position in which green alone has tokens to move."""


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


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "ff1: a position begins with this, and the line is empty."),
        ("ff2 monster=a1e", "ff1: 'ff2' is not the beginning of a position, which is 'ff1'."),
        ("ff1 monster=a1e colour=red", "fields: 'colour' is not a field of a position."),
        ("ff1 monster=a1e monster=a1e", "monster: it is there twice."),
        ("ff1 monster=a1e stones=", "stones: it has no value."),
        ("ff1 monster=a1e stones", "stones: it has no value."),
        ("ff1 stones=c3", "monster: '' is not a square and a direction (n, e, s or w), which every position needs."),
        (
            "ff1 monster=a1x",
            "monster: 'a1x' is not a square and a direction (n, e, s or w), which every position needs.",
        ),
        ("ff1 monster=m1e", "monster: m1 is not on the board."),
        ("ff1 monster=a1e stones=c3,q4", "stones: q4 is not on the board."),
        ("ff1 monster=a1e stones=c03", "stones: c03 is not on the board."),
        ("ff1 monster=a1e stones=c3,", "stones: there is nothing between two commas, or after the last one."),
        ("ff1 monster=a1e stones=c3,c3", "stones: two tiles stand on c3."),
        ("ff1 monster=c3e stones=c3", "monster: it stands on c3, where a stone is."),
        (f"ff1 monster=k7e tokens={TOKENS.replace('r4:in', 'r4:k7')}", "monster: it stands on k7, where r4 is."),
        ("ff1 monster=a1e pools=i3", "pools: 'i3' is not a pool, like i3:2x2."),
        ("ff1 monster=a1e pools=i3:3x3", "pools: there is no pool of 3x3."),
        ("ff1 monster=a1e pools=p1:2x2", "pools: p1 is not on the board."),
        ("ff1 monster=a1e pools=n6:4x1", "pools: the pool on n6 reaches over the edge of the board."),
        ("ff1 monster=a1e pools=i3:2x2,j4:2x2", "pools: the pool on j4 lies over another pool."),
        ("ff1 monster=a1e crystals=q4", "crystals: q4 is not on the board."),
        ("ff1 monster=a1e turners=c3,c3", "turners: two tiles stand on c3."),
        ("ff1 monster=a1e stones=c3 reversers=c3", "reversers: two tiles stand on c3."),
        ("ff1 monster=c3e turners=c3", "monster: it stands on c3, where a turner is."),
        (
            f"ff1 monster=a1e crystals=k7 tokens={TOKENS.replace('r4:in', 'r4:k7')}",
            "tokens: r4 stands on k7, where a crystal is.",
        ),
        (
            "ff1 monster=a1e teleporters=1:j5e",
            "teleporters: a pair has two, and of pair 1 there is one.",
        ),
        (
            "ff1 monster=a1e teleporters=1:j5e+o7s,1:c4n",
            "teleporters: a pair has two, and of pair 1 there are 3.",
        ),
        (
            "ff1 monster=a1e teleporters=3:j5e+o7s",
            "teleporters: '3:j5e+o7s' is not a pair with its squares and arrows, like 1:j5e+o7s.",
        ),
        (
            "ff1 monster=a1e teleporters=1:j5+o7s",
            "teleporters: '1:j5+o7s' is not a pair with its squares and arrows, like 1:j5e+o7s.",
        ),
        ("ff1 monster=a1e teleporters=1:j5e+p1s", "teleporters: p1 is not on the board."),
        ("ff1 monster=a1e teleporters=1:j5e+j5s", "teleporters: two lie on j5."),
        ("ff1 monster=a1e teleporters=1:j5e+o7s,2:c3n+j5w", "teleporters: two lie on j5."),
        (
            "ff1 monster=a1e stones=j5 teleporters=1:j5e+o7s",
            "stones: a stone stands on j5, where a teleporter is.",
        ),
        (
            "ff1 monster=a1e reversers=o7 teleporters=1:j5e+o7s",
            "reversers: a reverser stands on o7, where a teleporter is.",
        ),
        (
            f"ff1 monster=a1e teleporters=1:j5e+o7s tokens={TOKENS.replace('r4:in', 'r4:o7')}",
            "tokens: r4 stands on o7, where a teleporter is.",
        ),
        (
            "ff1 monster=a1e pools=i4:2x2 teleporters=1:j5e+o7s",
            "pools: a pool lies over the teleporter on j5.",
        ),
        (f"ff1 monster=a1e tokens={TOKENS},r1:k7", "tokens: r1 is there twice."),
        (f"ff1 monster=a1e tokens={TOKENS.replace('r1:in', 'r1:p1')}", "tokens: p1, where r1 is, is not on the board."),
        (
            f"ff1 monster=a1e tokens={TOKENS.replace('r1:in', 'r1')}",
            "tokens: 'r1' is not a token and its place, like r4:k7 or r4:in*.",
        ),
        (
            f"ff1 monster=a1e stones=k7 tokens={TOKENS.replace('r4:in', 'r4:k7')}",
            "tokens: r4 stands on k7, where a stone is.",
        ),
        ("ff1 monster=a1e tokens=r1:k7,r3:k7,r4:in,r5:in", "tokens: r1 and r3 both stand on k7."),
        ("ff1 monster=a1e tokens=r1:in,r4:in,r5:in", "tokens: red needs exactly r1, r3, r4, r5."),
        (f"ff1 monster=a1e tokens={TOKENS},r2:in", "tokens: red needs exactly r1, r3, r4, r5."),
        (f"ff1 monster=a1e tokens={TOKENS.replace('r', 'k')}", "tokens: black plays at larger tables only."),
        (
            f"ff1 monster=a1e tokens={','.join(TOKENS.replace('r', c) for c in 'rgbye')}",
            "tokens: red needs exactly r1, r4, r5.",
        ),
        (f"ff1 monster=a1e tokens={TOKENS} round=15", "round: '15' is not a round from 1 to 14."),
        (f"ff1 monster=a1e tokens={TOKENS} round=02", "round: '02' is not a round from 1 to 14."),
        ("ff1 monster=a1e cards=5,6", "cards: '6' is not a card (5, 7, 8, 10, 1h, 2h)."),
        ("ff1 monster=a1e cards=5,5", "cards: there are not so many cards 5."),
        (f"ff1 monster=a1e tokens={TOKENS} start=g", "start: green does not play."),
        (
            f"ff1 monster=a1e tokens={TOKENS} start=r,r",
            "start: 'r,r' is not the letter of a colour (g, r, b, y, e, v, k).",
        ),
        (f"ff1 monster=a1e tokens={TOKENS} turn=g", "turn: green does not play."),
        (
            f"ff1 monster=a1e tokens={TOKENS} turn=now",
            "turn: 'now' is not the letter of a colour (g, r, b, y, e, v, k).",
        ),
        (f"ff1 monster=a1e tokens={TOKENS} escaped=r4", "escaped: r4 is not out."),
        (
            f"ff1 monster=a1e tokens={TOKENS.replace('r4:in', 'r4:out')} escaped=r4,r4",
            "escaped: a token is named twice.",
        ),
        (f"ff1 monster=a1e tokens={TOKENS} resigned=r", "resigned: r1 is still in the game."),
        (f"ff1 monster=a1e tokens={TOKENS} resigned=g", "resigned: green does not play."),
        (f"ff1 monster=a1e tokens={TOKENS.replace('in', 'out')} resigned=r,r", "resigned: a player is named twice."),
        ("ff1 monster=a1e start=r", "start: red does not play."),
        ("ff1 monster=a1e start=g", "start: green does not play."),
        ("ff1 monster=a1e turn=r", "turn: red does not play."),
        (f"{BUSY} round=9 turn=r", "turn: red has no token to move."),
        (f"{BUSY} round=9 turn=r resigned=r", "turn: red has no token to move."),
        (f"ff1 monster=a1e tokens=r1:in*,r3:in*,r4:in,r5:in,{GREEN} turn=r", "turn: red has no token to move."),
        (
            f"ff1 monster=a1e tokens={TOKENS.replace('in', 'eaten')},{GREEN} resigned=r turn=r draft=stone",
            "turn: red has resigned.",
        ),
    ],
)
def test_a_position_that_cannot_be_is_refused_in_one_sentence_that_names_the_field(line: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=f"^{re.escape(sentence)}$"):
        read_position(line)


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


@pytest.mark.parametrize(
    ("changes", "sentence"),
    [
        ({"cards": ()}, "cards: none is left to be revealed."),
        ({"cards": (), "phase": MonsterPhase()}, "cards: none is left to be revealed."),
        ({"phase": Over("cards", "blue")}, "turn: blue does not play."),
        ({"phase": TokenPhase("blue")}, "turn: blue does not play."),
        ({"phase": DraftPhase("red")}, "draft: no tile is left for red to place."),
        ({"moved": frozenset({"r1", "r3"})}, "turn: red has no token to move."),
        ({"start": "blue"}, "start: blue does not play."),
        (
            {"tokens": {**read_position(BASIC).tokens, "g4": "out"}},
            "escaped: g4 is out, and not among those that got out.",
        ),
    ],
)
def test_a_position_that_the_game_cannot_go_on_from_is_no_sound_one(changes: dict[str, Any], sentence: str) -> None:
    assert problems(replace(read_position(BASIC), **changes))[0] == sentence


def test_where_nobody_plays_the_start_marker_is_nobodys() -> None:
    state = read_position("ff1 monster=a1e")
    assert problems(replace(state, start="red")) == ["start: red does not play."]


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 2**32), players=st.integers(2, 7))
def test_every_position_of_a_game_is_written_and_read_back_as_it_is(seed: int, players: int) -> None:
    match = random_match(FEARSOME_FLOORS, players, seed)
    state = match.journal.start
    for turn in match.journal.turns:
        assert read_position(write_position(state)) == state
        state = reduce(FEARSOME_FLOORS.evolve, turn.events, state)
    assert read_position(write_position(match.state)) == match.state


WORDS = st.sampled_from(
    [
        *BASIC.split(),
        "turn=over",
        "turn=monster",
        "resigned=g",
        "escaped=r4",
        "ff1",
        "pools=p11:2x2",
        "teleporters=1:j5e+o7s",
        "teleporters=2:c3n+d9w,1:a1s+p11e",
        "crystals=c4,j5",
        "turners=o7",
        "round=14",
        "=",
        "",
    ]
)
EDITED = st.builds(
    lambda at, size, new: BASIC[:at] + new + BASIC[at + size :],
    st.integers(0, len(BASIC)),
    st.integers(0, 12),
    st.text(st.sampled_from([*"abcghimnprx0123456789:*,= ", "²", "\x00"]), max_size=4),
)


@settings(max_examples=400, deadline=None)
@given(line=st.one_of(st.text(), EDITED, st.lists(WORDS).map(" ".join)))
def test_any_text_is_a_sound_position_or_one_clear_error(line: str) -> None:
    try:
        state = read_position(line)
    except BadNotation as error:
        assert re.fullmatch(r"[a-z0-9]+: [^\n]*\.", str(error), flags=re.DOTALL)  # noqa: PT017 - either way is right
    else:
        assert problems(state) == []
        assert read_position(write_position(state)) == state


def test_a_position_with_pools_keeps_their_shape() -> None:
    state = read_position("ff1 monster=a1e pools=e5:1x4")
    assert state.pools == (Pool("e5", 1, 4),)


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
    assert {state.tokens["r4"], *state.tiles} == {"j6", "i6"} <= blood(state.pools)


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("r4 iulluu", Action("red", MoveToken("r4", "iulluu"))),
        ("g1 -", Action("green", MoveToken("g1", ""))),
        ("k5 x", Action("black", MoveToken("k5", "x"))),
        ("M 8", Action(None, RevealCard(), ("8",))),
        ("M 2h", Action(None, RevealCard(), ("2h",))),
        ("R v", Action("violet", Resign())),
    ],
)
def test_actions_are_written_as_the_notation_says(text: str, action: Action) -> None:
    assert read_action(text) == action
    assert write_action(action) == text


MOVES = st.builds(
    lambda letter, number, path: f"{letter}{number} {path}",
    st.sampled_from("grbyevk"),
    st.sampled_from("1345"),
    st.one_of(st.just("-"), st.text(st.sampled_from("udlrix"), min_size=1, max_size=8)),
)


@given(text=MOVES)
def test_every_move_is_read_and_written_back_as_it_is(text: str) -> None:
    assert write_action(read_action(text)) == text


@given(text=st.one_of(st.text(), st.sampled_from(["r4", "r4 ", "r2 u", "M 9", "M", "r4 uz", "R x", "r4  u", "r4 u "])))
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation, match=r"^action: "):
        read_action(text)


def test_a_game_is_told_by_its_actions() -> None:
    match = random_match(FEARSOME_FLOORS, 3, 5)
    told = [
        write_action(Action(None if turn.seat is None else match.state.colours[turn.seat], turn.move, turn.luck))
        for turn in match.journal.turns
    ]
    again = Match.begin(FEARSOME_FLOORS, match.journal.start)
    for text, turn in zip(told, match.journal.turns, strict=True):
        action = read_action(text)
        again = again.play(turn.seat, action.move, chance=ScriptedChance(action.luck), at=turn.at)
    assert again.state == match.state
