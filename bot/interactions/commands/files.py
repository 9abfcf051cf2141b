"""`/table export` and `/table import`: a match as a file, and back."""

import asyncio
from collections.abc import Sequence
from io import BytesIO

import discord
from discord import app_commands

from bot.interactions.commands.moderation import player
from bot.interactions.commands.table_group import table
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.moderation.file_import import bring, must_be_free
from bot.play.moderation.match_files import LARGEST_FILE, Brought, SavedSeat, export, read_file
from bot.table import Person
from engine.core import Reason, Refused

Chosen = Sequence[discord.User | None]


@table.command(name="export", description="Get this channel's game as files, for your eyes only.")
async def export_match(interaction: discord.Interaction) -> None:
    """Send the save, and the record where the save can be read."""
    async with error_boundary(interaction) as context:
        async with context.app.tables.store.reading() as view:
            await context.moderator.must_moderate(view)
        found = await export(context.app.tables, context.channel_id)
        files = [discord.File(BytesIO(found.save), f"{found.name}.json")]
        if found.record is not None:
            files.append(discord.File(BytesIO(found.record.encode()), f"{found.name}.txt"))
        await context.answer(context.words("exported"), files=files)


@table.command(name="import", description="Let a game go on here that was exported: a save or a record.")
@app_commands.describe(
    file="The file, as /table export or /record gave it",
    **{f"seat{number}": f"Who sits at seat {number}, if not the one of the save" for number in range(1, 8)},
)
async def import_match(  # noqa: PLR0913, PLR0917 - Discord has no lists: an option for each seat
    interaction: discord.Interaction,
    file: discord.Attachment,
    seat1: discord.User | None = None,
    seat2: discord.User | None = None,
    seat3: discord.User | None = None,
    seat4: discord.User | None = None,
    seat5: discord.User | None = None,
    seat6: discord.User | None = None,
    seat7: discord.User | None = None,
) -> None:
    """Check a file, and open its match."""
    async with error_boundary(interaction) as context:
        tables, moderator = context.app.tables, context.moderator
        await must_be_free(tables, context.channel_id, moderator)
        if file.size > LARGEST_FILE:
            raise Refused(Reason.of("import-too-large", most=LARGEST_FILE // 1_000_000))
        await context.promise()
        brought = await asyncio.to_thread(read_file, await file.read(), context.app.games)
        people = await _people(context, brought, (seat1, seat2, seat3, seat4, seat5, seat6, seat7))
        await bring(tables, context.channel_id, moderator, brought, people, language=context.words.language)
        await context.answer(context.words("done"))


async def _people(context: Context, brought: Brought, chosen: Chosen) -> list[Person]:
    """Find who sits where: who was chosen, else who the file says if they are in this server. Raises Refused."""
    count = len(brought.game.sides_of(brought.match.journal.start))
    if any(chosen[count:]):
        raise Refused(Reason.of("import-seats", seats=count))
    saved: Sequence[SavedSeat | None] = brought.seats or [None] * count
    people = [
        await _member(context, seat, number) if user is None else player(user)
        for number, (user, seat) in enumerate(zip(chosen, saved, strict=False), start=1)
    ]
    if len({person.id for person in people}) < count:
        raise Refused(Reason.of("import-same-person"))
    return people


async def _member(context: Context, seat: SavedSeat | None, number: int) -> Person:
    guild = context.interaction.guild
    if seat is not None and guild is not None:
        try:
            return player(await guild.fetch_member(seat.person))
        except discord.NotFound:
            pass
    raise Refused(Reason.of("import-who", seat=number))
