"""Small facts: what is noted anew is noted once, however many ask at the same time."""

import asyncio
from datetime import UTC, datetime, timedelta

from bot.store import Location, Store, open_store

AT = datetime(2026, 6, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)


async def noted(store: Store, at: datetime) -> bool:
    async with store.transaction() as writer:
        return await writer.note_anew("asked", at, after=DAY)


async def test_what_happens_is_noted_anew_once_it_was_long_ago_or_the_clock_went_far_back(store: Store) -> None:
    assert await noted(store, AT)
    for at, is_anew in ((AT, False), (AT + DAY - timedelta(microseconds=1), False), (AT + DAY, True), (AT, True)):
        assert await noted(store, at) is is_anew
    assert not await noted(store, AT + timedelta(hours=1))
    async with store.transaction() as writer:
        await writer.forget("asked")
    assert await noted(store, AT + timedelta(hours=1))


async def test_what_was_noted_is_forgotten_once_it_says_nothing_any_more_and_what_is_remembered_stays(
    store: Store,
) -> None:
    await noted(store, AT)
    async with store.transaction() as writer:
        await writer.remember("left", "long ago")
        for at, kept in ((AT + DAY - timedelta(microseconds=1), {"asked", "left"}), (AT + DAY, {"left"})):
            await writer.forget_past(at)
            assert (await writer.recall_all("")).keys() == kept


async def test_of_many_who_note_the_same_at_once_one_does(store: Store, location: Location) -> None:
    other = await open_store(location)
    try:
        all_noted = await asyncio.gather(*(noted(each, AT) for each in (store, other) * 5))
    finally:
        await other.close()
    assert sum(all_noted) == 1
