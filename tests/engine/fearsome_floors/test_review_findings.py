"""Findings of a review; each of these fails until its fault is mended."""

import pytest

from engine.fearsome_floors.commands import answer
from engine.fearsome_floors.notation import read_midway
from engine.fearsome_floors.records import read_record
from tests.engine.fearsome_floors.test_records import TEXT

DRAFTING = "ff1 monster=a1e draft=stone*3 tokens=r1:in,r3:in,r4:in,r5:in"
SIX = ",".join(f"{colour}{number}:in" for colour in "grbyev" for number in (1, 4, 5))


def test_a_record_with_just_the_header_lines_of_the_notation_is_read() -> None:
    assert read_record(TEXT.replace('[Kit "toad-barrel-claws-frog-paws"]\n', "")).match.state.round == 2


def test_the_five_of_the_longer_game_may_be_written_5_in_a_record_as_in_a_position() -> None:
    names = "".join(f'[{name} "x"]\n' for name in ("Green", "Red", "Blue", "Yellow", "Beige", "Violet"))
    stays = " ".join(f"{colour}{number} -" for number in (1, 4, 5) for colour in "grbyev")
    text = (
        f'[Event "e"]\n[Site "s"]\n[Date "2025-06-01"]\n{names}[Variant "longer"]\n[Kit "toad-barrel-claws-frog-paws"]\n'
        f'[Setup "ff1 monster=a1e tokens={SIX} round=2 five=3h"]\n[Result "*"]\n\n2. {stays} M 5\n'
    )
    assert read_record(text).match.state.round == 3


@pytest.mark.parametrize("command", ["walk 5", "moves r1", "move r1 i"])
def test_what_is_answered_in_a_draft_is_a_position_or_an_error(command: str) -> None:
    told = answer(f"{command} {DRAFTING}")
    if "error" not in told:
        read_midway(told["position"] if "position" in told else told["moves"][-1]["position"])
