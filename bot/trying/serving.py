"""The whole of `furunkulus try`: stand-in, page and bot, in one process."""

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import discord
import typer
import yarl

from bot.sandbox import GENEROUS, Sandbox, World
from bot.sandbox.archive import UnreadableError, kept
from bot.sandbox.page import Backstage, Page
from bot.store import DatabaseUnusable
from bot.trying.fearsome_floors import FEARSOME_FLOORS_TRIED
from bot.trying.host import Host
from bot.trying.hosted import Hosted
from engine.fearsome_floors import FEARSOME_FLOORS

DEFAULT_PORT = 8765
GAMES = {FEARSOME_FLOORS.key: FEARSOME_FLOORS_TRIED}


async def trying(*, port: int, folder: Path | None) -> None:
    """Serve until stopped. Games and messages are in `folder`, or in a temporary one that goes when this ends."""
    world = World(bot_name="Furunkulus")
    with _place(folder) as place, _remembering(world, place / "channels.db"):
        async with Sandbox(world, rates=GENEROUS) as sandbox:
            point_discord_at(sandbox)
            hosted = Hosted(sandbox, place / "furunkulus.db")
            known = backstage(Host(sandbox, hosted, GAMES), hosted)
            async with Page(sandbox, backstage=known, port=port) as page, hosted:
                typer.echo(f"Open {page.address} in a browser; Ctrl+C ends it.")
                await hosted.ended()


def backstage(host: Host, hosted: Hosted) -> Backstage:
    """Give the page what it cannot know itself."""
    return Backstage(
        deal=host.deal,
        begin_from=host.begin_from,
        position=host.position,
        move_other=host.move_other,
        start=hosted.start,
        cut=hosted.cut,
        is_running=lambda: hosted.is_running,
    )


@contextmanager
def _place(folder: Path | None) -> Iterator[Path]:
    if folder is None:
        with tempfile.TemporaryDirectory(prefix="furunkulus-") as temporary:
            yield Path(temporary)
    else:
        folder.mkdir(parents=True, exist_ok=True)
        yield folder


@contextmanager
def _remembering(world: World, file: Path) -> Iterator[None]:
    try:
        with kept(world, file):
            yield
    except UnreadableError as error:
        raise DatabaseUnusable(str(error)) from error


def point_discord_at(sandbox: Sandbox) -> None:
    """Let this process's Discord client talk to the stand-in and to nothing else."""
    discord.http.Route.BASE = sandbox.api_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(sandbox.gateway_url)
