"""The search: that it looks at nothing twice, whom it trusts, and how much it plays out at larger tables."""

import dataclasses
from collections import Counter

import pytest
from msgspec.structs import replace

from engine.core import UNHURRIED, Seat
from engine.fearsome_floors.opponents import OPPONENTS, search
from engine.fearsome_floors.opponents.evaluation import tables
from engine.fearsome_floors.opponents.node import Candidate, candidates, values
from engine.fearsome_floors.opponents.position import Position, after, position_of
from engine.fearsome_floors.opponents.search import Stage
from tests.engine.fearsome_floors.positions import position

RED, GREEN, BLUE = range(3)
LAST_REPLY = position("monster=b2w round=5 cards=5,7 turn=g", "r1:f6* g1:c5 b1:l7*", colours="rgb", rest="eaten")
"""Green alone is still to move."""
OPEN = position("monster=j2w round=5 cards=5,7,10,1h", "r1:f6 r3:k6 r4:out r5:out g1:c5 g3:l7 g4:out g5:out")


def test_a_position_to_which_several_stages_or_orders_of_moves_come_is_looked_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked_at = Counter[object]()

    def counted(there: Position, seat: int, *, briefly: bool = False) -> list[Candidate]:
        looked_at[briefly, seat, bytes(there.cells), *there.places, *there.free, there.escaped] += 1
        return candidates(there, seat, briefly=briefly)

    monkeypatch.setattr(search, "candidates", counted)
    OPPONENTS.judge(OPEN, Seat(0), "master", UNHURRIED)
    assert looked_at.total() > 1
    assert set(looked_at.values()) == {1}


def test_a_last_move_is_worth_what_the_position_is_after_it() -> None:
    here = position_of(LAST_REPLY)
    found = candidates(here, GREEN)
    assert len(found) == 5
    for value, token, place, change in found:
        assert value == pytest.approx(values(after(here, token, place, change))[GREEN])


def test_a_lead_counts_by_the_points_that_are_left_not_by_rounds_alone() -> None:
    here = position_of(position("monster=j2w round=5 cards=5,7", "r1:f3* r3:g4* r4:h5* r5:i4* g1:o11* g3:n11*"))
    table = here.table
    by_rounds = replace(table.evaluation.weights, way=(0.0,) * len(table.evaluation.way))
    evaluation = tables(table.floor, by_rounds)
    without = dataclasses.replace(here, table=dataclasses.replace(table, evaluation=evaluation))
    assert values(here)[RED] > values(without)[RED] > 1 / 2


class TwoReplies(search.Foreseen):
    """A search that foresees two replies, of which the second is worse for red, and by how much for green."""

    def __init__(self, second: float) -> None:
        super().__init__(2)
        here = position_of(LAST_REPLY)
        self._moves = candidates(here, here.mover)[:2]
        self._chances = {self._moves[0][2]: [0.5, 0.3, 0.2], self._moves[1][2]: [0.2, second, 0.8 - second]}

    def replies(self, position: Position) -> list[Candidate]:
        assert position.mover == GREEN
        return self._moves

    def values(self, position: Position) -> list[float]:
        return self._chances[position.places[self._moves[0][1]]]


@pytest.mark.parametrize(
    ("second", "thinks", "counts"), [(0.28, RED, 0.2), (0.26, RED, 0.5), (0.28, GREEN, 0.5), (0.28, BLUE, 0.5)]
)
def test_of_two_replies_that_are_worth_nearly_as_much_the_one_counts_that_is_worse_for_who_thinks(
    second: float, thinks: int, counts: float
) -> None:
    found = search.played_out(position_of(LAST_REPLY), (2,), lambda: False, TwoReplies(second), thinks=thinks)
    assert found[RED] == counts


@pytest.mark.parametrize(("colours", "stages", "played_out"), [("rg", 2, 33), ("rgb", 2, 22), ("rgb", 1, 30)])
def test_a_search_of_several_stages_plays_fewer_moves_out_where_more_play(
    monkeypatch: pytest.MonkeyPatch, colours: str, stages: int, played_out: int
) -> None:
    state = position("monster=b2w round=5 cards=5,7", "r1:f6 r3:k6 r4:d8 r5:g3", colours=colours, rest="eaten")
    tried: list[Position] = []

    def counted(then: Position, *_: object, **__: object) -> list[float]:
        tried.append(then)
        return [0.0] * len(colours)

    monkeypatch.setattr(search, "played_out", counted)
    search.searched(position_of(state), (Stage(30), Stage(3))[:stages], lambda: False)
    assert len(tried) == played_out
