import asyncio
import logging
import ssl

import aiohttp
import discord
import pytest

from bot.sandbox import (
    Channel,
    LostResponse,
    RateLimit,
    RateLimited,
    RateLimits,
    Sandbox,
    ServerError,
    SlowResponse,
    UserClient,
    World,
)
from tests.patience import PATIENCE
from tests.sandbox.clients import Client, rest_of, running
from tests.sandbox.conftest import ManualClock

POST = "POST /channels/{channel_id}/messages"


@pytest.fixture
async def client(sandbox: Sandbox, client_tls: ssl.SSLContext) -> Client:
    client = Client(sandbox, client_tls)

    @client.tree.command(description="Answer")
    async def ping(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("pong")

    return client


async def channel_of(client: Client, games: Channel) -> discord.TextChannel:
    channel = await client.fetch_channel(games.id)
    assert isinstance(channel, discord.TextChannel)
    return channel


@pytest.mark.parametrize(
    ("fault", "status"),
    [(ServerError(status=502), 502), (RateLimited(retry_after=0.01), 429), (LostResponse(status=504), 504)],
)
async def test_a_client_tries_again_and_the_message_is_there_once(
    client: Client, sandbox: Sandbox, games: Channel, fault: ServerError | RateLimited | LostResponse, status: int
) -> None:
    async with running(client, sandbox):
        channel = await channel_of(client, games)
        sandbox.faults.add(fault, route=POST)
        await channel.send("board", nonce="turn-1")
    posts = [record.status for record in sandbox.requests if f"{record.method} {record.route}" == POST]
    assert posts == [status, 200]
    assert [message.content for message in games.messages] == ["board"]


async def test_a_cut_connection_leaves_the_work_done(client: Client, sandbox: Sandbox, games: Channel) -> None:
    async with running(client, sandbox):
        channel = await channel_of(client, games)
        sandbox.faults.add(LostResponse(status=None), route=POST)
        with pytest.raises(aiohttp.ServerDisconnectedError):
            await channel.send("board", nonce="turn-1")
        again = await channel.send("board", nonce="turn-1")
    assert [message.id for message in games.messages] == [again.id]


async def test_faults_meet_their_route_only_and_can_be_taken_back(
    client: Client, sandbox: Sandbox, games: Channel
) -> None:
    async with running(client, sandbox):
        channel = await channel_of(client, games)
        sandbox.faults.add(ServerError(), route="PATCH /channels/{channel_id}/messages/{message_id}")
        await channel.send("board")
        sandbox.faults.clear()
        sandbox.faults.add(SlowResponse(seconds=0.01))
        await channel.send("board")
    assert all(record.status < 300 for record in sandbox.requests)


async def test_a_dropped_socket_is_resumed_without_losing_a_click(
    client: Client, sandbox: Sandbox, ada: UserClient
) -> None:
    resumed = asyncio.Event()

    async def on_shard_resumed(_shard: int) -> None:
        resumed.set()

    client.add_listener(on_shard_resumed, "on_shard_resumed")
    async with running(client, sandbox):
        sandbox.gateway.drop()
        reply = await ada.slash("ping")
        assert reply.message is not None
        assert reply.message.content == "pong"
        await asyncio.wait_for(resumed.wait(), PATIENCE)
    assert len(sandbox.gateway.sessions) == 1


async def test_a_client_reconnects_when_asked(client: Client, sandbox: Sandbox, ada: UserClient) -> None:
    async with running(client, sandbox):
        sandbox.gateway.ask_to_reconnect()
        assert (await ada.slash("ping")).message is not None
    assert len(sandbox.gateway.sessions) == 1


async def test_a_sixth_message_in_five_seconds_is_one_too_many(
    world: World, games: Channel, clock: ManualClock
) -> None:
    world.clock = clock
    path = f"/channels/{games.id}/messages"
    async with Sandbox(world) as sandbox, rest_of(sandbox) as rest:
        answers = [await rest("POST", path, {"content": str(n)}) for n in range(6)]
        assert [status for status, _ in answers] == [200] * 5 + [429]
        assert answers[5][1] == {"message": "You are being rate limited.", "retry_after": 5.0, "global": False}
        lounge = f"/channels/{world.channels['lounge'].id}/messages"
        assert (await rest("POST", lounge, {"content": "elsewhere"}))[0] == 200
        clock.now += 5
        assert (await rest("POST", path, {"content": "later"}))[0] == 200
    assert len(games.messages) == 6


async def test_all_requests_together_have_a_limit(world: World, games: Channel, clock: ManualClock) -> None:
    world.clock = clock
    async with (
        Sandbox(world, rate_limits=RateLimits(everything=RateLimit(limit=2, seconds=1))) as sandbox,
        rest_of(sandbox) as rest,
    ):
        answers = [await rest("GET", path) for path in ("/users/@me", f"/channels/{games.id}", "/gateway/bot")]
        later, _ = await rest("PATCH", f"/webhooks/{world.bot.id}/nobody/messages/@original", {"content": "x"})
    assert [status for status, _ in answers] == [200, 200, 429]
    assert answers[2][1]["global"] is True
    assert later == 404, "what answers an interaction is not counted with the others"


async def test_discord_py_paces_itself_by_the_headers(
    world: World,
    games: Channel,
    server_tls: ssl.SSLContext,
    client_tls: ssl.SSLContext,
    caplog: pytest.LogCaptureFixture,
) -> None:
    rates = RateLimits(posts=RateLimit(limit=2, seconds=0.2))
    async with Sandbox(world, tls=server_tls, rate_limits=rates) as sandbox:
        client = Client(sandbox, client_tls)
        async with running(client, sandbox):
            channel = await channel_of(client, games)
            with caplog.at_level(logging.WARNING, logger="discord"):
                for n in range(5):
                    await channel.send(str(n))
    assert [message.content for message in games.messages] == ["0", "1", "2", "3", "4"]
    assert caplog.records == []
    assert not any(record.status == 429 for record in sandbox.requests)
