"""The search: that it looks at nothing twice."""

from collections import Counter

import pytest

from engine.core import UNHURRIED, Seat
from engine.fearsome_floors.opponents import OPPONENTS, search
from engine.fearsome_floors.opponents.node import Candidate, candidates
from engine.fearsome_floors.opponents.position import Position
from tests.engine.fearsome_floors.positions import position

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
