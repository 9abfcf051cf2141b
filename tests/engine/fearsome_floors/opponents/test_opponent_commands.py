"""What other programs ask the opponents: best, judge, explain; and what is refused, in a sentence."""

import pytest

from engine.fearsome_floors.commands import COMMAND_LINE
from engine.fearsome_floors.opponents.search import LEVELS

TOKENS = "r1:m6,r3:in,r4:in,r5:in,g1:e8,g3:in,g4:in,g5:in"
STATE = f"ff1 monster=j8e stones=n6 pools=k6:2x2 tokens={TOKENS} round=3 cards=5,8,1h"
DRAFT = f"ff1 monster=a1e tokens={TOKENS.replace('m6', 'in').replace('e8', 'in')} draft=pool4x1,teleporter1*2"


@pytest.mark.parametrize("level", [level.key for level in LEVELS])
def test_the_best_move_is_legal_and_the_same_again(level: str) -> None:
    told = COMMAND_LINE.answer(f"best {level} 9 {STATE}")
    assert list(told) == ["token", "path", "value", "why"]
    assert "position" in COMMAND_LINE.answer(f"move {told['token']} {told['path']} {STATE}")
    assert COMMAND_LINE.answer(f"best {level} 9 {STATE}") == told


def test_without_time_the_least_is_played() -> None:
    assert COMMAND_LINE.answer(f"best master 0 {STATE}") == {"token": "r1", "path": "-", "value": 0.0, "why": ""}


def test_in_a_draft_a_tile_is_placed_and_every_placement_judged() -> None:
    assert list(COMMAND_LINE.answer(f"best master 1 {DRAFT}")) == ["tile", "square", "direction", "value", "why"]
    judged = COMMAND_LINE.answer(f"judge master {DRAFT}")["moves"]
    assert len(judged) == COMMAND_LINE.answer(f"perft 1 {DRAFT}")["nodes"]
    assert {move["direction"] for move in judged} == {"lengthwise", "crosswise", "n", "e", "s", "w"}


def test_all_moves_are_judged_best_first() -> None:
    moves = COMMAND_LINE.answer(f"judge player {STATE}")["moves"]
    assert len(moves) == COMMAND_LINE.answer(f"perft 1 {STATE}")["nodes"]
    assert [move["value"] for move in moves] == sorted((move["value"] for move in moves), reverse=True)


@pytest.mark.parametrize(
    ("line", "error"),
    [
        (f"best genius 1 {STATE}", "level: 'genius' is none of runner, novice, player, skilled, expert, master."),
        (f"judge genius {STATE}", "level: 'genius' is none of runner, novice, player, skilled, expert, master."),
        (f"best master soon {STATE}", "seconds: 'soon' is not a number from 0 to 999.999."),
        (f"best master 1 {STATE} turn=monster", "The monster's card comes next."),
        (f"best master 1 {STATE} turn=over", "The game is over."),
        (f"explain x9 u {STATE}", "There is no token x9."),
        (f"explain g1 u {STATE}", "g1 is somebody else's."),
        (f"explain r1 lll {STATE}", "Point 2 of the path fails: the points of r1 are 1, and are spent."),
    ],
)
def test_what_cannot_be_answered_is_refused_in_a_sentence(line: str, error: str) -> None:
    assert COMMAND_LINE.answer(line) == {"error": error}
