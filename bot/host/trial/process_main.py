"""The bot as `furunkulus try` runs it: a process of its own, led to the sandbox and to nothing else.

It says a line when it is connected, delivers what a channel is owed when it is told the channel's id in a line, and
ends with whoever started it.
"""

import asyncio
import gc
import os
import signal
import sys
from pathlib import Path

import discord
import yarl

from bot.games import GAMES
from bot.host import logs
from bot.host.program import playing, put_together
from bot.runtime.client import Furunkulus
from bot.store import DatabaseUnusable
from render.core.languages import LOCALES, offer


def main() -> None:
    """Live until SIGTERM."""
    api, gateway, token, database, *languages = sys.argv[1:]
    for language in languages:
        offer(LOCALES / language)
    logs.set_up(style="console", level="warning")
    gc.freeze()  # as in `bot.host.foreground`
    point_discord_at(api, gateway)
    try:
        asyncio.run(_live(token, Path(database)))
    except asyncio.CancelledError:
        pass
    except DatabaseUnusable as error:
        sys.exit(str(error))


def point_discord_at(api: str, gateway: str) -> None:
    """Let this process's Discord client talk to the sandbox and to nothing else."""
    discord.http.Route.BASE = api
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)


async def _live(token: str, database: Path) -> None:
    this = asyncio.current_task()
    assert this is not None  # noqa: S101 - for the types: it runs
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, this.cancel)
    async with playing(database, program=put_together(GAMES)) as client:  # with the languages as they are now
        beside = (asyncio.create_task(_say_when_connected(client)), asyncio.create_task(_heed(client)))
        try:
            await client.start(token)
        finally:
            for task in beside:
                task.cancel()


async def _say_when_connected(client: Furunkulus) -> None:
    await client.wait_for("shard_connect")
    print("connected", flush=True)  # noqa: T201 - whoever started it reads that


async def _heed(client: Furunkulus) -> None:
    """Do what the lines say; when nobody can send any more, there is nobody left to play with."""
    lines = asyncio.StreamReader()
    await asyncio.get_running_loop().connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async for line in lines:
        client.outbox_worker.wake(int(line))
        client.opponent_worker.wake(int(line))
        client.scheduler.wake()
    os._exit(1)


if __name__ == "__main__":
    main()
