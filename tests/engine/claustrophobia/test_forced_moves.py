"""Moves that nobody need be asked for, as all see that nothing else can be done; never where a card might matter."""

import pytest

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.decks import AdvantageCard
from engine.claustrophobia.moves import Assign, End, Fight, Name
from engine.claustrophobia.rounds.phases import Initiative
from engine.claustrophobia.state import State
from tests.engine.claustrophobia.positions import after, choices, demons_act, position

ROOM = "plain-a@0,0"
forced = CLAUSTROPHOBIA.forced


def mortal(figures: str, *hand: AdvantageCard) -> State:
    """What follows when the Demon of Combat hits B1 with two dice of four, who has two lines left."""
    state = demons_act(position(ROOM, f"B1@0:1x1234 {figures} combat@0", advantage_hand=hand))
    return after(state, Fight("demon", "B1"), luck="6611")


def test_who_dies_whatever_is_named_loses_the_first_lines_that_are_left() -> None:
    state = mortal("R@0:1")
    assert len(choices(state)) == 2
    assert forced(state) == Name("B1", 0, (5,))
    assert forced(after(state, Name("B1", 0, (5,)))) == Name("B1", 0, (6,))


def test_who_can_be_guarded_is_asked_for() -> None:
    assert forced(mortal("B2@0:1")) is None


def test_who_survives_is_asked_for() -> None:
    state = demons_act(position(ROOM, "B1@0:1x123 combat@0"))
    assert forced(after(state, Fight("demon", "B1"), luck="6611")) is None


@pytest.mark.parametrize("card", ["parry", "oil"])
def test_with_a_card_in_hand_that_could_be_a_parry_it_is_asked_whichever_it_is(card: AdvantageCard) -> None:
    assert forced(mortal("R@0:1", card)) is None


def test_a_card_that_all_have_seen_is_in_no_hand() -> None:
    seen = tuple(card for card in mortal("").advantage_deck if card != "parry")
    state = demons_act(position(ROOM, "B1@0:1x1234 R@0:1 combat@0", advantage_deck=seen, advantage_hand=("oil",)))
    assert forced(after(state, Fight("demon", "B1"), luck="6611")) == Name("B1", 0, (5,))


def test_one_die_is_given_to_one_human_by_itself_and_two_that_show_the_same_to_two() -> None:
    assert forced(position(ROOM, "B1@0", phase=Initiative((3,)))) == Assign.of(B1=3)
    assert forced(position(ROOM, "B1@0 R@0", phase=Initiative((3, 3)))) == Assign.of(B1=3, R=3)
    assert forced(position(ROOM, "B1@0 R@0", phase=Initiative((3, 4)))) is None
    assert forced(position(ROOM, "B1@0", phase=Initiative((3,)), advantage_hand=("oil",))) is None


def test_a_phase_in_which_nobody_can_act_ends() -> None:
    assert forced(demons_act(position(ROOM, "B1@0"))) == End()
    assert forced(demons_act(position(ROOM, "B1@0 t@0"))) is None
    assert forced(demons_act(position(ROOM, "B1@0", event_hand=("rage",)))) is None
    assert forced(position(ROOM, "B1@0:1x1")) == End()
    assert forced(position(ROOM, "B1@0:1x1", advantage_hand=("parry",))) is None


def test_nothing_is_forced_where_dice_are_rolled_first() -> None:
    assert forced(position(ROOM, "B1@0", phase=Initiative())) is None
