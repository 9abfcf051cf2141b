"""Channels in which the bot may not write, or that are gone."""

import asyncio

import pytest
from structlog.testing import capture_logs

from bot.delivery import outbox_worker as module
from bot.delivery.messages import Painted
from bot.delivery.refusals import GONE
from bot.store import Store
from bot.table.post_rows import PostRow
from bot.table.posts.post import Post
from bot.table.rows import WatchRow
from tests.bot.delivery.outbox.line import CHANNEL, Line, barred, deliver, owe, owed, refusal, worker_of


async def test_a_post_that_the_bot_may_not_send_waits_and_is_told_of_once(store: Store) -> None:
    barred = [refusal(403) for _ in range(4)]
    for failure, code in zip(barred, (50013, 50001, 50083, 160005), strict=True):
        failure.code = code
    line = Line(*barred)
    await owe(store, "one", "two")
    assert await deliver(store, line) == ["post waits for permission"]
    assert line.sent == ["one", "two"]


async def test_a_barred_channel_is_tried_ever_more_rarely_up_to_once_a_day(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    slept = list[float]()

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        await asyncio.sleep(0)

    monkeypatch.setattr(module, "FIRST_PAUSE", 1.0)
    line = Line(*[barred() for _ in range(20)], refusal(503))
    await owe(store, "one")
    assert await deliver(store, line, sleep=sleep) == ["post waits for permission", "post delayed"]
    assert line.sent == ["one"]
    assert slept == [*(2.0**tries for tries in range(17)), 86400, 86400, 86400, 60]


async def test_a_barred_channel_that_is_called_is_tried_at_once(store: Store) -> None:
    resting = asyncio.Event()

    async def sleep(_seconds: float) -> None:
        resting.set()
        await asyncio.Event().wait()

    line = Line(barred(), barred())
    await owe(store, "one")
    worker = worker_of(store, line, sleep=sleep)
    with capture_logs():
        for _ in range(3):
            resting.clear()
            worker.wake(CHANNEL)
            if line.failures:
                await resting.wait()
                assert worker.barred == {CHANNEL}
        await worker.idle()
    assert line.sent == ["one"]
    assert worker.barred == frozenset()


async def test_a_channel_that_is_called_while_it_is_refused_is_tried_at_once(store: Store) -> None:
    class Called(Line):
        async def send(self, row: PostRow, post: Post, painted: Painted, *, may_stand: bool) -> int:
            if self.failures:
                worker.wake(CHANNEL)  # the bot may write again before its message is refused for the last time
            return await super().send(row, post, painted, may_stand=may_stand)

    slept, line = list[float](), Called(barred())

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    await owe(store, "one")
    worker = worker_of(store, line, sleep=sleep)
    with capture_logs():
        worker.wake(CHANNEL)
        assert worker.serving == {CHANNEL}
        await worker.idle()
    assert (line.sent, slept, worker.serving) == (["one"], [], frozenset())


async def test_a_channel_that_discord_finds_when_it_is_asked_again_loses_no_post(store: Store) -> None:
    line = Line(refusal(404, GONE))
    await owe(store, "one", "two")
    assert await deliver(store, line) == ["post refused for an unknown reason"]
    assert line.sent == ["one", "two"]


async def test_a_channel_that_is_gone_shows_no_games_any_more_and_its_games_are_shown_nowhere(store: Store) -> None:
    async with store.transaction() as writer:
        await writer.watch(WatchRow(channel_id=CHANNEL, source_id=CHANNEL + 1))
        await writer.watch(WatchRow(channel_id=CHANNEL + 2, source_id=CHANNEL))
        await writer.watch(WatchRow(channel_id=CHANNEL + 3, source_id=CHANNEL + 1))
    line = Line(refusal(404, GONE))
    line.gone.add(CHANNEL)
    await owe(store, "one", "two")
    assert await deliver(store, line) == ["post refused by Discord"]
    assert (line.sent, await owed(store)) == ([], [])
    async with store.reading() as reader:
        watched = [await reader.watched_in(CHANNEL + number) for number in range(4)]
    assert watched == [None, None, None, CHANNEL + 1]
