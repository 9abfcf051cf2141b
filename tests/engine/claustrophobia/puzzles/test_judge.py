"""The mark of a puzzle is its exact chance; a lesson has one right choice. The examples were found before the judge."""

from fractions import Fraction
from functools import cache
from pathlib import Path

import msgspec
import pytest

from engine.claustrophobia.choices.legal import why_not
from engine.claustrophobia.evolve import evolve
from engine.claustrophobia.fights.combat import FACES, fight
from engine.claustrophobia.moves import Assign, End, Fight
from engine.claustrophobia.puzzles import Lesson, Miss, Puzzle, judge, lessons, position_of, solution_of
from engine.claustrophobia.puzzles.chance import chance_of_killing
from engine.claustrophobia.puzzles.judge import answers
from engine.claustrophobia.rounds.order import conclude
from engine.claustrophobia.state import State
from engine.core import NotAllowed, Play, ScriptedChance


@cache
def examples() -> tuple[Puzzle, ...]:
    text = Path(__file__).with_name("examples.jsonl").read_bytes()
    return tuple(msgspec.json.Decoder(Puzzle).decode_lines(text))


@pytest.mark.parametrize(
    ("number", "best", "second"),
    [(0, (1, 2), 0.344), (1, (15, 16), 0.812), (2, (191, 256), 0.637), (3, (163, 256), 0.344), (4, (163, 256), 0.5)],
)
def test_an_example_has_the_best_chance_and_the_second_that_was_found(
    number: int, best: tuple[int, int], second: float
) -> None:
    puzzle = examples()[number]
    verdicts = [judge(puzzle, answer) for answer in answers(puzzle)]
    assert len(verdicts) == puzzle.candidates
    right = [verdict for verdict in verdicts if verdict.is_right]
    assert {verdict.chance for verdict in right} == {Fraction(*best)}
    assert judge(puzzle, solution_of(puzzle)).is_right
    assert max(float(verdict.chance or 0) for verdict in verdicts if verdict.miss) == pytest.approx(second, abs=0.001)


def test_the_mark_is_the_share_of_the_best_chance() -> None:
    verdict = judge(examples()[0], (Assign.of(R=4, B1=6, K1=3),))
    assert (verdict.miss, verdict.chance) == (Miss("less-likely"), Fraction(11, 32))
    assert verdict.share == pytest.approx(11 / 16)
    assert [turn.move for _, turn in verdict.turns] == [Assign.of(R=4, B1=6, K1=3)]


def test_the_chance_is_that_of_playing_the_attacks_with_every_roll() -> None:
    state = position_of(examples()[0], solution_of(examples()[0]))
    assert chance_of_killing(state) == by_every_roll(state)


def by_every_roll(state: State) -> Fraction:
    """How many of all rolls kill the demon, when the humans attack one after the other."""
    return by_every_roll_from(msgspec.json.encode(state))


@cache
def by_every_roll_from(position: bytes) -> Fraction:
    """Count those from a position to which many rolls may come."""
    state = msgspec.json.decode(position, type=State)
    if state.demon is None:
        return Fraction(1)
    for human in state.in_play:
        move = Fight(human, "demon")
        if not state.humans[human].is_done and why_not(state, state.seat_of("humans"), move) is None:
            return rolled(state, move, ())
    return Fraction(0)


def rolled(state: State, move: Fight, dice: tuple[str, ...]) -> Fraction:
    play = Play(state, evolve, ScriptedChance(dice))
    try:
        fight(play, move)
    except LookupError:
        return sum((rolled(state, move, (*dice, face)) for face in FACES), Fraction(0)) / len(FACES)
    conclude(play)
    return by_every_roll(play.state)


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_has_one_right_choice(lesson: Lesson) -> None:
    puzzle = lessons()[lesson]
    verdicts = {answer: judge(puzzle, answer) for answer in answers(puzzle)}
    assert [answer for answer, verdict in verdicts.items() if verdict.is_right] == [solution_of(puzzle)]
    assert {verdict.share for verdict in verdicts.values()} == {0, 1}


def test_what_goes_wrong_in_a_lesson_is_told() -> None:
    wrong = {
        lesson: {verdict.miss for answer in answers(puzzle) if (verdict := judge(puzzle, answer)).miss}
        for lesson, puzzle in lessons().items()
    }
    assert wrong == {
        "dice": {Miss("exhausted", "R"), Miss("exhausted", "B1")},
        "blocking": {Miss("blocked")},
        "guard": {Miss("dead", "R")},
        "deed": {Miss("not-won")},
        "destiny": {Miss("alive", "R")},
        "summon": {Miss("too-far", "K1")},
    }


def test_what_is_illegal_is_refused_and_nothing_is_no_answer() -> None:
    with pytest.raises(NotAllowed):
        judge(lessons()["dice"], (End(),))
    with pytest.raises(ValueError, match="no answer"):
        judge(lessons()["dice"], ())
