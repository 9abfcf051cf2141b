"""What a process leaves that stops or dies is delivered once, by another one that looks each second."""

import asyncio

import pytest
from sqlalchemy import URL

from bot.interactions.open_pads import OpenPads
from bot.runtime import monitors
from bot.runtime.monitors import OtherProcesses
from bot.store import open_store
from bot.store.cluster.postgresql_cluster import PostgresqlCluster
from bot.store.postgresql.store import PostgresqlStore
from tests.bot.delivery.outbox.line import CHANNEL, Line, owe
from tests.bot.delivery.test_two_workers import workers_of
from tests.bot.store.cluster.two_processes import clusters, stores
from tests.patience import until

__all__ = ["clusters", "stores"]


@pytest.fixture(autouse=True)
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes look often."""
    monkeypatch.setattr(monitors, "EVERY", 0.01)


async def test_what_a_process_owes_that_delivers_no_more_is_delivered_by_another_that_looks(
    stores: list[PostgresqlStore],
    clusters: list[PostgresqlCluster],
) -> None:
    line = Line()
    first, second = workers_of(stores, clusters, line)
    looking = OtherProcesses(
        store=stores[1], cluster=clusters[1], ended=second.wake_all, worker=second, pads=OpenPads()
    )
    looking.start()
    await first.close()
    await owe(stores[0], "one")  # as by whoever is still being answered
    first.wake(CHANNEL)
    await until(lambda: line.sent == ["one"])
    await looking.close()
    await second.close()


async def test_what_is_owed_to_a_channel_whose_process_dies_is_delivered_once_by_one_of_the_others(
    stores: list[PostgresqlStore], clusters: list[PostgresqlCluster], postgresql_url: URL
) -> None:
    store, line = await open_store(postgresql_url), Line()
    assert isinstance(store, PostgresqlStore)
    dying = PostgresqlCluster(store)
    workers = workers_of(stores, clusters, line)
    looking = [
        OtherProcesses(store=store, cluster=cluster, ended=worker.wake_all, worker=worker, pads=OpenPads())
        for store, cluster, worker in zip(stores, clusters, workers, strict=True)
    ]
    assert await dying.take_channel(CHANNEL)
    await owe(stores[0], "one", "two")
    for each, worker in zip(looking, workers, strict=True):
        each.start()
        worker.wake(CHANNEL)
        await worker.idle()
    assert line.sent == []  # it is at the channel
    await dying.close()
    await store.close()
    await until(lambda: line.sent[-1:] == ["two"])
    await asyncio.gather(*(each.close() for each in looking))
    await asyncio.gather(*(worker.idle() for worker in workers))
    assert line.sent == ["one", "two"]
