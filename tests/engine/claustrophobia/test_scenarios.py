"""Scenarios: their beginnings, named tiles in the stack, deeds and goals (rules, sections 3 and 11)."""

from collections.abc import Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.counts import (
    BarrelsCounts,
    BrotherCounts,
    ChestCounts,
    ChoirCounts,
    PrayersCounts,
    ScenarioName,
)
from engine.claustrophobia.events.rounds import ActivationEnded, CountsChanged, GameEnded, ThreatPointsChanged
from engine.claustrophobia.events.tunnels import (
    DeedDone,
    DemonAppeared,
    DemonWounded,
    HumanFreed,
    TileDiscarded,
    TileDrawn,
    TileLaid,
    TileReturned,
    TunnelEvent,
)
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.evolve.changes import without
from engine.claustrophobia.moves import Aim, DoDeed, End, Fight, Go, LayTile, Leave, PlaceDice, PlayAdvantage, Roll
from engine.claustrophobia.rounds.phases import DemonAction, EndCause, Over, Threat
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import drawable
from engine.claustrophobia.tunnels.tiles import BOX, TileName
from engine.claustrophobia.warriors.kinds import Stats
from engine.claustrophobia.warriors.strength import has_talent, stats_of
from engine.core import Play, Seat, SeededChance
from tests.engine.claustrophobia.positions import after, demons_act, events, played, position, refused, why_not

RING = (
    "plain-c@0,0/270 plain-i@0,-1/90 plain-g@1,-1/90 plain-j@2,-1/180 plain-h@2,0 narrow-c@2,1/270 narrow-a@1,1/90 "
    "mechanism-b@0,1"
)
"""Tunnels around the cell (1,0), which are open to it from T0 only."""


def barrels(tiles: str, figures: str, **changes: Any) -> State:
    state = position(tiles, figures, counts=BarrelsCounts())
    return replace(state, **changes)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_scenario_begins_as_its_row_says(scenario: ScenarioName) -> None:
    rule = SCENARIOS[scenario]
    for seed in range(5):
        state = CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(seed))
        assert CLAUSTROPHOBIA.problems(state) == []
        assert [human.objects for human in state.humans.values()] == [recruit.objects for recruit in rule.humans]
        assert (len(state.advantage_hand), state.threat_points) == (rule.advantages, rule.threat_points)
        assert len(state.stack) == (33 if rule.stack.size is None else rule.stack.size)
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
        CountsChanged(BarrelsCounts(1, last=1)),
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
    state = barrels("plain-a@0,0 den-a@1,0", "R@1:1", counts=BarrelsCounts(laid=2, last=2), round=3)
    assert events(state, DoDeed("R", "barrel"))[-1] == GameEnded("goal", "humans")
    assert after(demons_act(replace(state, round=15)), End()).phase == Over("limit", "demons")


def choir(tiles: str, figures: str, found: int, **changes: Any) -> State:
    return replace(position(tiles, figures, counts=ChoirCounts(is_found=bool(found))), **changes)


def test_the_master_stands_in_the_pentacle_room_when_it_is_laid() -> None:
    state = choir("plain-a@0,0", "R@0:1", 0, stack=("pentacle-a",))
    assert DemonAppeared("souls", 1, is_bought=False) in events(state, Go("R", "e"), luck=("pentacle-a",))
    laid = after(state, Go("R", "e"), luck=("pentacle-a",))
    assert laid.demon is not None
    assert (laid.demon.tile, laid.demons_bought, laid.counts) == (1, 0, ChoirCounts(is_found=True))


def test_the_master_brings_a_point_in_each_threat_phase_while_he_lives() -> None:
    alive = choir("plain-a@0,0 pentacle-a@1,0", "R@0:1 souls@1", 1)
    assert events(alive, End())[-1] == ThreatPointsChanged(1)
    absent = choir("plain-a@0,0", "R@0:1", 0)
    assert not any(isinstance(event, ThreatPointsChanged) for event in events(absent, End()))


