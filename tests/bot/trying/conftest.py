"""The bot as `furunkulus try` runs it, without the page."""

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.sandbox import GENEROUS, Acting, Channel, Sandbox, World
from bot.tables import Table
from bot.trying.host import Host
from bot.trying.hosted import Hosted
from bot.trying.serving import GAMES, point_discord_at

At = Callable[[str], Acting]


@pytest.fixture
def world() -> World:
    return World()


@pytest.fixture
def games(world: World) -> Channel:
    return world.channels["games"]


@pytest.fixture
async def sandbox(world: World, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A stand-in that this process's client is led to, until the test is over."""
    places: tuple[tuple[Any, str], ...] = (
        (discord.http.Route, "BASE"),
        (discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY"),
    )
    for owner, name in places:
        monkeypatch.setattr(owner, name, getattr(owner, name))
    async with Sandbox(world, rates=GENEROUS) as sandbox:
        point_discord_at(sandbox)
        yield sandbox


@pytest.fixture
async def hosted(sandbox: Sandbox, tmp_path: Path) -> AsyncIterator[Hosted]:
    async with Hosted(sandbox, tmp_path / "furunkulus.db") as hosted:
        yield hosted


@pytest.fixture
def host(sandbox: Sandbox, hosted: Hosted) -> Host:
    return Host(sandbox, hosted, GAMES)


@pytest.fixture
def at(sandbox: Sandbox, world: World, games: Channel) -> At:
    """Give what a person, by name, can do in the channel."""
    return lambda name: sandbox.as_person(world.people[name], games)


@pytest.fixture
def table_in(hosted: Hosted) -> Callable[[Channel], Any]:
    """Give a channel's table."""

    async def table(channel: Channel) -> Table:
        found = await hosted.house.tables.table(channel.id)
        assert found is not None
        return found

    return table
