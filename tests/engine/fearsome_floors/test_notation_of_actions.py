"""FFN: actions as text, and a game told by them."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core import Match, ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.cards import CARD
from engine.fearsome_floors.moves import MoveToken, Resign, RevealCard
from engine.fearsome_floors.notation import (
    Action,
    BadNotation,
    read_action,
    write_action,
)
from tests.every_game.matches import random_match


@pytest.mark.parametrize(
    ("text", "action"),
    [
        ("r4 iulluu", Action("red", MoveToken("r4", "iulluu"))),
        ("g1 -", Action("green", MoveToken("g1", ""))),
        ("k5 x", Action("black", MoveToken("k5", "x"))),
        ("M 8", Action(None, RevealCard(), ("8",))),
        ("M 2h", Action(None, RevealCard(), ("2h",))),
        ("R v", Action("violet", Resign())),
    ],
)
def test_actions_are_written_as_the_notation_says(text: str, action: Action) -> None:
    assert read_action(text) == action
    assert write_action(action) == text


MOVES = st.builds(
    lambda letter, number, path: f"{letter}{number} {path}",
    st.sampled_from("grbyevk"),
    st.sampled_from("1345"),
    st.one_of(st.just("-"), st.text(st.sampled_from("udlrix"), min_size=1, max_size=8)),
)


@given(text=MOVES)
def test_every_move_is_read_and_written_back_as_it_is(text: str) -> None:
    assert write_action(read_action(text)) == text


@given(text=st.one_of(st.text(), st.sampled_from(["r4", "r4 ", "r2 u", "M 9", "M", "r4 uz", "R x", "r4  u", "r4 u "])))
def test_any_other_text_is_no_action(text: str) -> None:
    with pytest.raises(BadNotation, match=r"^action: "):
        read_action(text)


def test_a_game_is_told_by_its_actions() -> None:
    match = random_match(FEARSOME_FLOORS, 3, 5)
    told = [
        write_action(Action(None if turn.seat is None else match.state.colours[turn.seat], turn.move, turn.drawn(CARD)))
        for turn in match.journal.turns
    ]
    again = Match.begin(FEARSOME_FLOORS, match.journal.start)
    for text, turn in zip(told, match.journal.turns, strict=True):
        action = read_action(text)
        again = again.play(turn.seat, action.move, chance=ScriptedChance(action.luck), at=turn.at)
    assert again.state == match.state
