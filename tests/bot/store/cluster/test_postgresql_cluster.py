"""What several processes that play from one database agree on: here each is a store of its own."""

import asyncio
from secrets import token_hex

import pytest
from sqlalchemy import URL, NullPool, create_engine, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection
from structlog.testing import capture_logs

from bot.store import (
    ALL,
    DatabaseAway,
    DatabaseInUse,
    DatabaseUnusable,
    Location,
    Share,
    Store,
    hold_instance_lock,
    join_cluster,
)
from bot.store.cluster import postgresql_cluster
from bot.store.cluster.postgresql_cluster import PostgresqlCluster
from bot.store.postgresql.connections import SHARE, TIED
from bot.store.postgresql.store import PostgresqlStore
from tests.bot.store.cluster.two_processes import clusters, stores
from tests.bot.store.examples import begin_match
from tests.counted_queries import ANSWER, counted
from tests.patience import patience, until
from tests.postgresql import PASSWORD, PostgresqlServer

__all__ = ["clusters", "stores"]

CHANNEL = 1191168914227200012


ALL_OTHERS = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"

OF_SHARES = f"SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND classid = {SHARE} AND objsubid = 2"  # noqa: S608 - a test's own
"""Those that hold the locks of shares; no other test's are in this database, which is new."""

WAITING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
"""Who waits for a lock."""


def lose_connections(url: URL, which: str = ALL_OTHERS) -> None:
    """Let the server end connections to a database, as when a network fails."""
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    ended = text(f"SELECT pg_terminate_backend(pid) FROM ({which}) AS connections")  # noqa: S608 - a test's own
    with engine.connect() as connection:
        connection.execute(ended)
    engine.dispose()


async def test_a_channel_is_one_processs_own_until_it_leaves_it_or_ends(clusters: list[PostgresqlCluster]) -> None:
    one, two = clusters
    assert await one.take_channel(CHANNEL)
    assert await one.take_channel(CHANNEL)  # which is to be left once all the same
    assert not await two.take_channel(CHANNEL)
    assert await two.take_channel(CHANNEL + 1)
    assert await one.leave_channel(CHANNEL)
    assert await two.take_channel(CHANNEL)
    await two.close()
    async with patience("a channel that is free"):
        while not await one.take_channel(CHANNEL):
            pass


async def test_channels_that_wait_for_the_connection_are_taken_and_left_together(
    clusters: list[PostgresqlCluster],
) -> None:
    one, two = clusters
    channels = range(CHANNEL, CHANNEL + 40)
    assert await two.take_channel(CHANNEL)
    with counted() as count:
        taken = await asyncio.gather(*map(one.take_channel, channels))
        assert taken == [channel != CHANNEL for channel in channels]
        assert not any(await asyncio.gather(*map(two.take_channel, channels[1:])))
        await asyncio.gather(*map(one.leave_channel, channels[1:]))
    assert count.costs[ANSWER].statements < len(channels)
    assert all(await asyncio.gather(*map(two.take_channel, channels)))


async def test_a_channel_of_those_taken_together_is_nobody_elses_where_the_connection_is_lost(
    clusters: list[PostgresqlCluster], postgresql_url: URL
) -> None:
    one, two = clusters
    assert await one.take_channel(CHANNEL)
    lose_connections(postgresql_url)
    channels = range(CHANNEL + 1, CHANNEL + 20)
    taken = await asyncio.gather(*map(one.take_channel, channels), return_exceptions=True)
    assert isinstance(taken[0], DatabaseUnusable)
    assert set(taken[1:]) == {True}
    lose_connections(postgresql_url)
    left = await asyncio.gather(*map(one.leave_channel, channels[1:]), return_exceptions=True)
    assert isinstance(left[0], DatabaseUnusable)
    assert set(left[1:]) == {True}
    assert all(await asyncio.gather(*map(two.take_channel, channels)))


async def test_all_have_as_many_shards_as_was_advised_to_the_first(clusters: list[PostgresqlCluster]) -> None:
    one, two = clusters
    assert await one.agree_on_shards(16) == 16
    assert await two.agree_on_shards(32) == 16
    await one.close()
    assert await two.agree_on_shards(32) == 16
    await two.close()
    async with patience("nobody who has agreed"):
        while await two.processes():
            await two.close()
    assert await two.agree_on_shards(32) == 32


