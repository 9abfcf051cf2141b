"""Objects: who bears them, and what they do (rules, section 9)."""

import pytest
from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.events.tunnels import Attacked, DemonWounded, TroglodytesDied
from engine.claustrophobia.moves import Fight, Leave
from engine.claustrophobia.rounds.initiative import number_of_dice
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.warriors.kinds import KIND_OF, OBJECTS, HumanKind, ObjectName, Stats
from engine.claustrophobia.warriors.strength import stats_of
from tests.engine.claustrophobia.positions import after, events, position, refused

ROOM = "plain-a@0,0"
ROOMS = "plain-a@0,0 plain-b@1,0 plain-c@2,0/90"


@pytest.mark.parametrize(
    ("name", "copies", "bearers"),
    [
        ("blunderbuss", 2, {"redeemer", "blade"}),
        ("shield", 2, {"brute"}),
        ("scepter", 1, {"redeemer"}),
        ("hammer", 1, {"redeemer"}),
    ],
)
def test_there_are_six_objects_and_each_has_its_bearers(name: ObjectName, copies: int, bearers: set[HumanKind]) -> None:
    assert OBJECTS[name].copies == copies
    assert set(OBJECTS[name].bearers) == bearers
    assert sum(rule.copies for rule in OBJECTS.values()) == 6


def test_no_scenario_gives_an_object_to_somebody_who_cannot_bear_it_or_more_than_there_are() -> None:
    for scenario in SCENARIOS.values():
        given = [(recruit.name, item) for recruit in scenario.humans for item in recruit.objects]
        assert all(KIND_OF[name] in OBJECTS[item].bearers for name, item in given)
        items = [item for _, item in given]
        assert all(items.count(item) <= OBJECTS[item].copies for item in items)


def test_a_blunderbuss_adds_to_every_attack_and_kills_several_also_on_the_own_tile() -> None:
    state = position(ROOM, "R@0:1+b t@0*3")
    assert events(state, Fight("R", "troglodyte"), luck="33")[-1] == TroglodytesDied(0, 2)


def test_a_blunderbuss_shoots_at_the_connected_tile_and_no_farther() -> None:
    state = position(ROOMS, "R@0:1+b t@1 t@2")
    assert Attacked("R", 0, "troglodyte", 1, (1, 1), (), 3, 0) in events(state, Fight("R", "troglodyte", 1), luck="11")
    assert refused(state, Fight("R", "troglodyte", 2)) == "too-far"


def test_no_object_is_of_use_to_somebody_exhausted_but_the_scepters_die_ruling() -> None:
    assert stats_of(position(ROOM, "B1@0:5x5+s"), "B1") == Stats(0, 0, 3)
    assert number_of_dice(position(ROOM, "R@0:1x1+c K1@0")) == 3
    tired = position(ROOM, "R@0:1x1+h hunter@0", effects=(Effect("courage", "R"), Effect("blessed-strength", "R")))
    assert events(tired, Fight("R", "demon"), luck="116")[-1] == DemonWounded(1)
    shooter = position(ROOMS, "K1@0:1x1+b t@1", effects=(Effect("courage", "K1"),))
    assert refused(shooter, Fight("K1", "troglodyte", 1)) == "too-far"


def test_defense_is_never_above_six_whatever_is_added() -> None:
    state = position(ROOM, "B1@0:5+s", effects=(Effect("courage", "B1"), Effect("hold-the-line", "B1")))
    assert stats_of(state, "B1") == Stats(1, 2, 6)


def test_the_scepter_of_a_dead_redeemer_brings_no_die() -> None:
    state = position(ROOM, "R@0:1+c K1@0")
    dead = replace(state.humans["R"], place="dead")
    assert number_of_dice(replace(state, humans={**state.humans, "R": dead})) == 1


def test_who_leaves_the_game_takes_the_object_along() -> None:
    state = position("plain-a@0,0 exit-a@1,0", "K1@1:1+b K2@1:1 R@0")
    left = after(state, Leave("K1"))
    assert left.humans["K1"].place == "out"
    assert [human.objects for human in left.humans.values()] == [(), (), ()]
