"""`/see replay`, `/see catch-up` and `/review`: what has been played, turn by turn, summed up, or what decided it."""

from typing import Final

import discord
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import MOST_OFFERS, Offers, completion
from bot.interactions.components.replay_buttons import open_replay, open_review, show_missed
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.interactions.look import Look, look
from bot.play.archive import archive_in_sight, archived
from bot.table import TableView
from bot.table.posts.custom_id import NUMBER
from bot.table.texts import plain
from engine.core import Reason, Refused


@app_commands.command(description="Page through a game of this channel, turn by turn.")
@app_commands.describe(game="Which game, if not the newest one")
async def replay(interaction: discord.Interaction, game: str | None = None) -> None:
    """Open a replay at its beginning."""
    async with error_boundary(interaction) as context:
        await show_replay(context, game)


async def show_replay(context: Context, game: str | None = None) -> None:
    """Open a replay of the newest game, or of the one that is named."""
    tables, table = context.app.tables, await _asked_game(context, game)
    newest = await tables.table(await context.channel_id(), context.person.id)
    is_behind = game is None and newest is not None and newest.row.status == "lobby"
    note = context.words("replay-behind-lobby", number=table.row.id) if is_behind else ""
    await open_replay(context, table, note=note)


async def _asked_game(context: Context, game: str | None) -> TableView:
    """Return the game of a number that was typed, or the newest one of the channel. Raises Refused."""
    tables = context.app.tables
    if game is None:
        return await tables.latest_started(await context.channel_id(), context.person.id, behind_lobby=True)
    if NUMBER.fullmatch(game.strip()) is None:
        raise Refused(Reason.of("table-no-such-game"))
    return await archived(tables, await context.channel_id(), context.person.id, int(game.strip()))


async def show_catch_up(context: Context) -> None:
    """Sum up what the asker has missed."""
    await show_missed(context, await context.app.tables.latest_started(await context.channel_id(), context.person.id))


@app_commands.command(description="See what decided a game that is over: chances, luck, skill, turning points.")
@app_commands.describe(game="Which game, if not the newest one")
@app_commands.guild_only()
async def review(interaction: discord.Interaction, game: str | None = None) -> None:
    """Show the review of a game."""
    async with error_boundary(interaction) as context:
        await open_review(context, await _asked_game(context, game))


@replay.autocomplete("game")
@review.autocomplete("game")
@completion
async def _complete_game(asker: Asker, typed: str) -> Offers:
    """Offer the games that can be seen here."""
    offers = []
    for row, seats in await archive_in_sight(asker.app.tables, await asker.channel_id(), limit=MOST_OFFERS):
        names = asker.words.series([plain(seat.name) for seat in seats])
        label = asker.words("replay-game", number=row.id, date=row.created_at.date().isoformat(), names=names)
        if row.channel_id != await asker.channel_id():
            label = asker.words("replay-game-watched", game=label)
        offers.append((label, str(row.id)))
    return [(label, number) for label, number in offers if typed.strip().lower() in label.lower()]


REPLAY: Final = Look(replay, show_replay)
CATCH_UP: Final = look("catch-up", "What has happened since your last turn.", show_catch_up)