def test_the_humans_win_when_the_master_dies() -> None:
    state = choir("plain-a@0,0 pentacle-a@1,0", "R@1:1+h souls@1*9", 1)
    assert after(state, Fight("R", "demon"), luck="4").phase == Over("goal", "humans")
    assert after(state, Fight("R", "demon"), luck="3").phase != Over("goal", "humans")
    assert isinstance(after(choir("plain-a@0,0", "R@0:1", 0), End()).phase, Threat), "he has not been found"


def prayers(figures: str, **changes: Any) -> State:
    state = CLAUSTROPHOBIA.begin(Setup("prayers"), SeededChance(1))
    there = position("plain-a@0,0 plain-b@1,0 plain-c@2,0 plain-d@3,0 plain-e@4,0", figures)
    figures_of = {"humans": there.humans, "troglodytes": there.troglodytes, "demon": there.demon}
    return replace(state, **{"phase": there.phase, "advantage_hand": (), **figures_of, **changes})


def test_the_redeemer_prays_in_the_pentacle_room_once_a_round_and_does_nothing_else() -> None:
    state = prayers("R@0:1 B1@0:1")
    assert events(state, DoDeed("R", "prayer"))[1:] == [
        DeedDone("R", "prayer"),
        CountsChanged(PrayersCounts(1, last=1)),
        ActivationEnded(),
    ]
    prayed = after(state, DoDeed("R", "prayer"))
    assert refused(prayed, Go("R", "n")) == refused(prayed, DoDeed("R", "prayer")) == "has-acted"
    assert refused(replace(state, counts=prayed.counts), DoDeed("R", "prayer")) == "deed-done"
    assert refused(state, DoDeed("B1", "prayer")) == "deed-elsewhere"
    assert refused(prayers("R@1:1"), DoDeed("R", "prayer")) == "deed-elsewhere"
    assert refused(after(prayers("R@1:1"), Go("R", "s")), DoDeed("R", "prayer")) == "deed-alone"


def test_no_second_wind_before_or_after_a_prayer() -> None:
    state = prayers("R@0:1 B1@0:1 t@0", advantage_hand=("second-wind",))
    state = replace(state, advantage_deck=without(state.advantage_deck, "second-wind"))
    wind = PlayAdvantage("second-wind", Aim(human="R"))
    assert refused(after(state, DoDeed("R", "prayer")), wind) == "card-without-target"
    fought = after(state, Fight("R", "troglodyte"), wind, luck="1")
    assert refused(fought, DoDeed("R", "prayer")) == "deed-alone"


def test_nobody_explores_where_there_is_no_stack_and_seals_stop_demons() -> None:
    state = prayers("R@1:1 K1@4:1 cruelty@1")
    assert refused(state, Go("R", "n")) == "stack-empty"
    assert why_not(state, Go("R", "s")) is None
    assert refused(demons_act(state), Go("demon", "s")) == "sealed"
    inside = demons_act(prayers("R@1:1 t@0"))
    assert {refused(inside, Go("troglodyte", side, 0)) for side in ("n", "e", "s")} == {"sealed"}
    west = demons_act(prayers("R@1:1 t@4"))
    assert why_not(west, Go("troglodyte", "e", 4)) is None


def test_the_ninth_prayer_wins_and_the_redeemers_death_loses() -> None:
    state = prayers("R@0:1 B1@0:1", counts=PrayersCounts(said=8, last=8), round=9)
    assert after(state, DoDeed("R", "prayer")).phase == Over("goal", "humans")
    dying = prayers("R@0:1x23456 B1@1:1", phase=Threat(is_rolled=True, dice=(6, 6)))
    assert after(dying, PlaceDice("trap", (6, 6), "R")).phase == Over("goal-lost", "demons")
    assert after(demons_act(replace(state, round=13)), End()).phase == Over("limit", "demons")


def brother(tiles: str, figures: str, *, freed: int = 0, **changes: Any) -> State:
    state = position(tiles, figures, counts=BrotherCounts(freed_in=freed), guards=("never", "never"))
    return replace(state, **changes)


