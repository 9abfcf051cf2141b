"""`/table replace`: a seat is given to somebody else, or to a program."""

import discord
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.commands.table_group import table
from bot.interactions.errors import error_boundary
from bot.play.moderation.seat_changes import replace, replace_by_program
from bot.play.moderation.seat_question import Asked
from bot.table import Person
from bot.table.seat_rules import level_offers
from bot.table.texts import plain
from engine.core import Reason, Refused


@table.command(
    name="replace",
    description="Give a seat to somebody else, who is asked first, or to a program; for the host, too.",
)
@app_commands.describe(
    old="The person who sits there",
    new="The person who is to sit there",
    program="The program that sits there, if it is one",
    level="How well the program plays that is to sit there, if one is",
)
async def replace_seat(
    interaction: discord.Interaction,
    old: discord.User | None = None,
    new: discord.User | None = None,
    program: str | None = None,
    level: str | None = None,
) -> None:
    """Give a seat away: from a person or a program, to a person or a program."""
    async with error_boundary(interaction) as context:
        leaves = program if old is None else old.id
        if leaves is None or (old and program is not None) or (new is None) is (level is None):
            raise Refused(Reason.of("replace-whom"))
        tables, moderator, asked = context.app.tables, context.moderator, Asked()
        if new is None:
            await replace_by_program(
                tables, await context.channel_id(), moderator, leaves, (level or "").strip().lower()
            )
        else:
            asked = await replace(tables, await context.channel_id(), moderator, leaves, player(new))
        await context.answer(asked.text(context.words))


@replace_seat.autocomplete("program")
@completion
async def _complete_program(asker: Asker, typed: str) -> Offers:
    found = await asker.app.tables.table(await asker.channel_id(), asker.person.id)
    seats = () if found is None else found.seats
    names = [seat.name for seat in seats if seat.is_program]
    return [(name, name) for name in names if typed.strip().lower() in name.lower()]


@replace_seat.autocomplete("level")
@completion
async def _complete_level(asker: Asker, typed: str) -> Offers:
    found = await asker.app.tables.table(await asker.channel_id(), asker.person.id)
    return () if found is None else level_offers(found.game, asker.words, typed)


def player(user: discord.User | discord.Member) -> Person:
    """Return somebody who can sit at a table here. Raises Refused for a bot and for who is not in this server."""
    if user.bot:
        raise Refused(Reason.of("replace-bot"))
    if not isinstance(user, discord.Member):
        raise Refused(Reason.of("replace-not-here", name=plain(user.display_name)))
    return Person(user.id, user.display_name)
