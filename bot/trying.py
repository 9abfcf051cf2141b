"""`furunkulus try`: the unmodified bot against the stand-in for Discord on this machine, with a page to play on."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import typer
import yarl

from bot.program import playing
from bot.sandbox import GENEROUS, Sandbox, World
from bot.sandbox.page import Page

DEFAULT_PORT = 8765


async def trying(*, port: int, folder: Path | None) -> None:
    """Serve until stopped. The games are in `folder`, or in a temporary one that goes when this ends."""
    world = World(bot_name="Furunkulus")
    with _kept(folder) if folder else tempfile.TemporaryDirectory(prefix="furunkulus-") as place:
        async with Sandbox(world, rates=GENEROUS) as sandbox, Page(sandbox, port=port) as page:
            point_discord_at(sandbox)
            async with playing(Path(place) / "furunkulus.db") as client:
                typer.echo(f"Open {page.address} in a browser; Ctrl+C ends it.")
                await client.start(sandbox.token)


@contextmanager
def _kept(folder: Path) -> Iterator[str]:
    folder.mkdir(parents=True, exist_ok=True)
    yield str(folder)


def point_discord_at(sandbox: Sandbox) -> None:
    """Let this process's Discord client talk to the stand-in and to nothing else."""
    discord.http.Route.BASE = sandbox.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
