"""Luck: where it comes from, and that an undo brings it again."""

from collections import Counter

import pytest

from engine.core import FatedChance, ScriptedChance, SeededChance, SystemChance


def test_system_chance_gives_whatever_is_in_the_bag() -> None:
    chance = SystemChance()
    assert {chance.pick(["a", "b"]) for _ in range(100)} == {"a", "b"}


def test_a_seed_repeats_its_luck() -> None:
    bag = list("abcdefgh")
    one, same, other = SeededChance(1), SeededChance(1), SeededChance(2)
    drawn = [one.pick(bag) for _ in range(20)]
    assert drawn == [same.pick(bag) for _ in range(20)]
    assert drawn != [other.pick(bag) for _ in range(20)]


def test_equal_items_count_as_often_as_they_are_in_the_bag() -> None:
    chance = SeededChance(1)
    counts = Counter(chance.pick(["a", "b", "b", "b"]) for _ in range(1000))
    assert 2 < counts["b"] / counts["a"] < 4


def test_a_script_gives_its_items_in_order_and_no_more() -> None:
    chance = ScriptedChance(["b", "a"])
    assert [chance.pick(["a", "b"]), chance.pick(["a", "b"])] == ["b", "a"]
    with pytest.raises(LookupError, match="at its end"):
        chance.pick(["a"])


def test_a_script_cannot_give_what_is_not_in_the_bag() -> None:
    with pytest.raises(LookupError, match="the script says 'c'"):
        ScriptedChance(["c"]).pick(["a", "b"])


def test_fate_comes_first_and_all_that_was_given_is_noted() -> None:
    chance = FatedChance(["b", "a"], ScriptedChance(["c"]))
    assert [chance.pick(["a", "b", "c"]) for _ in range(3)] == ["b", "a", "c"]
    assert chance.given == ("b", "a", "c")
    assert chance.fate == ()


def test_fate_that_is_not_in_the_bag_is_dropped() -> None:
    chance = FatedChance(["x", "a", "b"], ScriptedChance([]))
    assert chance.pick(["a", "b"]) == "a"
    assert chance.fate == ("b",)


def test_fate_that_fits_no_more_gives_way_to_fresh_luck() -> None:
    chance = FatedChance(["x"], ScriptedChance(["a"]))
    assert chance.pick(["a"]) == "a"
    assert chance.given == ("a",)
