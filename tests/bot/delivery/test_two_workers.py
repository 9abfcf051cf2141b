"""Two outbox workers, of two processes that play from one database: each post is sent once, and in order."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import pytest
from sqlalchemy import URL
from structlog.testing import capture_logs

from bot.delivery.due_calls import call_later
from bot.delivery.messages import Painted
from bot.delivery.outbox_worker import OutboxWorker
from bot.store import DatabaseAway, Store, Writer
from bot.store.cluster.postgresql_cluster import PostgresqlCluster
from bot.store.postgresql.store import PostgresqlStore
from bot.store.schema import now
from bot.store.store import Outage
from bot.table.post_rows import LobbyMessage, PostRow
from bot.table.posts.post import Call, Post, to_row
from bot.table.rows import AlarmRow, PersonRow
from tests.bot.delivery.outbox.line import CHANNEL, Line, owe, owed, worker_of
from tests.bot.store.cluster.test_postgresql_cluster import waiting
from tests.bot.store.cluster.two_processes import clusters, stores
from tests.bot.store.examples import ADA, BEN, begin_match, play
from tests.patience import PATIENCE, patience, until

__all__ = ["clusters", "stores"]

DIRECT = Post(text="a board", call=Call(person=BEN, text="your turn:", otherwise="Ben, your turn:"), revision=0)
"""What calls Ben by a direct message, once it stands."""


def workers_of(stores: list[PostgresqlStore], clusters: list[PostgresqlCluster], line: Line) -> list[OutboxWorker]:
    """Return the worker of each process, all of which send to one line."""
    return [worker_of(store, line, cluster) for store, cluster in zip(stores, clusters, strict=True)]


async def test_posts_that_both_are_woken_for_go_out_once_and_in_order(
    stores: list[PostgresqlStore], clusters: list[PostgresqlCluster]
) -> None:
    line, told = Line(), [f"{number}" for number in range(20)]
    workers = workers_of(stores, clusters, line)
    for place, text in enumerate(told):
        await owe(stores[place % 2], text)
        for worker in workers:
            worker.wake(CHANNEL)
        await asyncio.sleep(0)
    await asyncio.gather(*(worker.idle() for worker in workers))
    assert line.sent == told
    assert await owed(stores[0]) == []
    await asyncio.gather(*(worker.close() for worker in workers))


async def test_a_post_that_comes_while_the_other_one_leaves_is_not_forgotten(
    stores: list[PostgresqlStore], clusters: list[PostgresqlCluster]
) -> None:
    line = Line()
    first, second = workers_of(stores, clusters, line)
    await owe(stores[0], "one")
    leave = clusters[0].leave_channel

    async def leaving(channel_id: int) -> bool:
        clusters[0].leave_channel = leave  # type: ignore[method-assign]  # only the first time
        await owe(stores[1], "two")
        second.wake(CHANNEL)
        await second.idle()
        assert line.sent == ["one"]  # the channel was not its own
        return await leave(channel_id)

    clusters[0].leave_channel = leaving  # type: ignore[method-assign]  # between the last look and the leaving
    first.wake(CHANNEL)
    await first.idle()
    assert line.sent == ["one", "two"]
    await asyncio.gather(first.close(), second.close())


async def owe_in_match(store: Store, post: Post) -> PostRow:
    """Begin a match, and owe its channel a post."""
    async with store.transaction() as writer:
        match_id = await begin_match(writer, channel=CHANNEL)
        (row,) = await writer.owe(match_id=match_id, channel_id=CHANNEL, turn=1, new=[to_row(post)])
        return row


@pytest.mark.parametrize(
    "post",
    [DIRECT, Post(text="a summary", role="summary"), Post(text="a round", role="round", mention=BEN, revision=0)],
)
async def test_who_marks_a_post_and_who_plays_at_its_table_never_wait_for_each_other(
    stores: list[PostgresqlStore], clusters: list[PostgresqlCluster], postgresql_url: URL, post: Post
) -> None:
    row, line = await owe_in_match(stores[0], post), Line()
    assert row.match_id is not None
    worker = workers_of(stores, clusters, line)[1]
    with capture_logs() as logged:
        async with stores[0].transaction() as playing:
            await playing.match(row.match_id)
            worker.wake(CHANNEL)
            await until(lambda: waiting(postgresql_url) == 1)
            await playing.withdraw(row.match_id, after_turn=0)
        await worker.idle()
    assert [entry for entry in logged if entry["log_level"] in ("warning", "error")] == []
    assert line.sent[0] == post.text
    assert worker.unmarked == frozenset()


async def test_who_gives_a_post_up_and_who_plays_at_its_table_never_wait_for_each_other(
    stores: list[PostgresqlStore], clusters: list[PostgresqlCluster], postgresql_url: URL
) -> None:
    row, line = await owe_in_match(stores[0], DIRECT), Line()
    assert row.match_id is not None
    line.unpaintable.add(DIRECT.text)
    worker = workers_of(stores, clusters, line)[1]
    async with stores[0].transaction() as playing:
        await playing.match(row.match_id)
        with capture_logs() as logged:
            worker.wake(CHANNEL)
            await until(lambda: waiting(postgresql_url) == 1)
            await playing.withdraw(row.match_id, after_turn=0)
    await worker.idle()
    assert [entry["event"] for entry in logged] == ["post cannot be made"]
    assert (line.sent, await owed(stores[0])) == ([], [])


def lose_connection(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a connection be lost just as the next transaction is kept."""
    transaction = store.transaction

    @asynccontextmanager
    async def lost() -> AsyncIterator[Writer]:
        monkeypatch.undo()  # only the first time
        async with transaction() as writer:
            yield writer
        raise DatabaseAway("The connection was lost as this was kept.")

    monkeypatch.setattr(store, "transaction", lost)


