"""`/new fearsome-floors` opens a table, with a dungeon and a monster; `/table layout` keeps dungeons of a server."""

from typing import Final

import discord
import msgspec
from discord import app_commands

from bot.games.fearsome_floors.options import Options
from bot.games.fearsome_floors.typed_words import kit_typed, part_typed, part_word
from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.command_words import UNSAID
from bot.interactions.components.lobby_buttons import PLACES, open_table
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.store import NameTaken
from bot.table.rows import LayoutRow
from bot.table.seat_rules import level_offers
from bot.table.texts import plain, visible
from engine.core import NotAllowed, Reason, Refused, WordChance, read_word
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.kit import BETWEEN_PARTS, PARTS, Kit, kit_by_lot, read_kit, write_kit
from engine.fearsome_floors.notation import read_position, write_dungeon
from engine.fearsome_floors.setup import DUNGEONS, why_no_layout
from render.core import Words
from render.fearsome_floors.show import monster_name


@app_commands.command(name="fearsome-floors")
async def new(  # noqa: PLR0913 - the options of the command
    interaction: discord.Interaction,
    dungeon: str | None = None,
    monster: str | None = None,
    *,
    longer: bool = False,
    thread: bool | None = None,
    opponents: app_commands.Range[int, 1, 6] | None = None,
    level: str | None = None,
    duplicate: str | None = None,
) -> None:
    """Open a lobby, with the caller as its host; or begin at once with programs."""
    async with error_boundary(interaction) as context:
        key, word = FEARSOME_FLOORS.key, None
        if duplicate is None:
            options = await _options(context, (dungeon or "basic").strip(), monster, longer=longer)
        elif dungeon is not None or monster is not None:
            raise Refused(Reason.of("ff-duplicate-alone"))
        else:
            word = read_word(duplicate, context.app.tables.chance)
            options = Options(kit=kit_by_lot(WordChance(word)), dungeon="quick", longer=longer)
        setup, chosen = msgspec.json.encode(options), {"place": PLACES[thread]}
        await open_table(context, key, setup, opponents=opponents, level=level, chosen=chosen, duplicate=word)


async def _options(context: Context, dungeon: str, monster: str | None, *, longer: bool) -> Options:
    kit = kit_by_lot(context.app.tables.chance) if monster is None else read_kit(kit_typed(context.words, monster))
    known = next((name for name in DUNGEONS if name == dungeon.lower()), None)
    if known is not None:
        return Options(kit=kit, dungeon=known, longer=longer)
    layout = await find_layout(context, dungeon)
    return Options(kit=kit, longer=longer, layout=layout.text, layout_name=layout.name)


@new.autocomplete("dungeon")
@completion
async def _complete_dungeon(asker: Asker, typed: str) -> Offers:
    known = [(asker.words("ff-lobby-dungeon", dungeon=name), name) for name in DUNGEONS]
    kept = [(asker.words("ff-lobby-layout", name=plain(row.name)), row.name) for row in await layouts_of(asker)]
    return [(label, value) for label, value in (*known, *kept) if typed.lower() in f"{value} {label}".lower()]


@new.autocomplete("monster")
@completion
async def complete_monster(asker: Asker, typed: str) -> Offers:
    """Offer monsters by the names that people would call them, with the next part to choose."""
    return [(monster_name(asker.words, read_kit(kit)), kit) for kit in kits_like(asker.words, typed)]


@new.autocomplete("level")
@completion
async def _complete_level(asker: Asker, typed: str) -> Offers:
    return level_offers(asker.app.games[FEARSOME_FLOORS.key], asker.words, typed)


