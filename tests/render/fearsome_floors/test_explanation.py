"""Why the monster went as it did: each look with what ended it, and what it decided."""

from render.fearsome_floors.whereabouts import explained
from tests.render.fearsome_floors.tables import NAMES, WORDS
from tests.render.fearsome_floors.walks import EVENTFUL, walked

EXPLAINED = [frame.sentence.split("\n") for frame in explained(WORDS, NAMES[:3], *walked(EVENTFUL, "8"))]


def test_a_token_to_the_left_is_nearest() -> None:
    assert EXPLAINED[0] == [
        "Step 1: sees green 1 to its left at 6 squares: turns left, goes to j7.",
        "On j8 and facing east, it looks:",
        "- ahead (east): nobody on 6 squares as far as wall X",
        "- to its left (north): green 1 (Ada) on j2, 6 squares away",
        "- to its right (south): nobody on 3 squares as far as wall G",
        "The nearest one is to its left, so it turns north.",
    ]


def test_a_stone_ends_its_sight() -> None:
    assert EXPLAINED[1][3] == "- to its left (west): nobody on 6 squares; behind them a stone on c7 blocks its sight"
    assert EXPLAINED[1][5] == "The nearest one is ahead, so it keeps facing north."


def test_equally_near_tokens_decide_nothing() -> None:
    assert EXPLAINED[3][2] == "- ahead (east): nobody: a stone on n6 blocks its sight at once"
    assert EXPLAINED[3][5] == "The nearest ones are equally near, so it keeps facing east."


def test_nobody_seen_decides_nothing() -> None:
    assert EXPLAINED[6][2] == "- ahead (east): nobody: wall V is right there"
    assert EXPLAINED[7][5] == "It sees nobody, so it keeps facing south."


def test_the_look_after_the_last_step_is_explained_too() -> None:
    assert EXPLAINED[7][6:] == [
        "After the step, on l2 and facing south, it looks again:",
        "- ahead (south): nobody on 9 squares as far as wall E",
        "- to its left (east): nobody on 1 square as far as wall O",
        "- to its right (west): green 1 (Ada) on j2, 2 squares away",
        "The nearest one is to its right, so it turns west.",
    ]


def test_every_step_has_its_own_explanation_and_fits_a_message() -> None:
    assert [lines[0].split(":")[0] for lines in EXPLAINED] == [f"Step {number}" for number in range(1, 9)]
    assert all(len("\n".join(lines)) <= 2000 for lines in EXPLAINED)


def test_a_full_row_that_is_pushed_round_to_the_monsters_back_is_explained_and_fits_a_message() -> None:
    stones = ",".join(f"{column}6" for column in "abcdefghijk")
    tokens = "g1:l6,g3:m6,g4:n6,g5:o6,r1:in,r3:in,r4:in,r5:in"
    position = f"ff1 monster=p6e stones={stones} tokens={tokens} round=1 cards=5 turn=monster"
    first, *_, last = explained(WORDS, NAMES[:2], *walked(position, "5"))
    assert first.sentence.split("\n")[:3] == [
        "Step 1: sees nobody, passes wall V to a6, pushes 15 pieces.",
        "On p6 and facing east, it looks:",
        "- ahead (east): nobody: wall V is right there",
    ]
    assert len(first.sentence) <= 2000
    assert "is boxed in" not in last.sentence