ROW = "den-a@0,0 plain-b@1,0 plain-c@2,0 plain-d@3,0"


def test_the_possessed_one_stands_on_the_lair_when_it_is_laid() -> None:
    state = brother("plain-a@0,0", "R@0:1", stack=("den-a",))
    assert DemonAppeared("possessed", 1, is_bought=False) in events(state, Go("R", "e"), luck=("den-a",))


def test_the_possessed_one_never_steps_away_from_the_nearest_human() -> None:
    state = demons_act(brother(ROW, "R@0:1 possessed@2"))
    assert refused(state, Go("demon", "e")) == "may-not-go-there"
    assert why_not(state, Go("demon", "w")) is None
    between = demons_act(brother(ROW, "R@0:1 K1@3:1 possessed@1"))
    assert why_not(between, Go("demon", "e")) is None
    cut_off = demons_act(brother(ROW, "R@0:1 possessed@2", cave_in=(0, 1)))
    assert why_not(cut_off, Go("demon", "e")) is None


def test_at_four_wounds_the_brother_is_freed_on_the_same_tile_and_acts_from_the_next_initiative() -> None:
    state = brother(ROW, "R@1:1+h B1@1:1 K1@1:1 possessed@1*2")
    assert events(state, Fight("R", "demon"), luck="6")[2:] == [
        DemonWounded(2),
        HumanFreed("B2", 1, (1, 3), 2),
        CountsChanged(BrotherCounts(freed_in=1)),
    ]
    freed = after(state, Fight("R", "demon"), luck="6")
    assert list(freed.humans) == ["R", "B1", "B2", "K1"]
    assert stats_of(freed, "B2") == Stats(1, 2, 4)
    assert has_talent(freed, "B2", "bodyguard")
    assert refused(freed, Go("B2", "e")) == "has-acted"


def test_the_humans_win_if_the_brother_lives_at_the_end_of_the_round_after() -> None:
    state = demons_act(brother(ROW, "R@0:1 B2@1:2", freed=3, round=3))
    assert after(state, End()).round == 4
    assert after(replace(state, round=4), End()).phase == Over("goal", "humans")
    assert after(replace(state, round=15, counts=BrotherCounts(freed_in=14)), End()).phase == Over("goal", "humans")
    assert after(replace(state, round=15, counts=BrotherCounts(freed_in=15)), End()).phase == Over("limit", "demons")


@pytest.mark.parametrize(("number", "freed", "cause"), [(4, 3, "goal"), (15, 15, "limit")])
def test_what_is_looked_at_once_a_round_waits_for_the_demons_to_act_ruling(
    number: int, freed: int, cause: EndCause
) -> None:
    threat = after(brother(ROW, "R@0:1 B2@1:2", freed=freed, round=number), End())
    assert isinstance(threat.phase, Threat)
    demons = after(threat, Roll(), End(), luck="123")
    assert isinstance(demons.phase, DemonAction)
    over = after(demons, End()).phase
    assert isinstance(over, Over)
    assert over.cause == cause


def test_the_demons_win_when_the_brother_dies_or_all_others_died_before() -> None:
    dying = brother(ROW, "R@0:1 B2@1:2x12345", freed=1, phase=Threat(is_rolled=True, dice=(6, 6)))
    assert after(dying, PlaceDice("trap", (6, 6), "B2")).phase == Over("goal-lost", "demons")
    alone = brother(ROW, "R@0:1x12345 possessed@1", phase=Threat(is_rolled=True, dice=(6, 6)))
    assert after(alone, PlaceDice("trap", (6, 6), "R")).phase == Over("all-dead", "demons")


def chest(tiles: str, figures: str, *chests: str | None, **changes: Any) -> State:
    state = position(tiles, figures, counts=changes.pop("counts", ChestCounts()))
    laid = (replace(tile, chest=chest) for tile, chest in zip(state.tiles, chests, strict=False))
    return replace(state, tiles=tuple(laid), **changes)


