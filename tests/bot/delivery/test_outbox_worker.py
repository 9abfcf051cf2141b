"""The outbox worker: in order, once, whatever fails; a post that cannot be delivered holds up none behind it."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import closing
from http import HTTPStatus
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import discord
import msgspec
import pytest
from structlog.testing import capture_logs

from bot.delivery import outbox_worker as module
from bot.delivery.message_parts import Upload
from bot.delivery.outbox_worker import OutboxWorker
from bot.delivery.refusals import FINAL, GONE, MOST_REFUSALS, verdict_on
from bot.store import Store, Writer, open_store
from bot.store.schema import WITHDRAWN, now
from bot.table.post_rows import NewPost, PostRow, StalePostRow
from bot.table.posts.post import Post, to_row
from bot.table.rows import WatchRow
from tests.new_database import put_new_database
from tests.patience import patience

CHANNEL = 7


class Line:
    """Takes posts as Discord would, after failing as often and in the way a test says."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.unpaintable: set[str] = set()
        self.gone: set[int] = set()
        self.sent: list[str] = []
        self.tried: list[tuple[str, bool]] = []
        self.bared: list[int] = []

    async def paint(self, _row: PostRow, post: Post) -> tuple[Upload, ...]:
        if post.text in self.unpaintable:
            raise OSError("cannot open resource")
        return ()

    async def is_gone(self, channel_id: int) -> bool:
        return channel_id in self.gone

    async def send(self, row: PostRow, post: Post, _uploads: Sequence[Upload], *, may_stand: bool) -> int:
        await asyncio.sleep(0)
        self.tried.append((post.text, may_stand))
        if self.failures:
            raise self.failures.pop(0)
        self.sent.append(post.text)
        return row.id + 100

    async def take(self, _channel_id: int, row: StalePostRow) -> None:
        self.bared.append(row.message_id)


@pytest.fixture(autouse=True)
def short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "FIRST_PAUSE", 0.0)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    put_new_database(tmp_path / "games.db")
    opened = await open_store(tmp_path / "games.db")
    yield opened
    await opened.close()


async def owe(store: Store, *texts: str) -> None:
    async with store.transaction() as writer:
        new = [to_row(Post(text=text)) for text in texts]
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=new)


async def owed(store: Store) -> list[str]:
    async with store.reading() as reader:
        return [msgspec.json.decode(row.body, type=Post).text for row in await reader.owed(CHANNEL, limit=9)]


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    kind = discord.DiscordServerError if status >= HTTPStatus.INTERNAL_SERVER_ERROR else discord.HTTPException
    return kind(SimpleNamespace(status=status, reason="why"), {"message": "no", "code": code})


