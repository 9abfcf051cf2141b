"""The Threat phase: destiny dice, the ten slots, and summoning (rules, section 7)."""

from itertools import combinations_with_replacement

import pytest
from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.rounds import (
    DestinyDieOwed,
    DestinyRolled,
    DiceSetAside,
    EffectEnded,
    EventDrawn,
    SlotTaken,
    ThreatBegan,
    ThreatPointsChanged,
)
from engine.claustrophobia.events.tunnels import DemonAppeared, TroglodyteAppeared, WarriorMoved
from engine.claustrophobia.moves import Assign, End, Fight, Go, PlaceDice, Roll, Summon
from engine.claustrophobia.rounds.phases import SlotName, Threat
from engine.claustrophobia.rounds.threat import SLOTS, placings, troglodytes_for_sale, ways_to_place
from engine.claustrophobia.state import State, Troglodytes
from engine.claustrophobia.warriors.kinds import Stats
from engine.claustrophobia.warriors.strength import has_talent, stats_of
from tests.engine.claustrophobia.positions import after, choices, events, position, refused, why_not

ROOM = "plain-a@0,0"
ROOMS = "plain-a@0,0 plain-b@1,0"


def threat(*dice: int, tiles: str = ROOM, figures: str = "R@0") -> State:
    return position(tiles, figures, phase=Threat(is_rolled=True, dice=dice))


def test_three_dice_are_rolled_and_those_that_are_owed_and_cruelty_brings_one() -> None:
    state = position(ROOMS, "R@0", phase=Threat())
    assert events(state, Roll(), luck="531") == [DestinyRolled((1, 3, 5))]
    more = replace(position(ROOMS, "R@0 cruelty@1", phase=Threat()), extra_dice=2)
    assert DestinyRolled((1, 1, 1, 1, 1, 6)) in events(more, Roll(), luck="611111")
    assert after(more, Roll(), luck="611111").extra_dice == 0


FITS: dict[SlotName, tuple[str, str]] = {
    "calm": ("1 2 3 4 5 6", "11 123"),
    "sounds": ("1 2 11 24 135 2466", "12 124"),
    "speed": ("11 13 35 55", "1 12 22 113"),
    "legion": ("12 14 36 56", "1 11 22 123"),
    "claws": ("22 24 46 66", "2 11 12 224"),
    "dark": ("3 4 56 345", "1 2 23 135"),
    "taste": ("16 25 34 124 115 1114", "12 66 3"),
    "burrowing": ("56 155 236 1235", "5 66 345"),
    "resistance": ("36 45 234 126", "66 35 6"),
    "trap": ("66 345 444 1236 5666", "56 55 6"),
}


@pytest.mark.parametrize("slot", SLOTS)
def test_each_slot_takes_its_sets_and_no_others(slot: SlotName) -> None:
    yes, no = FITS[slot]
    assert all(SLOTS[slot].fits(tuple(map(int, dice))) for dice in yes.split())
    assert not any(SLOTS[slot].fits(tuple(map(int, dice))) for dice in no.split())


def test_what_is_offered_is_what_fits() -> None:
    for dice in combinations_with_replacement(range(1, 7), 4):
        state = threat(*dice)
        offered = list(placings(state))
        assert len(set(map(str, offered))) == len(offered)
        assert all(why_not(state, move) is None for move in offered)


def test_a_slot_takes_one_set_in_a_phase_and_dice_may_be_left_ruling() -> None:
    state = after(threat(1, 1, 3), PlaceDice("sounds", (1, 1)))
    assert refused(state, PlaceDice("sounds", (3,))) == "slot-taken"
    assert isinstance(state.phase, Threat)
    assert state.phase.dice == (3,)
    assert why_not(state, End()) is None
    assert {move.slot for move in choices(state) if isinstance(move, PlaceDice)} == {"calm", "dark"}
    later = after(state, End(), End(), Roll(), Assign.of(R=1), End(), Roll(), luck="1113")
    assert events(later, PlaceDice("sounds", (1, 1)))[0] == SlotTaken("sounds", (1, 1))
    assert refused(state, PlaceDice("calm", (1,))) == "no-such-dice"
    assert refused(state, PlaceDice("calm", ())) == "no-such-dice"


def test_calm_and_a_mechanism_owe_a_die_to_the_next_threat_phase() -> None:
    state = after(threat(1, 2, 3), PlaceDice("calm", (2,)))
    assert DestinyDieOwed() in events(threat(1, 2, 3), PlaceDice("calm", (2,)))
    assert state.extra_dice == 1


