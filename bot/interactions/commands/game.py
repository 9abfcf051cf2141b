"""What who plays can do at every table: `/act`, `/hint`, `/undo`, `/resign`, `/join`, `/table start` and so on."""

import discord
from discord import app_commands

from bot.interactions.asker import Asker, at_seat, looking_on
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.components.component import rows_view
from bot.interactions.components.game_buttons import play_move
from bot.interactions.components.lobby_buttons import find_players, start_game
from bot.interactions.components.program_buttons import show_hint
from bot.interactions.errors import error_boundary
from bot.interactions.move_offers import meant_move, offered_moves
from bot.play import lobby
from bot.play.absence import come_back
from bot.play.consent import undo as take_back
from bot.table.posts.custom_id import CustomId
from bot.table.seat_rules import free_sides, side_text
from engine.core import Reason, Refused


@app_commands.command()
@app_commands.guild_only()
async def act(interaction: discord.Interaction, move: str) -> None:
    """Play the move that was chosen or typed at the caller's table."""
    async with error_boundary(interaction) as context:
        table, seat = await at_seat(context)
        text, view = await play_move(context, table, seat, meant_move(context.words, table, seat, move))
        await context.answer(text, view=view)


@act.autocomplete("move")
@completion
async def _complete_move(asker: Asker, typed: str) -> Offers:
    table, seat = await looking_on(asker)
    return offered_moves(asker.words, table, seat, typed)


@app_commands.command()
@app_commands.guild_only()
async def hint(interaction: discord.Interaction) -> None:
    """Show the caller's best moves on a picture."""
    async with error_boundary(interaction) as context:
        await show_hint(context, await context.app.tables.running(await context.channel_id(), context.person.id))


@app_commands.command()
@app_commands.guild_only()
async def undo(interaction: discord.Interaction) -> None:
    """Take back the caller's last turn, or ask those who have a say in it."""
    async with error_boundary(interaction) as context:
        asked = await take_back(context.app.tables, await context.channel_id(), context.person)
        if asked:
            await context.answer(context.words("undo-request-sent", asked=context.words.listing(asked)))
        else:
            await context.done()


@app_commands.command()
@app_commands.guild_only()
async def resign(interaction: discord.Interaction) -> None:
    """Ask the caller whether that is meant; the button that answers resigns."""
    async with error_boundary(interaction) as context:
        table = await context.app.tables.running(await context.channel_id(), context.person.id)
        table.must_seat(context.person.id)
        sure = CustomId("resign", *table.board).button(context.words("resign-sure"), style="danger")
        await context.answer(context.words("resign-asked"), view=rows_view([[sure]]))


@app_commands.command()
async def back(interaction: discord.Interaction) -> None:
    """Say that the caller is at the table again."""
    async with error_boundary(interaction) as context:
        if not await come_back(context.app.tables, await context.channel_id(), context.person):
            raise Refused(Reason.of("absence-nobody-stands-in"))
        await context.done()


@app_commands.command()
@app_commands.guild_only()
async def join(interaction: discord.Interaction, colour: str | None = None) -> None:
    """Seat the caller."""
    async with error_boundary(interaction) as context:
        table = await lobby.join(context.app.tables, context.own_channel_id, context.person, colour)
        seat = table.seats[table.must_seat(context.person.id)]
        await context.answer(context.words("joined", side=table.joined_as(seat, context.words)))


@join.autocomplete("colour")
@completion
async def _complete_side(asker: Asker, typed: str) -> Offers:
    table = await lobby.find_lobby(asker.app.tables, asker.own_channel_id)
    others = [seat for seat in table.seats if seat.person_id != asker.person.id]
    names = [(side_text(table.game, asker.words, side), side) for side in free_sides(table.game, others)]
    return [(name, side) for name, side in names if typed.lower() in name.lower()]


@app_commands.command()
async def leave(interaction: discord.Interaction) -> None:
    """Take the caller out of the lobby."""
    async with error_boundary(interaction) as context:
        await lobby.leave(context.app.tables, await context.channel_id(), context.person)
        await context.answer(context.words("left"))


@app_commands.command()
async def start(interaction: discord.Interaction) -> None:
    """Begin the match."""
    async with error_boundary(interaction) as context:
        await start_game(context)


@app_commands.command()
async def call(interaction: discord.Interaction) -> None:
    """Let the channel's lobby look for players."""
    async with error_boundary(interaction) as context:
        await find_players(context)
