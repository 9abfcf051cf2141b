"""`/move` and `/stay`: a token's move typed as a command, with completion over what is legal."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from bot.asking import Asking
from bot.completing import Offers, complete
from bot.controls.control import rows_view
from bot.fearsome_floors.reading import (
    move_label,
    must_act,
    offered_paths,
    offered_tokens,
    read_results,
    read_token,
)
from bot.posts.ids import ControlId
from bot.posts.post import LONGEST_LABEL, Button
from bot.reporting import reporting
from bot.tables import Table
from bot.tables.texts import clipped
from engine.core import Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.results import Result
from engine.fearsome_floors.tokens import TokenName

MOST_WAYS: Final = 5
"""How many ways to the same square are offered: a message has so many rows, and each label fills one."""


@app_commands.command(description="Move one of your tokens and turn it over.")
@app_commands.describe(
    token="Which token: the number it shows",
    path="Where to: a square (k5), letters (uull), arrows, n e s w, or counted steps (l3 u1)",
)
@app_commands.guild_only()
async def move(interaction: discord.Interaction, token: str, path: str) -> None:
    """Read what was typed at the caller's table, and play it; ask back where it can mean different things."""
    async with reporting(interaction) as asking:
        table, seat = await _seated(asking)
        must_act(table.begun.state, seat)
        name = read_token(table.begun.state, seat, token)
        found = read_results(table.begun.state, seat, name, path)
        if len(found) == 1:
            await _play(asking, table, MoveToken(name, found[0].path))
        else:
            await _ask_which(asking, table, name, found[:MOST_WAYS])


@app_commands.command(description="Let one of your tokens stay where it is, and turn it over.")
@app_commands.describe(token="Which token: the number it shows")
@app_commands.guild_only()
async def stay(interaction: discord.Interaction, token: str) -> None:
    """Play a move of no squares."""
    async with reporting(interaction) as asking:
        table, seat = await _seated(asking)
        must_act(table.begun.state, seat)
        name = read_token(table.begun.state, seat, token)
        await _play(asking, table, MoveToken(name))


async def _seated(asking: Asking) -> tuple[Table, Seat]:
    """Give the running table and the seat of the asker. Raises Refused."""
    table = await asking.house.tables.running(asking.channel_id, game=FEARSOME_FLOORS.key)
    return table, table.must_seat(asking.person.id)


async def _play(asking: Asking, table: Table, token_move: MoveToken) -> None:
    """Play a move that was made for the table as it stood, and say so to the player."""
    await asking.house.tables.play(asking.channel_id, asking.person, token_move, board=table.board)
    await asking.answer(asking.words("done"))


async def _ask_which(asking: Asking, table: Table, token: TokenName, found: Sequence[Result]) -> None:
    rows = [
        [
            Button(
                id=str(ControlId("go", *table.board, f"{token}.{result.path}")),
                label=clipped(
                    move_label(asking.words, table.begun.state, MoveToken(token, result.path)), LONGEST_LABEL
                ),
            )
        ]
        for result in found
    ]
    await asking.answer(asking.words("ff-which-way"), view=rows_view(rows))


@move.autocomplete("token")
@stay.autocomplete("token")
async def _complete_token(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    async def offer(asking: Asking) -> Offers:
        table, seat = await _seated(asking)
        return offered_tokens(asking.words, table.begun.state, seat, typed)

    return await complete(interaction, offer)


@move.autocomplete("path")
async def _complete_path(interaction: discord.Interaction, typed: str) -> list[app_commands.Choice[str]]:
    async def offer(asking: Asking) -> Offers:
        table, seat = await _seated(asking)
        token = read_token(table.begun.state, seat, str(interaction.namespace.token or ""))
        return offered_paths(asking.words, table.begun.state, token, typed)

    return await complete(interaction, offer)
