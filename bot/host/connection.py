"""The connection to Discord: it is tried again and again, as late as Discord asks for, until the bot is stopped."""

import asyncio
import re
from itertools import chain, repeat
from typing import Final

import aiohttp
import discord
import structlog
from yarl import URL

from bot.delivery.refusals import verdict_on
from bot.host.program import playing
from bot.runtime.client import Furunkulus, present
from bot.runtime.gateway_client import SessionsSpent
from bot.runtime.global_limit import kept_by
from bot.store import DatabaseAway, Location, Share

log = structlog.get_logger()

PAUSES: Final = (2, 5, 10, 20, 40, 60)
"""Seconds from one try to reach Discord to the next; the last one again and again."""


async def play_on_discord(database: Location, token: str, share: Share, proxy: str | None = None) -> None:
    """Play until stopped. Once it is connected, the client connects again by itself; before, it is tried here.

    A `proxy` takes all requests, and keeps Discord's limit for all processes.
    """
    if proxy is not None:
        discord.http.Route.BASE = f"{proxy.rstrip('/')}{URL(discord.http.Route.BASE).path}"
    begun, trace = present(), None if proxy else kept_by(share)
    for pause in chain(PAUSES, repeat(PAUSES[-1])):
        try:
            async with playing(database, share=share, http_trace=trace) as client:
                client.heartbeat.start(since=begun)
                if await _connected(client, token, pause):
                    if client.lost_share is not None:
                        raise client.lost_share
                    return
        except SessionsSpent:  # it was connected until now; another client waits for more, and says so
            begun = present()
        except DatabaseAway as error:
            log.warning("the database cannot be reached", why=str(error), seconds_until_next_try=pause)
            await asyncio.sleep(pause)


async def _connected(client: Furunkulus, token: str, pause: float) -> bool:
    """Play until stopped; where Discord cannot be reached, wait and return false. Raises what no waiting mends."""
    try:
        await client.start(token)
    except (aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, TimeoutError) as error:
        seconds = max(pause, _wanted_pause(error))
        log.warning("Discord cannot be reached", why=_why(error), seconds_until_next_try=seconds)
        await asyncio.sleep(seconds)
        client.heartbeat.hand_on()
        return False
    return True


def _wanted_pause(error: BaseException) -> float:
    """Return how many seconds Discord, or its front door, wants to be left alone; raise what no waiting mends."""
    if isinstance(error, discord.GatewayNotFound):
        error = error.__cause__ or error
    if not isinstance(error, discord.HTTPException):
        return 0.0
    if verdict_on(error) != "transient" and error.code:
        raise error
    wanted = re.fullmatch(r"[0-9]{1,9}(\.[0-9]{1,9})?", error.response.headers.get("Retry-After", ""))
    return 0.0 if wanted is None else float(wanted[0])


def _why(error: Exception) -> str:
    """Say why Discord could not be reached: not with the page that its front door shows."""
    return f"{error.status}, code {error.code}" if isinstance(error, discord.HTTPException) else repr(error)
