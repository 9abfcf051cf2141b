"""Posts that stand in Discord, whether or not it is written down that they do."""

import asyncio
from typing import Any

import pytest
from structlog.testing import capture_logs

from bot.delivery import outbox_worker as module
from bot.store import DatabaseAway, Marked, Store, Writer
from bot.store.schema import WITHDRAWN
from bot.table.post_rows import PostRow
from tests.bot.delivery.outbox.line import CHANNEL, Line, deliver, owe, owed, refusal, worker_of


async def test_a_post_that_cannot_be_marked_is_not_sent_again_but_marked_later_and_told_of_once(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owe(store, "first", "second")
    faults, mark, slept, told = 9, Writer.mark_delivered, list[float](), set[frozenset[int]]()

    async def mark_or_fail(writer: Writer, post: PostRow, **facts: Any) -> Marked:
        nonlocal faults
        faults -= 1
        if faults >= 0:
            raise OSError("no space left")
        return await mark(writer, post, **facts)

    async def sleep(seconds: float) -> None:
        slept.append(seconds)
        told.add(worker.unmarked)

    monkeypatch.setattr(module, "FIRST_PAUSE", 1.0)
    monkeypatch.setattr(Writer, "mark_delivered", mark_or_fail)
    line = Line()
    worker = worker_of(store, line, sleep=sleep)
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


async def test_a_post_that_was_taken_as_the_database_went_away_is_marked_when_that_is_back(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owe(store, "first", "second")
    mark, times_away = Writer.mark_delivered, 3

    async def mark_or_fail(writer: Writer, post: PostRow, **facts: Any) -> Marked:
        nonlocal times_away
        times_away -= 1
        if times_away >= 0:
            raise DatabaseAway("The server of the database does not answer.")
        return await mark(writer, post, **facts)

    monkeypatch.setattr(Writer, "mark_delivered", mark_or_fail)
    line = Line()
    worker = worker_of(store, line)
    while times_away >= 0:
        worker.wake(CHANNEL)  # as whoever finds the server back does
        await worker.idle()
    assert line.sent == ["first", "second"]
    assert await owed(store) == []


async def test_a_post_that_was_taken_and_withdrawn_is_marked_all_the_same(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owe(store, "taken")
    mark, failed = Writer.mark_delivered, asyncio.Event()

    async def mark_or_fail(writer: Writer, post: PostRow, **facts: Any) -> Marked:
        if not failed.is_set():
            failed.set()
            raise OSError("no space left")
        return await mark(writer, post, **facts)

    async def sleep(_seconds: float) -> None:
        async with store.transaction() as writer:
            await writer.mark_failed(1, reason=WITHDRAWN)

    monkeypatch.setattr(Writer, "mark_delivered", mark_or_fail)
    line = Line()
    assert await deliver(store, line, sleep=sleep) == ["post stands, but cannot be marked as delivered"]
    async with store.reading() as reader:
        assert await reader.is_message(101, before=2)


async def test_what_may_stand_is_doubted_what_was_owed_at_the_start_and_what_got_no_answer(store: Store) -> None:
    await owe(store, "old", "older than the bot, too")
    line = Line()
    worker = worker_of(store, line)
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
