"""The database's server goes away while the bot plays, and comes back: nothing is lost, and everybody is told so."""

import asyncio
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from sqlalchemy import URL, NullPool, create_engine
from structlog.typing import EventDict

from bot.runtime import monitors
from bot.sandbox import UNLIMITED, Blocked, Channel, Sandbox, TimeLimits, World
from bot.store import hold_instance_lock
from bot.store.postgresql.connections import SHARE, held
from tests.bot.store.cluster.test_postgresql_cluster import lose_connections
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.processes import asked, ended, heard, led
from tests.end_to_end.scenes import POST, begun, green_begins, heads, pings, private, public, said
from tests.patience import patience, until
from tests.postgresql import PASSWORD, PostgresqlServer

AWAY = "The bot cannot reach its database just now. Nothing that was played is lost: try again in a moment."
GOES, RETURNS = "nothing is taken until the database answers", "the database answers again"


@pytest.fixture
def database(postgresql_url: URL) -> URL:
    return postgresql_url


@pytest.fixture
def server(postgresql_server: PostgresqlServer, postgresql_url: URL) -> Iterator[PostgresqlServer]:
    """The server, which a test may stop: it runs again afterwards, whatever came of the test."""
    assert postgresql_url.port == postgresql_server.port
    yield postgresql_server
    if not postgresql_server.is_running():
        postgresql_server.start()


