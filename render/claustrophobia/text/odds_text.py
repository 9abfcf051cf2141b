"""The odds of an attack in a few words: how likely each number of hits is, or that a way opens."""

from collections.abc import Sequence
from fractions import Fraction

from msgspec.structs import replace

from engine.claustrophobia.moves import Break, Fight
from engine.claustrophobia.odds import AttackOdds, Result, attack_odds, break_odds, hit_chances
from engine.claustrophobia.state import State
from render.core import Words


def odds_text(words: Words, state: State, move: Fight | Break) -> str:
    """Return the odds of a legal attack: `1 hit or more: 67 %, 2 or more: 22 %`.

    More hits than there is something to lose are lost, and not told.
    """
    if isinstance(move, Break):
        return words("cl-odds-opens", percent=percent(break_odds(state, move)))
    odds = attack_odds(state, move)
    chances = hit_chances(odds.dice, odds.needed, is_frantic=odds.is_frantic)
    parts = [
        words("cl-odds-hits", hits=hits, percent=percent(sum(chances[hits:], Fraction(0))))
        for hits in range(1, min(len(chances), _most_hits(odds) + 1))
    ]
    return words.series(parts)


def _most_hits(odds: AttackOdds) -> int:
    """Return how many hits do something: one more comes to the same."""
    return max(_enough(results) for results in (odds.results, odds.if_guarded) if results)


def _enough(results: Sequence[Result]) -> int:
    come_to = [replace(result, chance=Fraction(0), hits=0) for result in results]
    return results[come_to.index(come_to[-1])].hits


def percent(chance: Fraction) -> int:
    """Round a chance to percents; what is not certain is no 100 %, and what is possible no 0 %."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)