def test_speed_and_claws_are_for_the_coming_demon_action_of_tough_troglodytes_too() -> None:
    state = after(
        threat(1, 1, 2, 2, figures="R@0 t@0 tough-1@0"), PlaceDice("speed", (1, 1)), PlaceDice("claws", (2, 2))
    )
    assert [stats_of(state, name).movement for name in ("troglodyte", "tough-1")] == [2, 3]
    assert has_talent(state, "troglodyte", "frantic")
    ended = after(state, End(), End())
    assert ended.effects == ()


def test_legion_protects_until_the_next_threat_phase_and_pays_if_a_troglodyte_died_in_the_human_action() -> None:
    lasting = (Effect("legion"),)
    state = position(ROOM, "B1@0:1 t@0*2", effects=lasting)
    assert stats_of(state, "troglodyte") == Stats(1, 1, 4)
    killed = after(state, Fight("B1", "troglodyte"), luck="411")
    assert events(killed, End())[-3:] == [ThreatPointsChanged(2), EffectEnded(Effect("legion")), ThreatBegan()]
    missed = after(state, Fight("B1", "troglodyte"), luck="333")
    assert ThreatPointsChanged(2) not in events(missed, End())
    assert after(missed, End()).effects == ()
    tough = position(ROOM, "B1@0:6 tough-1@0", effects=lasting)
    assert stats_of(tough, "tough-1") == Stats(2, 1, 6)
    assert ThreatPointsChanged(2) in events(tough, Fight("B1", "tough-1"), End(), luck="6111")


def test_resistance_makes_troglodytes_elusive_and_no_human() -> None:
    state = after(threat(4, 5, 6, figures="K1@0 t@0 hunter@0"), PlaceDice("resistance", (4, 5)))
    talents = [has_talent(state, name, "elusive") for name in ("K1", "troglodyte", "tough-1", "demon")]
    assert talents == [False, True, True, False]


def test_dark_destiny_draws_a_card_for_each_die_as_long_as_there_are_some_ruling() -> None:
    state = threat(3, 4, 5)
    assert events(state, PlaceDice("dark", (3, 4)), luck=("lost", "panic"))[1:] == [
        EventDrawn("lost"),
        EventDrawn("panic"),
    ]
    drawn = after(state, PlaceDice("dark", (3, 4)), luck=("panic", "lost"))
    assert drawn.event_hand == ("lost", "panic")
    many = replace(
        state, event_hand=("crisis", "defect", "fumes", "lost", "panic", "panic", "rage", "suicide", "terror")
    )
    many = replace(many, event_deck=("cave-in", "satan"))
    assert len(after(many, PlaceDice("dark", (3, 4)), luck=("satan", "cave-in")).event_hand) == 11
    last = replace(state, event_deck=("satan",))
    assert events(last, PlaceDice("dark", (3, 4, 5)), luck=("satan",)) == [
        SlotTaken("dark", (3, 4, 5)),
        EventDrawn("satan"),
    ]


def test_a_trap_wants_a_human_and_no_other_slot_does() -> None:
    state = threat(6, 6, 1, figures="R@0 B1@0")
    assert refused(state, PlaceDice("trap", (6, 6))) == "human-wanted"
    assert refused(state, PlaceDice("trap", (6, 6), "K1")) == "human-wanted"
    assert refused(state, PlaceDice("calm", (1,), "R")) == "no-human-wanted"


def test_a_troglodyte_costs_one_point_and_a_demon_five_and_the_rest_is_kept() -> None:
    state = replace(threat(tiles=ROOMS), threat_points=7)
    bought = after(state, Summon(is_demon=True, tile=1), Summon(is_demon=False, tile=1))
    assert (bought.threat_points, bought.demons_bought) == (1, 1)
    assert events(state, Summon(is_demon=True, tile=1)) == [
        ThreatPointsChanged(-5),
        DemonAppeared("hunter", 1, is_bought=True),
    ]
    later = after(bought, End(), End(), Roll(), Assign.of(R=1), End(), Roll(), luck="1111")
    assert (later.phase, later.threat_points) == (Threat(is_rolled=True, dice=(1, 1, 1)), 1)
    assert refused(replace(state, threat_points=4), Summon(is_demon=True, tile=1)) == "too-few-points"
    assert refused(replace(state, threat_points=0), Summon(is_demon=False, tile=1)) == "too-few-points"


def test_the_first_summoning_sets_the_dice_aside_ruling() -> None:
    state = replace(threat(1, 2, tiles=ROOMS), threat_points=2)
    assert events(state, Summon(is_demon=False, tile=1), Summon(is_demon=False, tile=1)) == [
        DiceSetAside((1, 2)),
        ThreatPointsChanged(-1),
        TroglodyteAppeared(1),
        ThreatPointsChanged(-1),
        TroglodyteAppeared(1),
    ]
    assert not any(isinstance(move, PlaceDice) for move in choices(after(state, Summon(is_demon=False, tile=1))))


