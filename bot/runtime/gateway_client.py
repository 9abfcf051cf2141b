"""How the bot comes to its sessions with Discord: as many as Discord allows, for its share of the shards.

Discord lets a bot begin so many sessions a day, and takes the token away from one that begins more. A host that starts
the bot again and again would get there: before each session the bot asks how many are left.
"""

import asyncio
from typing import Final

import aiohttp
import discord
import structlog
from discord.http import HTTPClient

from bot.store import ALL, Cluster

REPEATED_AFTER: Final = 0.05
"""Seconds after which what has not heard that it is to end is told again."""

KEPT_BACK: Final = 20
"""So many sessions are left for whoever looks what is wrong."""

LONGEST_SLEEP: Final = 600.0
"""Seconds after which Discord is asked again, though it told a longer time."""

log = structlog.get_logger()


LONGEST_WAIT: Final = 60.0
"""Seconds for which discord.py waits where Discord wants a pause; it raises RateLimited for a longer one.

One answer that names a day, by a fault of a proxy or of Discord, would else silence a channel, or all, for a day.
"""


class SessionsSpent(Exception):  # noqa: N818 - no error: the bot waits and begins anew
    """Discord lets the bot begin few more sessions today, and has ended one that is to be begun again."""


class GatewayClient(discord.AutoShardedClient):
    """A client that hears of interactions and servers only, remembers nobody, and connects when it may."""

    def __init__(
        self, cluster: Cluster, connector: aiohttp.BaseConnector | None, http_trace: aiohttp.TraceConfig | None
    ) -> None:
        # No voice is wanted, so nothing is missing for it.
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
        super().__init__(
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            chunk_guilds_at_startup=False,
            max_messages=None,
            member_cache_flags=discord.MemberCacheFlags.none(),
            connector=connector,
            http_trace=http_trace,  # type: ignore[arg-type]  # None is what it is without one
            max_ratelimit_timeout=LONGEST_WAIT,
        )
        self.cluster = cluster
        self._identifies_at_once = 1

    async def take_shards(self) -> None:
        """Agree with the other processes on how many shards there are, and take this one's share of them."""
        shards, _, limit = await self.http.get_bot_gateway()
        self._identifies_at_once = limit["max_concurrency"]
        self.shard_count = await self.cluster.agree_on_shards(max(shards, self.cluster.share.of))
        self.shard_ids = [*range(self.cluster.share.number - 1, self.shard_count, self.cluster.share.of)]

    async def connect(self, *, reconnect: bool = True) -> None:
        """Connect as soon as Discord allows it.

        That has a task of its own, which is told to end until it does: discord.py waits with `asyncio.wait_for`, which
        until Python 3.12 swallows a cancellation that comes as the wait ends, and then the bot would not stop.
        """
        await may_begin(self.http)
        connecting = asyncio.create_task(super().connect(reconnect=reconnect), name="connection")
        try:
            await asyncio.wait([connecting])
        finally:
            while not connecting.done():
                connecting.cancel()
                await asyncio.wait([connecting], timeout=REPEATED_AFTER)
        connecting.result()

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Begin another session, as where Discord has forgotten the last one, only while some are left.

        Raises SessionsSpent, which ends the client: discord.py gives a connection that waits here up after a minute.
        """
        await super().before_identify_hook(shard_id, initial=initial)
        if not initial:
            await must_be_left(self.http)
        if self.cluster.share != ALL:
            await self.cluster.may_identify((shard_id or 0) % self._identifies_at_once)


async def must_be_left(http: HTTPClient) -> None:
    """See that one session more can be begun. Raises SessionsSpent, or discord.GatewayNotFound like `may_begin`."""
    _, _, limit = await http.get_bot_gateway()
    if limit["remaining"] <= KEPT_BACK:
        raise SessionsSpent


async def may_begin(http: HTTPClient) -> None:
    """Wait until a session for each shard can be begun. Raises discord.GatewayNotFound where Discord does not say."""
    is_logged = False
    while True:
        shards, _, limit = await http.get_bot_gateway()
        if limit["remaining"] >= shards + KEPT_BACK:
            return
        seconds = limit["reset_after"] / 1000
        if not is_logged:
            log.warning(
                "Discord lets the bot connect few more times today: it waits until there are more",
                left=limit["remaining"],
                seconds=seconds,
            )
            is_logged = True
        await asyncio.sleep(min(seconds, LONGEST_SLEEP))
