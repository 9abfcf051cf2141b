"""`/new fearsome-floors`: a table is opened, with a dungeon, a monster, and the longer game if it is wanted."""

import discord
import msgspec
from discord import app_commands

from bot.games.fearsome_floors.layouts import find_layout, layouts_of
from bot.games.fearsome_floors.options import Options
from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.commands.new_table import PLACES, open_table
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.table.seat_rules import level_offers
from bot.table.texts import plain
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.kit import BETWEEN_PARTS, PARTS, Kit, kit_by_lot, read_kit, write_kit
from engine.fearsome_floors.setup import DUNGEONS
from render.fearsome_floors.show import monster_name


@app_commands.command(
    name="fearsome-floors",
    description="Open a table for Fearsome Floors here: in a channel, a thread, a forum post or a voice chat.",
)
@app_commands.describe(
    dungeon="The basic one, built by the players (advanced), built by lot (quick), or a layout of this server",
    monster="The monster's head, body, arms, legs and feet; by lot if you name none",
    longer="Play the card 5 as 3 hits (6 or 7 players)",
    thread="Whether the game gets a thread of its own; as the last one here if you say nothing",
    opponents="Play at once, you and so many programs",
    level="How well the programs play",
)
async def new(
    interaction: discord.Interaction,
    dungeon: str = "basic",
    monster: str | None = None,
    *,
    longer: bool = False,
    thread: bool | None = None,
    opponents: app_commands.Range[int, 1, 6] | None = None,
    level: str | None = None,
) -> None:
    """Open a lobby, with the caller as its host; or begin at once with programs."""
    async with error_boundary(interaction) as context:
        options = msgspec.json.encode(await _options(context, dungeon.strip(), monster, longer=longer))
        chosen = {"place": PLACES[thread]}
        await open_table(context, FEARSOME_FLOORS.key, options, opponents=opponents, level=level, chosen=chosen)


async def _options(context: Context, dungeon: str, monster: str | None, *, longer: bool) -> Options:
    kit = kit_by_lot(context.app.tables.chance) if monster is None else read_kit(monster.strip().lower())
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
    return [(monster_name(asker.words, read_kit(kit)), kit) for kit in kits_like(typed)]


@new.autocomplete("level")
@completion
async def _complete_level(asker: Asker, typed: str) -> Offers:
    return level_offers(asker.app.games[FEARSOME_FLOORS.key], asker.words, typed)


def kits_like(typed: str) -> list[str]:
    """Return monsters that begin as typed, one for each choice of the next part; later parts are the first ones."""
    *chosen, begun = typed.strip().lower().split(BETWEEN_PARTS)
    if len(chosen) >= len(PARTS) or any(name not in names for name, names in zip(chosen, PARTS.values(), strict=False)):
        return []
    rest = write_kit(Kit()).split(BETWEEN_PARTS)[len(chosen) + 1 :]
    following = tuple(PARTS.values())[len(chosen)]
    return [BETWEEN_PARTS.join((*chosen, name, *rest)) for name in following if name.startswith(begun)]
