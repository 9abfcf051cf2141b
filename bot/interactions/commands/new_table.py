"""What every game's `/new` ends with: a table that waits for people, or a game with programs that begins at once."""

import discord
from discord import app_commands

from bot.interactions.autocomplete import Offers, complete
from bot.interactions.context import Context
from bot.interactions.game_start import start_game
from bot.play.lobby import begin_with_opponents, open_lobby
from bot.table.rows import NewMatch
from bot.table.seats import level_offers, usual_level
from bot.table.table_settings import Place


async def open_table(
    context: Context, new: NewMatch, *, opponents: int | None, level: str | None, place: Place | None
) -> None:
    """Open a lobby; or, where a number of programs or their level is named, begin with them. Raises Refused."""
    if opponents is None and level is None:
        await open_lobby(context.app.tables, new, context.person, place=place)
        await context.answer(context.words("lobby-opened"))
        return
    known = usual_level(context.app.games[new.game]) if level is None else level.strip().lower()
    levels = [known] * (opponents or 1)
    table = await begin_with_opponents(context.app.tables, new, context.person, levels, place=place)
    if table.row.status == "lobby":
        await start_game(context)
    else:
        await context.answer(context.words("started"))


async def complete_level(interaction: discord.Interaction, game: str, typed: str) -> list[app_commands.Choice[str]]:
    """Offer the levels of a game's programs."""

    async def offer(context: Context) -> Offers:
        return level_offers(context.app.games[game], context.words, typed)

    return await complete(interaction, offer)
