"""`/place`: a tile of the draft placed by a command, with completion over what is left and where it may go."""

import discord
from discord import app_commands

from bot.games.fearsome_floors.draft_input import (
    must_place,
    offered_orientations,
    offered_squares,
    offered_tiles,
    read_orientations,
    read_placements,
    read_tile,
)
from bot.games.fearsome_floors.draft_pad import orientation_row
from bot.interactions.asker import Asker, at_seat, looking_on
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.components.component import rows_view
from bot.interactions.components.game_buttons import confirmation
from bot.interactions.errors import error_boundary
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.state import State
from render.fearsome_floors.turn_text import place_done


@app_commands.command(description="Place a tile of your choice in the draft of the advanced game.")
@app_commands.describe(
    tile="Which of the tiles that are left",
    square="Where (k5); of a pool its first square, the top left one",
    direction="How the 4x1 pool lies (lengthwise, crosswise), or where a teleporter's arrow points (n e s w)",
)
@app_commands.guild_only()
async def place(interaction: discord.Interaction, tile: str, square: str, direction: str | None = None) -> None:
    """Read what was typed at the caller's table, and place it; ask back where only the direction is open."""
    async with error_boundary(interaction) as context:
        table, seat = await at_seat(context, game=FEARSOME_FLOORS.key)
        state: State = table.started_match.state
        must_place(state, seat)
        found = read_placements(context.words, state, tile=tile, square=square, direction=direction)
        if len(found) == 1:
            after = await context.app.tables.play(
                await context.channel_id(), context.person, found[0], board=table.board
            )
            answer, view = confirmation(context, after, place_done(context.words, found[0]))
            await context.answer(answer, view=view)
        else:
            text = context.words("ff-draft-orientation-wanted", tile=found[0].tile, square=found[0].square)
            await context.answer(text, view=rows_view([orientation_row("ff-place", context.words, table, found)]))


@place.autocomplete("tile")
@completion
async def _complete_tile(asker: Asker, typed: str) -> Offers:
    return offered_tiles(asker.words, (await looking_on(asker, game=FEARSOME_FLOORS.key))[0].started_match.state, typed)


@place.autocomplete("square")
@completion
async def _complete_square(asker: Asker, typed: str) -> Offers:
    state: State = (await looking_on(asker, game=FEARSOME_FLOORS.key))[0].started_match.state
    tile = read_tile(asker.words, state, asker.interaction.namespace.tile or "")
    return offered_squares(
        state, tile, read_orientations(asker.words, tile, asker.interaction.namespace.direction), typed
    )


@place.autocomplete("direction")
@completion
async def _complete_direction(asker: Asker, typed: str) -> Offers:
    state: State = (await looking_on(asker, game=FEARSOME_FLOORS.key))[0].started_match.state
    tile = read_tile(asker.words, state, asker.interaction.namespace.tile or "")
    return offered_orientations(asker.words, state, tile, asker.interaction.namespace.square or "", typed)
