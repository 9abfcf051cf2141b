"""A bot that has more to do than it can knows it, and presses go before posts."""

import asyncio
from datetime import UTC, datetime

import pytest
from structlog.testing import capture_logs

from bot.interactions.in_flight import InFlight
from bot.runtime import monitors
from bot.runtime.monitors import LoopLag
from tests.patience import patience

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


@pytest.fixture(autouse=True)
def heavy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(monitors, "HEAVY", 0.25)


def test_a_loop_that_is_late_for_seconds_is_overloaded_until_it_is_hardly_late_any_more() -> None:
    told = list[datetime | None]()
    lag = LoopLag(clock=lambda: NOON, changed=lambda: told.append(lag.overloaded))
    with capture_logs() as logged:
        lag.note(2.0)  # once, as where the machine stands still
        assert told == []
        for _ in range(3):
            lag.note(1.0)
        assert lag.overloaded == NOON
        for _ in range(30):
            lag.note(0.0)
    assert told == [NOON, None]
    assert [entry["log_level"] for entry in logged] == ["warning", "info"]


async def test_what_is_held_up_for_presses_waits_for_those_that_there_are_and_not_for_ever() -> None:
    in_flight, pressed = InFlight(), asyncio.Event()

    async def press() -> None:
        in_flight.take(1)
        await pressed.wait()

    await in_flight.calm(within=3600)
    pressing = asyncio.create_task(press())
    await asyncio.sleep(0)
    await in_flight.calm(within=0.01)
    waiting = asyncio.create_task(in_flight.calm(within=3600))
    await asyncio.sleep(0)
    assert not waiting.done()
    pressed.set()
    async with patience("the end of a press"):
        await asyncio.gather(waiting, pressing)
