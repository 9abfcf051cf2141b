"""`/table export` and `/table import`: a match as a file, and back."""

import inspect
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO
from typing import Any

import discord
from discord import app_commands

from bot.interactions.command_words import UNSAID
from bot.interactions.commands.moderation import player, table
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.moderation.file_import import ImportSeat, must_be_free, start_import
from bot.play.moderation.match_files import LARGEST_FILE, FileJob, Imported, SavedSeat, export, read_checked
from bot.table import AnyTableGame, Person
from bot.table.rows import ImportRow
from bot.table.seat_rules import program_name
from engine.core import Reason, Refused
from render.core import Words, words_in

Chosen = Sequence[discord.User | None]


@table.command(name="export")
async def export_match(interaction: discord.Interaction) -> None:
    """Send the save, and the record where the save can be read."""
    async with error_boundary(interaction) as context:
        async with context.app.tables.store.reading() as reader:
            await context.moderator.must_moderate(reader)
        found = await export(context.app.tables, await context.channel_id(), context.person.id)
        files = [discord.File(BytesIO(found.save), f"{found.name}.json")]
        if found.record is not None:
            files.append(discord.File(BytesIO(found.record.encode()), f"{found.name}.txt"))
        await context.answer(context.words("exported-view" if found.is_view else "exported"), files=files)


async def import_match(interaction: discord.Interaction, file: discord.Attachment, chosen: Chosen) -> None:
    """Check a file, and open its match."""
    async with error_boundary(interaction) as context:
        tables, moderator = context.app.tables, context.moderator
        await must_be_free(tables, context.own_channel_id, moderator)
        if file.size > LARGEST_FILE:
            raise Refused(Reason.of("import-too-large", most=LARGEST_FILE // 1_000_000))
        await context.promise()
        content = await file.read()
        save = await _checked(context, content)
        imported = read_checked(save, context.app.games)
        language = await context.posts_language(context.own_channel_id)
        seats = await _seats(context, imported, chosen, words_in(language))
        new = ImportRow(
            guild_id=context.guild_id,
            channel_id=context.own_channel_id,
            giver_id=context.person.id,
            giver_name=context.person.name,
            language=language,
            file=save.decode(),
            seats=b"[]",
        )
        asked = await start_import(tables, moderator, new, imported, seats)
        await (context.answer(asked.text(context.words)) if asked.names else context.done())


async def _checked(context: Context, content: bytes) -> bytes:
    """Have a file checked, one at a time for a server, and return its match as a save. Raises Refused."""
    reading, guild_id = context.app.reading_files_for, context.guild_id
    if guild_id in reading:
        raise Refused(Reason.of("import-busy"))
    reading.add(guild_id)
    try:
        checked = await context.app.thinker.check(FileJob(content))
    finally:
        reading.discard(guild_id)
    if checked is None:
        raise Refused(Reason.of("import-too-long"))
    if checked.refusal is not None:
        raise Refused(checked.refusal)
    return checked.save


def _import_options(seats: Sequence[str]) -> Iterator[inspect.Parameter]:
    yield inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)
    yield inspect.Parameter("file", inspect.Parameter.KEYWORD_ONLY, annotation=discord.Attachment)
    for name in seats:
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=discord.User | None)


def import_command(games: Iterable[AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    """Make `/table import` for as many as play any of these games: Discord has no lists, so every seat is an option."""
    most = max(max(game.rules.seats) for game in games)
    seats = [f"seat{number}" for number in range(1, most + 1)]

    async def callback(interaction: discord.Interaction, file: discord.Attachment, **chosen: Any) -> None:
        await import_match(interaction, file, [chosen[seat] for seat in seats])

    callback.__signature__ = inspect.Signature(list(_import_options(seats)))  # type: ignore[attr-defined]  # functions may have one
    return app_commands.Command(name="import", description=UNSAID, callback=callback)


async def _seats(context: Context, imported: Imported, chosen: Chosen, words: Words) -> list[ImportSeat]:
    """Find who sits where: who was chosen, else who the file says; a program again at its level. Raises Refused."""
    count = len(imported.game.sides.of(imported.match.journal.start))
    if any(chosen[count:]):
        raise Refused(Reason.of("import-seats", seats=count))
    saved: Sequence[SavedSeat | None] = imported.seats or [None] * count
    seats: list[ImportSeat] = []
    for number, (user, saved_seat) in enumerate(zip(chosen, saved, strict=False), start=1):
        if user is None and saved_seat is not None and saved_seat.level is not None:
            name = program_name(imported.game, words, saved_seat.level, {seat.name for seat in seats})
            seats.append(ImportSeat(-number, name, level=saved_seat.level))
        else:
            person = await _member(context, saved_seat, number) if user is None else player(user)
            seats.append(ImportSeat(person.id, person.name))
    if len({seat.person for seat in seats}) < count:
        raise Refused(Reason.of("import-same-person"))
    return seats


async def _member(context: Context, seat: SavedSeat | None, number: int) -> Person:
    guild = context.interaction.guild
    if seat is not None and seat.person is not None and guild is not None:
        try:
            return player(await guild.fetch_member(seat.person))
        except discord.NotFound:
            pass
    raise Refused(Reason.of("import-who", seat=number))
