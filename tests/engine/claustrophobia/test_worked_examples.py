"""The worked examples (rules, section 12)."""

import pytest
from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect, EffectKind
from engine.claustrophobia.events.rounds import (
    ActivationBegan,
    EventDrawn,
    MovementEnded,
    SlotTaken,
    ThreatPointsChanged,
)
from engine.claustrophobia.events.tunnels import (
    Attacked,
    HitGuarded,
    HitNamed,
    HumanHit,
    NamingDone,
    NamingOwed,
    TileDiscarded,
    TileDrawn,
    TileLaid,
    TileSprung,
    TrapRolled,
    TroglodytesDied,
    WarriorMoved,
)
from engine.claustrophobia.moves import Assign, Fight, Go, LayTile, Name, PlaceDice, Summon
from engine.claustrophobia.rounds.initiative import assignments
from engine.claustrophobia.rounds.phases import Initiative, Threat
from engine.claustrophobia.state import Hit, State
from engine.claustrophobia.warriors.kinds import Stats
from engine.claustrophobia.warriors.strength import stats_of
from engine.core import Reason
from tests.engine.claustrophobia.positions import after, choices, demons_act, events, played, position, refused, why_not

ROOM = "plain-a@0,0"
TWO_ROOMS = "plain-a@0,0 plain-b@1,0"


def threat(tiles: str, figures: str, *dice: int) -> State:
    return position(tiles, figures, phase=Threat(is_rolled=True, dice=dice))


def test_1_one_die_is_given_to_each_and_none_twice() -> None:
    state = position(ROOM, "R@0 B1@0 K1@0", phase=Initiative((2, 5, 5)))
    given = after(state, Assign.of(R=5, B1=2, K1=5))
    assert [stats_of(given, name) for name in given.humans] == [Stats(1, 1, 5), Stats(1, 2, 4), Stats(1, 1, 5)]
    wrong = Assign.of(R=5, B1=2, K1=2)
    assert why_not(state, wrong) == Reason.of("no-such-die", warrior="K1", die=2)
    assert len(tuple(assignments(state))) == 3


def test_2_an_exhausted_brute_has_no_shield_but_courage_lets_him_attack() -> None:
    state = position(ROOM, "B1@0:3x4+s R@0 t@0", phase=Initiative((1, 4)))
    given = after(state, Assign.of(R=1, B1=4))
    assert stats_of(given, "B1") == Stats(0, 0, 3)
    assert refused(given, Fight("B1", "troglodyte")) == "no-combat"
    bold = replace(given, effects=(Effect("courage", "B1"),))
    assert stats_of(bold, "B1") == Stats(0, 1, 4)
    assert Attacked("B1", 0, "troglodyte", 0, (6,), (), 3, 1) in events(bold, Fight("B1", "troglodyte"), luck="6")
    assert refused(bold, Go("B1", "n")) == "no-movement-left"
    healed = replace(bold, humans={**bold.humans, "B1": replace(bold.humans["B1"], cancelled=(), is_exhausted=False)})
    assert stats_of(healed, "B1") == Stats(1, 4, 6)
    assert why_not(replace(healed, troglodytes={}), Go("B1", "n")) is None


def test_3_each_die_that_reaches_the_defense_kills_a_troglodyte() -> None:
    state = position(ROOM, "B1@0:1 t@0*2")
    assert events(state, Fight("B1", "troglodyte"), luck="236") == [
        ActivationBegan("B1"),
        Attacked("B1", 0, "troglodyte", 0, (2, 3, 6), (), 3, 2),
        TroglodytesDied(0, 2),
    ]


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_4_a_hit_does_not_exhaust_in_its_round(naming: str) -> None:
    state = demons_act(position(ROOM, "B1@0:4 combat@0", naming=naming))
    hit = after(state, Fight("demon", "B1"), luck="1245")
    assert hit.humans["B1"].pending == (Hit("attack"),) * 2
    assert hit.is_naming == (naming == "at-once")
    asked = hit if naming == "at-once" else after(hit, *choices(hit)[-1:])
    named = after(asked, Name("B1", 0, (4,)), Name("B1", 0, (6,)))
    assert (named.humans["B1"].cancelled, named.humans["B1"].is_exhausted) == ((4, 6), False)
    assert stats_of(named, "B1") == Stats(1, 3, 4)


def test_5_the_first_of_two_may_leave_two_enemies_and_the_second_may_not() -> None:
    state = position(TWO_ROOMS, "B1@0 B2@0 t@0*2")
    gone = after(state, Go("B1", "e"))
    assert refused(gone, Go("B2", "e")) == "held"


def test_6_elusive_and_impressive_cancel_out() -> None:
    state = position(TWO_ROOMS, "K1@0 combat@0 t@0")
    assert refused(state, Go("K1", "e")) == "held"
    assert why_not(replace(state, troglodytes={}), Go("K1", "e")) is None


