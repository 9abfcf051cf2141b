"""The connections of a process: how many there are, what the server is told for them, what it prepares on them.

A rush makes no more of them, which would take longer than what they are for.
"""

import asyncio

from sqlalchemy import URL, create_engine, text

from bot.store import Store
from bot.store.postgresql.connections import MOST_PREPARED
from bot.store.postgresql.store import POOL_SIZE, PostgresqlStore
from tests.patience import until

ASKED_AT_ONCE = 3 * POOL_SIZE
COUNTED = 50
"""How often it is counted, each time on the server: many times as long as it takes to make one connection."""


async def test_who_asks_while_all_connections_are_at_work_waits(store: Store, postgresql_url: URL) -> None:
    inside, may_go = 0, asyncio.Event()

    async def ask() -> None:
        nonlocal inside
        async with store.reading() as reader:
            assert await reader.recall("key") is None
            inside += 1
            await may_go.wait()

    async with asyncio.TaskGroup() as asking:
        for _ in range(ASKED_AT_ONCE):
            asking.create_task(ask())
        await until(lambda: inside >= POOL_SIZE, "as many at work as there are connections")
        counts = await asyncio.to_thread(connections_in_transactions, postgresql_url)
        assert (set(counts), inside) == ({POOL_SIZE}, POOL_SIZE)
        may_go.set()
    assert inside == ASKED_AT_ONCE


def connections_in_transactions(url: URL) -> list[int]:
    engine = create_engine(url, isolation_level="AUTOCOMMIT")
    query = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND state = 'idle in transaction'"
    with engine.connect() as connection:
        counts = [connection.execute(text(query)).scalar_one() for _ in range(COUNTED)]
    engine.dispose()
    return counts


async def test_the_server_notices_what_is_lost_and_prepares_what_is_run_first(store: Store) -> None:
    assert isinstance(store, PostgresqlStore)
    async with store.lookup() as reader:
        await reader.recall("key")
    async with store._engine.connect() as connection:  # noqa: SLF001 - the one that was lent, too
        pauses = [
            await connection.scalar(text(f"SHOW tcp_keepalives_{name}")) for name in ("idle", "interval", "count")
        ]
        prepared = set(await connection.scalars(text("SELECT statement FROM pg_prepared_statements")))
        driver = (await connection.get_raw_connection()).driver_connection
    assert pauses == ["5", "5", "2"]
    assert any("FROM memory" in statement for statement in prepared)
    assert driver is not None
    assert driver.prepared_max == MOST_PREPARED
