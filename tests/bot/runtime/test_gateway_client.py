"""How the client connects and stops, where no Discord is needed for it."""

import asyncio

import discord
import pytest

from bot.runtime import gateway_client
from bot.runtime.gateway_client import GatewayClient
from tests.patience import patience


async def test_a_bot_stops_also_where_the_library_swallows_the_word_that_it_is_to_stop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    connecting, told = asyncio.Event(), list[int]()

    async def connect(_client: discord.Client, *, reconnect: bool) -> None:
        connecting.set()
        while len(told) < 2:
            try:
                await asyncio.Event().wait()
            except asyncio.CancelledError:  # as `asyncio.wait_for` does now and then
                told.append(int(reconnect))

    async def may_begin(_http: object) -> None: ...

    monkeypatch.setattr(discord.Client, "connect", connect)
    monkeypatch.setattr(discord.AutoShardedClient, "connect", connect)
    monkeypatch.setattr(gateway_client, "may_begin", may_begin)
    client = GatewayClient.__new__(GatewayClient)
    monkeypatch.setattr(client, "http", None, raising=False)
    working = asyncio.create_task(client.connect())
    async with patience("the end of the connection"):
        await connecting.wait()
        working.cancel()
        with pytest.raises(asyncio.CancelledError):
            await working
    assert told == [1, 1]