def test_7_a_lone_brute_holds_three_troglodytes() -> None:
    state = demons_act(position(TWO_ROOMS, "B1@0:2 t@0*3"))
    assert refused(state, Go("troglodyte", "e", 0)) == "held"
    slippery = replace(state, effects=(Effect("resistance"),))
    weak = replace(state, humans={"B1": replace(state.humans["B1"], cancelled=(2,), is_exhausted=True)})
    for free in (slippery, weak):
        left = after(free, Go("troglodyte", "e", 0), Go("troglodyte", "e", 0), Go("troglodyte", "e", 0))
        assert list(left.troglodytes) == [1]


def test_8_sounds_pay_two_points_a_die_and_a_slot_is_taken_once() -> None:
    state = threat(ROOM, "R@0", 1, 1, 4, 6)
    assert refused(state, PlaceDice("sounds", (1, 4))) == "dice-do-not-fit"
    assert events(state, PlaceDice("sounds", (1, 1))) == [SlotTaken("sounds", (1, 1)), ThreatPointsChanged(4)]
    placed = after(state, PlaceDice("sounds", (1, 1)))
    assert refused(placed, PlaceDice("sounds", (4, 6))) == "slot-taken"
    assert after(placed, PlaceDice("claws", (4, 6))).effects == (Effect("claws"),)


def test_9_what_three_dice_can_do() -> None:
    fours = threat(ROOM, "R@0", 4, 4, 4)
    assert after(fours, PlaceDice("trap", (4, 4, 4), "R")).humans["R"].pending == (Hit("slot"),)
    assert after(fours, PlaceDice("sounds", (4, 4, 4))).threat_points == 6
    assert EventDrawn("rage") in events(fours, PlaceDice("claws", (4, 4)), PlaceDice("dark", (4,)), luck=("rage",))
    three = threat(ROOM, "R@0", 3, 4, 5)
    assert {move.slot for move in choices(three) if isinstance(move, PlaceDice) and len(move.dice) > 1} == {
        *("sounds", "speed", "legion", "dark", "taste", "resistance", "trap")
    }
    assert why_not(three, PlaceDice("taste", (3, 4))) is None
    assert why_not(three, PlaceDice("resistance", (4, 5))) is None
    assert why_not(three, PlaceDice("trap", (3, 4, 5), "R")) is None


@pytest.mark.parametrize(
    ("effects", "tiles"),
    [((), {2}), (("taste",), {0, 2}), (("burrowing",), {1, 2}), (("taste", "burrowing"), {0, 1, 2})],
)
def test_10_where_something_can_appear(effects: tuple[EffectKind, ...], tiles: set[int]) -> None:
    # T0 is tile A, with a human and sides into the dark, T2 is C, with such sides; T1 is D, between the two
    state = threat("plain-c@0,0 plain-g@1,0/90 plain-d@2,0/180", "B1@0")
    state = replace(state, threat_points=9, effects=tuple(Effect(kind) for kind in effects))
    found = [move for move in choices(state) if isinstance(move, Summon)]
    assert {move.tile for move in found if not move.is_demon} == tiles
    assert {move.tile for move in found if move.is_demon} == tiles


def test_11_a_tile_is_laid_open_towards_the_explorer_and_so_that_a_side_stays_open() -> None:
    state = after(position(ROOM, "K1@0:4"), Go("K1", "e"), luck=("plain-i",))
    assert choices(state) == [LayTile(180), LayTile(270)]
    assert refused(state, LayTile(0)) == refused(state, LayTile(90)) == "no-such-turn"
    closed = position("plain-j@0,0 mechanism-b@0,-1/90 plain-k@1,-1/270", "K1@0:4")
    assert events(closed, Go("K1", "e"), luck=("plain-i",)) == [
        ActivationBegan("K1"),
        TileDrawn("plain-i", "K1", 0, "e"),
        TileLaid("plain-i", 1, 0, 180),
        WarriorMoved("K1", 0, 3, 1),
    ]
    between = "plain-j@0,0 mechanism-b@0,-1/90 hideout-c@1,-1/180 exit-a@0,1/90 plain-k@1,1/270"
    either = after(position(between, "K1@0:4"), Go("K1", "e"), luck=("plain-c",))
    assert choices(either) == [LayTile(0), LayTile(180)]
    assert refused(either, LayTile(90)) == "no-such-turn"


def test_12_a_tile_that_closes_the_last_side_leaves_the_game() -> None:
    state = position("plain-g@0,0/90 exit-a@-1,0/90", "K1@0:4")
    explored = played(state, Go("K1", "e"), luck=("plain-k", "plain-a"))
    assert explored.events[1:4] == [
        TileDrawn("plain-k", "K1", 0, "e"),
        TileDiscarded("plain-k"),
        TileDrawn("plain-a", "K1", 0, "e"),
    ]
    assert explored.state.discarded == ("plain-k",)
    assert "plain-k" not in explored.state.stack


