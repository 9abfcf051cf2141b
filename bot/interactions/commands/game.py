"""`/board`, `/text`, `/undo`, `/resign`, `/back`: what can be asked at every table while a game is played."""

import discord
from discord import app_commands

from bot.interactions.components.component import buttons_view, rows_view
from bot.interactions.context import Asking
from bot.interactions.errors import reporting
from bot.play.absence import come_back
from bot.play.undo import undo as take_back
from bot.table import Table
from bot.table.posts.board_posts import board_buttons, board_post, lobby_post, question
from bot.table.posts.custom_id import ControlId
from bot.table.posts.post import Button
from bot.table.texts import code_block
from engine.core import Reason, Refused


@app_commands.command(description="Show the board as it stands now, for your eyes only.")
@app_commands.guild_only()
async def board(interaction: discord.Interaction) -> None:
    """Show the board, with its controls if it is the caller's turn, and to spectators with what they can guess."""
    async with reporting(interaction) as asking:
        table = await asking.house.tables.table(asking.channel_id)
        if table is None:
            raise Refused(Reason.of("table-no-game-here"))
        if table.match is None:
            await asking.answer(lobby_post(table).text)
            return
        post = board_post(table, heading=asking.words("board-stopped") if table.row.status == "stopped" else "")
        await asking.show(post.text, view=buttons_view(_controls(asking, table)), pictures=post.pictures)


def _controls(asking: Asking, table: Table) -> tuple[Button, ...]:
    """Give what the asker can do on the board: nothing where it is only watched from another channel."""
    if table.row.channel_id != asking.channel_id:
        return ()
    if table.seat_of(asking.person.id) is None:
        return question(table)
    return board_buttons(table) if any(seat.person_id == asking.person.id for seat in table.to_act) else ()


@app_commands.command(description="Show the board as text, for your eyes only.")
@app_commands.guild_only()
async def text(interaction: discord.Interaction) -> None:
    """Show the text board of the channel's game."""
    async with reporting(interaction) as asking:
        table = await asking.house.tables.begun(asking.channel_id)
        board = code_block(table.played.show.text(asking.words, table.begun.state))
        stopped = [asking.words("board-stopped")] if table.row.status == "stopped" else []
        await asking.answer("\n".join((*stopped, board)))


@app_commands.command(description="Take back your own last move; once others have acted, they are asked to agree.")
@app_commands.guild_only()
async def undo(interaction: discord.Interaction) -> None:
    """Take back the caller's last turn, or ask those who have a say in it."""
    async with reporting(interaction) as asking:
        asked = await take_back(asking.house.tables, asking.channel_id, asking.person)
        names = asking.words.listing(asked)
        await asking.answer(asking.words("wish-sent", asked=names) if asked else asking.words("done"))


@app_commands.command(description="Leave the running game for good.")
@app_commands.guild_only()
async def resign(interaction: discord.Interaction) -> None:
    """Ask the caller whether that is meant; the button that answers resigns."""
    async with reporting(interaction) as asking:
        table = await asking.house.tables.running(asking.channel_id)
        table.must_seat(asking.person.id)
        sure = Button(id=str(ControlId("resign", *table.board)), label=asking.words("resign-sure"), style="danger")
        await asking.answer(asking.words("resign-asked"), view=rows_view([[sure]]))


@app_commands.command(description="Take your seat back from a stand-in, or let a game go on that waits for people.")
@app_commands.guild_only()
async def back(interaction: discord.Interaction) -> None:
    """Say that the caller is at the table again."""
    async with reporting(interaction) as asking:
        if not await come_back(asking.house.tables, asking.channel_id, asking.person):
            raise Refused(Reason.of("absence-nobody-stands-in"))
        await asking.answer(asking.words("done"))
