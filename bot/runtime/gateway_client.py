"""How the bot comes to its sessions with Discord, for its share of the shards, and keeps to its part of the requests.

Discord lets a bot begin only some sessions a day, and takes the token away from one that begins more. A host that
starts the bot again and again would get there: before each session the bot asks how many are left. It takes 50 requests
a second, whatever they are for.
"""

import asyncio
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord
import structlog
from discord.http import HTTPClient

from bot.delivery.edited_messages import CAN_WAIT
from bot.store import ALL, Cluster, Shards, Share

REPEATED_AFTER: Final = 0.05
"""Seconds after which what has not heard that it is to end is told again."""

KEPT_BACK: Final = 20
"""How many sessions are left for the person who looks what is wrong."""

LONGEST_SLEEP: Final = 600.0
"""Seconds after which Discord is asked again, though it told a longer time."""

log = structlog.get_logger()


LONGEST_WAIT: Final = 60.0
"""Seconds for which discord.py waits where Discord wants a pause; it raises RateLimited for a longer one.

One answer that names a day, by a fault of a proxy or of Discord, would else silence a channel, or all, for a day.
"""


LAST_SERVER = 2.0
"""Seconds after which discord.py takes the last server that Discord has told for the last one, and the bot is ready."""


DEAD_AFTER = 60.0
"""Seconds without a word after which a connection is given up."""


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
            guild_ready_timeout=LAST_SERVER,
            heartbeat_timeout=DEAD_AFTER,
        )
        self.cluster = cluster
        self._identifies_at_once = 1

    async def take_shards(self) -> None:
        """Agree with the other processes on how many shards there are, and take this one's share of them."""
        shards, _, limit = await self.http.get_bot_gateway()
        self._identifies_at_once = limit["max_concurrency"]
        self.shard_count = await self.cluster.agree_on_shards(max(shards, self.cluster.share.of))
        self.shard_ids = [*range(self.cluster.share.number - 1, self.shard_count, self.cluster.share.of)]

    def own_shards(self) -> Shards | None:
        """Return the shards of which this process hears, once it has taken them; None where it hears of all."""
        if self.shard_ids is None or self.shard_count is None:
            return None
        return Shards(tuple(self.shard_ids), self.shard_count)

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


REQUESTS_A_SECOND: Final = 50.0
"""Of all processes together."""

COUNTED: Final = "/api/"
NOT_COUNTED: Final = ("/interactions/", "/webhooks/")
"""Which addresses count: not those of answers to what people do, nor of files and of the gateway."""


class PriorityLimiter:
    """What a process may ask of Discord: its requests go one by one, and those that can wait when no other one does.

    They are spread evenly: after several at once, the others of their second would have to go so much slower that a
    part of the limit was never used.
    """

    def __init__(self, a_second: float) -> None:
        from aiolimiter import AsyncLimiter  # noqa: PLC0415 - it comes with the extra that several processes need

        self._limiter = AsyncLimiter(1, 1 / a_second)
        self._waiting = 0
        self._nobody_waits = asyncio.Event()
        self._nobody_waits.set()
        self._one_at_a_time = asyncio.Lock()
        """Held by the one that can wait and goes next: the others are not in the limiter's line."""

    async def acquire(self, *, can_wait: bool) -> None:
        """Wait until a request may go."""
        if can_wait:
            async with self._one_at_a_time:
                await self._nobody_waits.wait()
                await self._limiter.acquire()
            return
        self._waiting += 1
        self._nobody_waits.clear()
        try:
            await self._limiter.acquire()
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._nobody_waits.set()


def kept_by(share: Share) -> aiohttp.TraceConfig | None:
    """Return what holds a process to its part of the limit, never more in a second; None for one that plays alone."""
    if share == ALL:
        return None
    part = REQUESTS_A_SECOND / share.of
    limit = PriorityLimiter(max(part - 1, part / 2))

    async def wait(
        _session: aiohttp.ClientSession, _context: SimpleNamespace, request: aiohttp.TraceRequestStartParams
    ) -> None:
        if is_counted(request.url.path):
            await limit.acquire(can_wait=CAN_WAIT.get())

    trace = aiohttp.TraceConfig()
    trace.on_request_start.append(wait)
    return trace


def is_counted(path: str) -> bool:
    """Whether a request counts for the limit."""
    return path.startswith(COUNTED) and not any(part in path for part in NOT_COUNTED)
