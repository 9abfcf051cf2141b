"""Two outbox workers, of two processes that play from one database: each post is sent once, and in order."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import URL

from bot.delivery.outbox_worker import OutboxWorker
from bot.store import Share, Store, open_store
from bot.store.schema import now
from tests.bot.delivery.test_outbox_worker import CHANNEL, Line, owe, owed


@pytest.fixture
async def stores(postgresql_url: URL) -> AsyncIterator[list[Store]]:
    stores = [await open_store(postgresql_url, share=Share(number, 2)) for number in (1, 2)]
    yield stores
    for store in stores:
        await store.close()


async def test_posts_that_both_are_woken_for_go_out_once_and_in_order(stores: list[Store]) -> None:
    line, told = Line(), [f"{number}" for number in range(20)]
    workers = [OutboxWorker(store=store, messenger=line, clock=now) for store in stores]  # type: ignore[arg-type]  # what of a messenger it uses
    for place, text in enumerate(told):
        await owe(stores[place % 2], text)
        for worker in workers:
            worker.wake(CHANNEL)
        await asyncio.sleep(0)
    await asyncio.gather(*(worker.idle() for worker in workers))
    assert line.sent == told
    assert await owed(stores[0]) == []
    await asyncio.gather(*(worker.close() for worker in workers))


async def test_a_post_that_comes_while_the_other_one_leaves_is_not_forgotten(stores: list[Store]) -> None:
    line = Line()
    first, second = (OutboxWorker(store=store, messenger=line, clock=now) for store in stores)  # type: ignore[arg-type]  # as before
    await owe(stores[0], "one")
    leave = stores[0].leave_channel

    async def leaving(channel_id: int) -> bool:
        stores[0].leave_channel = leave  # type: ignore[method-assign]  # only the first time
        await owe(stores[1], "two")
        second.wake(CHANNEL)
        await second.idle()
        assert line.sent == ["one"]  # the channel was not its own
        return await leave(channel_id)

    stores[0].leave_channel = leaving  # type: ignore[method-assign]  # between the last look and the leaving
    first.wake(CHANNEL)
    await first.idle()
    assert line.sent == ["one", "two"]
    await asyncio.gather(first.close(), second.close())
