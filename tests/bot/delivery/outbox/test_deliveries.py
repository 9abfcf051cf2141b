"""The outbox worker: in order, once; a post that cannot be made or read holds up none behind it."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.delivery import outbox_worker as module
from bot.store import Store
from bot.table.post_rows import NewPost
from bot.table.posts.post import Post, to_row
from tests.bot.delivery.outbox.line import CHANNEL, Line, deliver, owe, owed, worker_of


async def test_posts_go_out_in_the_order_in_which_they_are_owed(store: Store) -> None:
    line = Line()
    await owe(store, "one", "two", "three")
    assert await deliver(store, line) == []
    assert line.sent == ["one", "two", "three"]
    assert await owed(store) == []


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
    worker = worker_of(store, line, sleep=sleep)
    worker.wake(CHANNEL)
    await worker.idle()
    assert happened == [(["one"], module.STEP_PAUSE), (["one", "two"], module.STEP_PAUSE)]
    assert line.sent == ["one", "two", "board"]
    assert module.STEP_PAUSE > 0


async def test_each_post_lets_what_is_more_urgent_go_first(store: Store) -> None:
    happened = list[object]()

    async def give_way() -> None:
        happened.append(list(line.sent))

    line = Line()
    await owe(store, "one", "two")
    worker = worker_of(store, line, give_way=give_way)
    worker.wake(CHANNEL)
    await worker.idle()
    assert happened == [[], ["one"]]


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
