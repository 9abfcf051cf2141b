"""Downtime: what was left of a time is left of it afterwards, why ever nobody could play, whatever the clock does."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from structlog.testing import capture_logs

from bot.runtime.downtime import Downtime, Present, sign_of
from bot.store import ALL, Shards, Share, Store, open_store
from bot.store.store import Outage
from bot.table.rows import AlarmRow, PersonRow
from tests.bot.store.conftest import location, path, store
from tests.bot.store.examples import ADA, begin_match
from tests.new_database import put_new_database

__all__ = ["location", "path", "store"]

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
HOUR, DAY, YEAR = timedelta(hours=1), timedelta(days=1), timedelta(days=365)
FIRST, SECOND = Share(1, 2), Share(2, 2)
IN_SHARD = (2**62, 2**62 + 2**22)
"""A server in each of two shards."""


class Bot:
    """A process, which leaves a sign of life after each look at whether people can play."""

    def __init__(self, store: Store, share: Share = ALL, *, now: datetime = NOON) -> None:
        self.store, self.share, self.now = store, share, now
        self.connected = True
        self.downtime = Downtime(
            store=store,
            share=share,
            clock=lambda: self.now,
            connected=lambda: self.connected,
            shards=lambda: None if share == ALL else Shards((share.number - 1,), share.of),
        )

    async def looks(self, *, after: timedelta = timedelta()) -> bool:
        self.now += after
        is_over = await self.downtime.is_over()
        sign = msgspec.json.encode(Present(present=self.downtime.present)).decode()
        async with self.store.transaction() as writer:
            await writer.remember(sign_of(self.share), sign)
        return is_over

    def again(self, *, after: timedelta) -> "Bot":
        """Start it again."""
        return Bot(self.store, self.share, now=self.now + after)


async def set_alarm(
    store: Store, since: datetime, length: timedelta, *, rests: bool = False, guild_id: int = IN_SHARD[0]
) -> int:
    async with store.transaction() as writer:
        match_id = await begin_match(writer, channel=guild_id, guild=guild_id)
        alarm = AlarmRow(
            match_id=match_id, kind="time", person_id=ADA, revision=1, due_at=since + length, since=since, rests=rests
        )
        await writer.set_alarm(alarm)
        await writer.set_alarm(AlarmRow(match_id=match_id, kind="call", person_id=ADA, revision=1, due_at=since + HOUR))
    return match_id


async def alarm_of(store: Store, match_id: int, kind: str = "time") -> AlarmRow:
    async with store.reading() as reader:
        return next(alarm for alarm in await reader.alarms(match_id) if alarm.kind == kind)


async def stopped(bot: Bot) -> Bot:
    again = bot.again(after=DAY)
    assert await again.looks()
    return again


async def offline(bot: Bot) -> Bot:
    bot.connected = False
    assert not await bot.looks()
    assert not await bot.looks(after=DAY)  # what is due is not done meanwhile
    bot.connected = True
    assert await bot.looks()
    return bot


async def without_database(bot: Bot) -> Bot:
    bot.store.outage = Outage(bot.now)
    assert not await bot.downtime.is_over()
    bot.now += DAY
    bot.store.come_back()
    assert await bot.looks()
    return bot


async def frozen(bot: Bot) -> Bot:
    assert await bot.looks(after=DAY)
    return bot


@pytest.mark.parametrize("absent", [stopped, offline, without_database, frozen])
async def test_what_was_left_is_left_and_what_is_due_at_a_time_is_due_then(store: Store, absent: object) -> None:
    bot = Bot(store)
    match_id = await set_alarm(store, NOON, HOUR)
    await bot.looks()
    await bot.looks(after=timedelta(seconds=20))
    assert callable(absent)
    bot = await absent(bot)
    moved = await alarm_of(store, match_id)
    left, away = HOUR - timedelta(seconds=20), int(DAY.total_seconds())
    assert (moved.due_at - bot.now, moved.since, moved.away) == (left, bot.now, away)
    assert (await alarm_of(store, match_id, "call")).due_at == NOON + HOUR
    await bot.looks(after=timedelta(seconds=20))
    assert await alarm_of(store, match_id) == moved


async def test_what_was_set_after_the_last_sign_of_life_loses_and_wins_nothing(store: Store) -> None:
    bot = Bot(store)
    await bot.looks()
    match_id = await set_alarm(store, NOON + timedelta(seconds=10), HOUR)
    bot = bot.again(after=DAY)
    await bot.looks()
    assert (await alarm_of(store, match_id)).due_at - bot.now == HOUR


async def test_the_first_start_adds_nothing(store: Store) -> None:
    match_id = await set_alarm(store, NOON - HOUR, DAY)
    await Bot(store).looks()
    assert (await alarm_of(store, match_id)).due_at == NOON - HOUR + DAY


SET_BY = (HOUR, YEAR, -HOUR, -YEAR)
"""By how much a clock is set."""


@pytest.mark.parametrize("starts_again", [False, True])
async def test_a_clock_that_is_set_takes_and_gives_no_time(store: Store, *, starts_again: bool) -> None:
    match_id = await set_alarm(store, NOON - 3 * HOUR, DAY)
    bot = Bot(store)
    await bot.looks()
    for leap in (leap for set_by in SET_BY for leap in (set_by, -set_by, set_by)):
        if starts_again:
            bot = bot.again(after=leap)
            await bot.looks()
        else:
            await bot.looks(after=leap)
        assert (await alarm_of(store, match_id)).due_at - bot.now == DAY - 3 * HOUR


async def test_what_is_set_by_the_new_clock_before_it_is_seen_that_it_was_set_stays(store: Store) -> None:
    bot = Bot(store)
    await bot.looks()
    for number, set_by in enumerate(SET_BY):
        bot.now += set_by
        match_id = await set_alarm(store, bot.now, HOUR, guild_id=IN_SHARD[0] + number)
        await bot.looks(after=timedelta(seconds=1))
        left = (await alarm_of(store, match_id)).due_at - bot.now
        assert HOUR - timedelta(seconds=1) <= left <= HOUR


@pytest.mark.parametrize("absent", [stopped, offline, without_database, frozen])
async def test_while_one_process_is_away_only_the_people_of_its_own_servers_lose_no_time(
    store: Store, absent: object
) -> None:
    first, second = Bot(store, FIRST), Bot(store, SECOND)
    here = await set_alarm(store, NOON, HOUR, guild_id=IN_SHARD[0])
    there = await set_alarm(store, NOON, HOUR, guild_id=IN_SHARD[1])
    for bot in (first, second):
        await bot.looks()
    assert callable(absent)
    await absent(first)
    moved = await alarm_of(store, here)
    assert (moved.due_at - NOON, moved.away) == (DAY + HOUR, int(DAY.total_seconds()))
    assert (await alarm_of(store, there)).due_at == NOON + HOUR


async def test_each_process_looks_for_what_is_due_in_its_own_servers_alone(store: Store) -> None:
    there = await set_alarm(store, NOON, HOUR, guild_id=IN_SHARD[1])
    here = await set_alarm(store, NOON + HOUR, HOUR, guild_id=IN_SHARD[0])
    async with store.reading() as reader:
        due = [await reader.next_alarm(shards) for shards in (None, Shards((0,), 2), Shards((1,), 2), Shards((0,), 3))]
    assert [alarm and alarm.match_id for alarm in due] == [there, here, there, None]


@pytest.mark.parametrize("before", [ALL, Share(3, 3)])
async def test_processes_of_another_number_go_on_from_when_the_last_ones_went(store: Store, before: Share) -> None:
    await Bot(store, FIRST, now=NOON - 2 * DAY).looks()
    await Bot(store, before, now=NOON + HOUR).looks()
    match_id = await set_alarm(store, NOON, DAY)
    await Bot(store, FIRST, now=NOON + 2 * HOUR).looks()
    assert (await alarm_of(store, match_id)).due_at == NOON + DAY + HOUR


async def test_an_alarm_that_cannot_be_read_keeps_no_time_from_the_others(path: Path) -> None:
    put_new_database(path)
    store = await open_store(path)
    torn, whole = [await set_alarm(store, NOON, HOUR, guild_id=guild_id) for guild_id in IN_SHARD]
    await Bot(store).looks()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE alarms SET due_at = '2026-06-' WHERE match_id = ?", (torn,))
    with capture_logs() as logged:
        await Bot(store, now=NOON + DAY).looks()
    assert (await alarm_of(store, whole)).due_at == NOON + DAY + HOUR
    assert [entry["event"] for entry in logged if entry["log_level"] == "error"] == ["alarm cannot be read"]
    await store.close()


async def test_time_that_rests_in_quiet_hours_rests_in_those_that_come_then(store: Store) -> None:
    async with store.transaction() as writer:
        await writer.keep_person(PersonRow(person_id=ADA, quiet="22:00-07:00"))
    match_id = await set_alarm(store, NOON, HOUR, rests=True)
    bot = Bot(store)
    await bot.looks()
    bot = bot.again(after=timedelta(hours=9, minutes=50))
    await bot.looks()
    assert (await alarm_of(store, match_id)).due_at == NOON + timedelta(hours=19, minutes=50)  # ten minutes before


async def test_an_alarm_that_is_set_anew_while_time_is_added_stays(store: Store) -> None:
    match_id = await set_alarm(store, NOON, HOUR)
    before = await alarm_of(store, match_id)
    async with store.transaction() as writer:
        anew = msgspec.structs.replace(before, revision=2, since=NOON + HOUR, due_at=NOON + 2 * HOUR)
        await writer.set_alarm(anew)
        await writer.resume_alarm(before, msgspec.structs.replace(before, due_at=NOON + YEAR))
    assert await alarm_of(store, match_id) == anew