async def deliver(store: Store, line: Line, *, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> list[str]:
    """Deliver all that is owed; return what was logged above info."""
    worker = OutboxWorker(store=store, clock=now, messenger=line, sleep=sleep)  # type: ignore[arg-type]  # stands in for the one part that needs Discord
    with capture_logs() as logged:
        worker.wake(CHANNEL)
        await worker.idle()
    return [entry["event"] for entry in logged if entry["log_level"] in ("warning", "error")]


async def test_posts_go_out_in_the_order_in_which_they_are_owed(store: Store) -> None:
    line = Line()
    await owe(store, "one", "two", "three")
    assert await deliver(store, line) == []
    assert line.sent == ["one", "two", "three"]
    assert await owed(store) == []


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
"""Refusals that need not be the fault of the post."""


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
    worker = OutboxWorker(store=store, clock=now, messenger=line, sleep=sleep)  # type: ignore[arg-type]  # as in `deliver`
    with capture_logs() as logged:
        worker.wake(CHANNEL)
        await worker.idle()
    assert line.sent == ["two"]
    assert 20 * 3600 < sum(slept) < 28 * 3600
    assert (told, worker.refused) == ({frozenset({CHANNEL})}, frozenset())
    assert [entry["event"] for entry in logged][-1] == "post refused by Discord"


async def test_a_post_that_the_bot_may_not_send_waits_and_is_told_of_once(store: Store) -> None:
    barred = [refusal(403) for _ in range(4)]
    for failure, code in zip(barred, (50013, 50001, 50083, 160005), strict=True):
        failure.code = code
    line = Line(*barred)
    await owe(store, "one", "two")
    assert await deliver(store, line) == ["post waits for permission"]
    assert line.sent == ["one", "two"]


def barred() -> discord.HTTPException:
    error = refusal(403)
    error.code = 50001
    return error


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
    worker = OutboxWorker(store=store, clock=now, messenger=line, sleep=sleep)  # type: ignore[arg-type]  # as in `deliver`
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
        async def send(self, row: PostRow, post: Post, uploads: Sequence[Upload], *, may_stand: bool) -> int:
            if self.failures:
                worker.wake(CHANNEL)  # the bot may write again before its message is refused for the last time
            return await super().send(row, post, uploads, may_stand=may_stand)

    slept, line = list[float](), Called(barred())

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    await owe(store, "one")
    worker = OutboxWorker(store=store, clock=now, messenger=line, sleep=sleep)  # type: ignore[arg-type]  # as in `deliver`
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


async def test_a_fault_of_ours_that_comes_again_and_again_is_told_ever_more_seldom(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "LONGEST_PAUSE", 0.0)
    line = Line(*[ValueError("answer that nobody can read")] * 20)
    await owe(store, "one", "two")
    worker = OutboxWorker(store=store, clock=now, messenger=line)  # type: ignore[arg-type]  # as in `deliver`
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


async def test_closing_lets_what_is_being_posted_be_posted_and_begins_nothing_more(store: Store) -> None:
    class Slow(Line):
        def __init__(self) -> None:
            super().__init__()
            self.begun, self.may_end = asyncio.Event(), asyncio.Event()

        async def send(self, row: PostRow, post: Post, uploads: Sequence[Upload], *, may_stand: bool) -> int:
            self.begun.set()
            await self.may_end.wait()
            return await super().send(row, post, uploads, may_stand=may_stand)

    line = Slow()
    await owe(store, "one", "two")
    worker = OutboxWorker(store=store, clock=now, messenger=line)  # type: ignore[arg-type]  # as in `deliver`
    worker.wake(CHANNEL)
    await line.begun.wait()
    closing = asyncio.create_task(worker.close(within=3600))
    await asyncio.sleep(0)
    line.may_end.set()
    await closing
    assert line.sent == ["one"]
    assert await owed(store) == ["two"]


async def test_closing_breaks_off_what_takes_too_long_and_waits_for_no_pause(store: Store) -> None:
    begun = asyncio.Event()

    class Stuck(Line):
        async def send(self, *_: object, **_more: object) -> int:
            begun.set()
            await asyncio.Event().wait()
            return 0

    await owe(store, "one")
    stuck = OutboxWorker(store=store, clock=now, messenger=Stuck())  # type: ignore[arg-type]  # as in `deliver`
    stuck.wake(CHANNEL)
    await begun.wait()
    await stuck.close(within=0.01)
    resting = asyncio.Event()

    async def sleep(_seconds: float) -> None:
        resting.set()
        await asyncio.Event().wait()

    waiting = OutboxWorker(store=store, clock=now, messenger=Line(refusal(503)), sleep=sleep)  # type: ignore[arg-type]  # as in `deliver`
    with capture_logs():
        waiting.wake(CHANNEL)
        await resting.wait()
        async with patience("the end of what waits for no pause"):
            await waiting.close(within=3600)
    assert await owed(store) == ["one"]


async def test_a_post_that_cannot_be_painted_is_given_up_and_the_next_one_sent(store: Store) -> None:
    line = Line()
    line.unpaintable.add("one")
    await owe(store, "one", "two")
    assert await deliver(store, line) == ["post cannot be made"]
    assert line.sent == ["two"]


async def test_a_post_that_cannot_be_read_is_given_up_and_the_next_one_sent(store: Store) -> None:
    async with store.transaction() as writer:
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=[NewPost(body=b'{"from": "another version"}')])
    await owe(store, "two")
    line = Line()
    assert await deliver(store, line) == ["post cannot be made"]
    assert line.sent == ["two"]


async def test_a_step_that_is_posted_live_can_be_looked_at_before_the_next_one_comes(store: Store) -> None:
    line, happened = Line(), list[object]()

    async def sleep(seconds: float) -> None:
        happened.append((list(line.sent), seconds))

    async with store.transaction() as writer:
        steps = [Post(text="one", paced=True), Post(text="two", paced=True), Post(text="board")]
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=[to_row(post) for post in steps])
    worker = OutboxWorker(store=store, clock=now, messenger=line, sleep=sleep)  # type: ignore[arg-type]  # as in `deliver`
    worker.wake(CHANNEL)
    await worker.idle()
    assert happened == [(["one"], module.STEP_PAUSE), (["one", "two"], module.STEP_PAUSE)]
    assert line.sent == ["one", "two", "board"]
    assert module.STEP_PAUSE > 0


