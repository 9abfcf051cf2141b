"""The puzzles that ship are held to the odds: the best answer is far ahead, and what is tempting is not as good."""

from engine.claustrophobia.notation.actions import read_move
from engine.claustrophobia.puzzles import Verdict, for_practice, judge, solution_of
from engine.claustrophobia.puzzles.judge import answers
from engine.claustrophobia.puzzles.search import AHEAD
from tests.length import length


def test_the_best_answer_is_far_ahead() -> None:
    shipped = for_practice()
    for puzzle in shipped[:: length(len(shipped) // 8, long=1)]:
        verdicts = [judge(puzzle, answer) for answer in answers(puzzle)]
        assert len(verdicts) == puzzle.candidates, puzzle
        best = judge(puzzle, solution_of(puzzle))
        assert best.is_right, puzzle
        right = [verdict for verdict in verdicts if verdict.is_right]
        assert len({verdict.turns[0][1].move for verdict in right}) == 1, puzzle
        assert max(chance(verdict) for verdict in verdicts if verdict.miss) <= chance(best) - float(AHEAD), puzzle
        assert not judge(puzzle, tuple(map(read_move, puzzle.tempting))).is_right, puzzle


def chance(verdict: Verdict) -> float:
    return float(verdict.chance or 0)


def test_there_are_puzzles_of_every_grade_and_no_position_twice() -> None:
    assert len({puzzle.position for puzzle in for_practice()}) == len(for_practice()) >= 60
    assert [len(for_practice(grade)) >= 5 for grade in (1, 2, 3, 4, 5)] == [True] * 5
