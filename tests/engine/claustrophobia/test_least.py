"""The least move of somebody who is absent, at every moment (rules, section 10)."""

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.choices.legal import least_move
from engine.claustrophobia.moves import (
    AnyMove,
    Assign,
    End,
    Fight,
    Go,
    LayTile,
    Name,
    OrderTiles,
    PlayAdvantage,
    PlayEvent,
    PutHole,
)
from engine.claustrophobia.rounds.phases import Initiative, Threat
from engine.claustrophobia.state import State
from engine.core import SeededChance
from tests.engine.claustrophobia.positions import after, choices, demons_act, position, seat_to_act

ROOM = "plain-a@0,0 plain-b@1,0"


def least(state: State, seed: int = 0) -> AnyMove:
    seat = seat_to_act(state)
    assert seat is not None
    move = least_move(state, seat, SeededChance(seed))
    assert CLAUSTROPHOBIA.why_not(state, seat, move) is None
    return move


def test_dice_are_given_with_as_few_exhausted_as_possible() -> None:
    state = position(ROOM, "R@0:1x2 B1@0:1x5 K1@0:1x26", phase=Initiative((2, 5, 6)))
    assert least(state) == Assign.of(R=6, B1=2, K1=5)
    assert least(position(ROOM, "R@0:1x2 B1@0:1x2", phase=Initiative((2, 2, 3)))) in (
        Assign.of(R=2, B1=3),
        Assign.of(R=3, B1=2),
    )


def test_phases_are_ended() -> None:
    state = position(ROOM, "R@0:2 t@1*2", gifts=("courage",), advantage_hand=("oil",), event_hand=("rage", "panic"))
    assert least(state) == End()
    assert least(demons_act(state)) == End()


def test_no_destiny_dice_are_placed_and_nothing_is_summoned() -> None:
    assert least(position(ROOM, "R@0:2", phase=Threat(is_rolled=True, dice=(1, 1, 4)), threat_points=9)) == End()


def test_tiles_are_placed_by_lot_and_no_card_is_played() -> None:
    state = after(position("plain-a@0,0", "K1@0:6", event_hand=("lost",)), Go("K1", "e"), luck=("plain-i",))
    assert PlayEvent("lost") in choices(state)
    assert {least(state, seed) for seed in range(60)} == {LayTile(180), LayTile(270)}


def test_hole_tokens_are_placed_by_lot() -> None:
    state = position("plain-a@0,0 plain-b@1,0 plain-c@-1,0", "K1@0:6")
    state = after(state, Go("K1", "n"), LayTile(0), luck=("hole-a",))
    assert {least(state, seed) for seed in range(60)} == {PutHole(0), PutHole(1), PutHole(2)}


def test_hits_are_named_on_the_lines_with_the_smallest_sum_without_guards_ruling() -> None:
    state = demons_act(position(ROOM, "K1@0:6x12 B1@0:6 t@0", advantage_hand=("parry",)))
    hit = after(state, Fight("troglodyte", "K1", at=0), luck="6")
    assert least(hit) == Name("K1", 0, (3,))
    hit = after(demons_act(position(ROOM, "R@0:6x1 combat@0")), Fight("demon", "R"), luck="6555")
    assert least(hit) == Name("R", 0, (2,))
    hit = after(demons_act(position(ROOM, "B1@0:6x1235 combat@0")), Fight("demon", "B1"), luck="4111")
    assert least(hit) == Name("B1", 0, (4,))


def test_the_tiles_of_the_map_stay_as_they_lie() -> None:
    state = position(ROOM, "K1@0:6", advantage_hand=("map",))
    state = after(state, PlayAdvantage("map"), luck=("plain-k", "den-a", "hole-b"))
    assert least(state) == OrderTiles(("plain-k", "den-a", "hole-b"))
