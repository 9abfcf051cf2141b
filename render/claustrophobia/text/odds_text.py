"""The odds of an attack in a few words: how likely each number of hits is, or that a way opens."""

from fractions import Fraction

from engine.claustrophobia.moves import Break, Fight
from engine.claustrophobia.odds import attack_odds, break_odds, hit_chances
from engine.claustrophobia.state import State
from render.core import Words


def odds_text(words: Words, state: State, move: Fight | Break) -> str:
    """Return the odds of a legal attack: `1 hit or more: 67 %, 2 or more: 22 %`."""
    if isinstance(move, Break):
        return words("cl-odds-opens", percent=percent(break_odds(state, move)))
    odds = attack_odds(state, move)
    chances = hit_chances(odds.dice, odds.needed, is_frantic=odds.is_frantic)
    told = [
        words("cl-odds-hits", hits=hits, percent=percent(sum(chances[hits:], Fraction(0))))
        for hits in range(1, len(chances))
    ]
    return words.series(told)


def percent(chance: Fraction) -> int:
    """Round a chance to percents."""
    return round(100 * chance)
