"""What the demons can do in a Threat phase: where something can appear, and what dice allow (rules, section 7)."""

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement
from math import factorial, prod

from engine.claustrophobia.moves import Summon
from engine.claustrophobia.rounds.phases import SlotName, Threat
from engine.claustrophobia.rounds.threat import SLOTS, Dice, sets_of, why_not_summon
from engine.claustrophobia.state import State
from engine.core import Reason


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
