"""What can be asked of a message with a board, in Discord's menu *Apps*: what has been since, why, playing on, more."""

from typing import Final

import discord
from discord import app_commands

from bot.interactions.command_words import told
from bot.interactions.components.board_puzzle import make_puzzle
from bot.interactions.components.play_on_buttons import offer_to_play_on
from bot.interactions.components.program_buttons import tell_turns
from bot.interactions.components.replay_buttons import show_missed
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.archive import archived
from bot.table.post_rows import ToldRow
from engine.core import Reason, Refused


@app_commands.context_menu(name=told(lambda words: words("command-on-message-since")))
@app_commands.guild_only()
async def since_my_turn(interaction: discord.Interaction, message: discord.Message) -> None:
    """Sum up what the asker has missed of the game of a message."""
    async with error_boundary(interaction) as context:
        told = await _told(context, message)
        tables, here = context.app.tables, context.own_channel_id
        await show_missed(context, await archived(tables, here, context.person.id, told.match_id))


@app_commands.context_menu(name=told(lambda words: words("command-on-message-why")))
@app_commands.guild_only()
async def why(interaction: discord.Interaction, message: discord.Message) -> None:
    """Tell the turns of a message step by step, with the reasons of the programs that played them."""
    async with error_boundary(interaction) as context:
        await tell_turns(context, await _told(context, message))


@app_commands.context_menu(name=told(lambda words: words("command-on-message-play-on")))
@app_commands.guild_only()
async def play_on(interaction: discord.Interaction, message: discord.Message) -> None:
    """Let the asker play on by themselves, against programs, from the board of a message."""
    async with error_boundary(interaction) as context:
        told = await _told(context, message)
        await offer_to_play_on(context, told.match_id, told.last, message.id)


@app_commands.context_menu(name=told(lambda words: words("command-on-message-puzzle")))
@app_commands.guild_only()
async def puzzle(interaction: discord.Interaction, message: discord.Message) -> None:
    """Look for a puzzle on the board of a message, of a game that is over."""
    async with error_boundary(interaction) as context:
        told = await _told(context, message)
        await make_puzzle(context, told.match_id, told.last)


async def _told(context: Context, message: discord.Message) -> ToldRow:
    """Return which turns a message tells. Raises Refused for one that tells of no game here."""
    async with context.app.tables.store.reading() as reader:
        told = await reader.told_by(context.own_channel_id, message.id)
    if told is None:
        raise Refused(Reason.of("message-of-no-game"))
    return told


MESSAGE_COMMANDS: Final = (since_my_turn, why, play_on, puzzle)
"""Discord takes five of a bot at most."""
