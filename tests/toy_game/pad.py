"""The pad of the toy game: a private hand, with a button for all that its player can do, orders too."""

from collections.abc import Mapping
from typing import Final

import discord

from bot.interactions.application import Verb
from bot.interactions.components.component import rows_view
from bot.interactions.components.game_buttons import confirmation
from bot.interactions.context import Context
from bot.play.absence import at_seat
from bot.table import Board, TableView
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button, picture_of
from engine.core import Order, Seat
from tests.toy_game import TOY_GAME
from tests.toy_game.move_texts import read_move, spelled
from tests.toy_game.tell import hand_text, told
from tests.toy_game.values import AnyMove

EACH_ROW: Final = 5
"""Discord's limit of buttons."""


async def open_pad(context: Context, custom_id: CustomId) -> None:
    """Show the pad to who pressed the board's button, which works until the next post."""
    tables = context.app.tables
    table, seat = await at_seat(tables, context.channel_id, context.person, shown=custom_id.board, game=TOY_GAME.key)
    await show_pad(context, table, seat)


async def show_pad(context: Context, table: TableView, seat: Seat) -> None:
    """Show the position as a player sees it, and what they can do."""
    frame = table.game.show.board(table.started_match.state, table.names, context.words)
    text = hand_text(context.words, table.started_match.state, seat)
    view = rows_view(_rows(context, table, seat))
    await context.show(text, view=view, pictures=[picture_of(table.row.game, frame)])


def _rows(context: Context, table: TableView, seat: Seat) -> list[list[Button]]:
    game, state = table.game.rules, table.started_match.state
    buttons = [
        Button(id=str(CustomId("toy-do", *table.board, spelled(move))), label=context.words(_label(move)))
        for move in (*game.choices(state, seat), *game.orders(state, seat))
    ]
    return [buttons[first : first + EACH_ROW] for first in range(0, len(buttons), EACH_ROW)]


def _label(move: AnyMove) -> str:
    return f"toy-do-{spelled(move).replace('.', '-')}"


async def do(context: Context, custom_id: CustomId) -> None:
    """Play the move that the control names."""
    text, view = await play(context, read_move(custom_id.rest), board=custom_id.board)
    await context.update(text, view=view, pictures=())


async def play(context: Context, move: AnyMove, *, board: Board | None = None) -> tuple[str, discord.ui.View]:
    """Play a move, and return what its player is told. Raises Refused."""
    tables = context.app.tables
    before, seat = await at_seat(tables, context.channel_id, context.person, game=TOY_GAME.key)
    after = await tables.play(context.channel_id, context.person, move, board=board)
    if before.has_order(seat, move):
        return told(context.words, after.names, Order(seat, move, ())), rows_view([])
    turn = after.started_match.journal.turns[after.last_turns[seat] - 1]
    return confirmation(context, after, told(context.words, after.names, turn))


VERBS: Final[Mapping[str, Verb]] = {"toy-pad": open_pad, "toy-do": do}
