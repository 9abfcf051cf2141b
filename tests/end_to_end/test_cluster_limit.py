"""Discord's 50 requests a second, of all processes together: each keeps to its part, or a proxy does for all."""

import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.runtime.gateway_client import REQUESTS_A_SECOND, is_counted
from bot.sandbox import UNLIMITED, Sandbox, TimeLimits, World
from bot.store import Share, open_store
from bot.table.posts.post import Post, to_row
from tests.end_to_end.cluster_scenes import member, shards
from tests.end_to_end.processes import ended, led
from tests.end_to_end.scenes import public
from tests.patience import until

POSTS = 12

ASKING = """
import asyncio, sys
import discord
from bot.runtime.gateway_client import kept_by
from bot.store import read_share
discord.http.Route.BASE = sys.argv[1]
async def ask(token, share, channel, times):
    trace = kept_by(read_share(share))
    async with discord.Client(intents=discord.Intents.none(), http_trace=trace) as client:
        await client.login(token)
        await asyncio.gather(*(client.http.get_channel(channel) for _ in range(int(times))))
asyncio.run(ask(*sys.argv[2:]))
"""
"""A process that asks Discord for a channel so many times, as fast as its share lets it."""


@pytest.fixture
def world() -> World:
    return World(channels=[f"games-{number}" for number in range(POSTS)])


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


def counted(sandbox: Sandbox) -> int:
    """Return how many requests came that count for the limit."""
    return sum(is_counted(request.path) for request in sandbox.requests)


async def test_all_processes_together_stay_below_the_limit(sandbox: Sandbox, world: World, tmp_path: Path) -> None:
    channel, began = next(iter(world.channels.values())), time.monotonic()
    async with AsyncExitStack() as stack:
        for share in ("1/2", "2/2"):
            arguments = (sandbox.api_url, sandbox.token, share, str(channel.id), "80")
            asking = await stack.enter_async_context(led(*arguments, folder=tmp_path, program=ASKING))
            stack.push_async_callback(ended, asking)
    assert counted(sandbox) >= 160
    assert counted(sandbox) <= REQUESTS_A_SECOND * (1 + time.monotonic() - began)


async def test_a_process_posts_no_faster_than_its_share_of_the_limit(
    sandbox: Sandbox, world: World, tmp_path: Path, postgresql_url: URL
) -> None:
    store = await open_store(postgresql_url)
    async with store.transaction() as writer:
        for channel in world.channels.values():
            await writer.owe(match_id=None, channel_id=channel.id, turn=0, new=[to_row(Post(text="Hello."))])
    await store.close()
    share, began = Share(2, 10), time.monotonic()
    async with member(sandbox, tmp_path, postgresql_url, str(share)):
        await until(lambda: all(public(channel) for channel in world.channels.values()))
    assert counted(sandbox) > POSTS
    assert counted(sandbox) <= REQUESTS_A_SECOND / share.of * (1 + time.monotonic() - began)


async def test_all_requests_go_by_way_of_the_proxy_where_there_is_one_and_none_waits_here(
    sandbox: Sandbox, tmp_path: Path, postgresql_url: URL
) -> None:
    nowhere = "http://127.0.0.1:9/api/v10"
    share = Share(1, 9999)  # whose part would be a request in minutes
    database = postgresql_url.render_as_string(hide_password=False)
    settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_DATABASE": database, "FURUNKULUS_CLUSTER": str(share)}
    proxy = sandbox.api_url.removesuffix("/api/v10")
    async with led(nowhere, sandbox.gateway_url, folder=tmp_path, **settings, FURUNKULUS_API=proxy):
        await until(lambda: shards(sandbox) == {(0, share.of)})
    assert counted(sandbox) > 2
