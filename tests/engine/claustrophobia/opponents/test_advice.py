"""What programs advise in Claustrophobia: moves that cannot be told from the best, with reasons that fit."""

import pytest

from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.opponents import thought
from engine.claustrophobia.opponents.search import Line
from engine.core.opponents import UNHURRIED
from tests.engine.claustrophobia.positions import choices, position, seat_to_act

STEADY, OFTEN, RARELY = [0.5, 0.5, 0.5], [0.52, 0.52, 0.43], [0.1, 0.1, 0.1]
"""What moves come to in three worlds: the second is ahead in two of them, and behind the first all the same."""


def advised(monkeypatch: pytest.MonkeyPatch, *tried: list[float]) -> list[tuple[AnyMove, list[int]]]:
    """Return what is advised where so much came of the first moves, with how often each is said to lead."""
    state = position("plain-a@0,0 plain-b@1,0", "R@0:1 K1@0:6 t@1")
    seat = seat_to_act(state)
    assert seat is not None
    lines = [Line(move, 0.0, values) for move, values in zip(choices(state), tried, strict=False)]
    monkeypatch.setattr(thought, "searched", lambda *_, **__: lines)
    return [
        (one.move, [int(each.facts["ahead"]) for each in one.motives if each.key == "imagined"])
        for one in thought.advise(state, seat, "expert", UNHURRIED)
    ]


def test_only_the_best_move_is_said_to_be_best_in_imagined_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    assert [ahead for _, ahead in advised(monkeypatch, STEADY, OFTEN, RARELY)] == [[], []]
    assert [ahead for _, ahead in advised(monkeypatch, OFTEN, RARELY, STEADY)] == [[], []]
    assert [ahead for _, ahead in advised(monkeypatch, RARELY, STEADY)] == [[3]]
