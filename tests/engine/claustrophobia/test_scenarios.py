"""Scenarios: their beginnings, named tiles in the stack, deeds and goals (rules, sections 3 and 11)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.events import (
    CounterSet,
    DeedDone,
    DemonAppeared,
    GameEnded,
    ThreatPointsChanged,
    TileDiscarded,
    TileDrawn,
    TileLaid,
    TileReturned,
    TunnelEvent,
)
from engine.claustrophobia.exploration import drawable
from engine.claustrophobia.moves import DoDeed, End, Fight, Go
from engine.claustrophobia.phases import Over
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import ScenarioName, State
from engine.claustrophobia.tiles import BOX
from engine.core import SeededChance
from tests.engine.claustrophobia.positions import after, demons_act, events, played, position, refused, why_not

RING = (
    "plain-c@0,0/270 plain-i@0,-1/90 plain-g@1,-1/90 plain-j@2,-1/180 plain-h@2,0 narrow-c@2,1/270 narrow-a@1,1/90 "
    "mechanism-b@0,1"
)
"""Tunnels around the cell (1,0), which are open to it from T0 only."""


def barrels(tiles: str, figures: str, **changes: Any) -> State:
    state = position(tiles, figures, scenario="barrels", counters={"barrels": 0, "last-barrel": 0})
    return replace(state, **changes)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_begins_as_its_row_says(scenario: ScenarioName) -> None:
    rule = SCENARIOS[scenario]
    for seed in range(5):
        state = CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(seed))
        assert CLAUSTROPHOBIA.problems(state) == []
        assert [human.objects for human in state.humans.values()] == [recruit.objects for recruit in rule.humans]
        assert (len(state.advantage_hand), state.threat_points) == (rule.advantages, rule.threat_points)
        assert len(state.stack) == (rule.stack.size or 33)
        assert set(rule.stack.named) <= set(state.stack)
        others = [BOX[tile].kind for tile in state.stack if tile not in rule.stack.named]
        assert not set(rule.stack.never) & set(others)


def test_a_deep_tile_is_not_among_the_first_drawn() -> None:
    start = CLAUSTROPHOBIA.begin(Setup("barrels"), SeededChance(1))
    others = [tile for tile in start.stack if tile != "den-a"]
    for drawn in range(12):
        state = replace(start, stack=tuple(sorted(["den-a", *others[drawn:]])))
        assert ("den-a" in drawable(state)) == (drawn >= 6)
    assert drawable(replace(start, stack=("den-a",))) == ("den-a",)


def test_a_named_tile_that_would_close_the_tunnels_goes_back_and_comes_at_last_whatever_it_closes_ruling() -> None:
    state = barrels(RING, "K1@0:4", stack=("den-a", "plain-d", "plain-k"), aside=())
    found = played(state, Go("K1", "e"), luck=("den-a", "plain-k", "plain-d", "den-a"))
    assert [event for event in found.events if isinstance(event, TunnelEvent)] == [
        TileDrawn("den-a", "K1", 0, "e"),
        TileReturned("den-a"),
        TileDrawn("plain-k", "K1", 0, "e"),
        TileDiscarded("plain-k"),
        TileDrawn("plain-d", "K1", 0, "e"),
        TileDiscarded("plain-d"),
        TileDrawn("den-a", "K1", 0, "e"),
        TileLaid("den-a", 1, 0, 0),
    ]
    assert (found.state.discarded, found.state.stack) == (("plain-k", "plain-d"), ())


def test_where_only_named_tiles_are_left_the_one_drawn_is_laid_ruling() -> None:
    state = barrels(RING, "K1@0:4", stack=("den-a",), aside=())
    assert after(state, Go("K1", "e"), luck=("den-a",)).tiles[-1].name == "den-a"


def test_a_barrel_is_laid_on_the_pit_once_a_round_by_somebody_who_is_not_exhausted() -> None:
    state = barrels("plain-a@0,0 den-a@1,0", "R@1:1 B1@1:1 K1@0:1 B2@1:1x1")
    assert events(state, DoDeed("R", "barrel"))[1:] == [
        DeedDone("R", "barrel"),
        CounterSet("barrels", 1),
        CounterSet("last-barrel", 1),
    ]
    assert refused(after(state, DoDeed("R", "barrel")), DoDeed("B1", "barrel")) == "deed-done"
    assert refused(state, DoDeed("K1", "barrel")) == "deed-elsewhere"
    assert refused(state, DoDeed("B2", "barrel")) == "exhausted"
    assert refused(state, DoDeed("R", "prayer")) == "no-such-deed"
    assert why_not(replace(after(state, DoDeed("R", "barrel")), round=2), DoDeed("B1", "barrel")) is None


def test_a_deed_takes_the_place_of_an_attack() -> None:
    state = barrels("plain-a@0,0 den-a@1,0", "R@1:1 t@1")
    assert refused(after(state, DoDeed("R", "barrel")), Fight("R", "troglodyte")) == "has-fought"
    assert refused(after(state, Fight("R", "troglodyte"), luck="1"), DoDeed("R", "barrel")) == "has-fought"


def test_the_third_barrel_wins_at_once() -> None:
    state = barrels("plain-a@0,0 den-a@1,0", "R@1:1", counters={"barrels": 2, "last-barrel": 0})
    assert events(state, DoDeed("R", "barrel"))[-1] == GameEnded("goal", "humans")
    assert after(demons_act(replace(state, round=15)), End()).phase == Over("limit", "demons")


def choir(tiles: str, figures: str, found: int, **changes: Any) -> State:
    return replace(position(tiles, figures, scenario="choir", counters={"master-found": found}), **changes)


def test_the_master_stands_in_the_pentacle_room_when_it_is_laid() -> None:
    state = choir("plain-a@0,0", "R@0:1", 0, stack=("pentacle-a",))
    assert DemonAppeared("souls", 1, is_bought=False) in events(state, Go("R", "e"), luck=("pentacle-a",))
    laid = after(state, Go("R", "e"), luck=("pentacle-a",))
    assert laid.demon is not None
    assert (laid.demon.tile, laid.demons_bought, laid.counters["master-found"]) == (1, 0, 1)


def test_the_master_brings_a_point_in_each_threat_phase_while_he_lives() -> None:
    alive = choir("plain-a@0,0 pentacle-a@1,0", "R@0:1 souls@1", 1)
    assert events(alive, End())[-1] == ThreatPointsChanged(1)
    absent = choir("plain-a@0,0", "R@0:1", 0)
    assert not any(isinstance(event, ThreatPointsChanged) for event in events(absent, End()))


def test_the_humans_win_when_the_master_dies() -> None:
    state = choir("plain-a@0,0 pentacle-a@1,0", "R@1:1+h souls@1*9", 1)
    assert after(state, Fight("R", "demon"), luck="4").phase == Over("goal", "humans")
    assert after(state, Fight("R", "demon"), luck="3").phase != Over("goal", "humans")
