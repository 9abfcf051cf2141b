"""Fights: dice, targets, hits on both sides, and the demons' Bodyguards (rules, sections 4, 5, 7 and 9)."""

from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.counts import BrotherCounts
from engine.claustrophobia.events.rounds import ActivationBegan, AdvantagePlayed, EventPlayed
from engine.claustrophobia.events.tunnels import (
    Attacked,
    DemonWounded,
    FoeGuarded,
    HumanHit,
    TroglodytesDied,
    WarriorDied,
)
from engine.claustrophobia.moves import Aim, Fight, SetGuard
from engine.claustrophobia.rounds.phases import Initiative
from engine.claustrophobia.state import Hit, State, Troglodytes
from engine.claustrophobia.warriors.kinds import DEMONS, OBJECTS, DemonKind
from engine.claustrophobia.warriors.strength import has_talent, stats_of
from engine.core import Reason, Seat
from tests.engine.claustrophobia.positions import GAME, after, choices, demons_act, events, position, refused, why_not

ROOM = "plain-a@0,0"
ROOMS = "plain-a@0,0 plain-b@1,0 plain-c@2,0/90"


def attacked(state: State, move: Fight, luck: str) -> Attacked:
    return next(event for event in events(state, move, luck=luck) if isinstance(event, Attacked))


def test_a_die_hits_that_shows_the_defense_or_more() -> None:
    state = position(ROOM, "R@0:4 hunter@0")
    assert attacked(state, Fight("R", "demon"), "345").hits == 2
    assert DemonWounded(2) in events(state, Fight("R", "demon"), luck="345")


def test_troglodytes_die_as_many_as_there_are() -> None:
    state = position(ROOM, "B1@0:6 t@0*2")
    assert after(state, Fight("B1", "troglodyte"), luck="6666").troglodytes == {}
    more = position(ROOMS, "B1@0:6 t@0*3 t@1")
    assert events(more, Fight("B1", "troglodyte"), luck="3312")[2:] == [TroglodytesDied(0, 2)]
    assert list(after(more, Fight("B1", "troglodyte"), luck="6666").troglodytes) == [1]


def test_a_tough_troglodyte_is_a_target_by_itself_and_dies_of_one_hit() -> None:
    state = position(ROOM, "B1@0:6 tough-1@0 t@0")
    hit = after(state, Fight("B1", "tough-1"), luck="4455")
    assert (hit.toughs, list(hit.troglodytes)) == ({}, [0])
    assert list(after(state, Fight("B1", "tough-1"), luck="4444").toughs) == ["tough-1"]


def test_who_has_no_combat_cannot_attack_ruling() -> None:
    state = demons_act(position(ROOM, "R@0:1 cruelty@0"))
    assert refused(state, Fight("demon", "R")) == "no-combat"
    strong = replace(state, effects=(Effect("satan"),))
    assert stats_of(strong, "demon").combat == 1
    assert why_not(strong, Fight("demon", "R")) is None


def test_only_enemies_that_are_there_can_be_attacked() -> None:
    state = position(ROOMS, "R@0:1 K1@0:1 t@1")
    assert refused(state, Fight("R", "K1")) == "own-side"
    assert refused(state, Fight("R", "troglodyte")) == "no-such-target"
    assert refused(state, Fight("R", "troglodyte", 1)) == "too-far"
    assert refused(state, Fight("K2", "troglodyte")) == "no-such-warrior"


@pytest.mark.parametrize(("figures", "may"), [("K1@0:1+b", True), ("R@0:1+b", True), ("K1@0:1x1+b", False)])
def test_a_blunderbuss_shoots_at_a_connected_tile_unless_its_bearer_is_exhausted(figures: str, *, may: bool) -> None:
    bold = (Effect("blessed-strength", "K1"),)
    state = position(ROOMS, f"{figures} t@1 t@2", effects=bold)
    shooter = next(iter(state.humans))
    assert (why_not(state, Fight(shooter, "troglodyte", 1)) is None) == may
    assert refused(state, Fight(shooter, "troglodyte", 2)) == "too-far"


