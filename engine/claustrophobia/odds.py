"""Odds as exact fractions: what an attack can come to (rules, section 4), what the demons can do in a Threat phase (7).

The dice are reckoned with; what hits do is found by letting the rules play the attack with dice that hit so often.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb, factorial, prod
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.events import AnyEvent, GamePlay
from engine.claustrophobia.events.tunnels import (
    Attacked,
    DemonWounded,
    FoeGuarded,
    HumanHit,
    TroglodytesDied,
    WarriorDied,
)
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.fights.combat import SEAL_DIE, combat_dice, extra_dice, fight
from engine.claustrophobia.moves import Break, Fight, Summon
from engine.claustrophobia.rounds.order import conclude
from engine.claustrophobia.rounds.phases import SlotName, Threat
from engine.claustrophobia.rounds.threat import SLOTS, Dice, sets_of, why_not_summon
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.map import tile_of
from engine.claustrophobia.warriors.kinds import GuardOrder, HumanName, WarriorName
from engine.claustrophobia.warriors.strength import has_talent, stats_of
from engine.core import Play, Reason, Value

FACES: Final = 6


class Result(Value, frozen=True):
    """What an attack can come to."""

    chance: Fraction
    """How likely it is."""
    hits: int
    """The dice that hit."""
    troglodytes: int = 0
    """The plain troglodytes that die of it."""
    wounds: int = 0
    """The wounds of the demon."""
    lines: tuple[int, ...] = ()
    """For each hit on a human how many lines it cancels, if nobody guards or parries it."""
    guards: tuple[HumanName, ...] = ()
    """The humans who may take such a hit for another."""
    guarded: tuple[WarriorName, ...] = ()
    """Who of the demons' side takes hits for the target."""
    dead: tuple[WarriorName, ...] = ()
    """The others who die of it, without a choice."""


class AttackOdds(Value, frozen=True):
    """The odds of an attack."""

    dice: int
    """The dice of the first one who attacks."""
    needed: int
    """What a die must show at least."""
    is_frantic: bool
    """Whether a die that misses is rolled once more."""
    results: tuple[Result, ...]
    """All that it can come to, fewest hits first; the chances sum to 1."""
    if_guarded: tuple[Result, ...] = ()
    """The same if the demons' Bodyguards are told to guard, where that is not known and makes a difference."""

    @property
    def expected_hits(self) -> Fraction:
        """The mean of the hits."""
        return sum((result.chance * result.hits for result in self.results), Fraction(0))


def hit_chance(needed: int, *, is_frantic: bool) -> Fraction:
    """Return how likely a die is to hit, its repeat counted."""
    miss = Fraction(min(max(needed - 1, 0), FACES), FACES)
    return 1 - (miss * miss if is_frantic else miss)


@cache
def hit_chances(dice: int, needed: int, *, is_frantic: bool) -> tuple[Fraction, ...]:
    """Return how likely each number of hits is, from none to all dice."""
    hit = hit_chance(needed, is_frantic=is_frantic)
    return tuple(comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits) for hits in range(dice + 1))


def attack_odds(state: State, move: Fight) -> AttackOdds:
    """Return the odds of a legal attack, in a position or as somebody sees it."""
    at = tile_of(state, move.warrior, move.at)
    dice = combat_dice(state, move.warrior, at or 0, move.target) + extra_dice(move)
    needed = stats_of(state, move.target).defense
    is_frantic = has_talent(state, move.warrior, "frantic")
    chances = hit_chances(dice, needed, is_frantic=is_frantic)
    orders: tuple[GuardOrder, ...] = ("never", "always") if state.guard is None else (state.guard,)
    results, *others = (
        tuple(_results(replace(state, guards=(order, order)), move, chances, is_frantic=is_frantic)) for order in orders
    )
    guarded = next(iter(others), ())
    return AttackOdds(dice, needed, is_frantic, results, () if guarded == results else guarded)


class _HitChance:
    """Luck in which the attacks of a move, one after the other, hit so often, and not at all after those."""

    def __init__(self, hits: Sequence[int], dice: int, *, is_frantic: bool) -> None:
        self.attacks = 0
        self._hits = hits
        self._dice = dice
        self._is_frantic = is_frantic
        self._rolled: list[str] = []

    def pick(self, _kind: str, _bag: Sequence[str], /) -> str:
        if not self._rolled:
            hits = self._hits[self.attacks] if self.attacks < len(self._hits) else 0
            self.attacks += 1
            missed = ["1"] * (self._dice - hits)
            self._rolled = ["6"] * hits + missed * (1 + self._is_frantic)
        return self._rolled.pop(0)


