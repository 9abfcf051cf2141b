"""A database of a server is brought to this version as a file is, once no process of an older version plays from it."""

import pytest
from sqlalchemy import URL, create_engine

from bot.store import DatabaseInUse, Share, open_store
from bot.store.cluster.postgresql_cluster import PostgresqlCluster
from bot.store.databases import examine, hold_instance_lock
from bot.store.postgresql.connections import SHARDS, held
from bot.store.postgresql.store import PostgresqlStore
from tests.patience import until


def playing(url: URL) -> int:
    engine = create_engine(url)
    with engine.connect() as connection:
        count = len(connection.execute(held(SHARDS)).all())
    engine.dispose()
    return count


async def test_tables_are_not_changed_under_a_process_that_plays_with_an_older_version(
    postgresql_url: URL, request: pytest.FixtureRequest
) -> None:
    older = await open_store(postgresql_url)
    assert isinstance(older, PostgresqlStore)
    cluster = PostgresqlCluster(older, share=Share(1, 2))
    await cluster.agree_on_shards(2)
    request.getfixturevalue("with_next_step")
    with pytest.raises(DatabaseInUse) as refusal:
        await open_store(postgresql_url)
    told = str(refusal.value)
    assert told.endswith("stop all of them, then start each with the new version.")
    assert "\n" not in told
    assert examine(postgresql_url).version == "0001"
    await cluster.close()
    await older.close()
    await until(lambda: playing(postgresql_url) == 0, "the older one is gone, on the server, too")
    with hold_instance_lock(postgresql_url, Share(1, 2)):  # one that starts as this does
        await (await open_store(postgresql_url)).close()
    assert examine(postgresql_url).version == "0002"
