"""An answer is judged by what comes of it; the examples are puzzles that were found before there was a judge."""

from functools import cache
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from engine.core import NotAllowed
from engine.fearsome_floors.events import TokenEaten
from engine.fearsome_floors.moves import MoveToken, PlaceTile, RevealCard
from engine.fearsome_floors.notation import write_position
from engine.fearsome_floors.notation.actions import Action, write_action
from engine.fearsome_floors.puzzles import (
    PUZZLE_KINDS,
    Lesson,
    Miss,
    Puzzle,
    Verdict,
    judge,
    lessons,
    position_of,
    solution_of,
)
from engine.fearsome_floors.puzzles.judge import answers, result_of
from engine.fearsome_floors.puzzles.puzzle import start_of
from engine.fearsome_floors.state import DraftPhase, TokenPhase
from tests.length import length

SLOW = {"both", "duel"}
"""Kinds of which all answers are judged in the long form alone."""


@cache
def examples() -> tuple[Puzzle, ...]:
    text = Path(__file__).with_name("examples.jsonl").read_bytes()
    return tuple(msgspec.json.Decoder(Puzzle).decode_lines(text))


def example(kind: str) -> Puzzle:
    return next(puzzle for puzzle in examples() if puzzle.kind == kind)


def test_there_are_examples_of_all_kinds() -> None:
    assert {puzzle.kind for puzzle in examples()} == set(PUZZLE_KINDS)


@pytest.mark.parametrize("number", range(19))
def test_an_example_has_one_result_that_meets_its_aim(number: int) -> None:
    puzzle = examples()[number]
    proof = judge(puzzle, solution_of(puzzle))
    assert (proof.is_right, proof.share) == (True, 1)
    every = list(answers(puzzle))
    assert len(every) == puzzle.candidates
    taken = every if puzzle.kind not in SLOW else every[:: length(16, long=1)]
    right = [verdict for verdict in (judge(puzzle, answer) for answer in taken) if verdict.is_right]
    assert {result(verdict) for verdict in right} <= {result(proof)}
    assert len(right) == 1 or len(taken) < len(every)


def result(verdict: Verdict) -> str:
    """The position from which the card comes."""
    return write_position(verdict.turns[-1][0])


def test_a_right_answer_is_shown_with_the_longest_walk_and_a_wrong_one_with_the_card_that_refutes_it() -> None:
    puzzle = example("save")
    proof = judge(puzzle, solution_of(puzzle))
    assert proof.card == "10"
    assert [type(turn.move) for _, turn in proof.turns] == [MoveToken, RevealCard]
    stays = judge(puzzle, (MoveToken("g5"),))
    assert stays.miss == Miss("eaten", "g5")
    assert stays.card == "5"
    assert TokenEaten("g5", "l9", "bite", "in") in stays.turns[-1][1].events


def test_the_share_is_that_of_the_cards_with_which_the_aim_is_met() -> None:
    puzzle = example("save")
    late = next(
        verdict for answer in answers(puzzle) if (verdict := judge(puzzle, answer)).card == "10" and verdict.miss
    )
    assert start_of(puzzle).cards == ("5", "7", "8", "10", "1h", "2h")
    assert late.share == pytest.approx(5 / 6)


def test_another_path_with_the_same_result_is_as_right() -> None:
    puzzle = lessons()["numbers"]
    assert puzzle.solution == ("r3 ullx",)
    assert judge(puzzle, (MoveToken("r3", "lulx"),)).is_right
    both = examples()[1]
    turned = tuple(reversed(solution_of(both)))
    assert judge(both, turned).is_right
    assert result_of(both, turned) == result_of(both, solution_of(both))
    assert result_of(puzzle, (MoveToken("r3", "lulx"),)) == result_of(puzzle, solution_of(puzzle)) == "r3:out"
    assert result_of(lessons()["stone"], (MoveToken("r1", "l"),)) == "r1:f9 stone:e9 stone:f9"


def test_a_duel_is_lost_by_the_one_reply_that_refutes_it() -> None:
    puzzle = example("duel")
    lost = judge(puzzle, (MoveToken("g3"),))
    assert lost.miss is not None
    assert [turn.seat for _, turn in lost.turns] == [0, 1, None]
    assert lost.miss.token in {event.token for event in lost.turns[-1][1].events if isinstance(event, TokenEaten)}


def test_a_right_answer_to_a_duel_is_shown_with_a_reply_that_refutes_what_is_tempting() -> None:
    tempts = MoveToken("g3", "dll")
    puzzle = replace(example("duel"), tempting=(write_action(Action("green", tempts)),))
    shown = [judge(puzzle, moves) for moves in ((tempts,), solution_of(puzzle))]
    assert [verdict.is_right for verdict in shown] == [False, True]
    assert [before.tokens["r4"] for before, _ in (verdict.turns[-1] for verdict in shown)] == ["l8", "l8"]
    assert start_of(puzzle).tokens["r4"] == "k9"


def test_a_stone_is_laid_where_nothing_is_and_all_tokens_stay() -> None:
    puzzle = example("one-tile")
    assert isinstance(position_of(puzzle).phase, DraftPhase)
    proof = judge(puzzle, solution_of(puzzle))
    assert [turn.move for _, turn in proof.turns] == [PlaceTile("stone", "d3"), MoveToken("r1"), RevealCard()]
    refused = {"a1": "corner-kept-free", "o4": "place-taken", "d5": "tile-on-token", "j6": "tile-on-monster"}
    for square, key in refused.items():
        with pytest.raises(NotAllowed) as error:
            judge(puzzle, (PlaceTile("stone", square),))
        assert error.value.reason.key == key
    with pytest.raises(NotAllowed, match="draft-first"):
        judge(puzzle, (MoveToken("r1"),))


@pytest.mark.parametrize(
    ("kind", "move", "miss"),
    [
        ("leader", MoveToken("g5"), Miss("spared", "r4")),
        ("feed", MoveToken("r3"), Miss("too-few", count=4)),
        ("escape", MoveToken("g3"), Miss("no-way-out", "g3")),
    ],
)
def test_what_an_aim_lacks_is_told(kind: str, move: MoveToken, miss: Miss) -> None:
    puzzle = next(puzzle for puzzle in examples() if puzzle.kind == kind and move.token in puzzle.solution[0])
    assert judge(puzzle, (move,)).miss == miss


def test_a_move_that_is_illegal_is_refused_and_half_an_answer_is_none() -> None:
    puzzle = example("both")
    with pytest.raises(NotAllowed, match="too-many-points"):
        judge(puzzle, (MoveToken("r5", "uuuuuuuuu"), MoveToken("r4")))
    with pytest.raises(ValueError, match="2 moves"):
        judge(puzzle, (MoveToken("r5"),))
    assert position_of(puzzle, (MoveToken("r5"),)).phase == TokenPhase("red")


@pytest.mark.parametrize("lesson", lessons())
def test_a_lesson_has_one_right_choice(lesson: Lesson) -> None:
    puzzle = lessons()[lesson]
    right = [answer for answer in answers(puzzle) if judge(puzzle, answer).is_right]
    assert right == [solution_of(puzzle)]


def test_a_lesson_about_getting_out_is_judged_before_anybody_answers() -> None:
    puzzle = lessons()["numbers"]
    verdict = judge(puzzle, (MoveToken("r4"),))
    assert (verdict.miss, verdict.card, len(verdict.turns)) == (Miss("still-inside"), None, 1)
