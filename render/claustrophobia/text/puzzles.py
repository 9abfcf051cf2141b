"""Puzzles and lessons in words: what is asked, and what comes of an answer. Its pictures are those of any turns."""

from collections.abc import Iterator
from fractions import Fraction

from engine.claustrophobia.fights.foes import wounds_by
from engine.claustrophobia.puzzles import Puzzle, Verdict
from engine.claustrophobia.puzzles.kinds import KINDS
from engine.claustrophobia.puzzles.puzzle import start_of
from engine.claustrophobia.rounds.phases import Initiative
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.gifts import GIFT_RULES
from engine.claustrophobia.warriors.kinds import DEMONS
from engine.claustrophobia.warriors.strength import stats_of
from render.claustrophobia.text.odds_text import percent
from render.core import Fact, Words


def aim(words: Words, puzzle: Puzzle) -> str:
    """Say what is asked; for the best chance also what makes a hit, and what the Gifts of these dice do."""
    asked = words("cl-puzzle-aim", kind=puzzle.kind, demon=_demon(words, puzzle))
    if KINDS[puzzle.kind].goal is not None:
        return asked
    state = start_of(puzzle)
    return "\n".join((words.sentences((asked, *_needs(words, state))), *_gifts(words, state)))


def _needs(words: Words, state: State) -> Iterator[str]:
    """Say how many hits are needed, which dice are hits, and whether one counts for more."""
    if state.demon is None:
        return
    left = DEMONS[state.demon.kind].health - state.demon.wounds
    yield words("cl-puzzle-needs", left=left, defense=stats_of(state, "demon").defense)
    worth = max(wounds_by(state, human) for human in state.in_play)
    if worth > 1:
        yield words("cl-puzzle-hammer", worth=worth)


def _gifts(words: Words, state: State) -> Iterator[str]:
    """Say what each Gift does for which one of the dice can be given."""
    dice = state.phase.dice if isinstance(state.phase, Initiative) else ()
    for gift in state.gifts:
        if GIFT_RULES[gift].die in dice:
            yield words("cl-pad-aim", card=words("cl-gift", gift=gift), about=words("cl-gift-about", gift=gift))


def verdict_text(words: Words, puzzle: Puzzle, verdict: Verdict) -> str:
    """Say what comes of an answer."""
    chance, miss = percent(verdict.chance or Fraction(0)), verdict.miss
    if miss is None:
        return words("cl-puzzle-right", kind=puzzle.kind, demon=_demon(words, puzzle), percent=chance)
    return words(
        "cl-puzzle-wrong",
        miss=miss.key,
        demon=_demon(words, puzzle),
        percent=chance,
        share=round(100 * verdict.share),
        human="none" if miss.human is None else words.name("cl-human", human=miss.human),
    )


def lesson_text(words: Words, lesson: str) -> str:
    """Say what a lesson teaches, in one sentence."""
    return words("cl-lesson", lesson=lesson)


def _demon(words: Words, puzzle: Puzzle) -> Fact:
    demon = start_of(puzzle).demon
    return "none" if demon is None else words.name("cl-demon", demon=demon.kind)