async def test_who_has_agreed_is_seen_until_it_ends(clusters: list[PostgresqlCluster]) -> None:
    one, two = clusters
    assert await one.processes() == frozenset()
    for cluster in clusters:
        await cluster.agree_on_shards(2)
    both = await one.processes()
    assert (len(both), both) == (2, await two.processes())
    await two.close()
    async with patience("one that is gone"):
        while len(left := await one.processes()) > 1:
            pass
    assert left < both


async def test_what_was_agreed_holds_after_the_connection_is_lost(
    clusters: list[PostgresqlCluster], postgresql_url: URL
) -> None:
    one, two = clusters
    assert await one.agree_on_shards(16) == 16
    assert await one.take_channel(CHANNEL)
    lose_connections(postgresql_url)
    with pytest.raises(Exception, match=r"terminat|closed"):
        await one.take_channel(CHANNEL + 1)
    assert await one.take_channel(CHANNEL + 1)
    assert await two.take_channel(CHANNEL)  # it was lost
    assert await two.agree_on_shards(32) == 16


async def test_sessions_that_may_not_begin_at_once_begin_one_after_the_other(
    clusters: list[PostgresqlCluster], monkeypatch: pytest.MonkeyPatch
) -> None:
    passing = asyncio.Event()

    async def waited(_seconds: float) -> None:
        await passing.wait()

    one, two = clusters
    monkeypatch.setattr(asyncio, "sleep", waited)
    await one.may_identify(0)
    await two.may_identify(1)
    second = asyncio.create_task(two.may_identify(0))
    third = asyncio.create_task(one.may_identify(1))
    await asyncio.wait([second, third], timeout=0.2)
    assert not second.done()
    assert not third.done()
    passing.set()
    async with patience("the next turns"):
        await asyncio.gather(second, third)


@pytest.fixture
def passing(monkeypatch: pytest.MonkeyPatch) -> asyncio.Event:
    """Let a session's bucket be kept until this is set, and not for a time."""
    passing = asyncio.Event()

    async def kept(_claims: object, turn: AsyncConnection) -> None:
        await passing.wait()
        await turn.close()

    monkeypatch.setattr(PostgresqlCluster, "_release_later", kept)
    return passing


async def test_sessions_of_many_shards_wait_on_one_connection_of_each_process(
    clusters: list[PostgresqlCluster], postgresql_url: URL, passing: asyncio.Event
) -> None:
    one, two = clusters
    await one.may_identify(0)
    many = [asyncio.create_task(two.may_identify(0)) for _ in range(5)]
    await until(lambda: waiting(postgresql_url) > 0)
    for _ in range(5):
        await asyncio.sleep(0.01)
        assert waiting(postgresql_url) == 1
    passing.set()
    async with patience("the next sessions"):
        await asyncio.gather(*many)