def _results(state: State, move: Fight, chances: Sequence[Fraction], *, is_frantic: bool) -> Iterator[Result]:
    """Return what so many hits come to, alike results as one."""
    found: dict[Result, Fraction] = {}
    for chance, play in _plays(state, move, chances, is_frantic=is_frantic):
        result = result_of(play.events, move)
        found[result] = found.get(result, Fraction(0)) + chance
    for result in sorted(found, key=lambda result: result.hits):
        yield replace(result, chance=found[result])


def _plays(
    state: State, move: Fight, chances: Sequence[Fraction], *, is_frantic: bool
) -> Iterator[tuple[Fraction, GamePlay]]:
    """Let the rules play the attacks of a move with each number of hits that each of them can have."""
    possible = [hits for hits, chance in enumerate(chances) if chance]
    most = 1
    if move.is_all and move.at is not None:
        most = state.troglodytes[move.at].fresh
    seen: set[tuple[int, ...]] = set()
    for hits in product(possible, repeat=most):
        if any(hits[:number] in seen for number in range(1, most)):
            continue  # the attacks were through before
        luck = _HitChance(hits, len(chances) - 1, is_frantic=is_frantic)
        play: GamePlay = Play(state, evolve, luck)
        fight(play, move)
        conclude(play)
        seen.add(hits[: luck.attacks])
        yield prod((chances[each] for each in hits[: luck.attacks]), start=Fraction(1)), play


def result_of(events: Sequence[AnyEvent], move: Fight) -> Result:
    """Return what an attack has come to, without its chance."""
    hurt = [event for event in events if isinstance(event, HumanHit)]
    guards = dict.fromkeys(guard for event in hurt for guard in event.hit.guards)
    dead = [event.warrior for event in events if isinstance(event, WarriorDied)]
    if move.suicide and move.warrior in dead:
        dead.remove(move.warrior)  # a plain troglodyte counts among the others
    return Result(
        Fraction(0),
        sum(event.hits for event in events if isinstance(event, Attacked)),
        sum(event.number for event in events if isinstance(event, TroglodytesDied))
        - (move.suicide and move.warrior == "troglodyte"),
        sum(event.wounds for event in events if isinstance(event, DemonWounded)),
        tuple(event.hit.lines for event in hurt),
        tuple(guards),
        tuple(event.warrior for event in events if isinstance(event, FoeGuarded)),
        tuple(dead),
    )


def break_odds(state: State, move: Break) -> Fraction:
    """Return how likely a legal attack on what closes an opening is to open it."""
    at = tile_of(state, move.warrior, move.at)
    if state.cave_in is not None and at in state.cave_in:
        return Fraction(1)
    dice = combat_dice(state, move.warrior, at or 0, None) + extra_dice(move)
    hit = hit_chance(SEAL_DIE, is_frantic=has_talent(state, move.warrior, "frantic"))
    return 1 - (1 - hit) ** dice


def summon_places(state: State, *, is_demon: bool) -> Mapping[int, Reason | None]:
    """Return for each tile in play what keeps a troglodyte, or a demon, from being summoned there; None if nothing."""
    return {tile: why_not_summon(state, Summon(is_demon, tile)) for tile in range(len(state.tiles))}


def sets_by_slot(state: State) -> Mapping[SlotName, tuple[Dice, ...]]:
    """Return for each slot that has no set yet the sets of the dice that it takes."""
    if not isinstance(state.phase, Threat):
        return {}
    taken = {filled.slot for filled in state.phase.slots}
    sets = sorted(sets_of(state.phase.dice))
    return {slot: tuple(filter(rule.fits, sets)) for slot, rule in SLOTS.items() if slot not in taken}


@cache
def slot_odds(dice: int) -> Mapping[SlotName, Fraction]:
    """Return for each slot how likely a roll of so many dice has a set for it."""
    odds = dict.fromkeys(SLOTS, Fraction(0))
    for roll in combinations_with_replacement(range(1, 7), dice):
        chance = Fraction(factorial(dice), prod(map(factorial, Counter(roll).values())) * 6**dice)
        sets = sets_of(roll)
        for slot, rule in SLOTS.items():
            odds[slot] += chance * any(map(rule.fits, sets))
    return odds
