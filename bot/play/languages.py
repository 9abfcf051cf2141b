"""Which language a place has: that of its last table, else that of its server, else of who does something there."""

from bot.store import Reader, Writer
from render.core.languages import offered


def _key(guild_id: int) -> str:
    return f"language in {guild_id}"


async def server_language(reader: Reader, guild_id: int) -> str | None:
    """Return the language that a server has chosen, if it has and we offer it."""
    chosen = await reader.recall(_key(guild_id))
    return chosen if chosen in offered() else None


async def set_server_language(writer: Writer, guild_id: int, language: str) -> None:
    """Let new tables of a server be in a language, in channels that have had none."""
    await writer.remember(_key(guild_id), language)


async def language_of_place(reader: Reader, channel_id: int, guild_id: int | None, otherwise: str) -> str:
    """Return the language in which something is posted in a channel; `otherwise` is that of who does it."""
    if len(offered()) == 1:
        return otherwise
    last = await reader.last_table_of(channel_id)
    if last is not None and last.language in offered():
        return last.language
    return (guild_id and await server_language(reader, guild_id)) or otherwise
