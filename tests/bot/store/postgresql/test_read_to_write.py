"""What a transaction reads to write it: whoever wants the same waits, and reads what has become of it."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

from sqlalchemy import URL

from bot.store import Store, Writer
from bot.table.rows import ImportRow, MatchRow, Status
from tests.bot.store.cluster.test_postgresql_cluster import waiting
from tests.bot.store.examples import ADA, CHANNEL, begin_match
from tests.patience import until

WAITING = ImportRow(
    guild_id=1, channel_id=CHANNEL, giver_id=ADA, giver_name="Ada", language="en", file="{}", seats=b"[]"
)


@asynccontextmanager
async def at_once(
    store: Store, url: URL, read: Callable[[Writer], Awaitable[object]]
) -> AsyncIterator[tuple[Writer, "asyncio.Future[object]"]]:
    """Read in two transactions: the first one can write inside, and the other waits for it with what it reads."""

    async def other() -> object:
        async with store.transaction() as writer:
            return await read(writer)

    async with store.transaction() as first:
        await read(first)
        second = asyncio.create_task(other())
        await until(lambda: waiting(url) == 1)
        yield first, second
    await second


async def test_of_two_who_agree_to_a_game_from_a_file_at_once_none_is_forgotten(
    store: Store, postgresql_url: URL
) -> None:
    async with store.transaction() as writer:
        number = await writer.keep_import(WAITING)
    async with at_once(store, postgresql_url, lambda writer: writer.waiting_import(number)) as (first, second):
        await first.set_import_seats(number, b"[1]")
    found = second.result()
    assert isinstance(found, ImportRow)
    assert found.seats == b"[1]"


async def test_of_two_who_change_the_last_game_of_a_channel_the_later_one_sees_what_the_earlier_did(
    store: Store, postgresql_url: URL
) -> None:
    match_id = await ended(store, "over")
    async with at_once(store, postgresql_url, lambda writer: writer.latest_match_in(CHANNEL)) as (first, second):
        await first.set_status(match_id, "running")
    found = second.result()
    assert isinstance(found, MatchRow)
    assert found.status == "running"


async def test_of_two_who_bring_a_stopped_game_back_the_later_one_finds_none(store: Store, postgresql_url: URL) -> None:
    match_id = await ended(store, "stopped")
    async with at_once(store, postgresql_url, lambda writer: writer.stopped_match_in(CHANNEL, None)) as (first, second):
        await first.set_status(match_id, "running")
    assert second.result() is None


async def ended(store: Store, status: Status) -> int:
    """Make a match that has ended in some way."""
    async with store.transaction() as writer:
        match_id = await begin_match(writer)
        await writer.set_status(match_id, status)
        return match_id
