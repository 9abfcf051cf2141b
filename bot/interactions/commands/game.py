"""`/board`, `/text`, `/undo`, `/resign`, `/back`: what can be asked at every table while a game is played."""

import discord
from discord import app_commands

from bot.interactions.components.component import buttons_view, rows_view
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.absence import come_back
from bot.play.undo import undo as take_back
from bot.table import TableView
from bot.table.posts.board_posts import board_buttons, board_post, lobby_post, question
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button
from bot.table.texts import code_block
from engine.core import Reason, Refused


@app_commands.command(description="Show the board as it stands now, for your eyes only.")
@app_commands.guild_only()
async def board(interaction: discord.Interaction) -> None:
    """Show the board, with its controls if it is the caller's turn, and with what can be guessed."""
    async with error_boundary(interaction) as context:
        table = await context.app.tables.table(context.channel_id, context.person.id)
        if table is None:
            raise Refused(Reason.of("table-no-game-here"))
        if table.match is None:
            await context.answer(lobby_post(table).text)
            return
        post = board_post(table, heading=context.words("board-stopped") if table.row.status == "stopped" else "")
        await context.show(post.text, view=buttons_view(_controls(context, table)), pictures=post.pictures)


def _controls(context: Context, table: TableView) -> tuple[Button, ...]:
    """Return what the asker can do on the board: nothing where it is only watched from another channel."""
    if table.row.channel_id != context.channel_id:
        return ()
    acts = any(seat.person_id == context.person.id for seat in table.to_act)
    return (*(board_buttons(table) if acts else ()), *question(table))


@app_commands.command(description="Show the board as text, for your eyes only.")
@app_commands.guild_only()
async def text(interaction: discord.Interaction) -> None:
    """Show the text board of the channel's game."""
    async with error_boundary(interaction) as context:
        table = await context.app.tables.latest_started(context.channel_id, context.person.id)
        board = code_block(table.game.show.text(context.words, table.started_match.state))
        stopped = [context.words("board-stopped")] if table.row.status == "stopped" else []
        await context.answer("\n".join((*stopped, board)))


@app_commands.command(description="Take back your own last move; once others have acted, they are asked to agree.")
@app_commands.guild_only()
async def undo(interaction: discord.Interaction) -> None:
    """Take back the caller's last turn, or ask those who have a say in it."""
    async with error_boundary(interaction) as context:
        asked = await take_back(context.app.tables, context.channel_id, context.person)
        names = context.words.listing(asked)
        await context.answer(context.words("undo-request-sent", asked=names) if asked else context.words("done"))


@app_commands.command(description="Leave the running game for good.")
@app_commands.guild_only()
async def resign(interaction: discord.Interaction) -> None:
    """Ask the caller whether that is meant; the button that answers resigns."""
    async with error_boundary(interaction) as context:
        table = await context.app.tables.running(context.channel_id, context.person.id)
        table.must_seat(context.person.id)
        sure = Button(id=str(CustomId("resign", *table.board)), label=context.words("resign-sure"), style="danger")
        await context.answer(context.words("resign-asked"), view=rows_view([[sure]]))


@app_commands.command(description="Take your seat back from a stand-in, or let a game go on that waits for people.")
@app_commands.guild_only()
async def back(interaction: discord.Interaction) -> None:
    """Say that the caller is at the table again."""
    async with error_boundary(interaction) as context:
        if not await come_back(context.app.tables, context.channel_id, context.person):
            raise Refused(Reason.of("absence-nobody-stands-in"))
        await context.answer(context.words("done"))
