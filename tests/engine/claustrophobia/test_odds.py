"""Odds are those of the rules: held against every roll that there is, and against thousands of simulated ones."""

import random
from collections import Counter
from collections.abc import Callable
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest
from msgspec.structs import replace

from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.moves import AnyMove, Break, Fight
from engine.claustrophobia.odds import (
    Result,
    attack_odds,
    break_odds,
    hit_chances,
    result_of,
    sets_by_slot,
    slot_odds,
    summon_places,
)
from engine.claustrophobia.perft import outcomes
from engine.claustrophobia.rounds.phases import SlotFilled, Threat
from engine.claustrophobia.rounds.threat import SLOTS, sets_of
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import WarriorName
from engine.core import Play, SeededChance
from tests.engine.claustrophobia.positions import GAME, demons_act, position, seat_to_act, why_not
from tests.length import length

ROLLS = length(10_000, long=100_000)
STANDARD_ERRORS = 4

PLAIN = "plain-a@0,0 plain-b@1,0"
HUNGRY = "hungry-a@0,0/180"

ATTACKS: dict[str, tuple[State, Fight]] = {
    "three dice at two troglodytes": (position(PLAIN, "B1@0:1 t@0*2"), Fight("B1", "troglodyte")),
    "a hungry tunnel kills two at once": (position(HUNGRY, "B1@0:1 t@0*3"), Fight("B1", "troglodyte")),
    "the hammer": (position(PLAIN, "R@0:4+h souls@0*7"), Fight("R", "demon")),
    "a guarding demon": (
        position(PLAIN, "B1@0:1 t@0*2 combat@0*2", guards=("never", "always")),
        Fight("B1", "troglodyte"),
    ),
    "guarding troglodytes": (
        position(PLAIN, "B1@0:1 t@0 tough-1@0 possessed@0*2", guards=("never", "always")),
        Fight("B1", "demon"),
    ),
    "a shot that cannot harm": (position(PLAIN, "K1@0:2+b souls@1"), Fight("K1", "demon", 1)),
    "a war cry": (position(PLAIN, "R@0:1 tough-1@0", advantage_hand=("war-cry",)), Fight("R", "tough-1", war_cry=True)),
    "a frantic tough one at a guarded human": (
        demons_act(position(HUNGRY, "R@0:3 B1@0:4 tough-1@0")),
        Fight("tough-1", "R"),
    ),
    "all troglodytes one by one": (
        demons_act(position(PLAIN, "R@0:3 t@0*3", naming="deferred")),
        Fight("troglodyte", "R", at=0, is_all=True),
    ),
    "all troglodytes until a hit is to be named": (
        demons_act(position(PLAIN, "R@0:3 t@0*3", effects=(Effect("claws"),))),
        Fight("troglodyte", "R", at=0, is_all=True),
    ),
    "a suicide attack at somebody who is nearly dead": (
        demons_act(position(PLAIN, "R@0:3x1245 t@0", event_hand=("suicide",), naming="deferred")),
        Fight("troglodyte", "R", at=0, suicide=True),
    ),
    "a weak spot": (
        demons_act(position(PLAIN, "R@0:3 t@0 tough-1@0", effects=(Effect("weak-spot", "R"),))),
        Fight("tough-1", "R"),
    ),
}
ATTACKERS = [("troglodyte", 0), ("tough-1", None)]
every_attack = pytest.mark.parametrize(("state", "move"), ATTACKS.values(), ids=ATTACKS)


@every_attack
def test_the_odds_of_an_attack_are_those_of_all_the_rolls_that_there_are(state: State, move: Fight) -> None:
    assert why_not(state, move) is None
    found: Counter[Result] = Counter()
    for play, chance in weighed(state, move):
        found[result_of(play.events, move)] += chance  # type: ignore[assignment]  # fractions are counted
    odds = attack_odds(state, move)
    assert {replace(result, chance=Fraction(0)): result.chance for result in odds.results} == found
    assert sum(result.chance for result in odds.results) == 1
    assert odds.if_guarded == ()


@pytest.mark.parametrize(("attacker", "at"), ATTACKERS)
def test_the_life_that_a_suicide_attack_costs_is_not_counted_among_the_dead(
    attacker: WarriorName, at: int | None
) -> None:
    state = demons_act(position(PLAIN, "R@0:3 t@0 tough-1@0", event_hand=("suicide",), naming="deferred"))
    results = attack_odds(state, Fight(attacker, "R", at=at, suicide=True)).results
    assert {(result.troglodytes, result.dead) for result in results} == {(0, ())}


def weighed(state: State, move: AnyMove) -> list[tuple[Any, Fraction]]:
    """Each way in which the dice can fall, with its chance."""
    plays = [(play, dice_in(play)) for play in outcomes(state, seat_to_act(state), move)]
    return [(play, Fraction(1, 6**dice)) for play, dice in plays]


def dice_in(play: Any) -> int:
    return sum(len(getattr(event, "dice", ())) + len(getattr(event, "repeats", ())) for event in play.events)


def is_within_errors(seen: int, rolls: int, chance: Fraction) -> bool:
    error = sqrt(rolls * chance * (1 - chance))
    return abs(seen - rolls * chance) <= STANDARD_ERRORS * error


