"""The box: tiles, shapes, and what tiles do to who enters (rules, sections 1 and 6)."""

from collections import Counter

import pytest

from engine.claustrophobia.cards.decks import ADVANTAGE_COPIES, EVENT_COPIES
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import DestinyDieOwed, MovementEnded
from engine.claustrophobia.events.tunnels import HumanHit, NamingOwed, TileSprung, TrapRolled, TroglodyteAppeared
from engine.claustrophobia.moves import Go
from engine.claustrophobia.state import Hit
from engine.claustrophobia.tunnels.tiles import BOX, OPENINGS, TURNS, USUAL_STACK, openings, opposite, turned
from engine.claustrophobia.warriors.kinds import HUMAN_KINDS, HUMANS, LINES
from tests.engine.claustrophobia.positions import after, demons_act, events, position

TRAP = "plain-a@0,0 trapped-c@1,0"


def test_there_are_36_tiles_33_of_them_in_the_usual_stack() -> None:
    assert (len(BOX), len(USUAL_STACK)) == (36, 33)
    assert Counter(tile.shape for tile in BOX.values()) == Counter(X=7, T=12, I=7, L=8, D=2)
    assert set(BOX) - set(USUAL_STACK) == {"start-a", "exit-a", "pentacle-a"}
    named = {"plain-g": "I", "plain-h": "I", "trapped-b": "I", "hole-c": "I", "den-a": "X"}
    assert {name: BOX[name].shape for name in named} == named


def test_the_decks_have_16_and_15_cards() -> None:
    assert (sum(EVENT_COPIES.values()), sum(ADVANTAGE_COPIES.values())) == (16, 15)


def test_each_human_has_six_lines() -> None:
    assert all(list(rule.board) == list(range(1, LINES + 1)) for rule in HUMAN_KINDS.values())
    assert [name for rule in HUMAN_KINDS.values() for name in rule.names] == list(HUMANS)


def test_a_tile_is_turned_clockwise() -> None:
    assert [turned("n", turn) for turn in TURNS] == ["n", "e", "s", "w"]
    assert openings("plain-i", 180) == {"s", "w"}
    assert openings("plain-i", 270) == {"w", "n"}
    assert all(len(openings(name, turn)) == len(OPENINGS[tile.shape]) for name, tile in BOX.items() for turn in TURNS)
    assert opposite("e") == "w"


@pytest.mark.parametrize(
    ("die", "happens"),
    [
        (1, []),
        (2, [HumanHit("K1", Hit("trap")), NamingOwed()]),
        (3, [HumanHit("K1", Hit("trap")), NamingOwed()]),
        (4, [MovementEnded()]),
        (5, [TroglodyteAppeared(1)]),
        (6, [HumanHit("K1", Hit("trap")), HumanHit("K1", Hit("trap")), NamingOwed()]),
    ],
)
def test_the_die_of_a_trap(die: int, happens: list[AnyEvent]) -> None:
    found = events(position(TRAP, "K1@0:4"), Go("K1", "e"), luck=str(die))
    assert found[2:] == [TileSprung(1, "K1"), TrapRolled(1, die), *happens]


def test_the_troglodyte_of_a_trap_needs_room_and_a_figure_ruling() -> None:
    full = position(TRAP, "K1@0:4 t@1*3")
    assert events(full, Go("K1", "e"), luck="5")[-1] == TrapRolled(1, 5)


def test_a_trap_is_for_the_first_human_ever_and_not_for_demons() -> None:
    state = demons_act(position(TRAP, "R@0 K1@1 t@0"))
    assert not after(state, Go("troglodyte", "e", 0)).tiles[1].is_sprung
    sprung = after(position(TRAP, "K1@0:4 R@0:1"), Go("K1", "e"), luck="1")
    assert len(events(sprung, Go("R", "e"))) == 2


def test_a_mechanism_owes_a_destiny_die_once() -> None:
    state = position("plain-a@0,0 mechanism-a@0,-1", "K1@0:4 R@0:1")
    assert events(state, Go("K1", "n"))[2:] == [TileSprung(1, "K1"), DestinyDieOwed()]
    assert after(state, Go("K1", "n"), Go("R", "n")).extra_dice == 1


def test_water_stops_a_quick_troglodyte() -> None:
    state = demons_act(position("plain-a@0,0 flooded-b@1,0", "R@1 t@0", effects=(Effect("speed"),)))
    assert events(state, Go("troglodyte", "e", 0))[-1] == MovementEnded()


def test_without_a_figure_no_troglodyte_appears_from_a_trap_ruling() -> None:
    rooms = f"{TRAP} plain-b@2,0 plain-d@3,0 plain-e@4,0 plain-f@5,0"
    assert events(position(rooms, "K1@0:4 t@2*3 t@3*3 t@4*3 t@5*1"), Go("K1", "e"), luck="5")[-1] == TroglodyteAppeared(
        1
    )
    none_left = position(rooms, "K1@0:4 t@2*3 t@3*3 t@4*3 t@5*2")
    assert events(none_left, Go("K1", "e"), luck="5")[-1] == TrapRolled(1, 5)
