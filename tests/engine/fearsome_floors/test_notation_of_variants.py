"""FFN: the draft and the longer game, as positions and as actions."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import SeededChance
from engine.fearsome_floors import Setup
from engine.fearsome_floors.kit import Kit
from engine.fearsome_floors.moves import PlaceTile
from engine.fearsome_floors.notation import (
    Action,
    BadNotation,
    read_action,
    read_position,
    write_action,
    write_position,
)
from engine.fearsome_floors.setup import begin
from engine.fearsome_floors.state import DraftPhase, Over
from engine.fearsome_floors.supply import SUPPLY

TOKENS = "tokens=r1:in,r3:in,r4:in,r5:in,g1:in,g3:in,g4:in,g5:in"
DRAFT = f"ff1 monster=a1e {TOKENS}"


def test_a_draft_is_written_with_what_is_left() -> None:
    state = begin(Setup(("red", "green"), dungeon="advanced", kit=Kit()), SeededChance(1))
    assert write_position(state).endswith(
        " draft=stone*3,crystal*2,turner*4,reverser*2,pool2x2,pool4x1,teleporter1*2,teleporter2*2"
    )
    assert read_position(write_position(state)) == state


def test_a_draft_is_read_in_any_order_and_counted_or_not() -> None:
    state = read_position(f"{DRAFT} draft=teleporter2*2,stone,pool4x1,stone turn=g")
    assert state.draft == ("stone", "stone", "pool4x1", "teleporter2", "teleporter2")
    assert state.phase == DraftPhase("green")
    assert write_position(state).endswith(" draft=stone*2,pool4x1,teleporter2*2")


def test_in_a_draft_the_turn_that_is_left_out_is_that_of_who_began() -> None:
    assert read_position(f"{DRAFT} draft=stone start=g").phase == DraftPhase("green")


def test_while_a_pair_is_drafted_its_first_teleporter_lies_alone() -> None:
    line = f"{DRAFT} teleporters=1:j5e draft=teleporter1"
    assert " teleporters=1:j5e " in write_position(read_position(line))


def test_a_draft_can_be_over() -> None:
    line = f"{DRAFT.replace('r1:in,r3:in,r4:in,r5:in', 'r1:eaten,r3:eaten,r4:eaten,r5:eaten')} resigned=r draft=stone"
    state = read_position(f"{line} turn=over")
    assert state.phase == Over("resigned", "green")
    assert read_position(write_position(state)) == state


def test_the_longer_game_has_three_hits_for_the_five_and_takes_a_written_five_for_them() -> None:
    for cards in ("5,7,2h", "7,2h,3h"):
        state = read_position(f"{DRAFT} five=3h cards={cards}")
        assert state.cards == ("7", "2h", "3h")
        assert write_position(state) == f"{DRAFT} round=1 cards=7,2h,3h start=r turn=r five=3h"
    assert read_position(f"{DRAFT} five=3h").cards == ("7", "7", "8", "8", "10", "1h", "2h", "3h")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ("five=5", "five: '5' is not 3h, as what the card 5 is played in the longer game."),
        ("cards=3h", "cards: '3h' is not a card (5, 7, 8, 10, 1h, 2h)."),
        ("five=3h cards=5,3h", "cards: there are not so many cards 3h."),
        ("five=3h cards=6", "cards: '6' is not a card (7, 8, 10, 1h, 2h, 3h)."),
        ("draft=rock", "draft: 'rock' is not a tile of the supply, like stone*2 or pool4x1."),
        ("draft=stone*", "draft: 'stone*' is not a tile of the supply, like stone*2 or pool4x1."),
        ("draft=stone*0", "draft: 'stone*0' is not a tile of the supply, like stone*2 or pool4x1."),
        ("draft=stone*99999999", "draft: 'stone*99999999' is not a tile of the supply, like stone*2 or pool4x1."),
        ("draft=stone,", "draft: there is nothing between two commas, or after the last one."),
        ("draft=stone*4", "draft: 4 times stone, with those on the board; the supply has 3."),
        ("draft=stone*2 stones=c3,d4", "draft: 4 times stone, with those on the board; the supply has 3."),
        ("draft=pool4x1 pools=e5:1x4", "draft: 2 times pool4x1, with those on the board; the supply has 1."),
        ("draft=teleporter1", "teleporters: a pair has two, and of pair 1 there is one."),
        ("draft=stone teleporters=1:j5e", "teleporters: a pair has two, and of pair 1 there is one."),
        ("draft=teleporter1 teleporters=1:j5e+o7s", "teleporters: a pair has two, and of pair 1 there are 3."),
        ("draft=stone round=2", "draft: all tokens wait outside until the last tile is placed."),
        ("draft=stone turn=monster", "draft: nobody moves until the last tile is placed."),
        ("draft=stone turn=b", "turn: blue does not play."),
    ],
)
def test_a_variant_that_cannot_be_is_refused_in_one_sentence_that_names_the_field(fields: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=f"^{re.escape(sentence)}$"):
        read_position(f"{DRAFT} {fields}")


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ("stones=b1", "draft: b1 is kept free, and stone cannot lie there."),
        ("turners=p11", "draft: p11 is kept free, and turner cannot lie there."),
        ("pools=n10:2x2", "draft: o11 is kept free, and pool2x2 cannot lie there."),
        ("stones=j4 pools=i3:2x2", "draft: On j4 lies pool2x2, and stone cannot lie there too."),
        ("teleporters=1:e5n+f5s", "draft: f5 is beside the teleporter on e5."),
        ("teleporters=1:e5n+k7s,2:e6n+k3s", "draft: e6 is beside the teleporter on e5."),
        ("teleporters=1:f1n+k11s", "draft: k11 and the teleporter on f1 would both lie at wall F."),
    ],
)
def test_what_has_been_placed_keeps_the_limits_of_the_draft_and_after_it_may_lie_anywhere(
    fields: str, sentence: str
) -> None:
    with pytest.raises(BadNotation, match=f"^{re.escape(sentence)}$"):
        read_position(f"{DRAFT} {fields} draft=crystal")
    assert not read_position(f"{DRAFT} {fields}").draft


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (DRAFT.replace("r1:in", "r1:k7"), "draft: all tokens wait outside until the last tile is placed."),
        (DRAFT.replace("r1:in", "r1:in*"), "draft: all tokens wait outside until the last tile is placed."),
        (DRAFT.replace("a1e", "k7e"), "draft: the monster waits on a1 until the last tile is placed."),
        ("ff1 monster=a1e", "turn: green does not play."),
    ],
)
def test_nothing_has_begun_before_the_draft_has_ended(line: str, sentence: str) -> None:
    with pytest.raises(BadNotation, match=f"^{re.escape(sentence)}$"):
        read_position(f"{line} draft=stone")


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("T crystal k5", PlaceTile("crystal", "k5")),
        ("T pool2x2 i3", PlaceTile("pool2x2", "i3")),
        ("T pool4x1 e9 lengthwise", PlaceTile("pool4x1", "e9", "lengthwise")),
        ("T pool4x1 e3 crosswise", PlaceTile("pool4x1", "e3", "crosswise")),
        ("T teleporter1 j5 e", PlaceTile("teleporter1", "j5", "e")),
        ("T teleporter2 p10 s", PlaceTile("teleporter2", "p10", "s")),
    ],
)
def test_a_tile_is_placed_as_the_notation_says(text: str, move: PlaceTile) -> None:
    assert read_action(text) == Action(None, move)
    assert write_action(Action(None, move)) == text


@pytest.mark.parametrize(
    "text",
    [
        "T",
        "T rock k5",
        "T stone",
        "T stone k12",
        "T stone k05",
        "T stone q5",
        "T stone k5 up",
        "T  stone k5",
        "T stone k5 ",
    ],
)
def test_any_other_placement_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation, match=r"^action: "):
        read_action(text)


@given(counts=st.lists(st.sampled_from(SUPPLY), max_size=20))
def test_any_draft_is_read_and_written_back_or_refused(counts: list[str]) -> None:
    line = f"{DRAFT} draft={','.join(counts)}" if counts else DRAFT
    try:
        state = read_position(line)
    except BadNotation as error:
        assert re.match(r"draft: \d+ times|teleporters: a pair", str(error))  # noqa: PT017 - either way is right
    else:
        assert sorted(state.draft) == sorted(counts)
        assert read_position(write_position(state)) == state