@pytest.fixture
def watchful(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot look often."""
    monkeypatch.setattr(monitors, "EVERY", 0.02)


def told(quiet: list[EventDict]) -> list[str]:
    """Take what is said of the database out of the log, and see that it has no password."""
    entries = [entry for entry in quiet if entry["event"] in (GOES, RETURNS)]
    assert PASSWORD not in str(quiet)
    quiet[:] = [entry for entry in quiet if entry not in entries]
    return [entry["event"] for entry in entries]


class Absence(NamedTuple):
    """A way in which a server takes nothing for a while."""

    begin: Callable[[PostgresqlServer], None]
    end: Callable[[PostgresqlServer], None]
    told: str


ABSENCES = {
    "crashes": Absence(lambda server: server.stop("immediate"), PostgresqlServer.start, "does not answer"),
    "stops": Absence(PostgresqlServer.stop, PostgresqlServer.start, "does not answer"),
    "can only be read": Absence(PostgresqlServer.take_nothing, PostgresqlServer.take_all, "can only be read."),
    "follows another": Absence(PostgresqlServer.follow, PostgresqlServer.lead, "does not answer"),
}


@pytest.mark.usefixtures("watchful")
@pytest.mark.parametrize("absence", ABSENCES.values(), ids=ABSENCES)
async def test_while_the_server_is_away_each_press_gets_one_sentence_and_then_all_goes_on(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    server: PostgresqlServer,
    quiet: list[EventDict],
    absence: Absence,
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board, hold = public(games)[-1], Blocked()
        sandbox.faults.add(hold, route=POST)
        assert " stays " in said(await at("Ada").slash("stay", token="4"))
        await hold.reached.wait()
        await asyncio.to_thread(absence.begin, server)
        await until(lambda: client.store.is_away)
        await until(lambda: absence.told in str(quiet))
        hold.release()  # Discord takes what the database does not let be marked
        assert said(await at("Ben").slash("stay", token="5")) == AWAY
        assert said(await at("Ben").click(board, id_of(board, "ff-pad"))) == AWAY
        assert await at("Ben").complete("stay", focus="token", token="") == []
        await asyncio.to_thread(absence.end, server)
        await until(lambda: not client.store.is_away)
        assert " stays " in said(await at("Ben").slash("stay", token="5"))
        await client.outbox_worker.idle()
    assert heads(public(games))[-2:] == ["Ada: green 3", "Ben: red 2"]
    assert told(quiet) == [GOES, RETURNS]


@pytest.mark.usefixtures("watchful")
@pytest.mark.parametrize("is_kept", [True, False], ids=["kept", "lost"])
async def test_a_move_in_whose_commit_the_server_crashes_is_made_once_when_it_is_tried_again(
    start: Start,
    at: At,
    games: Channel,
    database: URL,
    server: PostgresqlServer,
    quiet: list[EventDict],
    *,
    is_kept: bool,
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        crash = await asyncio.to_thread(server.crash_in_commit, database, is_kept=is_kept)
        trying = asyncio.create_task(at("Ada").slash("stay", token="4"))
        await asyncio.to_thread(crash)
        assert (await (await trying).finished()).content == AWAY
        await until(lambda: not client.store.is_away)
        async with patience("an answer"):
            while (again := said(await at("Ada").slash("stay", token="4"))) == AWAY:
                pass
        assert (" stays " in again) is not is_kept
        assert " stays " in said(await at("Ben").slash("stay", token="5"))
        await client.outbox_worker.idle()
    assert heads(public(games))[-2:] == ["Ada: green 3", "Ben: red 2"]
    assert sum("Ada: green 3" in head for head in heads(public(games))) == 1
    told(quiet)


@pytest.mark.usefixtures("watchful")
async def test_what_became_due_while_the_server_was_away_is_done_once_when_it_is_back(
    start: Start,
    at: At,
    world: World,
    games: Channel,
    server: PostgresqlServer,
    bot_clock: Clock,
    quiet: list[EventDict],
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        await asyncio.to_thread(server.stop, "immediate")
        await until(lambda: client.store.is_away)
        await bot_clock.passes(client, days=1, hours=1)
        before = len(public(games))
        await asyncio.to_thread(server.start)
        await until(lambda: len(public(games)) > before)
        await client.scheduler.idle()
        await client.outbox_worker.idle()
        assert pings(public(games)[before:]) == [{world.people["Ada"].id}]
    assert told(quiet) == [GOES, RETURNS]
    assert private(world, "Ada") == []


@pytest.mark.usefixtures("watchful")
async def test_a_share_whose_connection_was_lost_is_taken_again_before_anybody_else_gets_it(
    start: Start, at: At, database: URL, server: PostgresqlServer, quiet: list[EventDict]
) -> None:
    assert server.is_running()
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        lose_connections(database)
        await until(lambda: any(entry["event"].startswith("the lock of the database") for entry in quiet))
        await until(lambda: is_held(database))
        async with patience("an answer"):
            while said(await at("Ada").slash("stay", token="4")) == AWAY:
                pass
    told(quiet)


def is_held(url: URL) -> bool:
    """Whether a process has the share; who tried to take it might be there before the bot is."""
    engine = create_engine(url, isolation_level="AUTOCOMMIT", poolclass=NullPool)
    with engine.connect() as connection:
        return connection.execute(held(SHARE)).first() is not None


async def test_a_bot_whose_share_another_has_taken_meanwhile_ends_and_says_why(
    world: World, time_limits: TimeLimits, tmp_path: Path, database: URL, server: PostgresqlServer
) -> None:
    address = database.render_as_string(hide_password=False)
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_DATABASE": address}
        async with led(sandbox.api_url, sandbox.gateway_url, folder=tmp_path, **settings) as running:
            await until(lambda: bool(sandbox.gateway.sessions))
            await until(lambda: asked("health", folder=tmp_path, **settings)[0] == 0)
            running.send_signal(signal.SIGSTOP)
            await asyncio.to_thread(server.stop, "immediate")
            await asyncio.to_thread(server.start)
            with hold_instance_lock(database):
                running.send_signal(signal.SIGCONT)
                code, _, errors = await ended(running)
    assert code == 2
    assert errors.splitlines()[-1].startswith("Another bot plays from the database postgresql+psycopg://tester:***@")
    assert "Traceback" not in errors
    assert PASSWORD not in errors


async def test_a_bot_whose_server_goes_and_returns_logs_one_line_each_and_health_tells_it(
    world: World, time_limits: TimeLimits, tmp_path: Path, database: URL, server: PostgresqlServer
) -> None:
    address = database.render_as_string(hide_password=False)
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_DATABASE": address}
        await asyncio.to_thread(server.stop)
        async with led(sandbox.api_url, sandbox.gateway_url, folder=tmp_path, **settings) as running:
            await heard(running, "the database cannot be reached")
            await asyncio.to_thread(server.start)
            await until(lambda: bool(sandbox.gateway.sessions))
            await until(lambda: asked("health", folder=tmp_path, **settings)[0] == 0)
            await asyncio.to_thread(server.stop, "immediate")
            await heard(running, GOES)
            code, sentence = asked("health", folder=tmp_path, **settings)
            assert (code, "does not answer" in sentence, PASSWORD in sentence) == (1, True, False)
            assert re.search(r"The bot has been without it since 20\d\d-\d\d-\d\d [\d:]{8} UTC\.$", sentence.strip())
            await asyncio.to_thread(server.start)
            await heard(running, RETURNS)
            await until(lambda: "did not answer from" in asked("health", folder=tmp_path, **settings)[1])
            running.terminate()
            ending, _, errors = await ended(running)
    assert (ending, "Traceback" in errors, PASSWORD in errors) == (0, False, False)
    assert not any(word in errors for word in (GOES, RETURNS))
