"""The figures of the six scenarios, as the rules tell them (rules, section 11)."""

from dataclasses import dataclass
from typing import Final

import pytest
from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.counts import BrotherCounts, ChoirCounts, ScenarioName
from engine.claustrophobia.fights.foes import guard_order
from engine.claustrophobia.moves import Aim, End, Fight, Go, Leave, PlayAdvantage, SetGuard, Summon
from engine.claustrophobia.rounds.phases import Over, Threat
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import Tile
from engine.claustrophobia.tunnels.exploration import drawable
from engine.claustrophobia.tunnels.map import connected
from engine.claustrophobia.tunnels.tiles import BOX, openings
from engine.claustrophobia.warriors.kinds import DemonKind, GuardOrder
from engine.core import Seat, SeededChance
from tests.engine.claustrophobia.positions import after, demons_act, position, refused


@dataclass(frozen=True)
class Numbers:
    """What the rules tell of a scenario."""

    demon: DemonKind
    to_buy: int
    humans: str
    gifts: str
    cards: int
    points: int
    limit: int
    stack: int
    named: str = ""
    deep: int = 0
    never: str = ""


ROWS: Final[dict[ScenarioName, Numbers]] = {
    "air": Numbers("hunter", 2, "R B1 K1+blunderbuss K2", "courage precognition", 2, 4, 18, 33),
    "barrels": Numbers("combat", 2, "R B1+shield B2 K1", "courage rally", 2, 3, 15, 12, "den-a", 6, "den"),
    "choir": Numbers("souls", 0, "R+hammer B1 B2 K1+blunderbuss K2", "healing blessing", 1, 4, 15, 10, "pentacle-a", 4),
    "prayers": Numbers("cruelty", 2, "R B1+shield B2+shield K1+blunderbuss", "courage healing", 2, 8, 13, 0),
    "brother": Numbers(
        "possessed", 0, "R+hammer B1 K1+blunderbuss K2", "healing rally", 2, 4, 15, 9, "den-a", 3, "den"
    ),
    "chest": Numbers(
        "destruction",
        2,
        "R B1+shield K1 K2",
        "precognition rally",
        3,
        4,
        16,
        12,
        "hideout-a hideout-b hideout-c hideout-d",
    ),
}
every_row = pytest.mark.parametrize(("scenario", "numbers"), ROWS.items(), ids=ROWS)


def test_there_is_a_row_for_each_scenario() -> None:
    assert ROWS.keys() == SCENARIOS.keys()


@every_row
def test_a_scenario_begins_with_the_figures_that_the_rules_tell(scenario: ScenarioName, numbers: Numbers) -> None:
    state = CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(4))
    humans = ["+".join((name, *human.objects)) for name, human in state.humans.items()]
    assert (" ".join(humans), " ".join(state.gifts)) == (numbers.humans, numbers.gifts)
    assert (len(state.advantage_hand), state.threat_points, len(state.stack)) == (
        numbers.cards,
        numbers.points,
        numbers.stack,
    )
    assert {human.place for human in state.humans.values()} == {0}
    assert state.tiles[0].name == ("pentacle-a" if scenario == "prayers" else "start-a")
    assert (SCENARIOS[scenario].demon, SCENARIOS[scenario].demons_to_buy) == (numbers.demon, numbers.to_buy)


@every_row
def test_a_named_tile_is_in_the_stack_so_deep_and_no_other_of_its_kind_where_that_is_told(
    scenario: ScenarioName, numbers: Numbers
) -> None:
    for seed in range(20):
        state = CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(seed))
        named = numbers.named.split()
        assert set(named) <= set(state.stack)
        assert not [name for name in state.stack if BOX[name].kind == numbers.never and name not in named]
        others = [name for name in state.stack if name not in named]
        for drawn in range(len(others) + 1):
            left = replace(state, stack=tuple(sorted([*named, *others[drawn:]])))
            assert (not named) or (set(named) <= set(drawable(left))) == (drawn >= numbers.deep)


