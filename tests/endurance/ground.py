"""The bot in this process against a sandbox over TLS, as tests/end_to_end has it, where no fixtures are at hand."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import trustme

from bot.host.program import playing
from bot.runtime.client import Furunkulus
from bot.sandbox import UNLIMITED, Sandbox, World
from bot.sandbox.loopback import DISCORD_HOSTS, connector
from engine.core import Chance
from tests.patience import PATIENCE, patience, patient


@asynccontextmanager
async def playing_in(world: World, database: Path, *, chance: Chance) -> AsyncIterator[tuple[Sandbox, Furunkulus]]:
    """Serve a world, and enter once the bot is connected to it."""
    authority = trustme.CA()
    server, client = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert(*DISCORD_HOSTS).configure_cert(server)
    authority.configure_trust(client)
    async with (
        Sandbox(world, tls=server, rate_limits=UNLIMITED, time_limits=patient()) as sandbox,
        playing(database, chance=chance, connector=connector(sandbox.port, tls=client)) as bot,
    ):
        connected = asyncio.create_task(bot.wait_for("shard_connect", timeout=PATIENCE))
        running = asyncio.create_task(bot.start(sandbox.token))
        await asyncio.wait({connected, running}, return_when=asyncio.FIRST_COMPLETED)
        assert connected.done(), running.exception()
        yield sandbox, bot
        async with patience("the bot's end"):
            await bot.close()
            await running