def test_one_demon_at_once_and_as_many_as_the_scenario_says() -> None:
    state = replace(threat(tiles=ROOMS), threat_points=20)
    assert refused(after(state, Summon(is_demon=True, tile=1)), Summon(is_demon=True, tile=1)) == "demon-in-play"
    assert refused(replace(state, demons_bought=2), Summon(is_demon=True, tile=1)) == "no-demon-left"


def test_at_most_eleven_troglodytes_tough_ones_included_ruling() -> None:
    state = replace(
        threat(tiles="plain-a@0,0 plain-b@1,0 pentacle-a@0,1 exit-a@0,-1/180 plain-c@-1,0"), threat_points=20
    )
    many = replace(state, troglodytes={1: Troglodytes(2), 2: Troglodytes(5), 3: Troglodytes(3)})
    assert why_not(many, Summon(is_demon=False, tile=1)) is None
    full = after(many, Summon(is_demon=False, tile=1))
    assert refused(full, Summon(is_demon=False, tile=4)) == "no-figure-left"
    tough = replace(many, toughs=position(ROOMS, "tough-1@1").toughs)
    assert refused(tough, Summon(is_demon=False, tile=4)) == "no-figure-left"


def test_a_den_takes_troglodytes_always_but_a_demon_only_as_elsewhere_ruling() -> None:
    state = replace(threat(tiles="den-a@0,0 plain-b@1,0", figures="R@0"), threat_points=9)
    assert why_not(state, Summon(is_demon=False, tile=0)) is None
    assert refused(state, Summon(is_demon=True, tile=0)) == "human-there"
    free = replace(state, humans=position(ROOMS, "R@1").humans)
    assert why_not(free, Summon(is_demon=True, tile=0)) is None
    inside = "den-b@0,0 plain-b@1,0 plain-d@0,1 plain-e@-1,0"
    within = replace(threat(tiles=inside, figures="R@0"), threat_points=9)
    assert why_not(within, Summon(is_demon=False, tile=0)) is None
    alone = replace(threat(tiles=inside, figures="R@1"), threat_points=9)
    assert refused(alone, Summon(is_demon=True, tile=0)) == "no-unexplored-side"


def test_oil_is_stronger_than_a_den_and_all_slots_ruling() -> None:
    lasting = (Effect("oil", tile=0), Effect("taste"), Effect("burrowing"))
    state = replace(threat(tiles="den-a@0,0 plain-b@1,0"), threat_points=9, effects=lasting)
    assert refused(state, Summon(is_demon=False, tile=0)) == "oil-there"
    assert refused(state, Summon(is_demon=True, tile=0)) == "oil-there"
    assert why_not(state, Summon(is_demon=False, tile=1)) is None
    assert after(state, End()).effects == ()


def test_summoning_is_not_entering_ruling() -> None:
    state = replace(threat(tiles="plain-a@0,0 trapped-c@1,0 flooded-b@0,1"), threat_points=9)
    summoned = after(state, Summon(is_demon=False, tile=1), Summon(is_demon=False, tile=2))
    assert len(events(state, Summon(is_demon=False, tile=1), Summon(is_demon=False, tile=2))) == 4
    assert WarriorMoved("troglodyte", 2, 0, 1) in events(summoned, End(), Go("troglodyte", "n", 2))


@pytest.mark.parametrize("dice", [(1, 2, 5), (1, 1, 3), (3, 3, 4, 4), (2, 4, 6, 6)])
def test_ways_to_place_dice_are_those_to_which_no_set_can_be_added(dice: tuple[int, ...]) -> None:
    def whole(state: State, way: frozenset[PlaceDice]) -> set[frozenset[PlaceDice]]:
        sets = [move for move in placings(state) if move.slot != "trap"]
        more = [whole(after(state, move), way | {move}) for move in sets]
        return set().union(*more) if more else {way}

    state = replace(threat(*dice), event_deck=())
    ways = ways_to_place(state)
    assert {frozenset(way) for way in ways} == whole(state, frozenset())
    assert len(ways) == len({frozenset(way) for way in ways})


def test_as_many_troglodytes_can_be_bought_for_a_tile_as_there_are_points_figures_and_places() -> None:
    state = threat(tiles=ROOMS, figures="R@0")
    assert troglodytes_for_sale(replace(state, threat_points=2)) == {1: 2}
    assert troglodytes_for_sale(replace(state, threat_points=9)) == {1: 3}
    few = replace(state, threat_points=9, troglodytes={0: Troglodytes(10)})
    assert troglodytes_for_sale(few) == {1: 1}