async def test_what_is_owed_after_closing_waits_for_the_next_start(store: Store) -> None:
    line = Line()
    worker = OutboxWorker(store=store, clock=now, messenger=line)  # type: ignore[arg-type]  # as in `deliver`
    await worker.close()
    await owe(store, "one")
    worker.wake(CHANNEL)
    await worker.idle()
    assert line.sent == []
    assert await owed(store) == ["one"]
    later = OutboxWorker(store=store, clock=now, messenger=line)  # type: ignore[arg-type]  # as in `deliver`
    await later.wake_all()
    await later.idle()
    assert line.sent == ["one"]


@pytest.mark.parametrize("status", [401, 408, 429, 500, 502])
def test_what_is_no_fault_of_the_post_passes(status: int) -> None:
    assert verdict_on(refusal(status)) == "transient"


async def test_a_post_that_cannot_be_marked_is_not_sent_again_but_marked_later_and_told_of_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owe(store, "first", "second")
    faults, mark, slept, told = 9, Writer.mark_delivered, list[float](), set[frozenset[int]]()

    async def mark_or_fail(writer: Writer, post_id: int, **facts: Any) -> None:
        nonlocal faults
        faults -= 1
        if faults >= 0:
            raise OSError("no space left")
        await mark(writer, post_id, **facts)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        told.add(worker.unmarked)

    monkeypatch.setattr(module, "FIRST_PAUSE", 1.0)
    monkeypatch.setattr(Writer, "mark_delivered", mark_or_fail)
    line = Line()
    worker = OutboxWorker(store=store, clock=now, messenger=line, sleep=sleep)  # type: ignore[arg-type]  # as in `deliver`
    with capture_logs() as logged:
        worker.wake(CHANNEL)
        await worker.idle()
    assert line.sent == ["first", "second"]
    assert slept == [1, 2, 4, 8, 16, 32, 60, 60, 60]
    assert [entry["event"] for entry in logged] == [
        "post stands, but cannot be marked as delivered",
        "post is marked as delivered now",
    ]
    assert (told, worker.unmarked) == ({frozenset({CHANNEL})}, frozenset())
    assert await owed(store) == []


async def test_a_post_that_was_taken_and_withdrawn_is_marked_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owe(store, "taken")
    mark, failed = Writer.mark_delivered, asyncio.Event()

    async def mark_or_fail(writer: Writer, post_id: int, **facts: Any) -> None:
        if not failed.is_set():
            failed.set()
            raise OSError("no space left")
        await mark(writer, post_id, **facts)

    async def sleep(_seconds: float) -> None:
        async with store.transaction() as writer:
            await writer.mark_failed(1, reason=WITHDRAWN)

    monkeypatch.setattr(Writer, "mark_delivered", mark_or_fail)
    line = Line()
    assert await deliver(store, line, sleep=sleep) == ["post stands, but cannot be marked as delivered"]
    async with store.reading() as reader:
        assert await reader.is_message(101, before=2)


async def test_each_post_lets_what_is_more_urgent_go_first(store: Store) -> None:
    happened = list[object]()

    async def give_way() -> None:
        happened.append(list(line.sent))

    line = Line()
    await owe(store, "one", "two")
    worker = OutboxWorker(store=store, clock=now, messenger=line, give_way=give_way)  # type: ignore[arg-type]  # as in `deliver`
    worker.wake(CHANNEL)
    await worker.idle()
    assert happened == [[], ["one"]]


async def test_what_may_stand_is_doubted_what_was_owed_at_the_start_and_what_got_no_answer(store: Store) -> None:
    await owe(store, "old", "older than the bot, too")
    line = Line()
    worker = OutboxWorker(store=store, clock=now, messenger=line)  # type: ignore[arg-type]  # as in `deliver`
    with capture_logs():
        worker.wake(CHANNEL)
        await worker.idle()
        await owe(store, "new", "newer")
        line.failures = [refusal(502), refusal(403, 40333), refusal(403, 40333)]
        worker.wake(CHANNEL)
        await worker.idle()
    assert line.tried == [
        ("old", True),
        ("older than the bot, too", True),
        ("new", False),
        ("new", True),
        ("new", False),
        ("new", False),
        ("newer", False),
    ]


@pytest.mark.parametrize("torn", ["role = 'boa'", "created_at = '2026-'"])
async def test_a_post_that_cannot_be_read_is_given_up_with_a_line_and_the_next_one_sent(
    store: Store, tmp_path: Path, torn: str
) -> None:
    line = Line()
    await owe(store, "one", "two")
    with closing(sqlite3.connect(tmp_path / "games.db")) as file, file:
        file.execute(f"UPDATE posts SET {torn} WHERE id = (SELECT min(id) FROM posts)")  # noqa: S608 - of this test's own words
    assert await deliver(store, line) == ["post cannot be read"]
    assert line.sent == ["two"]
