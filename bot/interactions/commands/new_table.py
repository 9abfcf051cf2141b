"""What every game's `/new` ends with: a table that waits for people, or a game with programs that begins at once."""

import discord
from discord import app_commands

from bot.interactions.autocomplete import Offers, complete
from bot.interactions.context import Context
from bot.play.lobby import begin_with_opponents, open_lobby
from bot.table.rows import NewMatch
from bot.table.seats import level_offers, usual_level


async def open_table(context: Context, new: NewMatch, *, opponents: int | None, level: str | None) -> None:
    """Open a lobby; or, where a number of programs or their level is named, begin with them. Raises Refused."""
    if opponents is None and level is None:
        await open_lobby(context.app.tables, new)
        await context.answer(context.words("lobby-opened"))
        return
    known = usual_level(context.app.games[new.game]) if level is None else level.strip().lower()
    await begin_with_opponents(context.app.tables, new, context.person, [known] * (opponents or 1))
    await context.answer(context.words("started"))


async def complete_level(interaction: discord.Interaction, game: str, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the levels of a game's programs."""

    async def offer(context: Context) -> Offers:
        return level_offers(context.app.games[game], context.words, typed)

    return await complete(interaction, offer)
