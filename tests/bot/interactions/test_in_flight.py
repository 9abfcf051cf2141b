"""What is taken: each interaction once, as long as Discord takes an answer to it."""

import asyncio

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


async def test_whoever_gives_way_waits_for_what_is_being_answered_but_not_for_long() -> None:
    in_flight, answered = InFlight(), asyncio.Event()

    async def answer() -> None:
        in_flight.take(1)
        await answered.wait()

    await in_flight.calm(within=60)  # for nothing
    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await in_flight.calm(within=0.01)
    assert not answering.done()
    waiting = asyncio.create_task(in_flight.calm(within=60))
    await asyncio.sleep(0)
    assert not waiting.done()
    answered.set()
    await waiting
    assert answering.done()
