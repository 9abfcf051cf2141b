"""The fast form of the rules is the engine's: in random positions, for every result and every card."""

from tests.engine.fearsome_floors.opponents.same_rules import compared
from tests.length import length

COMPARED = length(150, long=2000)


def test_the_fast_form_sees_what_the_engine_sees() -> None:
    count, different = compared(COMPARED)
    assert count >= COMPARED
    assert different == []
