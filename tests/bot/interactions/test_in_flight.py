"""What is taken: each interaction once, as long as Discord takes an answer to it."""

import asyncio
import math

import pytest
from structlog.testing import capture_logs

from bot.interactions.in_flight import DRIFT, REMEMBERED, InFlight

FIRST = 1_574_104_968_883_863_552


class Elapsed:
    """The seconds of a clock that a test moves, and which says nothing of the time of day."""

    now = 50.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def elapsed(monkeypatch: pytest.MonkeyPatch) -> Elapsed:
    """The clock by which it is measured how long an interaction has waited: as long at most as at Discord."""
    elapsed = Elapsed()
    monkeypatch.setattr("bot.interactions.in_flight.elapsed_seconds", elapsed)
    monkeypatch.setattr("bot.interactions.in_flight.EXPIRES", 3.0)
    return elapsed


def made_at(seconds: float) -> int:
    """Return the id of an interaction that is made so many seconds after the first one."""
    return FIRST + (int(seconds * 1000) << 22)


async def test_an_interaction_is_taken_once() -> None:
    in_flight = InFlight()
    assert [in_flight.take(FIRST) for _ in range(3)] == [True, False, False]
    assert in_flight.take(FIRST + 1)
    assert not in_flight.take(FIRST)


async def test_an_interaction_is_forgotten_when_it_can_be_answered_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.interactions.in_flight.EXPIRES", math.inf)
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


async def test_nobody_gives_way_to_what_has_been_said_to_take_long() -> None:
    in_flight, answered = InFlight(), asyncio.Event()

    async def answer() -> None:
        in_flight.take(1)
        in_flight.takes_long()
        await answered.wait()

    answering = asyncio.create_task(answer())
    await asyncio.sleep(0)
    await in_flight.calm(within=60)
    assert not answering.done()
    answered.set()
    await in_flight.finish(within=60)
    assert answering.done()


@pytest.mark.parametrize("off", [0.0, -3600.0, 3600.0, 365 * 86_400.0])
async def test_what_has_waited_in_a_frozen_process_is_not_taken_however_wrong_the_clock_is(
    elapsed: Elapsed, off: float
) -> None:
    elapsed.now += off
    in_flight = InFlight()
    assert in_flight.take(made_at(0))
    elapsed.now += 20  # and frozen from the second second on
    with capture_logs() as logged:
        assert [in_flight.take(made_at(age)) for age in (3, 10, 16.9)] == [False, False, False]
    assert [entry["waited"] for entry in logged] == pytest.approx([17, 10, 3.1], abs=0.1)
    assert [in_flight.take(made_at(age)) for age in (17.2, 19, 20)] == [True, True, True]
    elapsed.now += 1
    assert in_flight.take(made_at(21))


async def test_a_clock_that_is_faster_than_discords_lets_nobody_wait(elapsed: Elapsed) -> None:
    in_flight = InFlight()
    for day in range(30):
        assert in_flight.take(made_at(day * 86_400))
        elapsed.now += 86_400 * (1 + DRIFT * 0.9)


@pytest.mark.usefixtures("elapsed")
async def test_after_one_that_came_late_the_others_are_measured_by_who_came_soonest() -> None:
    in_flight = InFlight()
    assert in_flight.take(made_at(-60)), "the first one of all: nothing is known yet"
    assert in_flight.take(made_at(0))
    assert not in_flight.take(made_at(-5))