HIDE = "plain-a@0,0 hideout-a@1,0"


@pytest.mark.parametrize("tile", ["hideout-a", "hideout-b", "hideout-c", "hideout-d"])
def test_each_hideout_gets_a_chest(tile: TileName) -> None:
    state = position("plain-a@0,0", "R@0:1", counts=ChestCounts(), stack=(tile, "plain-b"))
    laid = after(state, Go("R", "e"), LayTile(180), luck=(tile,))
    assert laid.tiles[1].chest == "closed"


def test_a_chest_is_opened_without_enemies_and_one_of_four_has_the_relic() -> None:
    state = chest(HIDE, "R@1:1 K1@0:1", None, "closed")
    assert after(state, DoDeed("R", "open"), luck=("empty",)).counts == ChestCounts(opened=1)
    found = after(state, DoDeed("R", "open"), luck=("relic",))
    assert (found.counted(ChestCounts).carrier, found.tiles[1].chest) == ("R", "open")
    last = chest(HIDE, "R@1:1", None, "closed", counts=ChestCounts(opened=3))
    assert after(last, DoDeed("R", "open"), luck=("relic",)).counted(ChestCounts).is_found
    assert refused(chest(HIDE, "R@1:1 t@1", None, "closed"), DoDeed("R", "open")) == "enemies-there"
    assert refused(state, DoDeed("K1", "open")) == "deed-elsewhere"
    found = chest(HIDE, "R@1:1", None, "closed", counts=ChestCounts(is_found=True))
    assert refused(found, DoDeed("R", "open")) == "deed-done"


class WritingChance:
    """Luck that gives the first of each bag, and keeps the bag."""

    def pick(self, _kind: str, bag: Sequence[str], /) -> str:
        self.bag = bag
        return bag[0]


@pytest.mark.parametrize("opened", range(4))
def test_the_relic_is_in_each_chest_that_is_left_as_likely(opened: int) -> None:
    state = chest(HIDE, "R@1:1", None, "closed", counts=ChestCounts(opened=opened))
    chance = WritingChance()
    CLAUSTROPHOBIA.resolve(Play(state, evolve, chance), Seat(0), DoDeed("R", "open"))
    assert sorted(chance.bag) == ["empty"] * (3 - opened) + ["relic"]


def test_the_relic_lies_where_its_carrier_died_and_is_taken_enemies_or_not() -> None:
    state = chest(HIDE, "R@1:1x23456 K1@1:1 t@1", None, "open", counts=ChestCounts(carrier="R", is_found=True))
    dying = replace(state, phase=Threat(is_rolled=True, dice=(6, 6)))
    dead = after(dying, PlaceDice("trap", (6, 6), "R"))
    assert (dead.tiles[1].chest, dead.counted(ChestCounts).carrier) == ("relic", None)
    acting = replace(dead, phase=state.phase)
    taken = after(acting, DoDeed("K1", "take"))
    assert (taken.tiles[1].chest, taken.counted(ChestCounts).carrier) == ("open", "K1")
    assert refused(state, DoDeed("K1", "take")) == "deed-elsewhere"


def test_no_chest_is_left_where_the_relic_lay_and_none_was() -> None:
    state = chest(HIDE, "R@0:1", None, "open", counts=ChestCounts(is_found=True))
    start, *others = state.tiles
    lies = replace(state, tiles=(replace(start, chest="relic"), *others))
    assert [tile.chest for tile in after(lies, DoDeed("R", "take")).tiles] == [None, "open"]


def test_only_the_carrier_leaves_by_the_first_tile_and_wins() -> None:
    state = chest(HIDE, "R@0:1 K1@0:1 K2@1:1", None, "open", counts=ChestCounts(carrier="K1", is_found=True))
    assert refused(state, Leave("R")) == "no-way-out"
    assert after(state, Leave("K1")).phase == Over("goal", "humans")
    elsewhere = replace(state, counts=ChestCounts(is_found=True, carrier="K2"))
    assert refused(elsewhere, Leave("K2")) == "no-way-out"