def kits_like(words: Words, typed: str) -> list[str]:
    """Return monsters that begin as typed, one for each choice of the next part; later parts are the first ones."""
    *before, begun = typed.strip().casefold().split(BETWEEN_PARTS)
    chosen = [part_typed(words, each, names) for each, names in zip(before, PARTS.values(), strict=False)]
    if len(before) >= len(PARTS) or any(name not in names for name, names in zip(chosen, PARTS.values(), strict=False)):
        return []
    rest = write_kit(Kit()).split(BETWEEN_PARTS)[len(chosen) + 1 :]
    following = tuple(PARTS.values())[len(chosen)]
    likely = [name for name in following if name.startswith(begun) or part_word(words, name).startswith(begun)]
    return [BETWEEN_PARTS.join((*chosen, name, *rest)) for name in likely]


LONGEST_NAME: Final = 32
MOST_LAYOUTS: Final = 100
"""How many layouts a server can keep."""

layout: Final = app_commands.Group(name="layout", description=UNSAID)


@layout.command()
async def save(interaction: discord.Interaction, name: app_commands.Range[str, 1, LONGEST_NAME], ffn: str) -> None:
    """Keep a layout that a game can begin from."""
    async with error_boundary(interaction) as context:
        reason = why_no_layout(ffn)
        if reason is not None:
            raise NotAllowed(FEARSOME_FLOORS.key, reason)
        called = " ".join(name.split())
        await _must_be_new(context, called)
        row = LayoutRow(
            guild_id=context.guild_id,
            game=FEARSOME_FLOORS.key,
            name=called,
            text=write_dungeon(read_position(ffn)),
            person_id=context.person.id,
        )
        try:
            async with context.app.tables.store.transaction() as writer:
                await writer.keep_layout(row)
        except NameTaken:
            raise Refused(Reason.of("ff-layout-taken", name=plain(called))) from None
        await context.answer(context.words("ff-layout-saved", name=plain(called)))


async def _must_be_new(context: Context, name: str) -> None:
    """Raise Refused for a name that nobody sees or that is taken, and where no more layouts are kept."""
    if not visible(name):
        raise Refused(Reason.of("ff-layout-nameless"))
    kept = await layouts_of(context)
    if len(kept) >= MOST_LAYOUTS:
        raise Refused(Reason.of("ff-layouts-full", most=MOST_LAYOUTS))
    if name.lower() in {*DUNGEONS, *(row.name.lower() for row in kept)}:
        raise Refused(Reason.of("ff-layout-taken", name=plain(name)))


@layout.command()
async def show(interaction: discord.Interaction, name: str) -> None:
    """Return the text of a layout."""
    async with error_boundary(interaction) as context:
        row = await find_layout(context, name)
        text = write_dungeon(read_position(row.text))  # what was kept before had the rest of the position, too
        await context.answer(f"**{plain(row.name)}**\n```\n{text}\n```")


@layout.command()
async def drop(interaction: discord.Interaction, name: str) -> None:
    """Forget a layout; only who saved it, or somebody who may manage the channel, can do that."""
    async with error_boundary(interaction) as context:
        row = await find_layout(context, name)
        if row.person_id != context.person.id and not interaction.permissions.manage_channels:
            raise Refused(Reason.of("ff-layout-of-another", name=plain(row.name)))
        async with context.app.tables.store.transaction() as writer:
            await writer.drop_layout(row.guild_id, row.game, row.name)
        await context.answer(context.words("ff-layout-dropped", name=plain(row.name)))


@show.autocomplete("name")
@drop.autocomplete("name")
@completion
async def _complete_name(asker: Asker, typed: str) -> Offers:
    return [(plain(row.name), row.name) for row in await layouts_of(asker) if typed.lower() in row.name.lower()]


async def layouts_of(asker: Asker) -> tuple[LayoutRow, ...]:
    """Return the layouts of the asker's server."""
    async with asker.app.tables.store.reading() as reader:
        return await reader.layouts(asker.guild_id, FEARSOME_FLOORS.key)


async def find_layout(context: Context, name: str) -> LayoutRow:
    """Return a layout of the asker's server by its name. Raises Refused."""
    called = " ".join(name.split()).lower()
    for row in await layouts_of(context):
        if row.name.lower() == called:
            return row
    raise Refused(Reason.of("ff-no-such-layout", name=plain(name)))
