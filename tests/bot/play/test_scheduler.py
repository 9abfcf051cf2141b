"""The alarm clock: what is due is done once, what fails waits, and in between it sleeps."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.play import scheduler
from bot.play.scheduler import FAILED_FOR, Scheduler
from bot.store import DatabaseBusy, Reader, Shards, Store, open_store
from bot.table.rows import AlarmRow
from tests.bot.store.examples import begin_match
from tests.new_database import put_new_database
from tests.patience import patience, until

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)


class Application:
    """A store with alarms, the time, and a list of what was done; `failing` is the match whose alarm fails."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.now = NOON
        self.rung: list[int] = []
        self.failing: int | None = None
        self.first: Callable[[], Awaitable[None]] | None = None

    async def alarm(self, channel: int, *, minutes: int) -> int:
        """Begin a match with an alarm that is due in some minutes."""
        async with self.store.transaction() as writer:
            match_id = await begin_match(writer, channel=channel)
            due = self.now + timedelta(minutes=minutes)
            await writer.set_alarm(AlarmRow(match_id=match_id, kind="time", person_id=1, revision=0, due_at=due))
        return match_id

    async def ring(self, match_id: int) -> bool:
        if match_id == self.failing:
            raise OSError("no")
        if self.first is not None:
            await self.first()
        async with self.store.transaction() as writer:
            await writer.set_alarms(match_id, ())
        self.rung.append(match_id)
        return True

    @asynccontextmanager
    async def clock(self) -> AsyncIterator[Scheduler]:
        clock = Scheduler(store=self.store, clock=lambda: self.now, ring=self.ring)
        clock.start()
        yield clock
        await clock.close(within=60)


@pytest.fixture
async def app(tmp_path: Path) -> AsyncIterator[Application]:
    put_new_database(tmp_path / "games.db")
    store = await open_store(tmp_path / "games.db")
    yield Application(store)
    await store.close()


async def test_what_is_due_is_done_once_the_longest_overdue_first(app: Application) -> None:
    late, soon, later = [await app.alarm(number, minutes=at) for number, at in ((1, -5), (2, -9), (3, 5))]
    async with app.clock() as clock:
        await clock.idle()
        assert app.rung == [soon, late]
        app.now += timedelta(minutes=5)
        clock.wake()
        await clock.idle()
        assert app.rung == [soon, late, later]


async def test_an_alarm_at_whose_match_another_process_is_is_tried_again_a_moment_later(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id, tries = await app.alarm(1, minutes=-1), list[int]()

    async def ring(match_id: int) -> bool:
        tries.append(match_id)
        return len(tries) > 2 and await app.ring(match_id)

    monkeypatch.setattr(scheduler, "BUSY", 0.0)
    clock = Scheduler(store=app.store, clock=lambda: app.now, ring=ring)
    clock.start()
    await until(lambda: bool(app.rung))
    await clock.close(within=60)
    assert (tries, app.rung) == ([match_id] * 3, [match_id])


async def test_an_alarm_that_becomes_due_wakes_the_clock_by_itself(app: Application) -> None:
    done = asyncio.Event()

    async def first() -> None:
        done.set()

    app.first = first
    soon = await app.alarm(1, minutes=0)
    app.now -= timedelta(milliseconds=20)
    async with app.clock() as clock:
        await clock.idle()
        assert app.rung == []
        app.now = NOON
        async with patience("what is soon due"):
            await done.wait()
        await clock.idle()
    assert app.rung == [soon]


async def test_what_fails_waits_and_the_others_are_done(app: Application) -> None:
    app.failing = await app.alarm(1, minutes=-9)
    other = await app.alarm(2, minutes=-5)
    with capture_logs() as logged:
        async with app.clock() as clock:
            await clock.idle()
            assert app.rung == [other]
            failed, app.failing = app.failing, None
            app.now += FAILED_FOR
            clock.wake()
            await clock.idle()
            assert app.rung == [other, failed]
    assert [entry["event"] for entry in logged] == ["alarm failed"]


async def test_an_alarm_waits_for_a_moment_where_another_program_keeps_the_file_locked(
    app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    match_id = await app.alarm(1, minutes=-9)
    tried = asyncio.Event()

    async def ring(match_id: int) -> bool:
        if not tried.is_set():
            tried.set()
            raise DatabaseBusy("The file is locked.")
        return await app.ring(match_id)

    monkeypatch.setattr(scheduler, "BUSY", 0.0)
    clock = Scheduler(store=app.store, clock=lambda: app.now, ring=ring)
    with capture_logs() as logged:
        clock.start()
        await until(lambda: bool(app.rung))
        await clock.close(within=60)
    assert app.rung == [match_id]
    assert [(entry["event"], entry["log_level"]) for entry in logged] == [("alarms wait", "warning")]


async def test_while_nothing_is_due_nothing_is_asked(app: Application, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    next_alarm = Reader.next_alarm

    async def counted(reader: Reader, shards: Shards | None) -> AlarmRow | None:
        nonlocal asked
        asked += 1
        return await next_alarm(reader, shards)

    monkeypatch.setattr(Reader, "next_alarm", counted)
    await app.alarm(1, minutes=5)
    async with app.clock() as clock:
        await clock.idle()
        for _ in range(1000):
            await asyncio.sleep(0)
        assert asked == 1


async def test_what_is_being_done_is_done_before_the_clock_stops(app: Application) -> None:
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def first() -> None:
        begun.set()
        await may_end.wait()

    app.first = first
    due = [await app.alarm(number, minutes=-number) for number in (1, 2)]
    async with app.clock() as clock:
        await begun.wait()
        closing = asyncio.create_task(clock.close(within=60))
        await asyncio.sleep(0)
        may_end.set()
        await closing
    assert app.rung == due[1:]


async def test_what_hangs_is_broken_off_and_is_due_at_the_next_start(app: Application) -> None:
    begun = asyncio.Event()

    async def first() -> None:
        begun.set()
        await asyncio.Event().wait()

    app.first = first
    match_id = await app.alarm(1, minutes=0)
    clock = Scheduler(store=app.store, clock=lambda: app.now, ring=app.ring)
    clock.start()
    await begun.wait()
    await clock.close(within=0)
    app.first = None
    async with app.clock() as again:
        await again.idle()
    assert app.rung == [match_id]


@pytest.mark.parametrize("torn", ["kind = 'od'", "due_at = '2026-06-'"])
async def test_an_alarm_that_cannot_be_read_is_dropped_with_a_line_and_all_others_ring(
    app: Application, tmp_path: Path, torn: str
) -> None:
    first = await app.alarm(1, minutes=-2)
    second = await app.alarm(2, minutes=-1)
    with closing(sqlite3.connect(tmp_path / "games.db")) as file, file:
        file.execute(f"UPDATE alarms SET {torn} WHERE match_id = ?", (first,))  # noqa: S608 - of this test's own words
    with capture_logs() as logged:
        async with app.clock() as clock:
            await clock.idle()
    assert app.rung == [second]
    assert [entry["event"] for entry in logged] == ["alarm cannot be read"]


async def test_an_alarm_that_has_been_set_wakes_it_only_if_that_is_due_before_it_would_wake(app: Application) -> None:
    async with app.clock() as clock:
        await clock.idle()
        due = await app.alarm(1, minutes=-1)
        clock.wake(app.now + scheduler.LONGEST_SLEEP * timedelta(seconds=2))
        await clock.idle()  # it sleeps on: else it would have looked, and found what is due
        assert app.rung == []
        clock.wake(app.now - timedelta(minutes=1))
        await clock.idle()
        assert app.rung == [due]
