"""`/see where`, `square` and `row` tell the position in a sentence, for who plays by ear; and `/see monster`."""

from collections.abc import Callable
from typing import Final

import discord
from discord import app_commands

from bot.games.fearsome_floors.move_input import read_square, read_tokens
from bot.games.fearsome_floors.new import complete_monster
from bot.games.fearsome_floors.options import read_options
from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.interactions.look import Look
from bot.table import TableView
from bot.table.posts.post import picture_of
from bot.table.texts import plain
from engine.core import Reason, Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import COLUMNS, ROWS, SQUARES
from engine.fearsome_floors.kit import Kit, read_kit
from render.fearsome_floors.labels import token_at
from render.fearsome_floors.show import monster_frame
from render.fearsome_floors.whereabouts import column_text, monster_text, row_text, square_text, token_text

THE_MONSTER: Final = "monster"
"""What is typed in place of a token to be told where the monster is."""


@app_commands.command(description="Say where a token or the monster is.")
@app_commands.describe(token="Whose and which one (red 3, red 3 on h7), the number that one of yours shows, or monster")
async def where(interaction: discord.Interaction, token: str) -> None:
    """Tell a token's place, number, and whether it has moved; of both tokens where a number can mean two."""
    async with error_boundary(interaction) as context:
        table = await _table(context)
        if token.strip().lower() == THE_MONSTER:
            await context.answer(monster_text(context.words, table.names, table.started_match.state))
            return
        names = read_tokens(table.started_match.state, table.seat_of(context.person.id), token)
        lines = [token_text(context.words, table.names, table.started_match.state, name) for name in names]
        await context.answer("\n".join(lines))


@app_commands.command(description="Say what is on a square.")
@app_commands.describe(square="A square, such as k5")
async def square(interaction: discord.Interaction, square: str) -> None:
    """Tell what stands and lies on a square, and its walls."""
    async with error_boundary(interaction) as context:
        table = await _table(context)
        await context.answer(square_text(context.words, table.names, table.started_match.state, read_square(square)))


@app_commands.command(description="Say what is in a row or a column of the board.")
@app_commands.describe(row="The row's number (1 to 11) or the column's letter (a to p)")
async def row(interaction: discord.Interaction, row: str) -> None:
    """Tell the squares of a row or a column that are not empty."""
    async with error_boundary(interaction) as context:
        table = await _table(context)
        tell, line = _read_line(row)
        await context.answer(tell(context.words, table.names, table.started_match.state, line))


def _read_line(typed: str) -> tuple[Callable[..., str], int | str]:
    """Return what tells the row or the column that is meant, and which one it is. Raises Refused."""
    line = typed.strip().lower()
    if line in COLUMNS and len(line) == 1:
        return column_text, line
    rows = {str(number): number for number in ROWS}
    if line not in rows:
        raise Refused(Reason.of("ff-no-row", text=plain(typed), last=ROWS[-1], last_column=COLUMNS[-1]))
    return row_text, rows[line]


@row.autocomplete("row")
@completion
async def _complete_row(_asker: Asker, typed: str) -> Offers:
    lines = [*(str(number) for number in ROWS), *COLUMNS]
    return [(line, line) for line in lines if line.startswith(typed.strip().lower())]


@where.autocomplete("token")
@completion
async def _complete_token(asker: Asker, typed: str) -> Offers:
    table = await _table(asker)
    state = table.started_match.state
    offers = [(token_at(asker.words, state, token), token) for token in state.tokens]
    offers.append((asker.words("ff-where-the-monster"), THE_MONSTER))
    return [(label, token) for label, token in offers if typed.strip().lower() in f"{label} {token}"]


@square.autocomplete("square")
@completion
async def _complete_square(_asker: Asker, typed: str) -> Offers:
    return [(square, square) for square in SQUARES if square.startswith(typed.strip().lower())]


async def _table(asker: Asker) -> TableView:
    return await asker.app.tables.latest_started(await asker.channel_id(), asker.person.id, game=FEARSOME_FLOORS.key)


WHEREABOUTS: Final = (Look(where), Look(square), Look(row))


@app_commands.command(description="Look at the monster of this channel's game, or at any other one.")
@app_commands.describe(monster="Its head, body, arms, legs and feet; the one of this channel if you name none")
async def monster(interaction: discord.Interaction, monster: str | None = None) -> None:
    """Show a monster to the caller."""
    async with error_boundary(interaction) as context:
        await show_monster(context, None if monster is None else read_kit(monster.strip().lower()))


async def show_monster(context: Context, kit: Kit | None = None) -> None:
    """Show a monster, or that of the channel's table."""
    frame = monster_frame(await _kit_here(context) if kit is None else kit, context.words)
    await context.show(frame.sentence, view=None, pictures=[picture_of(FEARSOME_FLOORS.key, frame)])


async def _kit_here(context: Context) -> Kit:
    """Return the monster of the channel's table, whose game may be over by now. Raises Refused."""
    table = await context.app.tables.table(await context.channel_id(), context.person.id)
    if table is None:
        raise Refused(Reason.of("table-no-game-here"))
    if table.row.game != FEARSOME_FLOORS.key:
        raise Refused(Reason.of("table-other-game", game=context.words(table.row.game)))
    return read_options(table.row.setup).kit


monster.autocomplete("monster")(complete_monster)

MONSTER: Final = Look(monster, show_monster)
