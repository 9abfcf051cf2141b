"""What is taken: each interaction once, as long as Discord takes an answer to it."""

from bot.interactions.in_flight import REMEMBERED, InFlight

FIRST = 1_574_104_968_883_863_552


async def test_an_interaction_is_taken_once() -> None:
    in_flight = InFlight()
    assert [in_flight.take(FIRST) for _ in range(3)] == [True, False, False]
    assert in_flight.take(FIRST + 1)
    assert not in_flight.take(FIRST)


async def test_an_interaction_is_forgotten_when_it_can_be_answered_no_more() -> None:
    in_flight = InFlight()
    assert in_flight.take(FIRST)
    assert in_flight.take(FIRST + REMEMBERED)
    assert not in_flight.take(FIRST)
    assert in_flight.take(FIRST + REMEMBERED + 1)
    assert in_flight.take(FIRST)  # nobody would: the memory of a bot that runs for a year is what this is about