def test_13_water_ends_a_movement_and_holds_until_all_of_it_is_spent() -> None:
    state = position("plain-a@0,0 flooded-b@1,0", "K1@0:4")
    came = events(state, Go("K1", "e"))
    assert came == [ActivationBegan("K1"), WarriorMoved("K1", 0, 1, 1), MovementEnded()]
    in_it = after(position("plain-a@0,0 flooded-b@1,0", "K1@0:4 t@1"), Go("K1", "e"))
    assert refused(in_it, Go("K1", "e")) == "movement-ended"
    assert why_not(in_it, Fight("K1", "troglodyte")) is None
    for die, cost in ((1, 1), (6, 2)):
        later = position("plain-a@0,0 flooded-b@1,0", f"K1@1:{die}")
        assert WarriorMoved("K1", 1, 0, cost) in events(later, Go("K1", "w"))
    quick = demons_act(position("plain-a@0,0 flooded-b@1,0", "R@0 t@1", effects=(Effect("speed"),)))
    assert WarriorMoved("troglodyte", 1, 0, 2) in events(quick, Go("troglodyte", "w", 1))


def test_14_a_narrow_tunnel_has_room_for_one_of_each_side() -> None:
    state = position("plain-a@0,0 narrow-a@1,0/90 plain-b@2,0", "R@1 B1@0:3 t@1", threat_points=3)
    assert why_not(state, Go("B1", "e")) == Reason.of("no-room", warrior="B1", tile=1)
    acting = demons_act(replace(state, troglodytes={**state.troglodytes, 2: state.troglodytes[1]}))
    assert refused(acting, Go("troglodyte", "w", 2)) == "no-room"
    summoning = replace(state, phase=Threat(is_rolled=True), effects=(Effect("taste"), Effect("burrowing")))
    assert refused(summoning, Summon(is_demon=False, tile=1)) == "no-room"
    assert why_not(state, Go("R", "e")) is None


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_15_a_trap_hits_the_first_human_ever_and_nobody_guards(naming: str) -> None:
    state = position("plain-a@0,0 trapped-c@1,0", "B1@0:3 B2@0:3", naming=naming)
    assert events(state, Go("B1", "e"), luck="6") == [
        ActivationBegan("B1"),
        WarriorMoved("B1", 0, 1, 1),
        TileSprung(1, "B1"),
        TrapRolled(1, 6),
        HumanHit("B1", Hit("trap")),
        HumanHit("B1", Hit("trap")),
        NamingOwed(),
    ]
    hit = after(state, Go("B1", "e"), luck="6")
    assert all(isinstance(move, Name) and move.lines for move in choices(hit))
    named = after(hit, Name("B1", 0, (1,)), Name("B1", 0, (2,)))
    assert named.humans["B1"].cancelled == (1, 2)
    assert why_not(named, Go("B1", "e")) is None
    assert after(named, Go("B2", "e")).humans["B2"].pending == ()


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_16_a_hit_that_counts_double_is_guarded_whole(naming: str) -> None:
    state = demons_act(position("hungry-b@0,0", "R@0:3 B1@0:4 t@0", naming=naming))
    hit = after(state, Fight("troglodyte", "R", at=0), luck="5")
    assert hit.humans["R"].pending == (Hit("attack", 2, ("B1",)),)
    asked = hit if naming == "at-once" else after(hit, choices(hit)[-1])
    assert events(asked, Name("R", 0, guard="B1"), Name("B1", 0, (1, 3)))[:3] == [
        HitGuarded("R", 0, "B1"),
        HitNamed("B1", 0, (1, 3)),
        NamingDone(),
    ]
    assert refused(after(asked, Name("R", 0, guard="B1")), Name("B1", 0, (1,))) == "lines-wanted"


def test_17_a_blunderbuss_kills_several_on_a_connected_tile_and_does_not_harm_the_master_there() -> None:
    state = position(TWO_ROOMS, "K1@0:1+b t@1*3 tough-1@0")
    assert events(state, Fight("K1", "troglodyte", 1), luck="3351") == [
        ActivationBegan("K1"),
        Attacked("K1", 0, "troglodyte", 1, (3, 3, 5, 1), (), 3, 3),
        TroglodytesDied(1, 3),
    ]
    choir = "plain-a@0,0 pentacle-a@1,0"
    master = position(choir, "K1@0:1+b souls@1")
    assert after(master, Fight("K1", "demon", 1), luck="6666").demon == master.demon
    here = position(choir, "K1@1:1+b souls@1")
    hurt = after(here, Fight("K1", "demon"), luck="6661").demon
    assert hurt is not None
    assert hurt.wounds == 3
