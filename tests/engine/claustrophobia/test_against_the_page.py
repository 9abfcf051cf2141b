"""Attempts to break the rules: each asks for what a careless reading would allow (rules, sections 2 to 11)."""

from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.counts import BarrelsCounts, ChestCounts
from engine.claustrophobia.events.rounds import ThreatPointsChanged
from engine.claustrophobia.events.tunnels import DemonWounded, FoeGuarded, TileDrawn, TroglodytesDied
from engine.claustrophobia.moves import (
    Aim,
    Assign,
    Break,
    DoDeed,
    End,
    Fight,
    Go,
    Leave,
    PlaceDice,
    PlayAdvantage,
    PlayEvent,
    Roll,
    Summon,
    UseHole,
)
from engine.claustrophobia.rounds.phases import Over, Threat
from tests.engine.claustrophobia.positions import after, choices, demons_act, events, position, refused, why_not
from tests.engine.claustrophobia.test_scenarios import RING

ROOM = "plain-a@0,0"
ROOMS = "plain-a@0,0 plain-b@1,0 plain-c@2,0/90"
BARRELS = BarrelsCounts()


def test_who_moved_and_then_did_a_deed_or_cleared_a_cave_in_does_not_move_again() -> None:
    den = position("plain-a@0,0 den-a@1,0", "K1@0:4", counts=BARRELS)
    assert refused(after(den, Go("K1", "e"), DoDeed("K1", "barrel")), Go("K1", "w")) == "movement-ended"
    assert (
        why_not(
            after(replace(den, humans=position("plain-a@0,0 den-a@1,0", "K1@1:4").humans), DoDeed("K1", "barrel")),
            Go("K1", "w"),
        )
        is None
    )
    blocked = position(ROOMS, "K1@2:4", cave_in=(0, 1))
    assert refused(after(blocked, Go("K1", "w"), Break("K1")), Go("K1", "e")) == "movement-ended"


def test_a_seal_is_struck_from_outside_only_and_by_demons_only() -> None:
    state = position(ROOMS, "R@2:1 t@0 t@1")
    state = demons_act(replace(state, tiles=(state.tiles[0], replace(state.tiles[1], seal="w"), state.tiles[2])))
    assert refused(state, Break("troglodyte", 0)) == "nothing-to-break"
    assert why_not(state, Break("troglodyte", 1)) is None


def test_a_hit_of_the_hammer_that_the_demon_of_combat_guards_kills_it() -> None:
    state = position(ROOM, "R@0:1+h t@0 combat@0", guards=("never", "always"))
    assert events(state, Fight("R", "troglodyte"), luck="6")[2:4] == [FoeGuarded("demon", 1), DemonWounded(3)]


def test_a_hit_that_counts_double_is_guarded_whole_by_the_demon_of_combat_too() -> None:
    state = position("hungry-a@0,0", "B1@0:5 t@0*2 combat@0", guards=("never", "always"))
    assert events(state, Fight("B1", "troglodyte"), luck="6")[2:] == [FoeGuarded("demon", 1), DemonWounded(2)]


def test_legion_pays_only_for_a_troglodyte_that_died_in_the_human_action() -> None:
    state = position(ROOM, "R@0:1 t@0", effects=(Effect("legion"),), has_felled=False)
    thrown = replace(
        state, advantage_hand=("grenade",), advantage_deck=position(ROOM, advantage_hand=("grenade",)).advantage_deck
    )
    killed = after(thrown, PlayAdvantage("grenade", Aim(human="R", tile=0)), luck="14")
    assert ThreatPointsChanged(2) in events(killed, End())
    before = demons_act(position(ROOM, "R@0:1 t@0*2", event_hand=("suicide",), effects=(Effect("legion"),)))
    removed = after(before, Fight("troglodyte", "R", at=0, suicide=True), End(), Roll(), Assign.of(R=2), luck="1112")
    assert ThreatPointsChanged(2) not in events(removed, End())