async def test_a_call_is_owed_once_where_it_is_lost_whether_its_board_was_marked(
    stores: list[PostgresqlStore], clusters: list[PostgresqlCluster], monkeypatch: pytest.MonkeyPatch
) -> None:
    await owe_in_match(stores[0], DIRECT)
    line = Line()
    lose_connection(stores[0], monkeypatch)
    worker = workers_of(stores, clusters, line)[0]
    worker.wake(CHANNEL)
    await worker.idle()
    assert (line.sent, worker.unmarked) == (["a board"], frozenset({CHANNEL}))
    await worker.wake_all()  # as when the database answers again
    await worker.idle()
    assert len(line.sent) == 2
    assert line.sent[1].startswith("your turn: https://")
    assert worker.unmarked == frozenset()


async def test_a_newer_summary_stays_where_it_is_lost_whether_the_one_before_was_marked(
    stores: list[PostgresqlStore], clusters: list[PostgresqlCluster], monkeypatch: pytest.MonkeyPatch
) -> None:
    row = await owe_in_match(stores[0], Post(text="a summary", role="summary"))
    assert row.match_id is not None
    line, newer = Line(), LobbyMessage(message_id=row.id + 1000, pictures=b"[]")
    lose_connection(stores[0], monkeypatch)
    worker = workers_of(stores, clusters, line)[0]
    worker.wake(CHANNEL)
    await worker.idle()
    async with stores[1].transaction() as writer:  # another process has gone on
        (post,) = await writer.owe(match_id=row.match_id, channel_id=CHANNEL, turn=1, new=[to_row(Post(text="newer"))])
        await writer.set_lobby_message(row.match_id, newer, post_id=post.id)
        await writer.mark_delivered(post, message_id=newer.message_id)
    await worker.wake_all()
    await worker.idle()
    async with stores[1].reading() as reader:
        assert await reader.lobby_message(row.match_id) == newer
    assert worker.unmarked == frozenset()


async def test_the_call_of_an_earlier_turn_is_not_put_off_over_that_of_the_next(
    stores: list[PostgresqlStore], postgresql_url: URL
) -> None:
    post, night = Post(text="a board", mention=BEN, revision=0), datetime(2026, 6, 1, 23, tzinfo=UTC)
    row = await owe_in_match(stores[0], post)
    assert row.match_id is not None
    next_call = AlarmRow(match_id=row.match_id, kind="call", person_id=ADA, revision=1, due_at=night)

    async def put_off() -> None:
        async with stores[1].transaction() as delivering:
            await call_later(delivering, row, post, night)

    async with stores[0].transaction() as writer:
        await writer.keep_person(PersonRow(person_id=BEN, quiet="22:00-07:00", zone="UTC"))
    async with stores[0].transaction() as playing:
        await playing.match(row.match_id)
        putting_off = asyncio.create_task(put_off())
        await until(lambda: waiting(postgresql_url) == 1)
        await play(playing, row.match_id, 1)
        await playing.set_alarm(next_call)
    await putting_off
    async with stores[0].reading() as reader:
        assert await reader.alarms(row.match_id) == (next_call,)


async def test_a_channel_that_could_not_be_left_while_the_server_was_away_is_left_afterwards(
    stores: list[PostgresqlStore],
    clusters: list[PostgresqlCluster],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    line, leave = Line(), clusters[0].leave_channel

    async def leaving(channel_id: int) -> bool:
        monkeypatch.undo()  # only the first time
        stores[0].outage = Outage(now())  # some other connection was refused; that of the claims lives on
        return await leave(channel_id)

    first, second = workers_of(stores, clusters, line)
    stores[0].is_watched = True
    monkeypatch.setattr(clusters[0], "leave_channel", leaving)
    await owe(stores[0], "one")
    first.wake(CHANNEL)
    await first.idle()
    stores[0].come_back()
    await first.wake_all()
    await first.idle()
    await owe(stores[1], "two")
    second.wake(CHANNEL)
    await second.idle()
    assert line.sent == ["one", "two"]


async def test_a_process_that_stops_leaves_its_channels_to_the_others_before_it_has_ended(
    stores: list[PostgresqlStore], clusters: list[PostgresqlCluster]
) -> None:
    line, may_go = Line(), asyncio.Event()
    take = line.send

    async def held(row: PostRow, post: Post, _painted: Painted, *, may_stand: bool) -> int:
        await may_go.wait()
        return await take(row, post, _painted, may_stand=may_stand)

    first, second = workers_of(stores, clusters, line)
    line.send = held  # type: ignore[method-assign]  # as slowly as Discord does sometimes
    await owe(stores[0], "one", "two")
    first.wake(CHANNEL)
    await until_left(clusters[1], frozenset())
    closing = asyncio.create_task(first.close(within=PATIENCE))
    may_go.set()
    await closing
    await until_left(clusters[1], frozenset({CHANNEL}))
    await second.take_over({CHANNEL})
    await second.idle()
    assert line.sent == ["one", "two"]
    assert line.tried[-1] == ("two", True)  # the other one may have sent it
    await until_left(clusters[1], frozenset())


async def until_left(cluster: PostgresqlCluster, channels: frozenset[int]) -> None:
    """Wait until so many channels are owed posts and nobody is at them."""
    async with patience("channels that are left"):
        while await cluster.channels_left() != channels:
            pass
