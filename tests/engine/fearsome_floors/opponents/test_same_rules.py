"""The fast form of the rules is the engine's: in random positions, for every result and every card."""

from tests.engine.fearsome_floors.opponents.same_rules import compared


def test_the_fast_form_sees_what_the_engine_sees() -> None:
    count, different = compared(400)
    assert count >= 400
    assert different == []
