"""`/see board` and `/see text`: the board as it stands now, as a picture or in letters."""

from typing import Final

from bot.interactions.components.component import buttons_view
from bot.interactions.context import Context
from bot.interactions.look import look
from bot.table import TableView
from bot.table.posts.board_posts import board_buttons, board_post, lobby_post, question
from bot.table.posts.post import Button
from bot.table.texts import code_block
from engine.core import Reason, Refused


async def show_board(context: Context) -> None:
    """Show the board, with its controls if it is the asker's turn, and to spectators with what they can guess."""
    table = await context.app.tables.table(context.channel_id, context.person.id)
    if table is None:
        raise Refused(Reason.of("table-no-game-here"))
    if table.match is None:
        await context.answer(lobby_post(table).text)
        return
    post = board_post(table, heading=context.words("board-stopped") if table.row.status == "stopped" else "")
    await context.show(post.text, view=buttons_view(_controls(context, table)), pictures=post.pictures)


def _controls(context: Context, table: TableView) -> tuple[Button, ...]:
    """Return what the asker can do on the board: nothing where it is only watched from another channel."""
    if table.row.channel_id != context.channel_id:
        return ()
    if table.seat_of(context.person.id) is None:
        return question(table)
    return board_buttons(table) if any(seat.person_id == context.person.id for seat in table.to_act) else ()


async def show_text(context: Context) -> None:
    """Show the text board of the channel's game."""
    table = await context.app.tables.latest_started(context.channel_id, context.person.id)
    board = code_block(table.game.show.text(context.words, table.started_match.state))
    stopped = [context.words("board-stopped")] if table.row.status == "stopped" else []
    await context.answer("\n".join((*stopped, board)))


BOARD: Final = look("board", "The board as it stands now, as a picture.", show_board)
TEXT: Final = look("text", "The board as it stands now, in letters.", show_text)
