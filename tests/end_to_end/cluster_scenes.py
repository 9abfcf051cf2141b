"""Two processes of the bot that play from one PostgreSQL database, each with the people of its own server."""

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy import URL

from bot.sandbox import Channel, Message, Sandbox
from tests.end_to_end import scenes
from tests.end_to_end.forked import Forked
from tests.end_to_end.player import At, RandomPlayer, next_on
from tests.end_to_end.processes import heard, led
from tests.end_to_end.scenes import GUILD, public
from tests.patience import until

OURS = (GUILD >> 22) % 2 + 1
"""Which of two processes hears of the first server."""

OTHER = 3 - OURS
"""Which one hears of the second server."""


@asynccontextmanager
async def member(sandbox: Sandbox, folder: Path, url: URL, share: str, *options: str) -> AsyncIterator[Forked]:
    """Run a process of the cluster, connected; its share is a setting, over which the option `--cluster` goes."""
    arguments = [sandbox.api_url, sandbox.gateway_url, *options, "IDENTIFY_PAUSE=0"]
    database = url.render_as_string(hide_password=False)
    settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_DATABASE": database, "FURUNKULUS_CLUSTER": share}
    async with led(*arguments, folder=folder, **settings) as running:
        yield running


def shards(sandbox: Sandbox) -> set[tuple[int, int]]:
    """Return the shards that are connected."""
    return {session.shard for session in sandbox.gateway.sessions.values() if session.connection is not None}


def boards(channel: Channel) -> list[Message]:
    """Return what has called somebody to act, oldest first."""
    return [message for message in public(channel) if next_on(message) is not None]


async def begun(at: At, *names: str) -> None:
    """Begin a game, each further move of which is a post of its own."""
    await scenes.begun(at, *names)
    await at(names[0]).slash("table settings", posts="each-move")


async def moves(at: At, channel: Channel, luck: random.Random) -> None:
    """Let whoever is called next make a move, and wait until somebody is called by a new board."""
    await until(lambda: bool(boards(channel)))
    board = boards(channel)[-1]
    (name,) = [name for name in ("Ada", "Ben") if at(name).person.id == next_on(board)]
    await RandomPlayer(at, luck).move(name, board)
    await until(lambda: boards(channel)[-1] is not board)


@asynccontextmanager
async def both(sandbox: Sandbox, folder: Path, url: URL) -> AsyncIterator[dict[int, Forked]]:
    """Run both processes, which know of each other, by the numbers of their shares."""
    async with (
        member(sandbox, folder, url, f"{OURS}/2") as ours,
        member(sandbox, folder, url, f"{OTHER}/2") as other,
    ):
        await until(lambda: shards(sandbox) == {(0, 2), (1, 2)})
        await heard(ours, "another process is there")
        yield {OURS: ours, OTHER: other}
