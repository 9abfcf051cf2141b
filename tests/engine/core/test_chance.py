"""Luck: where it comes from, and that an undo brings it again."""

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Drawn, FatedChance, ScriptedChance, SeededChance, SystemChance, fated
from engine.core.chance import given_again, owed_again


def test_system_chance_gives_whatever_is_in_the_bag() -> None:
    chance = SystemChance()
    assert {chance.pick("card", ["a", "b"]) for _ in range(100)} == {"a", "b"}


def test_a_seed_repeats_its_luck() -> None:
    bag = list("abcdefgh")
    one, same, other = SeededChance(1), SeededChance(1), SeededChance(2)
    drawn = [one.pick("card", bag) for _ in range(20)]
    assert drawn == [same.pick("card", bag) for _ in range(20)]
    assert drawn != [other.pick("card", bag) for _ in range(20)]


def test_equal_items_count_as_often_as_they_are_in_the_bag() -> None:
    chance = SeededChance(1)
    counts = Counter(chance.pick("card", ["a", "b", "b", "b"]) for _ in range(1000))
    assert 2 < counts["b"] / counts["a"] < 4


def test_a_script_gives_its_items_in_order_and_no_more() -> None:
    chance = ScriptedChance(["b", "a"])
    assert [chance.pick("card", ["a", "b"]), chance.pick("card", ["a", "b"])] == ["b", "a"]
    with pytest.raises(LookupError, match="at its end"):
        chance.pick("card", ["a"])


def test_a_script_cannot_give_what_is_not_in_the_bag() -> None:
    with pytest.raises(LookupError, match="the script says 'c'"):
        ScriptedChance(["c"]).pick("card", ["a", "b"])


def test_a_script_with_kinds_gives_nothing_of_another_kind() -> None:
    chance = ScriptedChance([Drawn("die", "3"), Drawn("die", "3")])
    assert chance.pick("die", ["1", "3"]) == "3"
    with pytest.raises(LookupError, match="of kind 'card'"):
        chance.pick("card", ["3"])


def test_fate_comes_first_and_all_that_was_given_is_noted() -> None:
    chance = FatedChance({"card": ("b", "a")}, ScriptedChance(["c"]))
    assert [chance.pick("card", ["a", "b", "c"]) for _ in range(3)] == ["b", "a", "c"]
    assert chance.given == (Drawn("card", "b"), Drawn("card", "a"), Drawn("card", "c"))
    assert chance.fate == {}


def test_each_kind_has_its_own_fate_whatever_is_drawn_first() -> None:
    fate = {"card": ("a",), "die": ("6", "2")}
    for order in ("card die die", "die card die", "die die card"):
        chance = FatedChance(fate, ScriptedChance([]))
        given = [chance.pick(kind, "a123456") for kind in order.split()]
        assert sorted(given) == ["2", "6", "a"]
        assert given.index("6") < given.index("2")
        assert chance.fate == {}


def test_fate_that_is_not_in_the_bag_stays_owed_in_its_place() -> None:
    chance = FatedChance({"card": ("x", "a", "y", "b")}, ScriptedChance(["c"]))
    assert chance.pick("card", ["a", "b", "c"]) == "a"
    assert chance.fate == {"card": ("x", "y", "b")}
    assert chance.pick("card", ["c"]) == "c"
    assert chance.fate == {"card": ("x", "y", "b")}
    assert chance.pick("card", ["b", "x"]) == "x"
    assert chance.fate == {"card": ("y", "b")}


def test_fate_of_one_kind_is_nothing_to_another() -> None:
    chance = FatedChance({"card": ("a",)}, ScriptedChance(["b"]))
    assert chance.pick("tile", ["a", "b"]) == "b"
    assert chance.fate == {"card": ("a",)}


def test_what_comes_for_certain_is_told_before_it_is_drawn() -> None:
    fate = {"card": ("x", "b")}
    assert fated(fate, "card", ["a", "b"]) == "b"
    assert fated(fate, "card", ["a"]) is None
    assert fated(fate, "tile", ["b"]) is None


