"""What players may type as a token's path."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import NotAllowed, Reason
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.path import Reached
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import TokenName
from engine.fearsome_floors.typed_path import read_path
from tests.engine.fearsome_floors.positions import position
from tests.engine.fearsome_floors.test_worked_examples import TOKEN_C
from tests.engine.reasons import FEARSOME_FLOORS_REASONS as REASONS

OPEN = position("monster=a1e", "r5:k6")


def paths(state: State, token: TokenName, text: str) -> list[str]:
    return [result.path for result in read_path(state, token, text)]


def why_not(state: State, token: TokenName, text: str) -> Reason:
    with pytest.raises(NotAllowed) as refused:
        read_path(state, token, text)
    return refused.value.reason


@pytest.mark.parametrize(
    "text",
    [
        "uulr",
        "UULR",
        " uulr ",
        "u u l r",
        "u,u,l,r",
        "nnwe",
        "NnWe",
        "↑↑←→",
        "⬆⬆⬅➡",
        "⬆️⬆️⬅️➡️",
        "🔼🔼◀️▶️",
        "u2 l1 r",
        "u2, l1, r1",
        "2u l r",
        "2u1l1r",
        "u2l1r1",
        "↑2 ← 1→",
    ],
)
def test_a_path_is_letters_arrows_winds_or_counted_steps(text: str) -> None:
    assert paths(OPEN, "r5", text) == ["uulr"]


@pytest.mark.parametrize("text", ["-", "stay", " Stay "])
def test_staying_is_a_dash_or_a_word(text: str) -> None:
    assert paths(OPEN, "r5", text) == [""]
    assert paths(OPEN, "r3", text) == [""]


@pytest.mark.parametrize(
    "text", ["", "  ", ",", "uz", "k", "q5", "go home", "--", "u-", "7", "u 2", "l222", "²u", "u 0", "u" * 101, "p12"]
)
def test_anything_else_is_unreadable(text: str) -> None:
    assert why_not(OPEN, "r5", text) == Reason.of("path-unreadable", text=text[:100])


@pytest.mark.parametrize("text", ["u0", "0u", "l0 u0", "u2 l0", "u00", "00u", "u02"])
def test_a_count_of_nothing_is_unreadable_and_does_not_spend_the_move(text: str) -> None:
    assert why_not(OPEN, "r5", text) == Reason.of("path-unreadable", text=text)


@pytest.mark.parametrize("text", ["in", "IN", "enter", " Enter "])
def test_in_and_enter_are_words_for_entering_and_not_for_going_on_to_the_north(text: str) -> None:
    assert paths(position("round=2"), "r3", text) == ["i"]
    assert why_not(OPEN, "r5", text) == Reason.of("already-inside", token="r5", point=1, square="k6")


def test_letters_that_only_begin_like_a_word_are_letters() -> None:
    assert paths(position("round=2"), "r3", "inn") == ["iuu"]


def test_a_square_is_reached_by_a_shortest_way() -> None:
    assert [len(path) for path in paths(OPEN, "r5", "l8")] == [3]
    assert [len(path) for path in paths(OPEN, "r5", "K3")] == [3]


def test_a_waiting_token_enters_by_itself() -> None:
    state = position("round=2", colours="rg")
    assert paths(state, "r3", "uul") == ["iuul"]
    assert paths(state, "r3", "iuul") == ["iuul"]
    assert paths(state, "r3", "p11") == ["i"]
    assert paths(state, "r3", "i") == ["i"]
    assert [len(path) for path in paths(state, "r3", "o10")] == [3]


def test_entering_by_itself_costs_its_point() -> None:
    assert why_not(position("round=1"), "r3", "uul") == Reason.of("too-many-points", token="r3", point=4, number=3)


@pytest.mark.parametrize("text", ["out", "x", "X"])
def test_out_leads_to_the_exit_and_away(text: str) -> None:
    assert paths(position("", "r4:b2"), "r4", text) == ["ulx"]
    assert paths(position("", "r4:a1"), "r4", text) == ["x"]
    assert why_not(position("", "r4:d4"), "r4", text) == Reason.of("exit-out-of-reach", token="r4", number=4)


def test_different_ways_to_a_square_that_push_different_tiles_are_all_given() -> None:
    state = position("stones=j6", "r3:k6")
    assert paths(state, "r3", "j6") == ["l", "llr", "uld", "dlu"]


def test_ways_to_a_square_that_push_nothing_come_to_one() -> None:
    assert len(paths(OPEN, "r5", "i5")) == 1


def test_a_word_that_is_both_a_square_and_counted_steps_is_what_is_legal() -> None:
    assert paths(position("", "r4:e6"), "r4", "l3") == ["lll"]  # the square is ten away
    assert paths(position("", "r3:c2"), "r3", "d4") == ["ddr"]  # four down would be too many
    assert paths(position("", "r4:l6"), "r4", "l3") == ["uuu", "lll"]  # both


def test_both_readings_that_come_to_the_same_are_one() -> None:
    assert paths(position("", "r3:d1"), "r3", "d3") == ["dd", "ddd"]
    assert paths(position("", "r3:d1"), "r3", "d2") == ["d", "dd"]
    assert paths(position("pools=d2:2x2", "r1:d1"), "r1", "d4") == ["d"]


def test_of_two_illegal_readings_the_squares_reason_is_given() -> None:
    assert why_not(position("", "r1:k7"), "r1", "d4") == Reason.of(
        "square-out-of-reach", token="r1", square="d4", number=1
    )


def test_a_square_that_cannot_be_reached_says_why() -> None:
    state = position("monster=k4e", "r5:k6 g1:k5")
    assert why_not(state, "r5", "k5") == Reason.of("square-taken", token="r5", square="k5", other="g1")
    assert why_not(state, "r5", "k4") == Reason.of("square-of-monster", token="r5", square="k4")
    assert why_not(state, "r5", "a5") == Reason.of("square-out-of-reach", token="r5", square="a5", number=5)


def test_a_teleporters_square_cannot_be_named() -> None:
    state = position("teleporters=1:k5n+d3s", "r5:k6")
    assert why_not(state, "r5", "k5") == Reason.of("square-of-floor", token="r5", square="k5", floor="teleporter")


def test_a_path_that_fails_names_the_point_and_why() -> None:
    assert why_not(TOKEN_C, "r5", "d d l3") == Reason.of("ends-on-token", token="r5", point=5, square="b7", other="g3")


def test_a_token_that_cannot_move_says_so_first() -> None:
    state = position("", "r1:k7* r3:out r4:eaten")
    assert [why_not(state, token, "u").key for token in ("r1", "r3", "r4", "b1")] == [
        "token-moved",
        "token-escaped",
        "token-eaten",
        "unknown-token",
    ]


@settings(max_examples=300)
@given(text=st.one_of(st.text(max_size=30), st.text(st.sampled_from("udlrneswix0123456789abkp, -↑⬅️"), max_size=12)))
def test_any_text_is_legal_results_or_a_known_reason(text: str) -> None:
    try:
        found = read_path(TOKEN_C, "r5", text)
    except NotAllowed as refused:
        assert set(refused.reason.facts) == REASONS[refused.reason.key]  # noqa: PT017 - either way is right
        return
    assert found
    for result in found:
        reached = follow_path(TOKEN_C, "r5", result.path)
        assert isinstance(reached, Reached)
        assert (reached.place, reached.ground.tiles) == (result.place, result.tiles)