def test_the_odds_of_an_attack_are_those_of_many_attacks_that_the_rules_play() -> None:
    state, move = ATTACKS["a frantic tough one at a guarded human"]
    chance, seat = SeededChance(3), seat_to_act(state)
    seen: Counter[Result] = Counter()
    for _ in range(ROLLS):
        play = Play(state, GAME.evolve, chance)
        GAME.resolve(play, seat, move)
        seen[result_of(play.events, move)] += 1
    for result in attack_odds(state, move).results:
        assert is_within_errors(seen[replace(result, chance=Fraction(0))], ROLLS, result.chance)


@pytest.mark.parametrize("is_frantic", [False, True])
@pytest.mark.parametrize(("dice", "needed"), [(1, 3), (3, 4), (4, 5), (6, 6)])
def test_the_hits_are_those_of_many_rolls(dice: int, needed: int, *, is_frantic: bool) -> None:
    luck = random.Random(dice)
    seen: Counter[int] = Counter()
    for _ in range(ROLLS):
        rolled = luck.choices(range(1, 7), k=dice)
        hits = sum(die >= needed for die in rolled)
        if is_frantic:
            hits += sum(die >= needed for die in luck.choices(range(1, 7), k=dice - hits))
        seen[hits] += 1
    chances = hit_chances(dice, needed, is_frantic=is_frantic)
    assert sum(chances) == 1
    assert all(is_within_errors(seen[hits], ROLLS, chance) for hits, chance in enumerate(chances))


def test_where_the_standing_order_is_not_known_there_are_odds_for_both() -> None:
    state, move = ATTACKS["a guarding demon"]
    odds = attack_odds(GAME.see(state, state.human_seat), move)
    assert odds.if_guarded == attack_odds(state, move).results
    assert odds.results == attack_odds(replace(state, guards=("never", "never")), move).results
    state, move = ATTACKS["guarding troglodytes"]
    odds = attack_odds(GAME.see(state, state.human_seat), move)
    assert odds.if_guarded == attack_odds(state, move).results
    assert odds.results == attack_odds(replace(state, guards=("never", "never")), move).results
    state, move = ATTACKS["three dice at two troglodytes"]
    assert attack_odds(GAME.see(state, state.human_seat), move).if_guarded == ()


def test_a_seal_is_broken_by_a_five_and_a_cave_in_is_cleared_without_a_roll() -> None:
    tiles = position("pentacle-a@0,0 plain-g@0,-1", "R@0:1 t@1*2").tiles
    sealed = demons_act(position("pentacle-a@0,0 plain-g@0,-1", "R@0:1 t@1*2", effects=(Effect("claws"),)))
    sealed = replace(sealed, tiles=(tiles[0], replace(tiles[1], seal="s")))
    move = Break("troglodyte", 1)
    broken = [chance for play, chance in weighed(sealed, move) if play.state.tiles[1].seal is None]
    assert break_odds(sealed, move) == sum(broken) == Fraction(5, 9)
    assert break_odds(position(PLAIN, "B1@0:1", cave_in=(0, 1)), Break("B1")) == 1


def test_a_summoning_is_told_for_each_tile_with_the_reason_why_not() -> None:
    tiles = "plain-a@0,0 plain-b@1,0 narrow-a@2,0/90 plain-k@2,-1/180"
    state = position(tiles, "R@0 t@2", phase=Threat(is_rolled=True), threat_points=2)
    places = summon_places(state, is_demon=False)
    assert {tile: reason and reason.key for tile, reason in places.items()} == {
        0: "human-there",
        1: None,
        2: "no-room",
        3: "no-unexplored-side",
    }
    assert {reason and reason.key for reason in summon_places(state, is_demon=True).values()} == {"too-few-points"}


def test_the_sets_that_dice_allow_are_told_slot_by_slot_without_those_that_are_taken() -> None:
    phase = Threat(is_rolled=True, dice=(3, 4, 5), slots=(SlotFilled("dark", (6,)),))
    found = sets_by_slot(position(PLAIN, "R@0", phase=phase))
    assert (found["taste"], found["resistance"], found["trap"]) == (((3, 4),), ((4, 5),), ((3, 4, 5),))
    assert found["burrowing"] == ()
    assert found["speed"] == ((3, 5),)
    assert "dark" not in found
    assert sets_by_slot(position(PLAIN, "R@0")) == {}


def every_roll(dice: int) -> Callable[[random.Random], tuple[int, ...]]:
    return lambda luck: tuple(luck.choices(range(1, 7), k=dice))


@pytest.mark.parametrize("dice", [3, 4, 5])
def test_the_odds_of_a_slot_are_those_of_many_rolls(dice: int) -> None:
    luck, roll = random.Random(dice), every_roll(dice)
    rolls = Counter(tuple(sorted(roll(luck))) for _ in range(ROLLS))
    for slot, chance in slot_odds(dice).items():
        fitting = (number for some, number in rolls.items() if any(map(SLOTS[slot].fits, sets_of(some))))
        assert is_within_errors(sum(fitting), ROLLS, chance), slot