def test_each_object_adds_what_its_row_says() -> None:
    plain, armed = (position(ROOM, figures) for figures in ("R@0:1 B1@0:1 K1@0:1", "R@0:1+b B1@0:1+s K1@0:1+b"))
    assert [stats_of(armed, name).combat - stats_of(plain, name).combat for name in armed.humans] == [1, 0, 1]
    assert [stats_of(armed, name).defense - stats_of(plain, name).defense for name in armed.humans] == [0, 1, 0]
    assert sum(rule.copies for rule in OBJECTS.values()) == 6


def test_a_frantic_warrior_repeats_what_missed_once_after_all_dice_ruling() -> None:
    state = demons_act(position(ROOM, "B1@0:6 tough-1@0", effects=(Effect("claws"),)))
    assert attacked(state, Fight("tough-1", "B1"), "23").repeats == (3,)
    quick = demons_act(position(ROOM, "B1@0:2 destruction@0", effects=(Effect("rage"),)))
    found = attacked(quick, Fight("demon", "B1"), "14")
    assert (found.dice, found.repeats, found.hits) == ((1,), (4,), 1)
    many = demons_act(position(ROOM, "B1@0:2 R@0:1 destruction@0", effects=(Effect("rage"),)))
    found = attacked(many, Fight("demon", "B1"), "1425" + "36")
    assert (found.dice, found.repeats, found.hits) == ((1, 4, 2, 5), (3, 6), 3)


def test_cruelty_makes_all_troglodytes_frantic_and_claws_do_for_a_demon_action() -> None:
    plain = position(ROOM, "R@0 t@0 tough-1@0")
    assert [has_talent(plain, name, "frantic") for name in ("troglodyte", "tough-1")] == [False, True]
    for state in (position(ROOM, "R@0 t@0 cruelty@0"), replace(plain, effects=(Effect("claws"),))):
        assert has_talent(state, "troglodyte", "frantic")
    assert not has_talent(position(ROOM, "R@0 cruelty@0"), "demon", "frantic")


@pytest.mark.parametrize(("kind", "rule"), DEMONS.items())
def test_each_demon_has_its_row(kind: DemonKind, rule: object) -> None:
    state = position(ROOM, f"R@0 {kind}@0")
    assert stats_of(state, "demon") == DEMONS[kind].stats
    assert rule is DEMONS[kind]


def test_destruction_has_three_dice_more_against_two_humans() -> None:
    alone, two = (demons_act(position(ROOMS, f"R@0:1 K1@{at}:1 destruction@0")) for at in (1, 0))
    assert len(attacked(alone, Fight("demon", "R"), "1").dice) == 1
    assert len(attacked(two, Fight("demon", "R"), "1111").dice) == 4


def test_the_hunter_has_a_die_more_for_each_line_that_its_target_has_lost_ruling() -> None:
    state = demons_act(position(ROOM, "R@0:1x23 B1@0:1x456 hunter@0", naming="deferred"))
    assert len(attacked(state, Fight("demon", "R"), "111").dice) == 3
    hits = (Hit("slot"), Hit("attack", 2))
    waiting = replace(state, humans={**state.humans, "R": replace(state.humans["R"], cancelled=(2,), pending=hits)})
    assert len(attacked(waiting, Fight("demon", "R"), "11111").dice) == 5


@pytest.mark.parametrize(
    ("kind", "figures", "wounds"), [("hunter", "R@0:1+h", 4), ("souls", "R@0:1+h", 2), ("hunter", "R@0:1x1+h", 1)]
)
def test_the_hammer_kills_a_demon_at_once_or_wounds_some_twice(kind: str, figures: str, wounds: int) -> None:
    bold = (Effect("courage", "R"),)
    state = position("pentacle-a@0,0", f"{figures} {kind}@0", effects=bold)
    luck = "6" + "1" * (stats_of(state, "R").combat - 1)
    assert DemonWounded(wounds) in events(state, Fight("R", "demon"), luck=luck)


