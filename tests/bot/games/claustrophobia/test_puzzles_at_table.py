"""Puzzles of Claustrophobia at the table: what a game tells of them to those who try."""

from bot.games.claustrophobia.puzzles import PUZZLES


def test_what_tempts_is_a_whole_answer_and_a_wrong_one_whether_or_not_a_gift_could_follow() -> None:
    for place in PUZZLES.practice(None, None):
        puzzle = PUZZLES.puzzle("practice", place)
        outcome = PUZZLES.judge(puzzle, PUZZLES.tempting(puzzle))
        assert outcome is not None, puzzle
        assert not outcome.is_right, puzzle
