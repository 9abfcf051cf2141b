"""Two processes that play from one database, here in one: each has a store, and its view of the cluster."""

from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from bot.store.cluster.postgresql_cluster import PostgresqlCluster
from bot.store.databases import open_store
from bot.store.postgresql.store import PostgresqlStore


@pytest.fixture
async def stores(postgresql_url: URL) -> AsyncIterator[list[PostgresqlStore]]:
    stores = [await open_store(postgresql_url) for _ in range(2)]
    yield [store for store in stores if isinstance(store, PostgresqlStore)]
    for store in stores:
        await store.close()


@pytest.fixture
async def clusters(stores: list[PostgresqlStore]) -> AsyncIterator[list[PostgresqlCluster]]:
    clusters = [*map(PostgresqlCluster, stores)]
    yield clusters
    for cluster in clusters:
        await cluster.close()
