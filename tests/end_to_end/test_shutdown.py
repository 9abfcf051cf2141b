"""SIGTERM: what is being posted is posted, what is not begun waits for the next process; a second one ends at once."""

import asyncio
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest

from bot.runtime import heartbeat
from bot.runtime.client import ANSWERABLE, FAREWELL, POSTABLE
from bot.sandbox import UNLIMITED, AnswerType, Blocked, Channel, Reply, Sandbox, TimeLimits, World
from tests.end_to_end.player import At
from tests.end_to_end.processes import bot, ended, heard
from tests.end_to_end.scenes import ANSWER, POST, public, rows, seated, stops
from tests.patience import PATIENCE, until

OWED = "SELECT count(*) FROM posts WHERE delivered_at IS NULL AND failed IS NULL"
AN_HOUR, NEVER = 3600.0, 0.0
"""How long a second signal counts as the echo of the first."""

AT_ONCE = 0.0
"""When an answer is promised."""


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


async def begun_and_held(at: At, sandbox: Sandbox, games: Channel, database: Path) -> Blocked:
    """Begin a game and end it again, while Discord holds its first board: that is being posted, the end is owed."""
    await seated(at, "Ada", "Ben")
    await until(lambda: rows(database, OWED) == [(0,)])
    hold = Blocked()
    sandbox.faults.add(hold, route=POST)
    await at("Ada").slash("table start")
    await hold.reached.wait()
    await stops(at("Mo"))
    assert rows(database, OWED) == [(2,)]
    assert len(public(games)) == 1  # the lobby
    return hold


def posted(sandbox: Sandbox) -> int:
    """Count the requests by which the bot has posted something."""
    return sum(f"{record.method} {record.route}" == POST for record in sandbox.requests)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_what_is_being_posted_is_finished_and_the_rest_comes_from_the_next_process(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path, number: signal.Signals
) -> None:
    database = tmp_path / "furunkulus.db"
    async with bot(sandbox, tmp_path, limits={"ECHO": AN_HOUR}) as running:
        hold = await begun_and_held(at, sandbox, games, database)
        running.send_signal(number)
        await heard(running, "stopping")
        running.send_signal(number)  # as when it is sent to a whole group, and handed on by `uv run`
        hold.release()
        code, _, errors = await ended(running)
    assert (code, "Traceback" in errors) == (0, False), errors
    assert len(public(games)) == posted(sandbox) == 2
    assert rows(database, OWED) == [(1,)]
    async with bot(sandbox, tmp_path) as running:
        await until(lambda: rows(database, OWED) == [(0,)])
        running.send_signal(number)
        assert (await ended(running))[0] == 0
    assert len(public(games)) == posted(sandbox) == 3
    assert public(games)[1].content.startswith("Round 1 begins")
    assert public(games)[2].content.startswith("Mo ")


async def test_a_second_signal_ends_the_bot_at_once_and_nothing_is_lost_or_repeated(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path
) -> None:
    database = tmp_path / "furunkulus.db"
    async with bot(sandbox, tmp_path, limits={"ECHO": NEVER}) as running:
        hold = await begun_and_held(at, sandbox, games, database)
        running.send_signal(signal.SIGTERM)
        await heard(running, "stopping")
        running.send_signal(signal.SIGTERM)
        assert (await ended(running))[0] == -signal.SIGTERM
    hold.release()
    async with bot(sandbox, tmp_path):
        await until(lambda: rows(database, OWED) == [(0,)])
    assert len(public(games)) == 3


@asynccontextmanager
async def promising(at: At, sandbox: Sandbox, database: Path) -> AsyncIterator[tuple[Blocked, asyncio.Task[Reply]]]:
    """Let Ada open a table while another process writes the database, and Discord hold the promise of an answer."""
    hold = Blocked()
    sandbox.faults.add(hold, route=ANSWER)
    with closing(sqlite3.connect(database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        context = asyncio.create_task(at("Ada").slash("new fearsome-floors"))
        await hold.reached.wait()
        yield hold, context


async def test_an_answer_that_is_promised_while_the_bot_is_stopped_is_given(
    at: At, sandbox: Sandbox, tmp_path: Path
) -> None:
    database = tmp_path / "furunkulus.db"
    async with bot(sandbox, tmp_path, limits={"PATIENCE": AT_ONCE, "ANSWERABLE": PATIENCE}) as running:
        async with promising(at, sandbox, database) as (hold, context):
            running.send_signal(signal.SIGTERM)
            await heard(running, "stopping")
        hold.release()
        reply = await context
        assert reply.kind is AnswerType.DEFERRED
        assert (await reply.finished()).content.startswith("The table is open")
        code, _, errors = await ended(running)
    assert (code, "Traceback" in errors) == (0, False), errors
    assert rows(database, "SELECT status FROM matches") == [("lobby",)]


async def test_a_promise_that_discord_never_takes_keeps_the_bot_neither_from_stopping_nor_from_its_work(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path
) -> None:
    database = tmp_path / "furunkulus.db"
    async with bot(sandbox, tmp_path, limits={"PATIENCE": AT_ONCE}) as running:
        async with promising(at, sandbox, database) as (hold, context):
            running.send_signal(signal.SIGTERM)
            await heard(running, "stopping")
        code, _, errors = await ended(running)
    assert (code, "Traceback" in errors) == (0, False), errors
    assert rows(database, "SELECT status FROM matches") == [("lobby",)]
    context.cancel()
    hold.release()
    async with bot(sandbox, tmp_path):
        await until(lambda: rows(database, OWED) == [(0,)])
    assert len(public(games)) == 1


SIGNS = 2 * heartbeat.PATIENCE
"""Seconds for signs of life: one may be under way when the last one is due."""


def test_all_that_a_stopping_bot_may_wait_for_takes_less_than_ten_seconds() -> None:
    assert max(ANSWERABLE, POSTABLE) + max(FAREWELL, SIGNS) < 10
