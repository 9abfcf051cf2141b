"""Puzzles and lessons in words: what is asked, and what comes of an answer."""

from msgspec.structs import replace

from engine.claustrophobia.moves import Assign, End
from engine.claustrophobia.puzzles import judge, lessons, solution_of
from engine.claustrophobia.puzzles.judge import answers
from render.claustrophobia.text.puzzles import aim, lesson_text, verdict_text
from render.core import words_in
from tests.engine.claustrophobia.puzzles.test_judge import examples

WORDS = words_in("en")


def test_an_aim_and_its_verdicts_tell_the_chance() -> None:
    puzzle = examples()[0]
    assert aim(WORDS, puzzle) == (
        "Give the dice, then use a Gift or none, so that the Possessed One takes the last wound now with the best "
        "chance. Every human who can attacks once. 4 hits are needed: every die of 4 or more is one.\n"
        "**Aura of Healing** \N{EN DASH} die 4: heals a line of a condemned human on his tile"
    )
    right, wrong = judge(puzzle, solution_of(puzzle)), judge(puzzle, (Assign.of(R=4, B1=6, K1=3),))
    assert verdict_text(WORDS, puzzle, right) == (
        "Right: the Possessed One takes the last wound with 50 %, and nothing is better."
    )
    assert verdict_text(WORDS, puzzle, wrong) == (
        "With a chance of 34 % the Possessed One takes the last wound: that is 69 % of the best chance."
    )


def test_a_hit_with_the_hammer_is_said_to_count_for_more() -> None:
    puzzle = replace(examples()[0], position=examples()[0].position.replace("R@1x456", "R@1x456+hammer"))
    assert "A hit with the Blessed Hammer counts as 2." in aim(WORDS, puzzle)


def test_every_lesson_and_what_comes_of_its_answers_has_words() -> None:
    shown = [lesson_text(WORDS, lesson) for lesson in lessons()]
    for puzzle in lessons().values():
        shown.append(aim(WORDS, puzzle))
        shown += {verdict_text(WORDS, puzzle, judge(puzzle, answer)) for answer in answers(puzzle)}
    assert [text for text in shown if "?" in text] == [
        "You are the humans, and want to go on from here. What has to be done first?"
    ]


def test_a_wrong_choice_is_told_by_its_consequence() -> None:
    puzzle = lessons()["blocking"]
    assert verdict_text(WORDS, puzzle, judge(puzzle, (End(),))) == (
        "Not yet: nobody could leave, and now the turn is over."
    )
