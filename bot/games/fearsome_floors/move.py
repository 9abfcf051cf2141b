"""`/move` and `/stay`: a token's move typed as a command, with completion over what is legal."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.games.fearsome_floors.move_input import (
    move_label,
    must_act,
    offered_paths,
    offered_tokens,
    read_movable,
    read_results,
)
from bot.games.fearsome_floors.pad import play_move
from bot.interactions.asker import Asker, at_seat, looking_on
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.components.component import rows_view
from bot.interactions.components.game_buttons import offered_plan
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.table import TableView
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import LONGEST_LABEL
from bot.table.texts import clipped
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.notation.position import STAYS
from engine.fearsome_floors.path import Result
from engine.fearsome_floors.tokens import TokenName

MOST_PATHS: Final = 5
"""How many ways to the same square are offered: a message has so many rows, and each label fills one."""


@app_commands.command()
@app_commands.guild_only()
async def move(interaction: discord.Interaction, token: str, path: str) -> None:
    """Read what was typed at the caller's table, and play it; ask back where it can mean different things."""
    async with error_boundary(interaction) as context:
        await _carry_out(context, token, path)


@app_commands.command()
@app_commands.guild_only()
async def stay(interaction: discord.Interaction, token: str) -> None:
    """Play a move of no squares."""
    async with error_boundary(interaction) as context:
        await _carry_out(context, token, STAYS)


async def _carry_out(context: Context, text: str, path: str) -> None:
    """Play the move that was typed, or ask back where it can mean different ways; who waits is told how to plan."""
    table, seat = await at_seat(context, game=FEARSOME_FLOORS.key)
    if await offered_plan(context, table):
        return
    must_act(table.started_match.state, seat)
    token = read_movable(context.words, table.started_match.state, seat, text)
    found = read_results(context.words, table.started_match.state, seat, token, path)
    if len(found) == 1:
        text, view = await play_move(context, table, MoveToken(token, found[0].path))
        await context.answer(text, view=view)
    else:
        await _ask_which(context, table, token, found[:MOST_PATHS])


async def _ask_which(context: Context, table: TableView, token: TokenName, found: Sequence[Result]) -> None:
    rows = []
    for result in found:
        label = move_label(context.words, table.started_match.state, MoveToken(token, result.path))
        custom_id = CustomId("ff-go", *table.board, f"{token}.{result.path}")
        rows.append([custom_id.button(clipped(label, LONGEST_LABEL))])
    await context.answer(context.words("ff-which-way"), view=rows_view(rows))


@move.autocomplete("token")
@stay.autocomplete("token")
@completion
async def _complete_token(asker: Asker, typed: str) -> Offers:
    table, seat = await looking_on(asker, game=FEARSOME_FLOORS.key)
    return offered_tokens(asker.words, table.started_match.state, seat, typed)


@move.autocomplete("path")
@completion
async def _complete_path(asker: Asker, typed: str) -> Offers:
    table, seat = await looking_on(asker, game=FEARSOME_FLOORS.key)
    token = read_movable(asker.words, table.started_match.state, seat, str(asker.interaction.namespace.token or ""))
    return offered_paths(asker.words, table.started_match.state, token, typed)
