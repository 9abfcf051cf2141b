"""The bot as `furunkulus try` runs it, without the page."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.delivery.studio_process import Painter
from bot.host.program import playing
from bot.host.trial.process_main import point_discord_at
from bot.host.trial.serve import TRIALS
from bot.host.trial.simulated_players import SimulatedPlayers
from bot.play.tables import Tables
from bot.sandbox import UNLIMITED, Channel, Sandbox, UserClient, World
from bot.table import Table
from tests.kept_pictures import painter_of_a_run
from tests.new_database import put_new_database
from tests.patience import patient

At = Callable[[str], UserClient]


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def games(world: World) -> Channel:
    return world.channels["games"]


@pytest.fixture
async def sandbox(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A sandbox that this process's client is led to, until the test is over."""
    places: tuple[tuple[Any, str], ...] = (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
    )
    for owner, name in places:
        monkeypatch.setattr(owner, name, getattr(owner, name))
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=patient()) as sandbox:
        point_discord_at(sandbox.api_url, sandbox.gateway_url)
        yield sandbox


@pytest.fixture(scope="session")
def painter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Painter]:
    """One for all tests: to open a studio takes half a second of a core."""
    yield from painter_of_a_run(tmp_path_factory)


@pytest.fixture
async def tables(sandbox: Sandbox, tmp_path: Path, painter: Painter) -> AsyncIterator[Tables]:
    """The tables of a bot that runs in this process."""
    put_new_database(tmp_path / "furunkulus.db")
    async with playing(tmp_path / "furunkulus.db", painter=painter) as client:
        connected = asyncio.create_task(client.wait_for("shard_connect"))
        life = asyncio.create_task(client.start(sandbox.token))
        await asyncio.wait({life, connected}, return_when=asyncio.FIRST_COMPLETED)
        assert connected.done()
        yield client.app.tables
        await client.close()
        await life


@pytest.fixture
def host(sandbox: Sandbox, tables: Tables) -> SimulatedPlayers:
    return SimulatedPlayers(sandbox, tables, TRIALS)


@pytest.fixture
def at(sandbox: Sandbox, world: World, games: Channel) -> At:
    """Return what a person, by name, can do in the channel."""
    return lambda name: sandbox.as_person(world.people[name], games, patient=True)


@pytest.fixture
def table_in(tables: Tables) -> Callable[[Channel], Any]:
    """Return a channel's table."""

    async def table(channel: Channel) -> Table:
        found = await tables.table(channel.id, None)
        assert found is not None
        return found

    return table
