"""Where the table is that an interaction means: commands and controls work in the channel of a game's thread, too."""

from dataclasses import replace
from typing import Any

import discord

from bot.interactions.context import Context
from bot.play.places import place_of, place_of_match
from bot.table.posts.custom_id import PATTERN, CustomId


async def placed(context: Context) -> Context:
    """Return the context with the place of its table; in threads, and outside of servers, it is the channel itself."""
    asked = context.interaction
    if asked.guild_id is None or asked.channel_id is None or isinstance(asked.channel, discord.Thread):
        return context
    pressed = _pressed(asked.data)
    async with context.app.tables.store.reading() as reader:
        if pressed is None:
            place = await place_of(reader, asked.channel_id, asked.user.id)
        else:
            place = await place_of_match(reader, asked.channel_id, pressed.match)
    return replace(context, place=place)


def _pressed(data: Any) -> CustomId | None:
    """Return the id of the control that was used; None for a command."""
    match = PATTERN.fullmatch(data.get("custom_id", "")) if data else None
    return None if match is None else CustomId.read(match)
