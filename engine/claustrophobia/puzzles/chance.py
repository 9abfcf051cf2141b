"""The chance that the demon dies in a Human Action in which every human who can attacks it once: exact, by the odds."""

from collections.abc import Sequence
from fractions import Fraction

from engine.claustrophobia.choices.legal import why_not
from engine.claustrophobia.moves import Fight
from engine.claustrophobia.odds import attack_odds
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import DEMONS


def chance_of_killing(state: State) -> Fraction:
    """Return the chance, from a position in which the humans act and nobody has attacked; 0 where no demon is."""
    if state.demon is None:
        return Fraction(0)
    left = DEMONS[state.demon.kind].health - state.demon.wounds
    wounds = [Fraction(1)] + [Fraction(0)] * left
    for human in state.in_play:
        move = Fight(human, "demon")
        if why_not(state, state.seat_of("humans"), move) is None:
            wounds = _added(wounds, _wounds_of(state, move, left))
    return wounds[left]


def _wounds_of(state: State, move: Fight, left: int) -> Sequence[Fraction]:
    """Return how likely an attack is to make each number of wounds."""
    chances = [Fraction(0)] * (left + 1)
    for result in attack_odds(state, move).results:
        chances[min(result.wounds, left)] += result.chance
    return chances


def _added(some: Sequence[Fraction], more: Sequence[Fraction]) -> list[Fraction]:
    """Return how likely each sum is; what is more than enough counts as enough."""
    chances = [Fraction(0)] * len(some)
    for one, chance in enumerate(some):
        for other, besides in enumerate(more):
            chances[min(one + other, len(some) - 1)] += chance * besides
    return chances
