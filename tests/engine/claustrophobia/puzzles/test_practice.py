"""The puzzles that ship are held to the odds: the best answer is far ahead, and what is tempting is not as good."""

from engine.claustrophobia.notation.actions import read_move
from engine.claustrophobia.puzzles import Puzzle, Verdict, for_practice, judge, solution_of
from engine.claustrophobia.puzzles.judge import answers
from engine.claustrophobia.puzzles.search import AHEAD, solved
from tests.engine.claustrophobia.puzzles.find import puzzle_of as found_in
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


def test_every_puzzle_is_the_one_that_is_found_in_its_position() -> None:
    shipped = for_practice()
    for puzzle in shipped[:: length(len(shipped) // 8, long=1)]:
        assert found_in(puzzle.position) == puzzle


def test_a_position_in_which_all_get_the_dice_with_which_they_fight_best_is_dull_and_not_shipped() -> None:
    position = (
        "cl1 scenario=brother tiles=start-a@0,0,den-a@0,-1 humans=R@1,K1@1,K2@1x25 round=6 phase=initiative:23566 "
        "demon=possessed@1 gifts=courage,healing"
    )
    assert solved(Puzzle("best-chance", position, ())).solution[0] == "assign R=2,K1=6,K2=6"
    assert found_in(position) is None


def test_a_puzzle_is_harder_where_other_dice_look_better_until_gifts_are_thought_of() -> None:
    plain = found_in(
        "cl1 scenario=air tiles=start-a@0,0,plain-a@0,-1 humans=R@1,B1@1x2,K1@1x3 round=6 phase=initiative:12335 "
        "demon=hunter@1x1 bought=1 gifts=courage,rally,healing,precognition,blessing"
    )
    twisted = found_in(
        "cl1 scenario=brother tiles=start-a@0,0,den-a@0,-1 humans=R@1x135,B1@1x345,K2@1+blunderbuss round=6 "
        "phase=initiative:23445 demon=possessed@1 gifts=courage,rally,healing,blessing"
    )
    assert plain is not None
    assert twisted is not None
    assert (plain.grade, twisted.grade) == (4, 5)
    assert twisted.solution == ("assign R=4,B1=4,K2=3", "gift healing human=B1 line=4"), "it heals who is exhausted"


def chance(verdict: Verdict) -> float:
    return float(verdict.chance or 0)


def test_there_are_puzzles_of_every_grade_and_no_position_twice() -> None:
    assert len({puzzle.position for puzzle in for_practice()}) == len(for_practice()) >= 60
    assert [len(for_practice(grade)) >= 5 for grade in (1, 2, 3, 4, 5)] == [True] * 5
