"""Puzzles and lessons in words: what is asked, and what comes of an answer. Its pictures are those of any turns."""

from fractions import Fraction

from engine.claustrophobia.puzzles import Puzzle, Verdict
from engine.claustrophobia.puzzles.puzzle import start_of
from render.claustrophobia.text.odds_text import percent
from render.claustrophobia.text.text_board import gifts_line
from render.core import Fact, Words


def aim(words: Words, puzzle: Puzzle) -> str:
    """Say what is asked, and which Gifts there are: no picture shows them."""
    state, asked = start_of(puzzle), words("cl-puzzle-aim", kind=puzzle.kind, demon=_demon(words, puzzle))
    return words.sentences((asked, gifts_line(words, state) if state.gifts else ""))


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
