"""A line of coaching on the pads of somebody's first moves, and the button that ends it.

However often a pad is opened before a move, it carries the same line.
"""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.interactions.components.component import add_below, view_without
from bot.interactions.context import Context, Verb, verbs_of
from bot.store import Reader
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.puzzles import is_puzzle
from engine.core import Seat

PADS: Final = 3
"""For how many moves the pads of a kind carry a line."""

FIRST: Final = "first"
"""What is noted where a line is told before somebody's first move at a table."""

ENDS: Final = "nocoach"
"""The verb of the button that ends it; its id ends in the kind of pad, which is the verb that opens such a one."""


async def lines_told(reader: Reader, table: TableView, seat: Seat, pad: str) -> int:
    """Return how many lines of a pad its player was told before the move that they are about to make.

    On the pad of a puzzle there are none: it says what to find.
    """
    if is_puzzle(table.row.id):
        return PADS
    return await reader.coached(table.seats[seat].person_id, pad, _last_move(table, seat))


async def coach(
    context: Context,
    table: TableView,
    pad: str,
    lines: Sequence[str],
    view: discord.ui.View,
    *,
    seat: Seat,
    lines_seen: int,
) -> str:
    """Return the next of some coaching `lines` on a pad, if any is left, and add the button that ends it."""
    if lines_seen >= min(PADS, len(lines)):
        return ""
    async with context.app.tables.store.transaction() as writer:
        await writer.keep_coached(context.person.id, pad, lines_seen + 1, _last_move(table, seat))
    add_below(view, CustomId(ENDS, *table.board, pad).button(context.words("coach-enough")))
    return context.words("coach", told=lines[lines_seen])


def _last_move(table: TableView, seat: Seat) -> str:
    """Return what tells the last move of a seat from all others; before the first one it is the same everywhere."""
    acted = table.seats[seat].acted
    return FIRST if acted is None else f"{table.row.id}.{acted}"


async def end_coaching(context: Context, custom_id: CustomId) -> None:
    """Tell the asker nothing more on pads of a kind, and take the line and the button away from this one."""
    message, pad = context.interaction.message, custom_id.rest
    if message is None or pad not in verbs_of(context.interaction.client) or not context.is_private:
        raise unknown_component()
    async with context.app.tables.store.transaction() as writer:
        await writer.keep_coached(context.person.id, pad, PADS)
    mark = context.words("coach", told="")
    text = "\n".join(line for line in message.content.split("\n") if not line.startswith(mark))
    await context.update(text, view=view_without(message, custom_id))


VERBS: Final[Mapping[str, Verb]] = {ENDS: end_coaching}
