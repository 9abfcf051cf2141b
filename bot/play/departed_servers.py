"""Servers that the bot has left: what is kept of them is removed after 30 days, unless it comes back."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Final

import structlog

from bot.store import Store

LEFT: Final = "left server: "
"""Under what a small fact is kept: when it was seen first that the bot is not in a server any more."""

KEPT_FOR: Final = timedelta(days=30)
"""How long the games of such a server are kept."""

log = structlog.get_logger()


async def look_after(
    store: Store, *, is_ours: Callable[[int], bool], is_here: Callable[[int], bool], now: datetime
) -> None:
    """Note which servers the bot has left, of those whose events it hears, and forget those that it left long ago.

    With them goes what was noted for a day or less, which else would only grow.
    """
    async with store.transaction() as writer:
        noted = await writer.recall_all(LEFT)
        for guild_id in filter(is_ours, await writer.servers()):
            key = f"{LEFT}{guild_id}"
            if is_here(guild_id):
                if key in noted:
                    await writer.forget(key)
            elif key not in noted:
                await writer.remember(key, now.isoformat())
            elif datetime.fromisoformat(noted[key]) <= now - KEPT_FOR:
                games = await writer.forget_server(guild_id)
                await writer.forget(key)
                log.info("forgot a server", server=guild_id, games=games)
        await writer.forget_past(now)
