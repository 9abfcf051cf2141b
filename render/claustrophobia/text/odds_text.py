"""The odds of an attack in a few words, and why a program moves as it does."""

from collections.abc import Iterable, Sequence
from fractions import Fraction

import msgspec
from msgspec.structs import replace

from engine.claustrophobia.moves import Break, Fight
from engine.claustrophobia.odds import Result, attack_odds, break_odds, hit_chances
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import WarriorName
from engine.core import Level, Motive
from render.claustrophobia.text.labels import warrior_name
from render.core import Fact, Words


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
        for hits in range(
            1, min(len(chances), max(_enough(results) for results in (odds.results, odds.if_guarded) if results) + 1)
        )
    ]
    return words.series(parts)


def _enough(results: Sequence[Result]) -> int:
    come_to = [replace(result, chance=Fraction(0), hits=0) for result in results]
    return results[come_to.index(come_to[-1])].hits


def percent(chance: Fraction) -> int:
    """Round a chance to percents; what is not certain is no 100 %, and what is possible no 0 %."""
    return round(100 * chance) if chance in (0, 1) else min(max(round(100 * chance), 1), 99)


def level_name(words: Words, level: Level) -> str:
    """Return the name of a level with its face."""
    name = words("cl-level", level=level.key)
    return f"{level.face} {name}"


def level_about(words: Words, level: Level) -> str:
    """Say in a few words how a level plays."""
    return words("cl-level-about", level=level.key)


def why(words: Words, before: State, motives: Iterable[Motive]) -> str:
    """Say in a sentence for each motive why a move was played."""
    return words.sentences(_sentence(words, before, motive) for motive in motives)


def _sentence(words: Words, before: State, motive: Motive) -> str:
    facts = {name: _fact_text(words, before, name, fact) for name, fact in motive.facts.items()}
    return words(f"cl-motive-{motive.key}", **facts)


def _fact_text(words: Words, before: State, name: str, fact: str | int) -> Fact:
    if name not in ("target", "human"):
        return fact
    return warrior_name(words, before, msgspec.convert(fact, WarriorName), is_target=True)
