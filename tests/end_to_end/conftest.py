"""The real bot through the real discord.py against the sandbox, over TLS and sockets, with a database file."""

import asyncio
import logging
import ssl
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
import structlog
from structlog.typing import EventDict

from bot.delivery.studio_process import Painter, Studio, Thinker
from bot.host.program import PROGRAM, playing
from bot.runtime.client import Furunkulus, Program
from bot.sandbox import Channel, Sandbox, UserClient, World
from bot.sandbox.loopback import connector
from bot.store import ALL, Location, Share
from bot.table.game import AnyTableGame
from bot.table.table_settings import Posts, TableSettings
from engine.core import Chance, SeededChance
from tests.kept_pictures import painter_of_a_run
from tests.new_database import put_new_database
from tests.patience import PATIENCE
from tests.sandbox.conftest import authority, client_tls, games, sandbox, server_tls, time_limits, world

__all__ = ["authority", "client_tls", "games", "sandbox", "server_tls", "time_limits", "world"]


class Clock:
    """The bot's clock, which stands still until a test moves it."""

    def __init__(self) -> None:
        self.now = datetime(2026, 6, 1, 12, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    async def passes(self, client: Furunkulus, **times: float) -> None:
        """Let time pass in which people can play, and see all done and posted that is due then."""
        await client.wait_until_ready()
        await client.outbox_worker.idle()
        await client.downtime.is_over()
        self.now += timedelta(**times)
        client.downtime.present = self.now
        client.scheduler.wake()
        await client.scheduler.idle()
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()


Start = Callable[..., AbstractAsyncContextManager[Furunkulus]]

UNHURRIED: Final = 24 * 60 * 60 * 1000
"""Milliseconds from one heartbeat of the gateway to the next, until a test wants some.

discord.py warns of one that is answered late, which on a busy machine says nothing of the bot.
"""


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "furunkulus.db"


@pytest.fixture
def bot_clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def painter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Painter]:
    """One for all tests: to open a studio takes half a second of a core."""
    yield from painter_of_a_run(tmp_path_factory)


@pytest.fixture(scope="session")
def shared_thinker() -> Iterator[Thinker]:
    """Likewise, for all bots that are given no thinker of their own."""
    thinker = Thinker(keeps_reader=True)
    yield thinker
    thinker.close()


@pytest.fixture
def broken_studio() -> Iterator[Studio]:
    """A studio whose process ends at once."""
    with closing(Studio("no.such.module")) as studio:
        yield studio


def posting_each_move(program: Program) -> Program:
    """Return a program whose new tables post each move by itself."""

    def each_move(game: AnyTableGame) -> AnyTableGame:
        return replace(game, options=replace(game.options, settings=_posting_each_move(game.options.settings)))

    return program._replace(games={key: each_move(game) for key, game in program.games.items()})


@cache
def _posting_each_move(usual: type[TableSettings]) -> Any:
    fields = [("posts", Posts, "each-move")]
    return msgspec.defstruct(usual.__name__, fields, bases=(usual,), frozen=True, kw_only=True)


@pytest.fixture
def start(
    sandbox: Sandbox,
    client_tls: ssl.SSLContext,
    database: Location,
    bot_clock: Clock,
    painter: Painter,
    shared_thinker: Thinker,
) -> Start:
    """Start the bot, as often as a test likes.

    On leaving, all that it owed has been delivered, unless it is `cut_short`. `prepare` is called with the client
    before it connects. New tables post each move, so that a test sees all of them, unless `by_round` they are set as
    the bot sets them.
    """
    sandbox.gateway.heartbeat_milliseconds = UNHURRIED

    @asynccontextmanager
    async def started(
        chance: Chance | None = None,
        *,
        cut_short: bool = False,
        prepare: Callable[[Furunkulus], object] = lambda _client: None,
        program: Program = PROGRAM,
        by_round: bool = False,
        share: Share = ALL,
        thinker: Thinker | None = None,
    ) -> AsyncIterator[Furunkulus]:
        if isinstance(database, Path):
            put_new_database(database)
        way = connector(sandbox.port, tls=client_tls)
        async with playing(
            database,
            chance=chance or SeededChance(1),
            clock=bot_clock,
            connector=way,
            painter=painter,
            program=program if by_round else posting_each_move(program),
            share=share,
            thinker=thinker or shared_thinker,
        ) as client:
            prepare(client)
            connected = asyncio.create_task(client.wait_for("shard_connect", timeout=PATIENCE))
            running = asyncio.create_task(client.start(sandbox.token))
            await asyncio.wait({connected, running}, return_when=asyncio.FIRST_COMPLETED)
            assert connected.done(), running.exception()
            yield client
            if not cut_short:
                await client.outbox_worker.idle()
            await client.close()
            await running

    return started


@pytest.fixture(autouse=True)
def quiet(caplog: pytest.LogCaptureFixture) -> Iterator[list[EventDict]]:
    """Nothing that runs well logs a warning; a test that provokes one takes it out of what this gives.

    What libraries log goes through `logging`; a test that provokes that calls `caplog.clear()`.
    """
    with structlog.testing.capture_logs() as captured:
        yield captured
    loud = [entry for entry in captured if entry["log_level"] not in ("debug", "info")]
    assert loud == []
    records = [record for phase in ("setup", "call") for record in caplog.get_records(phase)]
    assert [record.getMessage() for record in records if record.levelno > logging.INFO] == []


@pytest.fixture
def at(sandbox: Sandbox, world: World, games: Channel) -> Callable[[str], UserClient]:
    """Return what a person, by name, can do in the channel."""
    return lambda name: sandbox.as_person(world.people[name], games, patient=True)
