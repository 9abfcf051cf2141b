"""What Discord does not take: what passes is tried again, what it will always refuse is given up."""

import asyncio

import aiohttp
import pytest
from structlog.testing import capture_logs

from bot.delivery import outbox_worker as module
from bot.delivery.refusals import FINAL, MOST_REFUSALS, verdict_on
from bot.store import Store
from bot.table.posts.post import Post, to_row
from tests.bot.delivery.outbox.line import CHANNEL, Line, deliver, owe, owed, refusal, worker_of


@pytest.mark.parametrize(
    "failure", [refusal(500), refusal(503), refusal(429), aiohttp.ServerDisconnectedError(), OSError("no route")]
)
async def test_what_passes_delays_a_post_and_those_behind_it(store: Store, failure: Exception) -> None:
    line = Line(failure, failure)
    await owe(store, "one", "two")
    assert await deliver(store, line) == ["post delayed", "post delayed"]
    assert line.sent == ["one", "two"]


async def test_an_outage_of_an_hour_is_waited_for_with_ever_longer_pauses_and_ends_with_every_post_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    hour, slept = 3600.0, list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        if sum(slept) >= hour:
            line.failures.clear()
        await asyncio.sleep(0)

    line = Line(*[refusal(503)] * 1000)
    await owe(store, "one", "two", "three")
    monkeypatch.setattr(module, "FIRST_PAUSE", 1.0)
    logged = await deliver(store, line, sleep=sleep)
    assert line.sent == ["one", "two", "three"]
    assert slept[:8] == [1, 2, 4, 8, 16, 32, 60, 60]
    assert set(slept[6:]) == {60}
    assert hour <= sum(slept) < hour + 60
    assert logged == ["post delayed"] * len(slept)


@pytest.mark.parametrize("code", sorted(FINAL))
async def test_a_post_that_discord_will_always_refuse_is_given_up_and_the_next_one_sent(
    store: Store, code: int
) -> None:
    line = Line(refusal(400, code))
    await owe(store, "one", "two")
    assert await deliver(store, line) == ["post refused by Discord"]
    assert line.sent == ["two"]
    assert await owed(store) == []


UNKNOWN = [(400, 0), (403, 0), (404, 0), (403, 40333), (400, 20016), (403, 12345)]


@pytest.mark.parametrize(("status", "code"), UNKNOWN)
async def test_a_post_that_is_refused_for_an_unknown_reason_is_tried_again(
    store: Store, status: int, code: int
) -> None:
    line = Line(refusal(status, code), refusal(status, code))
    await owe(store, "one", "two")
    assert await deliver(store, line) == ["post refused for an unknown reason"] * 2
    assert line.sent == ["one", "two"]
    assert await owed(store) == []


async def test_a_post_that_is_refused_for_an_unknown_reason_all_day_is_given_up_and_told_of_meanwhile(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept, told = list[float](), set[frozenset[int]]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        told.add(worker.refused)

    monkeypatch.setattr(module, "FIRST_PAUSE", 1.0)
    line = Line(*[refusal(403, 40333) for _ in range(MOST_REFUSALS)])
    await owe(store, "one", "two")
    worker = worker_of(store, line, sleep=sleep)
    with capture_logs() as logged:
        worker.wake(CHANNEL)
        await worker.idle()
    assert line.sent == ["two"]
    assert 20 * 3600 < sum(slept) < 28 * 3600
    assert (told, worker.refused) == ({frozenset({CHANNEL})}, frozenset())
    assert [entry["event"] for entry in logged][-1] == "post refused by Discord"


async def test_a_fault_of_ours_that_comes_again_and_again_is_told_ever_more_seldom(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST_PAUSE", 0.0)
    line = Line(*[ValueError("answer that nobody can read")] * 20)
    await owe(store, "one", "two")
    worker = worker_of(store, line)
    with capture_logs() as logged:
        worker.wake(CHANNEL)
        await worker.idle()
    faults = [entry for entry in logged if entry["event"] == "post delayed by a fault of ours"]
    assert [("exc_info" in entry, entry.get("times")) for entry in faults] == [
        (True, None),
        *((False, times) for times in (2, 4, 8, 16)),
    ]
    assert logged[-1]["event"] == "no fault of ours delays posts any more"
    assert line.sent == ["one", "two"]


async def test_the_log_does_not_say_to_whom_a_direct_message_cannot_be_sent(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST_PAUSE", 0.0)
    person = 2**61 + 5
    line = Line(*[ValueError("answer that nobody can read")] * 4, refusal(500), refusal(403, 50007))
    async with store.transaction() as writer:
        new = [to_row(Post(text="Your turn", role="direct"))]
        await writer.owe(match_id=None, channel_id=person, turn=0, new=new)
    worker = worker_of(store, line)
    with capture_logs() as logged:
        worker.wake(person)
        await worker.idle()
    assert [entry["event"] for entry in logged] == [
        *["post delayed by a fault of ours"] * 3,
        "post delayed",
        "no fault of ours delays posts any more",
        "direct message refused",
    ]
    assert str(person) not in str(logged)


@pytest.mark.parametrize("status", [401, 408, 429, 500, 502])
def test_what_is_no_fault_of_the_post_passes(status: int) -> None:
    assert verdict_on(refusal(status)) == "transient"
