"""Discord lets a bot begin so many sessions a day, and takes the token away from one that begins more.

A host that starts the bot again and again would get there: before each session the bot asks how many are left.
"""

import asyncio
from typing import Final

import structlog
from discord.http import HTTPClient

KEPT_BACK: Final = 20
"""So many sessions are left for whoever looks what is wrong."""

LONGEST_SLEEP: Final = 600.0
"""Seconds after which Discord is asked again, though it told a longer time."""

log = structlog.get_logger()


class SessionsSpent(Exception):  # noqa: N818 - no error: the bot waits and begins anew
    """Discord lets the bot begin few more sessions today, and has ended one that is to be begun again."""


async def must_be_left(http: HTTPClient) -> None:
    """See that one session more can be begun. Raises SessionsSpent, or discord.GatewayNotFound like below."""
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
