"""Which turns nobody hears of: standing orders that the game hides."""

from functools import reduce
from typing import Any

from bot.table.game import TableGame
from engine.core import AnyTurn


def is_silent(game: TableGame, before: Any, turn: AnyTurn) -> bool:
    """Whether a turn is an order that changes nothing in the position `before` it, as somebody sees both.

    To them nothing has happened: no post, page, film or sentence tells even that an order was given.
    """
    return turn.is_order and reduce(game.rules.evolve, turn.events, before) == before
