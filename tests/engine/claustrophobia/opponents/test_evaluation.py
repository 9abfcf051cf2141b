"""The chances that programs and reviews tell: learned from games, the same for all who look, true of games not seen."""

from typing import Final

import pytest

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.counts import PrayersCounts
from engine.claustrophobia.opponents.evaluation import chances, humans_win, numbers, weights_of
from engine.claustrophobia.scenarios import SCENARIOS
from engine.core import Seat
from tests.engine.claustrophobia.opponents.train import brier, positions
from tests.engine.claustrophobia.positions import position
from tests.length import length

ROOM: Final = "plain-a@0,0 plain-b@1,0"
GAMES: Final = range(7_000, 7_000 + length(3, long=10))
"""No games that were learned from."""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_each_scenario_has_weights_for_all_that_is_known_of_it(scenario: str) -> None:
    setup = next(Setup(name) for name in SCENARIOS if name == scenario)
    begin, *_ = positions(setup, 1)
    assert weights_of(setup.scenario).keys() == numbers(begin).keys()


def test_they_tell_more_than_the_mean_of_games_that_were_not_learned_from_and_the_same_to_all_who_look() -> None:
    said, flat = [], []
    for scenario in SCENARIOS:
        for seed in GAMES:
            *found, last = positions(Setup(scenario), seed)
            for state in found:
                views = [CLAUSTROPHOBIA.see(state, seat) for seat in (Seat(0), Seat(1), None)]
                assert {humans_win(view) for view in views} == {humans_win(state)}
                said.append((humans_win(state), humans_win(last)))
                flat.append((0.5, humans_win(last)))
    assert brier(said) < 0.75 * brier(flat)


def test_they_follow_lines_and_prayers_by_the_seats() -> None:
    weak = chances(position(ROOM, "R@0:1x2345 B1@0:1x2345", human_seat=Seat(1)))
    strong = chances(position(ROOM, "R@0:1 B1@0:1", human_seat=Seat(1)))
    assert weak[1] < strong[1]
    assert sum(weak) == pytest.approx(1)
    few, many = (humans_win(position(ROOM, "R@0:1", round=9, counts=PrayersCounts(said, last=8))) for said in (4, 8))
    assert few < many
