"""Where the table is that an interaction means: commands and controls work in the channel of a game's thread, too."""

from typing import Any

import discord

from bot.play.places import place_of, place_of_match
from bot.store import Reader
from bot.table.posts.custom_id import PATTERN, CustomId


async def place_meant(reader: Reader, channel_id: int, asked: discord.Interaction) -> int:
    """Return where the table is that is meant in a channel of a server, which is no thread."""
    pressed = _pressed(asked.data)
    if pressed is None:
        return await place_of(reader, channel_id, asked.user.id)
    return await place_of_match(reader, channel_id, pressed.match)


def _pressed(data: Any) -> CustomId | None:
    """Return the id of the control that was used; None for a command."""
    match = PATTERN.fullmatch(data.get("custom_id", "")) if data else None
    return None if match is None else CustomId.read(match)
