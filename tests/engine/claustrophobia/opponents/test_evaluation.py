"""The chances that programs and reviews tell: learned from games, the same for all who look, true of games not seen."""

from typing import Final

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.counts import ChestCounts, PrayersCounts
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


def test_a_cave_in_is_no_end_of_the_way_home_and_a_relic_that_lies_on_the_way_out_is_nearly_out() -> None:
    way = "start-a@0,0 plain-b@1,0 plain-c@2,0/90"
    carried = ChestCounts(opened=1, is_found=True, carrier="K1")
    free, closed = (
        humans_win(position(way, "K1@1:1 B1@1:1", counts=carried, cave_in=cave_in)) for cave_in in (None, (0, 1))
    )
    assert closed == pytest.approx(free)
    lost = position(way, "K1@0:1 B1@1:1", counts=ChestCounts(opened=1, is_found=True))
    near, far = (
        replace(
            lost,
            tiles=tuple(replace(tile, chest="relic" if at == there else None) for at, tile in enumerate(lost.tiles)),
        )
        for there in (0, 2)
    )
    assert humans_win(near) > humans_win(position(way, "K1@1:1 B1@1:1", counts=carried)) > humans_win(far)
