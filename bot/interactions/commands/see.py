"""`/see`: all that can be looked at in a channel, for the asker's eyes only: of every game, and the games' own."""

from collections.abc import Iterable
from typing import Final

import discord
from discord import app_commands

from bot.interactions.commands.replay import CATCH_UP, REPLAY
from bot.interactions.components.component import buttons_view
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.interactions.look import Look, look
from bot.table import TableView
from bot.table.posts.board_posts import board_buttons, board_post, question
from bot.table.posts.lobby_post import lobby_post
from bot.table.posts.plan_posts import may_plan, plan_button
from bot.table.posts.post import TEXT_LIMIT, Button
from bot.table.texts import clipped, code_block
from engine.core import Reason, Refused

LONGEST_NOTE: Final = 100
"""The characters that are kept for the line above the board."""


async def show_board(context: Context) -> None:
    """Show the board, with its controls if it is the asker's turn, and with what can be guessed."""
    async with context.app.tables.store.reading() as reader:
        place = await context.channel_id(reader)
        table = await context.app.tables.table(place, context.person.id, reader=reader)
    if table is None:
        raise Refused(Reason.of("table-no-game-here"))
    if table.match is None:
        await context.answer(lobby_post(table).text)
        return
    post = board_post(table, heading=context.words("board-stopped") if table.row.status == "stopped" else "")
    await context.show(post.text, view=buttons_view(await _controls(context, table)), pictures=post.pictures)


async def _controls(context: Context, table: TableView) -> tuple[Button, ...]:
    """Return what the asker can do on the board: nothing where it is only watched from another channel."""
    if table.row.channel_id != await context.channel_id():
        return ()
    acts = any(seat.person_id == context.person.id for seat in table.to_act)
    own = board_buttons(table) if acts else plan_button(table) if may_plan(table, context.person.id) else ()
    return (*own, *question(table))


@app_commands.command(description="The board as it stands now, in words.")
@app_commands.describe(grid="As a grid of letters instead, as wide as a phone")
async def text(interaction: discord.Interaction, *, grid: bool = False) -> None:
    """Tell how the channel's game stands."""
    async with error_boundary(interaction) as context:
        await show_text(context, grid=grid)


async def show_text(context: Context, *, grid: bool = False) -> None:
    """Tell how the channel's game stands, in sentences where the game has them and no grid is wanted."""
    table = await context.app.tables.latest_started(await context.channel_id(), context.person.id)
    state, show = table.started_match.state, table.game.show
    lines = [context.words("board-stopped")] if table.row.status == "stopped" else []
    if grid or show.prose is None:
        lines.append(code_block(show.text(context.words, state)))
    else:
        lines.append(clipped(show.prose(context.words, table.names, state), TEXT_LIMIT - LONGEST_NOTE))
    await context.answer("\n".join(lines))


BOARD: Final = look("board", "The board as it stands now, as a picture.", show_board)
TEXT: Final = Look(text, show_text)

LOOKS: Final = (BOARD, TEXT, CATCH_UP, REPLAY)
"""What can be seen of every game."""


def see_group(looks: Iterable[Look]) -> app_commands.Group:
    """Return `/see` with these looks besides those of every game. Raises CommandAlreadyRegistered for two of a name."""
    group = app_commands.Group(
        name="see", description="Look at the game of this channel, for your eyes only.", guild_only=True
    )
    for each in (*LOOKS, *looks):
        group.add_command(each.command)
    return group
