"""`/replay`: a game of this channel, running or long over, turn by turn, for the asker's eyes only."""

import discord
from discord import app_commands

from bot.archive import archive, archived
from bot.asking import Asking
from bot.completing import MOST_OFFERS, Offers, complete
from bot.controls.replay import replay_view
from bot.posts.ids import NUMBER
from bot.posts.replay import page
from bot.reporting import reporting
from bot.tables import Table
from bot.tables.texts import plain
from engine.core import Reason, Refused


@app_commands.command(description="Page through a game of this channel turn by turn, for your eyes only.")
@app_commands.describe(game="Which game, if not the newest one")
@app_commands.guild_only()
async def replay(interaction: discord.Interaction, game: str | None = None) -> None:
    """Open a replay at its beginning."""
    async with reporting(interaction) as asking:
        table = await _table(asking, game)
        await asking.think()
        text, pictures = page(table, 0, asking.words)
        files = await asking.painted(pictures)
        await asking.answer(text, files=files, view=replay_view(asking.words, table, 0))


async def _table(asking: Asking, game: str | None) -> Table:
    tables = asking.house.tables
    if game is None:
        return await tables.begun(asking.channel_id)
    if NUMBER.fullmatch(game.strip()) is None:
        raise Refused(Reason.of("table-no-such-game"))
    return await archived(tables, asking.channel_id, int(game.strip()))


@replay.autocomplete("game")
async def _complete_game(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    async def offer(asking: Asking) -> Offers:
        offers = []
        for row, seats in await archive(asking.house.tables, asking.channel_id, limit=MOST_OFFERS):
            names = asking.words.series([plain(seat.name) for seat in seats])
            label = asking.words("replay-game", number=row.id, date=row.created_at.date().isoformat(), names=names)
            offers.append((label, str(row.id)))
        return [(label, number) for label, number in offers if typed.strip().lower() in label.lower()]

    return await complete(interaction, offer)