def test_a_hungry_tunnel_doubles_hits_on_both_sides() -> None:
    state = position("hungry-a@0,0", "R@0:4 t@0*2 hunter@0")
    assert TroglodytesDied(0, 2) in events(state, Fight("R", "troglodyte"), luck="311")
    assert DemonWounded(2) in events(state, Fight("R", "demon"), luck="611")
    foe = demons_act(position("hungry-a@0,0", "R@0:4 t@0"))
    assert HumanHit("R", Hit("attack", 2)) in events(foe, Fight("troglodyte", "R", at=0), luck="6")


def test_a_weak_spot_doubles_the_first_hit_of_the_phase_and_doublings_multiply_ruling() -> None:
    state = demons_act(position("hungry-a@0,0", "R@0:1 combat@0", effects=(Effect("weak-spot", "R"),)))
    found = [event.hit for event in events(state, Fight("demon", "R"), luck="6611") if isinstance(event, HumanHit)]
    assert found == [Hit("attack", 4), Hit("attack", 2)]
    assert after(state, Fight("demon", "R"), luck="6611").effects == ()
    holy = position("hungry-a@0,0 pentacle-a@1,0", "R@0:1+h souls@0")
    assert DemonWounded(4) in events(holy, Fight("R", "demon"), luck="6")


def test_the_demon_of_combat_guards_troglodytes_if_it_is_told_to_and_never_hits_beyond_them_ruling() -> None:
    state = position(ROOM, "B1@0:6 t@0*2 combat@0", guards=("never", "always"))
    assert events(state, Fight("B1", "troglodyte"), luck="6666")[2:] == [FoeGuarded("demon", 2), DemonWounded(2)]
    tough = position(ROOM, "B1@0:6 tough-1@0 combat@0", guards=("never", "always"))
    assert events(tough, Fight("B1", "tough-1"), luck="6666")[2:] == [FoeGuarded("demon", 1), DemonWounded(1)]
    hurt = position(ROOM, "B1@0:6 t@0*2 combat@0*2", guards=("never", "always"))
    assert events(hurt, Fight("B1", "troglodyte"), luck="6666")[2:] == [
        FoeGuarded("demon", 1),
        DemonWounded(1),
        WarriorDied("demon", 0),
        TroglodytesDied(0, 1),
    ]
    for number in (1, 2):
        double = position("hungry-a@0,0", f"B1@0:6 t@0*{number} combat@0", guards=("never", "always"))
        assert events(double, Fight("B1", "troglodyte"), luck="6666")[2:] == [FoeGuarded("demon", 1), DemonWounded(2)]
    never = replace(state, guards=("never", "never"))
    assert events(never, Fight("B1", "troglodyte"), luck="6666")[2:] == [TroglodytesDied(0, 2)]


def test_troglodytes_guard_the_possessed_one_plain_ones_first_and_one_a_hit_ruling() -> None:
    brother: dict[str, Any] = {"counts": BrotherCounts(), "guards": ("never", "always")}
    state = position("den-a@0,0", "R@0:4+h t@0 tough-1@0 possessed@0", **brother)
    assert events(state, Fight("R", "demon"), luck="666")[2:] == [
        FoeGuarded("troglodyte", 1),
        TroglodytesDied(0, 1),
        FoeGuarded("tough-1", 1),
        WarriorDied("tough-1", 0),
        DemonWounded(2),
    ]
    two = position("den-a@0,0", "R@0:4+h t@0*2 possessed@0", **brother)
    assert events(two, Fight("R", "demon"), luck="611")[2:] == [FoeGuarded("troglodyte", 1), TroglodytesDied(0, 1)]
    assert events(two, Fight("R", "troglodyte"), luck="611")[2:] == [TroglodytesDied(0, 1)]
    wet = position("hungry-a@0,0 den-a@1,0", "R@0:4+h t@0*2 possessed@0", **brother)
    assert events(wet, Fight("R", "demon"), luck="611")[2:] == [FoeGuarded("troglodyte", 1), TroglodytesDied(0, 2)]
    assert events(replace(state, guards=("never", "never")), Fight("R", "demon"), luck="611")[2:] == [DemonWounded(2)]


