"""The sign of life: what the bot leaves in the database, and what is said of it to somebody who looks."""

import asyncio
import os
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
from sqlalchemy import URL
from structlog.testing import capture_logs

from bot.host.health import diagnosis, telling_since_when_away
from bot.runtime.downtime import SIGN, Downtime
from bot.runtime.heartbeat import Heartbeat, Sign
from bot.store import ALL, Glance, Store, glance, open_store, shown
from bot.store.sqlite.store import SqliteStore
from bot.store.store import Outage
from tests.end_to_end.processes import FURUNKULUS, ended, led
from tests.patience import PATIENCE, patience, until

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
NOBODY = 2**22 + 1
"""A number that no process has: Linux gives none above it."""

REFUSED = "Channels in which Discord refuses posts, and the bot does not know why: 1."
OVERLOADED = "It is overloaded since 2026-06-01 11:59:00 UTC: people wait longer for answers and pictures."
UNMARKED = "Channels with a post that stands and cannot be marked as delivered: 1."

DATABASE = Path("games.db")
WELL = Sign(at=NOON, process=os.getpid(), started=NOON - 60 * MINUTE)


def seen(owed_since: dict[int, datetime] | None = None, **changes: object) -> Glance:
    """Return what is seen of a bot that is well, but for these changes."""
    sign = msgspec.structs.replace(WELL, **changes)
    return Glance(msgspec.json.encode(sign).decode(), owed_since or {})


@pytest.mark.parametrize(
    ("glanced", "is_well", "sentence"),
    [
        (seen(), True, "The bot is well and connected to Discord."),
        (seen({7: NOON - 9 * MINUTE}), True, "The bot is well and connected to Discord."),
        (
            seen({7: NOON - 11 * MINUTE}),
            False,
            "The bot has not delivered posts since 2026-06-01 11:49:00 UTC.",
        ),
        (
            seen({7: NOON - 9999 * MINUTE}, barred=(7, 8)),
            True,
            "The bot is well and connected to Discord. Channels in which posts wait for a permission: 1.",
        ),
        (
            seen({7: NOON - MINUTE}, refused=(7,)),
            True,
            f"The bot is well and connected to Discord. {REFUSED}",
        ),
        (
            seen(overloaded=NOON - MINUTE),
            True,
            f"The bot is well and connected to Discord. {OVERLOADED}",
        ),
        (
            seen({7: NOON - 11 * MINUTE}, refused=(7, 8)),
            False,
            f"The bot has not delivered posts since 2026-06-01 11:49:00 UTC. {REFUSED}",
        ),
        (
            seen({7: NOON - MINUTE}, unmarked=(7,)),
            False,
            f"The bot cannot write down what Discord has taken. {UNMARKED}",
        ),
        (seen({7: NOON - 9999 * MINUTE}, started=NOON - MINUTE), True, "The bot is well and connected to Discord."),
        (
            seen(offline=NOON - 4 * MINUTE),
            True,
            "The bot has not been connected to Discord since 2026-06-01 11:56:00 UTC.",
        ),
        (
            seen(offline=NOON - 6 * MINUTE),
            False,
            "The bot has not been connected to Discord since 2026-06-01 11:54:00 UTC.",
        ),
        (
            seen(at=NOON - 2 * MINUTE),
            False,
            "The bot's last sign of life is from 2026-06-01 11:58:00 UTC: it hangs, or cannot write its database.",
        ),
        (
            seen(at=NOON - 2 * MINUTE, process=NOBODY),
            False,
            "The bot's last sign of life is from 2026-06-01 11:58:00 UTC: its process has ended.",
        ),
        (
            seen()._replace(damage="Tree 5 page 9: btreeInitPage() returns error code 11"),
            False,
            "The database games.db is damaged: Tree 5 page 9: btreeInitPage() returns error code 11.",
        ),
        (
            seen(file_number=7)._replace(file_number=8),
            False,
            "No bot plays from the database games.db: it was put there later. Start the bot again.",
        ),
        (seen(file_number=7)._replace(file_number=7), True, "The bot is well and connected to Discord."),
        (
            seen(query_failed=NOON - 4 * MINUTE, query_failure="database disk image is malformed"),
            False,
            "The database games.db failed at 2026-06-01 11:56:00 UTC: database disk image is malformed.",
        ),
        (
            seen(query_failed=NOON - 6 * MINUTE, query_failure="database is locked"),
            True,
            "The bot is well and connected to Discord.",
        ),
        (seen(stopped=True), False, "The bot was stopped at 2026-06-01 12:00:00 UTC."),
        (Glance(None, {}), False, "No bot has left a sign of life in games.db yet."),
        (Glance("of an older version", {}), False, "No bot has left a sign of life in games.db yet."),
    ],
)
def test_what_is_seen_is_told_in_one_sentence(glanced: Glance, is_well: bool, sentence: str) -> None:  # noqa: FBT001 - a column of the table
    assert diagnosis(DATABASE, glanced, NOON) == (is_well, sentence)