async def test_who_waits_for_a_session_waits_on_while_the_server_is_away(
    clusters: list[PostgresqlCluster], postgresql_url: URL, passing: asyncio.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, two = clusters
    monkeypatch.setattr(postgresql_cluster, "IDENTIFY_PAUSE", 0.0)
    await one.may_identify(0)
    second = asyncio.create_task(two.may_identify(0))
    await until(lambda: waiting(postgresql_url) == 1)
    with capture_logs() as logged:
        lose_connections(postgresql_url, WAITING)
        await until(lambda: bool(logged))
        await until(lambda: waiting(postgresql_url) == 1)
        passing.set()
        async with patience("a turn after the connection was lost"):
            await second
    assert [entry["event"] for entry in logged] == ["sessions with Discord wait for the database"]


def waiting(url: URL) -> int:
    """Return how many wait for a lock."""
    engine = create_engine(url)
    with engine.connect() as connection:
        found = connection.scalar(text(f"SELECT count(*) FROM ({WAITING}) AS waiting"))  # noqa: S608 - a test's own
    engine.dispose()
    return int(found or 0)


async def test_two_processes_cannot_have_one_share_nor_different_numbers(postgresql_url: URL) -> None:
    with hold_instance_lock(postgresql_url, Share(1, 2)), hold_instance_lock(postgresql_url, Share(2, 2)):
        with pytest.raises(DatabaseInUse, match=r"^Process 2/2 plays from the database .* already\.$"):
            hold_instance_lock(postgresql_url, Share(2, 2)).__enter__()
        for share in (Share(3, 3), Share(1, 3)):  # though the first of two is there, no first of three is
            with pytest.raises(DatabaseInUse, match="that they are 2 in all, and this one that they are 3"):
                hold_instance_lock(postgresql_url, share).__enter__()
    async with patience("a share that is free"):
        await until(lambda: is_free(postgresql_url))


@pytest.mark.parametrize("lost", [ALL_OTHERS, OF_SHARES], ids=["all-connections", "the-locks-alone"])
async def test_who_has_lost_its_share_to_another_process_and_has_not_noticed_writes_and_claims_nothing(
    postgresql_url: URL, lost: str
) -> None:
    async with join_cluster(postgresql_url) as (store, cluster):
        assert await cluster.take_channel(CHANNEL)
        await writes(store, "before")
        unfinished = store.transaction()
        await (await unfinished.__aenter__()).remember("key", "begun before it was lost, and ended after")
        lose_connections(postgresql_url, lost)
        async with join_cluster(postgresql_url) as (theirs, their_cluster):
            with pytest.raises(DatabaseAway):
                await unfinished.__aexit__(None, None, None)
            for _ in range(3):
                store.come_back()  # as if nobody had noticed that either
                with pytest.raises(DatabaseAway):
                    await writes(store, "after")
                store.come_back()
                with pytest.raises(DatabaseAway):
                    await cluster.take_channel(CHANNEL + 1)
            async with theirs.lookup() as reader:
                assert await reader.recall("key") == "before"
            assert await their_cluster.take_channel(CHANNEL)


async def test_who_has_lost_its_share_to_nobody_takes_it_again_before_it_writes(postgresql_url: URL) -> None:
    async with join_cluster(postgresql_url) as (store, _):
        await writes(store, "before")
        lose_connections(postgresql_url)
        await writes(store, "after")
        with pytest.raises(DatabaseInUse):
            hold_instance_lock(postgresql_url).__enter__()
        assert not store.is_away


@pytest.fixture
def users(postgresql_server: PostgresqlServer, postgresql_url: URL) -> tuple[URL, URL]:
    """Two users who make all that they make as one owner of a database, as where passwords are changed by turns."""
    owner, *users = (f"{name}_{token_hex(4)}" for name in ("owner", "one", "two"))
    server = create_engine(postgresql_server.url(), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with server.connect() as connection:
        connection.execute(text(f"CREATE ROLE {owner}"))
        connection.execute(text(f"ALTER DATABASE {postgresql_url.database} OWNER TO {owner}"))
        for user in users:
            connection.execute(text(f"CREATE ROLE {user} LOGIN PASSWORD '{PASSWORD}' IN ROLE {owner}"))
            connection.execute(text(f"ALTER ROLE {user} SET role {owner}"))
    one, two = (postgresql_url.set(username=user) for user in users)
    return one, two


async def test_who_may_not_be_told_when_a_connection_began_has_its_share_all_the_same(users: tuple[URL, URL]) -> None:
    one, _ = users
    async with join_cluster(one) as (store, cluster):
        await writes(store, "value")
        assert await cluster.take_channel(CHANNEL)


async def test_who_may_not_end_what_another_user_has_begun_is_told_what_helps(users: tuple[URL, URL]) -> None:
    one, two = users
    before = create_engine(one, poolclass=NullPool)
    with before.connect() as connection:
        connection.execute(select(func.pg_advisory_lock_shared(TIED, ALL.number)))
        with (
            pytest.raises(DatabaseUnusable, match=r"another user, who had this share before: .* pg_signal_backend\.$"),
            hold_instance_lock(two),
        ):
            pass
    async with join_cluster(two) as (store, _):
        await writes(store, "value")


async def writes(store: Store, value: str) -> None:
    """Write something that another process of the share might read."""
    async with store.transaction() as writer:
        await writer.remember("key", value)


def is_free(location: Location) -> bool:
    try:
        with hold_instance_lock(location, ALL):
            return True
    except DatabaseInUse:
        return False


def test_from_a_file_one_process_plays(path: Location) -> None:
    with pytest.raises(DatabaseUnusable, match="several need PostgreSQL"):
        hold_instance_lock(path, Share(1, 2)).__enter__()


async def test_a_match_that_another_process_writes_is_not_free(stores: list[PostgresqlStore]) -> None:
    one, two = stores
    async with one.transaction() as writer:
        match_id = await begin_match(writer, channel=CHANNEL)
    async with one.transaction() as writer:
        assert await writer.free_match(match_id) is not None
        async with two.transaction() as other:
            assert await other.free_match(match_id) is None
    async with two.transaction() as other:
        assert await other.free_match(match_id) is not None
