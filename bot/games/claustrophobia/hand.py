"""What a player alone may know: cards and what they do, the one that lies face down, orders, next tiles."""

from typing import Final

from bot.interactions.asker import at_seat
from bot.interactions.components.component import rows_view
from bot.interactions.context import Context
from bot.interactions.look import look
from bot.table import BoardId, TableView
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import TEXT_LIMIT, Button
from bot.table.texts import clipped
from engine.claustrophobia.notation.actions import write_move
from engine.claustrophobia.reasons import KEY
from engine.claustrophobia.state import State
from engine.core import Seat
from render.claustrophobia.text.move_text import move_label
from render.claustrophobia.text.text_board import besides_cards, cards_explained, may_guard
from render.core import Words


def hand_text(words: Words, table: TableView, seat: Seat) -> str:
    """Tell a player what they hold, from the table as they see it."""
    state: State = table.started_match.state
    side = state.side_at(seat)
    lines = [words("cl-hand-title", side=side), *cards_explained(words, state)]
    if len(lines) == 1:
        lines.append(words("cl-hand-empty"))
    return clipped("\n".join((*lines, *besides_cards(words, state))), TEXT_LIMIT)


def order_buttons(words: Words, table: TableView, seat: Seat) -> list[list[Button]]:
    """Return a button for each standing order that a player can give, where it could ever be for somebody."""
    state: State = table.started_match.state
    orders = list(table.game.rules.orders(state, seat)) if may_guard(state) else []
    buttons = [
        Button(id=str(CustomId("cl-order", *table.board, write_move(order))), label=move_label(words, state, order))
        for order in orders
    ]
    return [buttons] if buttons else []


async def show_hand(context: Context, shown: BoardId | None = None) -> None:
    """Show their cards to a player, whoever is to act; of a button on the newest board alone."""
    table, seat = await at_seat(context, shown=shown, game=KEY)
    view = rows_view(order_buttons(context.words, table, seat))
    await context.answer(hand_text(context.words, table, seat), view=view)


HAND: Final = look("hand", "Your cards, what they do, and your standing order.", show_hand)