class Body:
    """A heart, and what it beats in."""

    def __init__(self, path: Path, store: Store) -> None:
        self.path = path
        self.store = store
        self.now = NOON
        self.connected = False
        self.channels = SimpleNamespace(barred=set(), refused=set(), unmarked=set())
        self.heartbeat = Heartbeat(
            store=store,
            clock=lambda: self.now,
            connected=lambda: self.connected,
            deliveries=self.channels,
            downtime=Downtime(store=store, clock=lambda: self.now, connected=lambda: self.connected),
        )

    async def sign(self, *, at: datetime) -> Sign:
        """Wait for the sign of a moment."""
        async with patience("a sign of life"):
            while True:
                text = glance(self.path, SIGN).remembered
                if text is not None and (sign := msgspec.json.decode(text, type=Sign)).at == at:
                    return sign
                await asyncio.sleep(0.005)


@pytest.fixture
async def body(tmp_path: Path) -> AsyncIterator[Body]:
    path = tmp_path / "games.db"
    store = await open_store(path)
    body = Body(path, store)
    yield body
    await body.heartbeat.close()
    await store.close()


def test_what_another_process_may_not_post_is_no_fault_of_this_one() -> None:
    glanced = seen({7: NOON - 9999 * MINUTE})
    assert not diagnosis(DATABASE, glanced, NOON).well
    found = diagnosis(DATABASE, glanced, NOON, frozenset({7}))
    assert (found.well, found.sentence.count("wait for a permission: 1")) == (True, 1)


async def test_a_heart_tells_when_it_is_woken_since_when_the_bot_is_not_connected(body: Body) -> None:
    body.heartbeat.start()
    number = body.path.stat().st_ino
    expected = Sign(at=NOON, process=os.getpid(), started=NOON, offline=NOON, file_number=number)
    assert await body.sign(at=NOON) == expected
    body.now, body.connected = NOON + MINUTE, True
    body.channels.barred, body.channels.refused, body.channels.unmarked = {8, 7}, {6, 5}, {4}
    body.heartbeat.wake()
    sign = await body.sign(at=body.now)
    assert (sign.started, sign.offline, sign.stopped) == (NOON, None, False)
    assert (sign.barred, sign.refused, sign.unmarked) == ((7, 8), (5, 6), (4,))
    for minutes in (2, 3):
        body.now, body.connected = NOON + minutes * MINUTE, False
        body.heartbeat.wake()
        assert (await body.sign(at=body.now)).offline == NOON + 2 * MINUTE
    await body.heartbeat.close()
    assert (await body.sign(at=body.now)).stopped


async def test_a_bot_that_tries_again_to_connect_is_cut_off_since_its_first_try(body: Body) -> None:
    earlier = NOON - 6 * MINUTE
    body.heartbeat.start(since=earlier)
    body.heartbeat.start()
    sign = await body.sign(at=NOON)
    assert (sign.started, sign.offline) == (earlier, earlier)


async def test_a_heart_beats_by_itself(body: Body, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.runtime.heartbeat.EVERY", 0.01)
    body.heartbeat.start()
    await body.sign(at=NOON)
    body.now += MINUTE
    await body.sign(at=body.now)


async def test_a_database_that_takes_no_sign_is_logged_once(body: Body, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = asyncio.Event()

    async def remember(_store: Store, _key: str, _value: str, *, patience: float) -> None:  # noqa: ARG001 - it never waits
        tried.set()
        raise OSError("no space left")

    with capture_logs() as logged, monkeypatch.context() as failing:
        failing.setattr(SqliteStore, "remember", remember)
        body.heartbeat.start()
        for _ in range(3):
            await tried.wait()
            tried.clear()
            body.heartbeat.wake()
        await tried.wait()
    body.now += MINUTE
    body.heartbeat.wake()
    await body.sign(at=body.now)
    assert [entry["event"] for entry in logged] == ["no sign of life can be left"]


async def test_a_sign_that_another_writer_keeps_waiting_is_logged_in_one_sentence(
    body: Body, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.runtime.heartbeat.PATIENCE", 0)
    monkeypatch.setattr("bot.runtime.heartbeat.EVERY", 0.01)
    with capture_logs() as logged, closing(sqlite3.connect(body.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        body.heartbeat.start()
        await until(lambda: bool(logged))
    await body.sign(at=NOON)
    why = f"The database {body.path} cannot be used: database is locked."
    assert logged == [{"event": "no sign of life can be left", "log_level": "warning", "why": why}]


@pytest.mark.skipif(sys.platform != "linux", reason="the bot tells it on Linux alone")
async def test_a_database_that_is_back_before_the_bot_has_seen_it_is_told_at_once(
    postgresql_url: URL, tmp_path: Path
) -> None:
    store = await open_store(postgresql_url)
    sign = msgspec.structs.replace(WELL, at=datetime.now(UTC))
    await store.remember(SIGN, msgspec.json.encode(sign).decode(), patience=PATIENCE)
    address = postgresql_url.render_as_string(hide_password=False)

    async def health() -> tuple[int | None, str]:
        async with led("health", program=FURUNKULUS, folder=tmp_path, FURUNKULUS_DATABASE=address) as asking:
            code, output, errors = await ended(asking)
        return code, (output + errors).strip()

    async with telling_since_when_away(store, postgresql_url, ALL):
        store.outage = Outage(NOON)
        told = (
            f"The database {shown(postgresql_url)} answers; the bot has been without it since 2026-06-01 12:00:00 UTC."
        )
        assert await health() == (1, told)
        store.come_back()
        assert await health() == (0, "The bot is well and connected to Discord.")
    await store.close()