@every_row
def test_after_the_last_round_the_game_is_over(scenario: ScenarioName, numbers: Numbers) -> None:
    state = demons_act(replace(CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(1)), round=numbers.limit))
    assert after(state, End()).phase == Over("limit", "demons")
    assert after(replace(state, round=numbers.limit - 1), End()).round == numbers.limit


@pytest.mark.parametrize("scenario", [name for name in ROWS if name not in ("air", "chest")])
def test_nobody_leaves_where_nothing_is_said_of_it(scenario: ScenarioName) -> None:
    for tile in ("start@0,0", "exit-a@0,0"):
        state = position(tile, "R@0:1 B1@0:1", counts=SCENARIOS[scenario].counts)
        assert refused(state, Leave("R")) == refused(state, Leave("B1")) == "no-way-out"


def test_the_tiles_of_nine_prayers_lie_around_the_first_one_lead_away_and_count_as_plain() -> None:
    tiles = CLAUSTROPHOBIA.begin(Setup("prayers"), SeededChance(1)).tiles
    around = {1: ("n", (0, -1)), 2: ("e", (1, 0)), 3: ("s", (0, 1)), 4: ("w", (-1, 0))}
    state = CLAUSTROPHOBIA.begin(Setup("prayers"), SeededChance(1))
    for number, (direction, cell) in around.items():
        tile: Tile = tiles[number]
        assert tile.cell == cell
        assert BOX[tile.name].shape == "I"
        assert direction in openings(tile.name, tile.turn)
        assert connected(state, 0, direction) == number
        assert not tile.rule.has_hole
        assert (tile.seal is None) == (direction == "w")


def test_a_goal_wins_also_if_the_last_human_dies_by_the_same_stroke_ruling() -> None:
    state = position(
        "plain-a@0,0 pentacle-a@1,0",
        "R@1:1x23456 souls@1*9",
        counts=ChoirCounts(is_found=True),
        advantage_hand=("grenade",),
    )
    assert after(state, PlayAdvantage("grenade", Aim(human="R", tile=1)), luck="44").phase == Over("goal", "humans")
    assert after(state, PlayAdvantage("grenade", Aim(human="R", tile=1)), luck="41").phase == Over("all-dead", "demons")


def test_the_brother_is_freed_room_or_not() -> None:
    state = position(
        "den-a@0,0 narrow-a@0,-1",
        "R@1:1+h possessed@1*2",
        counts=BrotherCounts(),
        guards=("never", "never"),
    )
    freed = after(state, Fight("R", "demon"), luck="6")
    assert {name: human.place for name, human in freed.humans.items()} == {"R": 1, "B2": 1}
    assert (freed.humans["B2"].cancelled, freed.humans["B2"].die) == ((1, 3), 2)


@pytest.mark.parametrize("seat", [0, 1])
@every_row
def test_the_order_can_be_given_in_every_scenario_ruling(scenario: ScenarioName, numbers: Numbers, seat: int) -> None:
    state = replace(CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(1)), human_seat=Seat(1 - seat))
    assert numbers.demon == SCENARIOS[scenario].demon
    other: GuardOrder = "never" if guard_order(state) == "always" else "always"
    assert list(CLAUSTROPHOBIA.orders(state, Seat(seat))) == [SetGuard(other)]
    assert list(CLAUSTROPHOBIA.orders(state, Seat(1 - seat))) == []


@every_row
def test_what_the_standing_order_is_at_first_ruling(scenario: ScenarioName, numbers: Numbers) -> None:
    state = CLAUSTROPHOBIA.begin(Setup(scenario), SeededChance(1))
    assert guard_order(state) == ("always" if numbers.demon == "possessed" else "never")


def test_what_appeared_in_the_threat_phase_acts_in_the_demon_action_of_its_round() -> None:
    state = position("plain-a@0,0 plain-b@1,0", "R@0:1", phase=Threat(is_rolled=True), threat_points=6)
    bought = after(state, Summon(is_demon=True, tile=1), Summon(is_demon=False, tile=1), End())
    moved = after(bought, Go("demon", "w"), Go("troglodyte", "w", 1))
    assert (moved.round, moved.demon and moved.demon.tile, list(moved.troglodytes)) == (1, 0, [0])
