"""Puzzles of Fearsome Floors, and the lessons: positions with one right result, judged by what comes of an answer.

`puzzle` is what one is, `kinds` what each kind asks, `judge` how an answer is judged, `calendar` which one is a day's.
"""

from engine.fearsome_floors.puzzles.calendar import for_practice, number_of, puzzle_of
from engine.fearsome_floors.puzzles.judge import Verdict, judge, position_of, solution_of, why_not_answer
from engine.fearsome_floors.puzzles.kinds import PUZZLE_KINDS, Miss
from engine.fearsome_floors.puzzles.lessons import Lesson, lessons
from engine.fearsome_floors.puzzles.puzzle import Grade, Kind, Puzzle, Theme

__all__ = [
    "PUZZLE_KINDS",
    "Grade",
    "Kind",
    "Lesson",
    "Miss",
    "Puzzle",
    "Theme",
    "Verdict",
    "for_practice",
    "judge",
    "lessons",
    "number_of",
    "position_of",
    "puzzle_of",
    "solution_of",
    "why_not_answer",
]
