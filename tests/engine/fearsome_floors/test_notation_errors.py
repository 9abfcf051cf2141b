"""FFN: what is no position, or none that a game can go on from, in one sentence that names the field."""

import re
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.fearsome_floors.notation import (
    BadNotation,
    read_position,
    write_position,
)
from engine.fearsome_floors.problems import problems
from engine.fearsome_floors.state import DraftPhase, MonsterPhase, Over, TokenPhase
from tests.engine.fearsome_floors.positions import BASIC, BUSY, GREEN, TOKENS


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
        (
            f"ff1 monster=a1e tokens={TOKENS},r2:in",
            "tokens: 'r2:in' is not a token and its place, like r4:k7 or r4:in*.",
        ),
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
        (f"ff1 monster=a1e tokens={TOKENS} escaped=r2", "escaped: 'r2' is not a token, like r4."),
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


@settings(max_examples=400)
@given(line=st.one_of(st.text(), EDITED, st.lists(WORDS).map(" ".join)))
def test_any_text_is_a_sound_position_or_one_clear_error(line: str) -> None:
    try:
        state = read_position(line)
    except BadNotation as error:
        assert re.fullmatch(r"[a-z0-9]+: [^\n]*\.", str(error), flags=re.DOTALL)  # noqa: PT017 - either way is right
    else:
        assert problems(state) == []
        assert read_position(write_position(state)) == state
