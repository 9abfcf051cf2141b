"""Puzzles of Claustrophobia, and the lessons: `chance` has the mark of the puzzles, `kinds` what the lessons ask.

`puzzles` are those that ship, for practice; `judge` judges an answer.
"""

from engine.claustrophobia.puzzles.judge import Verdict, judge, position_of, solution_of
from engine.claustrophobia.puzzles.kinds import Miss
from engine.claustrophobia.puzzles.lessons import Lesson, lessons
from engine.claustrophobia.puzzles.practice import for_practice
from engine.claustrophobia.puzzles.puzzle import Grade, Kind, Puzzle

__all__ = [
    "Grade",
    "Kind",
    "Lesson",
    "Miss",
    "Puzzle",
    "Verdict",
    "for_practice",
    "judge",
    "lessons",
    "position_of",
    "solution_of",
]
