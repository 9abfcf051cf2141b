"""Connections that are lost: told from what is at fault, and what they had locked is not taken for somebody else's."""

import re

import psycopg
import pytest
from sqlalchemy import URL, text
from sqlalchemy.exc import OperationalError
from structlog.testing import capture_logs

from bot.store import ALL, DatabaseAway, DatabaseInUse, Store, hold_instance_lock, shown
from bot.store.cluster.postgresql_cluster import PostgresqlCluster, ServerLock, hold_server_lock
from bot.store.postgresql.connections import is_lost, is_transient
from bot.store.postgresql.store import PostgresqlStore
from tests.bot.store.examples import CHANNEL
from tests.postgresql import PostgresqlServer


@pytest.mark.parametrize(
    ("said", "waits"),
    [
        ("FATAL:  the database system is starting up", True),
        ("FATAL:  the database system is not yet accepting connections", True),
        ("FATAL:  sorry, too many clients already", True),
        ("server closed the connection unexpectedly", True),
        ('FATAL:  password authentication failed for user "ada"', False),
        ('FATAL:  database "games" does not exist', False),
    ],
)
def test_a_first_connection_waits_for_what_passes_and_for_nothing_else(said: str, *, waits: bool) -> None:
    error = OperationalError("", {}, psycopg.OperationalError(f"connection failed: {said}"))
    assert is_transient(error) is waits
    assert is_lost(error)  # while the bot runs all of it is waited for: it has worked before


def test_a_lock_whose_connection_the_server_still_holds_is_taken_from_that(
    postgresql_url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hold_server_lock(postgresql_url, ALL) as lock:
        lost = lock._connection  # noqa: SLF001 - which a network swallows, and the server does not see that
        monkeypatch.setattr(ServerLock, "_drop", forget)
        lock._drop()  # noqa: SLF001 - as above
        monkeypatch.undo()
        lock.renew()
        assert lost is not None
        with pytest.raises(DatabaseInUse), hold_instance_lock(postgresql_url):
            pass
        with pytest.raises(OperationalError):
            lost.exec_driver_sql("SELECT 1")
        lost.close()


async def test_a_channel_whose_connection_the_server_still_holds_is_taken_from_that(store: Store) -> None:
    assert isinstance(store, PostgresqlStore)
    cluster = PostgresqlCluster(store)
    assert await cluster.take_channel(CHANNEL)
    lost, cluster._connection = cluster._connection, None  # noqa: SLF001 - as above
    assert await cluster.take_channel(CHANNEL)
    assert lost is not None
    await lost.invalidate()
    await lost.close()
    await cluster.close()


async def test_what_is_looked_up_on_a_connection_that_the_server_has_ended_is_looked_up_on_a_new_one(
    store: Store, postgresql_server: PostgresqlServer, postgresql_url: URL
) -> None:
    async with store.transaction() as writer:
        await writer.remember("key", "value")
    async with store.lookup() as reader:
        postgresql_server.end_connections(postgresql_url)
        assert await reader.recall("key") == "value"
    assert (store.is_away, store.last_failure) == (False, None)


async def test_a_server_that_can_only_be_read_is_waited_for_like_one_that_is_away(
    store: Store, postgresql_url: URL
) -> None:
    assert isinstance(store, PostgresqlStore)
    take_nothing = text("SET default_transaction_read_only = on")
    async with store._engine.connect() as connection:  # noqa: SLF001 - the one that is lent next, too
        await connection.execute(take_nothing)
        await connection.commit()
    told = f"The database {shown(postgresql_url)} can only be read."
    with capture_logs() as logs, pytest.raises(DatabaseAway, match=re.escape(told)):
        async with store.transaction() as writer:
            await writer.remember("key", "value")
    assert [(entry["event"], entry["why"]) for entry in logs] == [("nothing is taken until the database answers", told)]
    assert (store.is_away, store.last_failure) == (True, None)
    with hold_server_lock(postgresql_url, ALL) as lock:
        lock.renew()
        assert lock._connection is not None  # noqa: SLF001 - which only this lock has
        lock._connection.execute(take_nothing)  # noqa: SLF001 - as above
        with pytest.raises(DatabaseAway, match=re.escape(told)):
            lock.renew()


def forget(lock: ServerLock) -> None:
    """Lose a connection without closing it."""
    lock._connection = None  # noqa: SLF001 - as above