@pytest.mark.parametrize("item", ["", "34", "7"])
def test_what_is_owed_comes_only_as_one_of_the_bags_items_also_where_a_text_is_the_bag(item: str) -> None:
    assert fated({"die": (item, "4")}, "die", "123456") == "4"


kinds = st.sampled_from(["card", "die", "tile"])
drawn = st.builds(Drawn, kinds, st.sampled_from("abc"))


@given(st.lists(drawn), st.lists(drawn))
def test_luck_of_undone_turns_comes_before_what_was_owed_and_a_redo_takes_exactly_it_away(
    before: list[Drawn], luck: list[Drawn]
) -> None:
    fate = owed_again({}, before)
    owed = owed_again(fate, luck)
    for kind in ("card", "die", "tile"):
        assert owed.get(kind, ()) == tuple(one.item for one in (*luck, *before) if one.kind == kind)
    assert given_again(owed, luck) == fate
    assert list(owed) == sorted(owed)


class Fresh:
    """Chance that tells what it gave apart from fate."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, str]] = []

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        self.asked.append((kind, bag[-1]))
        return bag[-1]


@given(
    st.lists(drawn, max_size=8), st.lists(st.tuples(kinds, st.sets(st.sampled_from("abc"), min_size=1)), max_size=12)
)
def test_nothing_fresh_comes_while_something_is_owed_of_the_kind_and_bag(
    luck: list[Drawn], bags: list[tuple[str, set[str]]]
) -> None:
    fresh, owed = Fresh(), {kind: [one.item for one in luck if one.kind == kind] for kind in ("card", "die", "tile")}
    chance = FatedChance(owed_again({}, luck), fresh)
    for kind, bag in bags:
        before, coming = len(fresh.asked), [item for item in owed[kind] if item in bag]
        given = chance.pick(kind, sorted(bag))
        assert given == (coming[0] if coming else max(bag))
        assert (len(fresh.asked) > before) == (not coming)
        if coming:
            owed[kind].remove(given)
    assert chance.fate == {kind: tuple(items) for kind, items in owed.items() if items}
    assert [one.kind for one in chance.given] == [kind for kind, _ in bags]


bags = st.lists(st.tuples(kinds, st.sets(st.sampled_from("abc"), min_size=1)), max_size=3)


@given(st.lists(drawn, max_size=8), st.lists(bags, max_size=5))
def test_the_first_order_of_a_stream_outlives_undos_whatever_bags_were_asked(
    luck: list[Drawn], turns: list[list[tuple[str, set[str]]]]
) -> None:
    """A turn skips what its bags lack: a second undo must not put what it drew, fresh or owed, before that."""
    fate = owed_again({}, luck)
    passed, fresh = [fate], SeededChance(1)
    played: list[FatedChance] = []
    for turn in turns:
        chance = FatedChance(passed[-1], fresh)
        for kind, bag in turn:
            chance.pick(kind, sorted(bag))
        passed.append(chance.fate)
        played.append(chance)
    undone = passed.pop()
    for chance in reversed(played):
        undone = owed_again(undone, chance.given, chance.skipped)
        before = passed.pop()
        for kind, items in before.items():
            owed = iter(undone[kind])
            assert all(item in owed for item in items), "what was owed before keeps its order"
            assert undone[kind][: len(items)] == items, "and comes before what was fresh"
    again = undone
    for chance in played:
        again = given_again(again, chance.given, chance.skipped)
    assert again == (played[-1].fate if played else fate)


def test_what_a_bag_lacked_comes_before_what_was_fresh_after_a_second_undo() -> None:
    first = FatedChance({"card": ("hit",)}, ScriptedChance(["5"]))
    first.pick("card", ["5", "7"])
    assert (first.given, first.skipped) == ((Drawn("card", "5"),), (1,))
    owed = owed_again(first.fate, first.given, first.skipped)
    assert owed == {"card": ("hit", "5")}
    assert FatedChance(owed, ScriptedChance([])).pick("card", ["5", "7", "hit"]) == "hit"
