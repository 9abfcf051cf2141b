"""Rounds: Initiative, phases, gifts and what lasts, the limit, and the end (rules, sections 2, 9, 10 and 11)."""

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.rounds import (
    ActionRolled,
    DemonActionBegan,
    DiceAssigned,
    EffectBegan,
    EffectEnded,
    HumanActionBegan,
    PreparedRevealed,
    RoundBegan,
    RoundEnded,
    ThreatBegan,
)
from engine.claustrophobia.moves import Assign, End, Fight, Leave, PlaceDice, PlayEvent, Prepare, Resign, Roll
from engine.claustrophobia.rounds.phases import DemonAction, Initiative, Over, Threat
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import Side
from engine.core import Play, ScriptedChance, Seat
from tests.engine.claustrophobia.positions import after, demons_act, events, position, refused, seat_to_act, why_not

ROOM = "plain-a@0,0"
EXIT = "exit-a@0,0 plain-a@0,-1"


def initiative(figures: str, *dice: int) -> State:
    return position(ROOM, figures, phase=Initiative(dice))


def test_a_round_goes_through_its_four_phases() -> None:
    state = initiative("R@0", 4)
    assert events(state, Assign.of(R=4), End(), Roll(), End(), End(), luck="123") == [
        DiceAssigned({"R": 4}, ()),
        HumanActionBegan(),
        ThreatBegan(),
        *events(position(ROOM, "R@0", phase=Threat()), Roll(), luck="123"),
        DemonActionBegan(),
        RoundEnded(),
        RoundBegan(2),
    ]


def test_a_die_is_rolled_for_each_human_in_play_and_one_more_for_the_scepter_even_of_an_exhausted_bearer() -> None:
    state = initiative("R@0:1x1+c B1@0 K1@0")
    gone = replace(state, humans={**state.humans, "K1": replace(state.humans["K1"], place="dead")})
    assert events(gone, Roll(), luck="521") == [ActionRolled((1, 2, 5))]


def test_rally_brings_two_dice_once_even_if_the_redeemer_dies() -> None:
    state = replace(initiative("B1@0"), effects=(Effect("rally"),))
    assert events(state, Roll(), luck="521") == [EffectEnded(Effect("rally")), ActionRolled((1, 2, 5))]


def test_everybody_in_play_gets_a_die_and_nobody_else() -> None:
    state = initiative("R@0 B1@0", 2, 3, 5)
    assert refused(state, Assign.of(R=2)) == "dice-not-for-all"
    assert refused(state, Assign.of(R=2, K1=3)) == "dice-not-for-all"
    assert refused(state, Assign.of(R=2, B1=4)) == "no-such-die"
    assert why_not(state, Assign.of(B1=5, R=2)) is None


def test_who_gets_a_die_of_a_cancelled_line_is_exhausted_and_one_cancelled_later_does_not_exhaust() -> None:
    state = after(initiative("R@0:1x2 B1@0", 2, 3), Assign.of(R=2, B1=3))
    assert [human.is_exhausted for human in state.humans.values()] == [True, False]


def test_a_prepared_card_is_the_last_thing_in_a_demon_action_and_turned_up_at_the_next_roll_ruling() -> None:
    state = demons_act(position(ROOM, "R@0 t@0", event_hand=("crisis", "rage")))
    laid = after(state, Prepare("crisis"))
    assert isinstance(laid.phase, DemonAction)
    assert (laid.prepared, laid.event_hand) == (("crisis",), ("rage",))
    assert refused(laid, Fight("troglodyte", "R", at=0)) == "prepared-already"
    assert refused(laid, Prepare("crisis")) == "prepared-already"
    assert refused(state, Prepare("rage")) == "not-prepared"
    rolled = events(after(laid, End()), Roll(), luck="1")
    assert rolled == [ActionRolled((1,)), PreparedRevealed("crisis"), EffectBegan(Effect("crisis"))]


def test_a_card_without_a_lawful_target_cannot_be_played_ruling() -> None:
    state = demons_act(position(ROOM, "R@0 t@0", event_hand=("rage",)))
    assert refused(state, PlayEvent("rage")) == "card-without-target"
    assert refused(replace(state, phase=Threat(is_rolled=True)), PlayEvent("rage")) == "card-not-now"
    there = demons_act(position(ROOM, "R@0 hunter@0", event_hand=("rage",)))
    assert after(there, PlayEvent("rage")).effects == (Effect("rage"),)
    assert refused(there, PlayEvent("satan")) == "no-such-card"


@pytest.mark.parametrize(("seat", "winner"), [(0, "demons"), (1, "humans")])
def test_who_resigns_loses_whoever_is_to_act(seat: int, winner: Side) -> None:
    state = position(ROOM, "R@0")
    play = Play(state, CLAUSTROPHOBIA.evolve, ScriptedChance(()))
    assert CLAUSTROPHOBIA.why_not(state, Seat(seat), Resign()) is None
    CLAUSTROPHOBIA.resolve(play, Seat(seat), Resign())
    assert play.state.phase == Over("resigned", winner)
    standings = CLAUSTROPHOBIA.standings(play.state)
    assert standings is not None
    assert [(line.seat, line.place, line.score) for line in standings] == [(1 - seat, 1, 1), (seat, 2, 0)]
    assert CLAUSTROPHOBIA.why_not(play.state, Seat(seat), Resign()) is not None


def test_the_second_one_out_wins_at_once() -> None:
    state = position(EXIT, "R@0:1 K1@0:1 K2@0:1")
    first = after(state, Leave("R"))
    assert not isinstance(first.phase, Over)
    assert after(first, Leave("K1")).phase == Over("goal", "humans")


def test_with_one_out_and_nobody_inside_it_is_a_draw_and_with_none_the_demons_win() -> None:
    state = position(EXIT, "R@0:1 K1@0:1x23456")
    gone = after(state, Leave("R"))
    dying = replace(gone, phase=Threat(is_rolled=True, dice=(6, 6)), active=None)
    over = after(dying, PlaceDice("trap", (6, 6), "K1"))
    assert over.phase == Over("escaped", None)
    standings = CLAUSTROPHOBIA.standings(over)
    assert standings is not None
    assert [(line.place, line.score) for line in standings] == [(1, 0), (1, 0)]


def test_after_the_last_round_the_demons_win_unless_one_is_out() -> None:
    state = demons_act(position(EXIT, "R@0:1 K1@1:1", round=18))
    assert after(state, End()).phase == Over("limit", "demons")
    one_out = replace(state, humans={**state.humans, "R": replace(state.humans["R"], place="out")})
    assert after(one_out, End()).phase == Over("limit", None)
    assert after(replace(state, round=17), End()).round == 18


def test_nobody_is_to_act_while_a_roll_is_due_and_one_seat_at_every_other_time() -> None:
    assert seat_to_act(position(ROOM, "R@0", phase=Initiative())) is None
    assert seat_to_act(position(ROOM, "R@0")) == Seat(0)
    assert seat_to_act(replace(position(ROOM, "R@0"), human_seat=Seat(1))) == Seat(1)
    assert seat_to_act(demons_act(position(ROOM, "R@0"))) == Seat(1)
