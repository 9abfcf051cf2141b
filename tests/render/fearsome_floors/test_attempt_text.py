"""The words of a move that is being put together: where a token is led, what is left to it, what is closed and why."""

import pytest
from msgspec.structs import replace

from engine.core import NotAllowed
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.state import Monster, State
from engine.fearsome_floors.tokens import TokenName
from render.fearsome_floors.attempt import attempt_text, closed_text
from tests.render.fearsome_floors.tables import WORDS, position


def table(**places: str) -> State:
    """Return a position with stones on c3 and h5, pools on i3 and e9, and the monster out of the way."""
    state = position()
    return replace(state, monster=Monster("m9", "e"), tokens={**state.tokens, **places})


def told(state: State, token: TokenName, path: str) -> str:
    return attempt_text(WORDS, state, MoveToken(token, path), token="It")


LED: dict[str, tuple[State, TokenName, str, str]] = {
    "nothing yet": (table(g4="g5"), "g4", "", "It: 4 points left."),
    "nothing yet at the exit": (
        table(g4="a1"),
        "g4",
        "",
        "It: 4 points left; the next one can take it out of the fortress.",
    ),
    "waiting": (table(), "g4", "", "It: 4 points, the first one for coming in."),
    "waiting with one point": (table(), "g1", "", "It: 1 point, enough to come in."),
    "coming in": (table(), "g4", "i", "It comes in to p11. 3 points left."),
    "coming in and going on": (table(), "g4", "iuul", "It comes in to p11, goes 2 up, 1 left to o9. No points left."),
    "going": (table(g4="g5"), "g4", "uu", "It goes 2 up to g3. 2 points left."),
    "going back": (table(g4="g5"), "g4", "ud", "It goes 1 up, 1 down, back to g5. 2 points left."),
    "pushing": (table(g4="g5"), "g4", "r", "It goes 1 right to h5, pushes a stone to i5. 3 points left."),
    "sliding": (table(g4="h10"), "g4", "u", "It goes 1 up to h8, slides over blood. 3 points left."),
    "coming to the exit": (
        table(g4="c1"),
        "g4",
        "ll",
        "It goes 2 left to a1. 2 points left; the next one can take it out of the fortress.",
    ),
    "coming to the exit at last": (table(g4="e1"), "g4", "llll", "It goes 4 left to a1. No points left."),
    "leaving": (table(g4="c1"), "g4", "llx", "It goes 2 left to a1, leaves the fortress."),
    "leaving at once": (table(g4="a1"), "g4", "x", "It leaves the fortress."),
    "passing over a token": (
        table(g4="g5", r4="g4"),
        "g4",
        "u",
        "It goes 1 up to g4. It has to go on, because red 4 stands there: 3 points left.",
    ),
}


@pytest.mark.parametrize("rule", LED)
def test_a_move_is_told_as_far_as_it_has_come(rule: str) -> None:
    state, token, path, sentence = LED[rule]
    assert told(state, token, path) == sentence


CLOSED: dict[str, tuple[State, TokenName, str, str]] = {
    "nothing": (table(g4="g5"), "g4", "", ""),
    "walls": (table(), "g4", "i", "-# Closed: down and right (wall)."),
    "nothing without points": (table(g4="l1"), "g4", "llll", ""),
    "nothing once it is out": (table(g4="a1"), "g4", "x", ""),
    "a stone before a token": (
        table(g4="g5", r4="i5"),
        "g4",
        "",
        "-# Closed: right (the stone on h5 cannot be pushed, because red 4 stands behind it on i5).",
    ),
    "the monster": (table(g4="l9"), "g4", "", "-# Closed: right (the monster stands on m9, and no token goes there)."),
    "a token with no point left to go on": (
        table(g4="g8", r4="g4"),
        "g4",
        "uuu",
        "-# Closed: up (g4 holds red 4: a token cannot end its move there).",
    ),
    "the entrance": (
        replace(table(), monster=Monster("p11", "n")),
        "g4",
        "",
        "-# Closed: in (the monster stands on p11, and no token goes there).",
    ),
}


@pytest.mark.parametrize("rule", CLOSED)
def test_what_is_closed_is_told_with_its_reason(rule: str) -> None:
    state, token, path, line = CLOSED[rule]
    assert closed_text(WORDS, state, MoveToken(token, path)) == line


def test_a_way_that_no_move_can_take_has_no_words() -> None:
    state = table(g4="g5", r4="g4", b4="g3", y4="g2", r5="g1")
    assert told(state, "g4", "uuu").endswith("because yellow 4 stands there: 1 point left.")
    with pytest.raises(NotAllowed):
        told(state, "g4", "uuuu")
