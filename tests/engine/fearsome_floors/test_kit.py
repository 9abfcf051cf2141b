"""Rules, section 2: the monster is put together anew for every game."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import NotAllowed, Reason, ScriptedChance, SeededChance
from engine.fearsome_floors.kit import PARTS, Kit, kit_by_lot, read_kit, write_kit


def test_the_kit_has_heads_bodies_arms_legs_and_feet_at_least_five_of_each() -> None:
    assert list(PARTS) == ["head", "body", "arms", "legs", "feet"]
    for names in PARTS.values():
        assert len(set(names)) == len(names) >= 5
        assert all(re.fullmatch("[a-z]+", name) for name in names)


def test_a_lot_is_drawn_for_each_part() -> None:
    script = ["moth", "sack", "hooks", "stump", "boots"]
    assert kit_by_lot(ScriptedChance(script)) == Kit("moth", "sack", "hooks", "stump", "boots")


def test_a_kit_is_written_from_top_to_bottom() -> None:
    assert write_kit(Kit()) == "toad-barrel-claws-frog-paws"


@given(seed=st.integers())
def test_every_kit_is_read_back_as_it_was_written(seed: int) -> None:
    kit = kit_by_lot(SeededChance(seed))
    assert read_kit(write_kit(kit)) == kit


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", Reason.of("kit-incomplete", text="", parts=5)),
        ("toad-barrel-claws-frog", Reason.of("kit-incomplete", text="toad-barrel-claws-frog", parts=5)),
        ("toad-barrel-claws-frog-frog", Reason.of("no-such-part", text="frog", part="feet")),
        ("barrel-toad-claws-frog-paws", Reason.of("no-such-part", text="barrel", part="head")),
        ("Toad-barrel-claws-frog-paws", Reason.of("no-such-part", text="Toad", part="head")),
    ],
)
def test_any_other_text_is_refused(text: str, reason: Reason) -> None:
    with pytest.raises(NotAllowed) as refused:
        read_kit(text)
    assert refused.value.reason == reason
