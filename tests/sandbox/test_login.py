import asyncio
import socket
import ssl
import sys
from pathlib import Path

import aiohttp
import discord
import pytest

from bot.sandbox import TOKEN, UNLIMITED, Channel, Sandbox, TimeLimits, World
from bot.sandbox.loopback import connector
from bot.sandbox.user_client import usable_commands
from tests.patience import PATIENCE, patience
from tests.sandbox.clients import Client, running


async def test_a_wrong_token_cannot_log_in(sandbox: Sandbox, client_tls: ssl.SSLContext) -> None:
    client = Client(sandbox, client_tls)
    async with client:
        with pytest.raises(discord.LoginFailure):
            await client.login("wrong")


@pytest.mark.parametrize("headers", [{"Origin": "http://evil.example"}, {"Host": "evil.example"}])
async def test_a_browser_that_shows_another_page_is_refused(world: World, headers: dict[str, str]) -> None:
    token = {"Authorization": f"Bot {TOKEN}"}
    async with Sandbox(world) as sandbox, aiohttp.ClientSession(headers=headers) as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(sandbox.gateway_url)
        async with session.get(f"{sandbox.api_url}/users/@me", headers=token) as response:
            assert response.status == 403


async def test_privileged_intents_must_be_granted(sandbox: Sandbox, client_tls: ssl.SSLContext) -> None:
    client = Client(sandbox, client_tls, message_content=True)
    with pytest.raises(discord.PrivilegedIntentsRequired):
        await asyncio.wait_for(client.start(sandbox.token), PATIENCE)


async def test_commands_are_registered_as_sent(sandbox: Sandbox, client_tls: ssl.SSLContext, world: World) -> None:
    client = Client(sandbox, client_tls)

    @client.tree.command(description="Walk")
    @discord.app_commands.default_permissions(manage_guild=True)
    async def reset(_interaction: discord.Interaction) -> None: ...

    async with running(client, sandbox):
        (registered,) = world.commands[None]
        assert (registered["name"], registered["description"]) == ("reset", "Walk")
        before = registered["id"]
        assert [command.id for command in await client.tree.sync()] == [int(before)]
        games = world.channels["games"]
        assert usable_commands(world, world.people["Ada"], games) == []
        assert [command["name"] for command in usable_commands(world, world.people["Mo"], games)] == ["reset"]
        client.tree.copy_global_to(guild=discord.Object(world.guild.id))
        await client.tree.sync(guild=discord.Object(world.guild.id))
        assert [command["name"] for command in world.commands[world.guild.id]] == ["reset"]


async def test_the_guild_arrives_with_its_channels(sandbox: Sandbox, client_tls: ssl.SSLContext, world: World) -> None:
    client = Client(sandbox, client_tls)
    async with running(client, sandbox):
        await asyncio.wait_for(client.wait_until_ready(), PATIENCE)
        guild = client.get_guild(world.guild.id)
        assert guild is not None
        assert [channel.name for channel in guild.text_channels] == ["games", "lounge"]
        assert guild.me.guild_permissions.send_messages
        assert client.application_id == world.bot.id


async def test_the_guild_belongs_to_one_of_several_shards(
    world: World, server_tls: ssl.SSLContext, client_tls: ssl.SSLContext, games: Channel, time_limits: TimeLimits
) -> None:
    async with Sandbox(world, tls=server_tls, shards=3, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        client = Client(sandbox, client_tls)

        @client.tree.command(description="Answer")
        async def ping(interaction: discord.Interaction) -> None:
            await interaction.response.send_message(f"shard {interaction.guild and interaction.guild.shard_id}")

        async with running(client, sandbox):
            assert len(client.shards) == 3
            reply = await sandbox.as_person(world.people["Ada"], games).slash("ping")
        assert reply.message is not None
        assert reply.message.content == f"shard {(world.guild.id >> 22) % 3}"


async def test_no_other_name_can_be_reached(sandbox: Sandbox, client_tls: ssl.SSLContext) -> None:
    async with aiohttp.ClientSession(connector=connector(sandbox.port, tls=client_tls)) as session:
        with pytest.raises(aiohttp.ClientConnectorError):
            await session.get("https://example.com/")


async def test_the_server_listens_on_loopback_only(sandbox: Sandbox) -> None:
    assert sandbox.api_url == "https://discord.com/api/v10"
    with socket.socket() as elsewhere, pytest.raises(ConnectionRefusedError):
        elsewhere.connect(("127.0.0.2", sandbox.port))


PLAIN_CLIENT = """
import sys
import discord, yarl
from discord.ext import commands
discord.http.Route.BASE, gateway = sys.argv[1:]
discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
bot = commands.AutoShardedBot(command_prefix=(), intents=discord.Intents(guilds=True), shard_count=1)
@bot.tree.command(description="Answer")
async def ping(interaction):
    await interaction.response.send_message("pong")
    await bot.close()
@bot.event
async def on_shard_connect(shard):
    await bot.tree.sync()
bot.run("sandbox-token", log_handler=None)
"""


async def test_a_client_with_changed_addresses_needs_no_tls(
    world: World, games: Channel, time_limits: TimeLimits
) -> None:
    synced = asyncio.Event()
    world.subscribe(lambda _change: synced.set())
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        assert sandbox.token == TOKEN
        command = (sys.executable, "-W", "ignore", "-c", PLAIN_CLIENT, sandbox.api_url, sandbox.gateway_url)
        process = await asyncio.create_subprocess_exec(*command, cwd=Path(__file__).parents[2])
        async with patience("the answer and the end of a plain client"):
            await synced.wait()
            reply = await sandbox.as_person(world.people["Ada"], games).slash("ping")
            assert await process.wait() == 0
    assert reply.message is not None
    assert reply.message.content == "pong"
