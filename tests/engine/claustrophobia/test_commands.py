"""What the command line answers to a line that is wrong: one sentence that names the word, or the reason."""

import pytest

from engine.claustrophobia.commands import COMMAND_LINE
from engine.claustrophobia.notation.actions import read_action
from engine.core.notation import BadNotation

AIR = "cl1 scenario=air"


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        (f"odds summon cat {AIR} phase=threat:-", "summon: 'cat' is not one of troglodyte, demon."),
        (f"odds summon {AIR} phase=threat:-", "summon: '' is not one of troglodyte, demon."),
        (f"odds destiny now {AIR} phase=threat", "destiny: 'now' is not part of it; nothing follows."),
        (f"odds destiny {AIR}", "destiny: there are odds of it in a Threat phase only."),
        (f"odds end {AIR} humans=R@0:1 phase=human-action", "odds: 'end' is not what there are odds of: "),
        (f"move go R n {AIR}", "First the dice are rolled."),
        (f"move end {AIR} phase=over:goal:humans", "The game is over."),
        (f"move roll with 7 1 1 1 {AIR}", "with: '7' is not one of 1, 2, 3, 4, 5, 6 (action-die)."),
        (f"move roll with 1 2 3 4 5 {AIR}", "with: 1 more than the move needs."),
        (f"see nobody {AIR}", "viewer: 'nobody' is not one of humans, demons, public."),
        (f"perft x {AIR}", "depth: 'x' is not a whole number from 0 to 99."),
        ("moves", "moves: something is missing or too much; it is written moves CLN."),
        (f"dance {AIR}", "command: 'dance' is not one of "),
    ],
)
def test_what_is_wrong_with_a_command_is_told_in_a_sentence(line: str, sentence: str) -> None:
    answered = COMMAND_LINE.answer(line)
    assert answered.keys() == {"error"}
    assert answered["error"].startswith(sentence)
    assert answered["error"].endswith(".")


def test_any_blanks_may_stand_between_words() -> None:
    assert COMMAND_LINE.answer("moves\tcl1   scenario=air ") == COMMAND_LINE.answer("moves cl1 scenario=air")
    assert read_action("roll\twith  4\t2") == read_action("roll with 4 2")


@pytest.mark.parametrize(
    ("written", "sentence"),
    [
        ("summon cat 4", "kind: 'cat' is not one of demon, troglodyte."),
        ("summon demon", "summon: something is missing; it is written summon KIND TILE."),
        ("fight R demon is_all", "fight: 'is_all' does not belong to it; it is written "),
        ("fight R demon war_cry", "fight: 'war_cry' does not belong to it; it is written "),
        ("go R n at=0 at=1", "go: at is there twice."),
    ],
)
def test_what_is_wrong_with_a_move_is_told_by_the_word_as_it_is_written(written: str, sentence: str) -> None:
    with pytest.raises(BadNotation) as refused:
        read_action(written)
    assert str(refused.value).startswith(sentence)
