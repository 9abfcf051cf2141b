"""Downtime: what was left of a time is left of it afterwards, why ever nobody could play, whatever the clock does."""

from datetime import UTC, datetime, timedelta

import msgspec
import pytest

from bot.runtime.downtime import Downtime, Present
from bot.runtime.heartbeat import sign_of
from bot.store import ALL, Share, Store
from bot.store.store import Outage
from bot.table.rows import AlarmRow, PersonRow
from tests.bot.store.conftest import location, path, store
from tests.bot.store.examples import ADA, begin_match

__all__ = ["location", "path", "store"]

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
HOUR, DAY, YEAR = timedelta(hours=1), timedelta(days=1), timedelta(days=365)
FIRST, SECOND = Share(1, 2), Share(2, 2)


class Bot:
    """A process, which leaves a sign of life after each look at whether people can play."""

    def __init__(self, store: Store, share: Share = ALL, *, now: datetime = NOON) -> None:
        self.store, self.share, self.now = store, share, now
        self.connected, self.elapsed = True, 0.0
        self.downtime = Downtime(
            store=store,
            share=share,
            clock=lambda: self.now,
            connected=lambda: self.connected,
            elapsed=lambda: self.elapsed,
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


async def set_alarm(store: Store, since: datetime, length: timedelta, *, rests: bool = False) -> int:
    async with store.transaction() as writer:
        match_id = await begin_match(writer)
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
    bot.elapsed += DAY.total_seconds()
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


@pytest.mark.parametrize("starts_again", [False, True])
@pytest.mark.parametrize("set_by", [HOUR, YEAR, -HOUR, -YEAR])
async def test_a_clock_that_is_set_takes_and_gives_no_time(
    store: Store, set_by: timedelta, *, starts_again: bool
) -> None:
    match_id = await set_alarm(store, NOON - 3 * HOUR, DAY)
    bot = Bot(store)
    await bot.looks()
    for leap in (set_by, -set_by, set_by):
        if starts_again:
            bot = bot.again(after=leap)
            await bot.looks()
        else:
            await bot.looks(after=leap)
        assert (await alarm_of(store, match_id)).due_at - bot.now == DAY - 3 * HOUR


@pytest.mark.parametrize("set_by", [HOUR, YEAR, -HOUR, -YEAR])
async def test_what_is_set_by_the_new_clock_before_it_is_seen_that_it_was_set_stays(
    store: Store, set_by: timedelta
) -> None:
    bot = Bot(store)
    await bot.looks()
    bot.now += set_by
    match_id = await set_alarm(store, bot.now, HOUR)
    await bot.looks(after=timedelta(seconds=1))
    left = (await alarm_of(store, match_id)).due_at - bot.now
    assert HOUR - timedelta(seconds=1) <= left <= HOUR


@pytest.mark.parametrize("absent", [stopped, offline, frozen])
async def test_the_absence_of_one_process_is_none_while_another_goes_on(store: Store, absent: object) -> None:
    first, second = Bot(store, FIRST), Bot(store, SECOND)
    match_id = await set_alarm(store, NOON, HOUR)
    await first.looks()
    await second.looks(after=DAY - timedelta(seconds=10))
    before = await alarm_of(store, match_id)
    assert callable(absent)
    await absent(first)
    assert await alarm_of(store, match_id) == before


async def test_an_absence_of_all_processes_is_added_once_from_when_the_last_one_went(store: Store) -> None:
    first, second = Bot(store, FIRST), Bot(store, SECOND)
    match_id = await set_alarm(store, NOON, DAY)
    await first.looks()
    await second.looks()
    await second.looks(after=HOUR)
    first, second = first.again(after=3 * HOUR), second.again(after=2 * HOUR)  # the same moment
    await first.looks()
    await second.looks(after=timedelta(seconds=1))
    moved = await alarm_of(store, match_id)
    assert (moved.due_at, moved.away) == (NOON + DAY + 2 * HOUR, 2 * 3600)


async def test_a_machine_on_which_all_processes_were_frozen_takes_no_time(store: Store) -> None:
    first, second = Bot(store, FIRST), Bot(store, SECOND)
    match_id = await set_alarm(store, NOON, HOUR)
    await first.looks()
    await second.looks()
    for bot in (first, second):
        await frozen(bot)
    moved = await alarm_of(store, match_id)
    assert (moved.due_at - second.now, moved.away) == (HOUR, int(DAY.total_seconds()))


@pytest.mark.parametrize("set_by", [YEAR, -YEAR])
async def test_the_clock_of_one_process_of_several_moves_nothing(store: Store, set_by: timedelta) -> None:
    first, second = Bot(store, FIRST), Bot(store, SECOND)
    match_id = await set_alarm(store, NOON, DAY)
    await second.looks()
    await first.looks()
    before = await alarm_of(store, match_id)
    await first.looks(after=set_by)
    assert await alarm_of(store, match_id) == before


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
