"""Setting up a game: the handicaps for new players (rules, section 10)."""

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.beginning.setup import setup_of
from engine.claustrophobia.cards.decks import GIFTS, Gift
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import State
from engine.core import NotAllowed, SeededChance
from tests.engine.claustrophobia.random_games import SETUPS
from tests.engine.reasons import CLAUSTROPHOBIA_REASONS as REASONS

every_scenario = pytest.mark.parametrize("scenario", SCENARIOS)


def begun(scenario: ScenarioName, **options: Any) -> State:
    state = CLAUSTROPHOBIA.begin(Setup(scenario, **options), SeededChance(3))
    assert CLAUSTROPHOBIA.problems(state) == []
    return state


@every_scenario
def test_for_a_new_demon_player_one_lost_and_both_panics_leave_the_deck(scenario: ScenarioName) -> None:
    usual, softer = begun(scenario), begun(scenario, softer_deck=True)
    assert Counter(usual.event_deck) - Counter(softer.event_deck) == {"lost": 1, "panic": 2}
    assert softer.threat_points == usual.threat_points


@every_scenario
def test_for_a_new_demon_player_there_are_three_points_more(scenario: ScenarioName) -> None:
    usual, richer = begun(scenario), begun(scenario, more_points=True)
    assert richer.threat_points == usual.threat_points + 3
    assert richer.event_deck == usual.event_deck


@every_scenario
def test_for_a_new_human_player_there_is_one_advantage_card_more(scenario: ScenarioName) -> None:
    usual, richer = begun(scenario), begun(scenario, more_advantages=True)
    assert len(richer.advantage_hand) == len(usual.advantage_hand) + 1
    assert richer.gifts == usual.gifts


@every_scenario
@pytest.mark.parametrize("gift", GIFTS)
def test_for_a_new_human_player_there_is_a_gift_of_their_choice_that_the_redeemer_has_not(
    scenario: ScenarioName, gift: Gift
) -> None:
    own = SCENARIOS[scenario].gifts
    if gift not in own:
        assert set(begun(scenario, extra_gift=gift).gifts) == {*own, gift}
        return
    with pytest.raises(NotAllowed) as error:
        begun(scenario, extra_gift=gift)
    assert error.value.reason.key == "gift-there"
    assert set(error.value.reason.facts) == REASONS["gift-there"]


def test_where_nobody_says_what_is_played_it_is_the_scenario_to_begin_with() -> None:
    assert CLAUSTROPHOBIA.begin(Setup(), SeededChance(1)).scenario == "air"


def test_the_four_handicaps_can_be_had_together_ruling() -> None:
    state = begun("air", softer_deck=True, more_points=True, more_advantages=True, extra_gift="rally")
    assert (len(state.event_deck), state.threat_points) == (13, 7)
    assert (len(state.advantage_hand), state.gifts) == (3, ("courage", "precognition", "rally"))


@pytest.mark.parametrize("setup", [*SETUPS.values(), Setup("air", extra_gift="healing", more_advantages=True)])
def test_a_first_position_tells_what_was_chosen(setup: Setup) -> None:
    first = CLAUSTROPHOBIA.begin(setup, SeededChance(3))
    assert setup_of(first) == replace(setup, human_seat=first.human_seat)
