"""Naming the role whose members keep all tables of a server."""

from bot.keeping.keeper import Keeper
from bot.owing import owe_line
from bot.service import Tables
from render.core import Words


async def name_keepers(tables: Tables, channel_id: int, keeper: Keeper, role_id: int | None, *, words: Words) -> None:
    """Let the members of a role keep the server's tables, or nobody but who manages channels, and say so."""
    sentence = words("kept-role", who=keeper.name, role="none" if role_id is None else f"<@&{role_id}>")
    async with tables.writing() as work:
        await work.name_keepers(keeper.guild_id, role_id)
        await work.note(match_id=None, channel_id=channel_id, person_id=keeper.person.id, act="keepers", told=sentence)
        await owe_line(work, channel_id, sentence)
