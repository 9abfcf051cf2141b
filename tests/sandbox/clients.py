"""Bots for the tests: discord.py's own, told only to go through the loopback connector."""

import asyncio
import ssl
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import discord
from discord.ext import commands

from bot.sandbox import Sandbox
from bot.sandbox.loopback import connector


class Client(commands.AutoShardedBot):
    """discord.py's bot as it is; the tests register what they need on its tree."""

    def __init__(self, sandbox: Sandbox, tls: ssl.SSLContext) -> None:
        super().__init__(
            command_prefix=(),
            intents=discord.Intents(guilds=True),
            connector=connector(sandbox.port, tls=tls),
            allowed_mentions=discord.AllowedMentions.none(),
        )


@asynccontextmanager
async def running(client: commands.AutoShardedBot, sandbox: Sandbox) -> AsyncIterator[commands.AutoShardedBot]:
    """Log in, sync, wait for READY; a failing gateway ends the test."""
    connected = asyncio.Event()

    async def on_shard_connect(_shard: int) -> None:
        connected.set()

    client.add_listener(on_shard_connect, "on_shard_connect")
    await client.login(sandbox.token)
    await client.tree.sync()
    task = asyncio.create_task(client.connect())
    waiting = asyncio.create_task(connected.wait())
    await asyncio.wait({task, waiting}, timeout=5, return_when=asyncio.FIRST_COMPLETED)
    assert not task.done(), task
    try:
        yield client
    finally:
        waiting.cancel()
        await client.close()
        await task