def test_a_shot_from_another_tile_does_not_harm_the_master_and_one_on_his_own_does() -> None:
    state = position("plain-a@0,0 pentacle-a@1,0", "K1@0:1+b souls@1")
    assert events(state, Fight("K1", "demon", 1), luck="6666")[2:] == []


def test_war_cry_adds_two_dice_to_an_attack() -> None:
    state = position(ROOM, "R@0:2 t@0", advantage_hand=("war-cry",))
    assert Fight("R", "troglodyte", war_cry=True) in choices(state)
    happened = events(state, Fight("R", "troglodyte", war_cry=True), luck="1111")
    assert happened[:2] == [ActivationBegan("R"), AdvantagePlayed("war-cry", Aim())]
    assert after(state, Fight("R", "troglodyte", war_cry=True), luck="1111").advantage_hand == ()
    assert refused(position(ROOM, "R@0:2 t@0"), Fight("R", "troglodyte", war_cry=True)) == "no-such-card"


@pytest.mark.parametrize("naming", ["at-once", "deferred"])
def test_a_suicide_attack_has_two_dice_more_and_removes_the_troglodyte_before_any_naming(naming: str) -> None:
    state = demons_act(position(ROOM, "R@0:1 t@0*2", event_hand=("suicide",), naming=naming))
    move = Fight("troglodyte", "R", at=0, suicide=True)
    assert move in choices(state)
    happened = events(state, move, luck="611")
    assert EventPlayed("suicide", Aim()) in happened
    hit, removed = happened.index(HumanHit("R", Hit("attack"))), happened.index(TroglodytesDied(0, 1))
    assert hit < removed
    left = after(state, move, luck="611").troglodytes[0]
    assert (left.fresh, left.done) == (1, 0)


def test_a_tough_troglodyte_can_make_a_suicide_attack_and_nobody_else() -> None:
    state = demons_act(position(ROOM, "R@0:1 tough-1@0 hunter@0", event_hand=("suicide",)))
    assert Fight("tough-1", "R", suicide=True) in choices(state)
    happened = events(state, Fight("tough-1", "R", suicide=True), luck="111222")
    assert happened[-2:] == [Attacked("tough-1", 0, "R", 0, (1, 1, 1), (2, 2, 2), 3, 0), WarriorDied("tough-1", 0)]
    assert why_not(state, Fight("demon", "R", suicide=True)) == Reason.of("not-a-troglodyte", warrior="demon")
    assert refused(replace(state, event_hand=()), Fight("tough-1", "R", suicide=True)) == "no-such-card"
    everybody = Fight("troglodyte", "R", at=0, is_all=True, suicide=True)
    assert refused(replace(state, troglodytes={0: Troglodytes(2)}), everybody) == "suicide-alone"


def test_all_troglodytes_of_a_tile_attack_until_somebody_has_to_choose() -> None:
    state = demons_act(position(ROOM, "R@0:1 t@0*3"))
    everybody = Fight("troglodyte", "R", at=0, is_all=True)
    assert len([event for event in events(state, everybody, luck="121") if isinstance(event, Attacked)]) == 3
    assert len([event for event in events(state, everybody, luck="13") if isinstance(event, Attacked)]) == 2
    later = replace(state, naming="deferred")
    assert len([event for event in events(later, everybody, luck="363") if isinstance(event, Attacked)]) == 3
    dying = replace(later, humans={"R": replace(state.humans["R"], cancelled=(2, 3, 4, 5, 6))})
    assert len([event for event in events(dying, everybody, luck="3") if isinstance(event, Attacked)]) == 1


def test_the_order_to_guards_is_the_demons_and_given_at_any_time_ruling() -> None:
    state = position(ROOM, "R@0:1", guards=("never", "never"))
    for moment in (state, demons_act(state), replace(state, phase=Initiative())):
        assert GAME.why_not(moment, Seat(1), SetGuard("always")) is None
        assert GAME.why_not(moment, Seat(1), SetGuard("never")) == Reason.of("same-order")
        assert GAME.why_not(moment, Seat(0), SetGuard("always")) == Reason.of("demons-order")