def test_humans_use_no_holes_and_a_hole_under_water_wants_unspent_movement() -> None:
    state = position("hole-a@0,0 hole-b@1,0", "R@0:1 tough-1@0")
    assert refused(state, UseHole("R", 1)) == "not-a-troglodyte"
    wet = demons_act(position("plain-a@0,0 flooded-b@1,0 hole-a@2,0", "R@2:1 tough-1@0"))
    wet = replace(wet, tiles=(wet.tiles[0], replace(wet.tiles[1], has_token=True), wet.tiles[2]))
    assert refused(after(wet, Go("tough-1", "e")), UseHole("tough-1", 2)) == "movement-ended"


def test_taste_alone_needs_an_unexplored_side_and_burrowing_alone_no_human() -> None:
    closed = "narrow-a@0,0 narrow-b@0,-1 plain-k@0,1 exit-a@0,-2/180"
    state = position(closed, "R@0:1", phase=Threat(is_rolled=True), threat_points=9)
    taste, burrowing = (replace(state, effects=(Effect(kind),)) for kind in ("taste", "burrowing"))
    assert refused(taste, Summon(is_demon=False, tile=0)) == "no-unexplored-side"
    assert refused(burrowing, Summon(is_demon=False, tile=0)) == "human-there"
    assert why_not(burrowing, Summon(is_demon=False, tile=1)) is None
    both = replace(state, effects=(Effect("taste"), Effect("burrowing")))
    assert why_not(both, Summon(is_demon=True, tile=0)) is None


def test_the_relic_stays_where_its_carrier_dies_and_nobody_else_leaves_with_it() -> None:
    counts = ChestCounts(opened=1, is_found=True, carrier="K1")
    state = position("plain-a@0,0 hideout-a@1,0", "R@0:1 K1@0:1x23456", counts=counts)
    dying = replace(state, phase=Threat(is_rolled=True, dice=(6, 6)))
    dead = after(dying, PlaceDice("trap", (6, 6), "K1"))
    assert (dead.tiles[0].chest, refused(replace(dead, phase=state.phase), Leave("R"))) == ("relic", "no-way-out")
    taken = after(replace(dead, phase=state.phase), DoDeed("R", "take"))
    assert after(taken, Leave("R")).phase == Over("goal", "humans")


def test_the_exit_comes_as_soon_as_the_stack_is_empty_also_if_its_last_tile_was_discarded() -> None:
    state = position(RING, "K1@0:4", stack=("plain-d",))
    happened = events(state, Go("K1", "e"), Go("K1", "e"), luck=("plain-d",))
    assert [event for event in happened if isinstance(event, TileDrawn)][-1] == TileDrawn("exit-a", "K1", 0, "e")


def test_troglodytes_of_a_tile_die_together_but_plain_and_tough_ones_are_not_one_target() -> None:
    state = position(ROOM, "B1@0:6 t@0*2 tough-1@0")
    assert events(state, Fight("B1", "troglodyte"), luck="6666")[-1] == TroglodytesDied(0, 2)
    assert list(after(state, Fight("B1", "troglodyte"), luck="6666").toughs) == ["tough-1"]


def test_second_wind_gives_no_third_blow() -> None:
    state = position(ROOM, "K1@0:6 t@0*3", advantage_hand=("second-wind",))
    twice = after(state, Fight("K1", "troglodyte"), PlayAdvantage("second-wind", Aim(human="K1")), luck="111")
    again = after(twice, Fight("K1", "troglodyte"), luck="111")
    assert refused(again, Fight("K1", "troglodyte")) == "has-fought"


def test_panic_and_crisis_are_never_prepared_together_nor_played_at_once() -> None:
    state = demons_act(position(ROOM, "R@0 t@0", event_hand=("crisis", "panic")))
    assert not any(isinstance(move, PlayEvent) for move in choices(state))
