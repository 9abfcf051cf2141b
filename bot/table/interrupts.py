"""Whom a table calls once others have answered within somebody's turn: the turn goes on, and needs no second ping."""

from bot.table.table import Table


def is_resumed(before: Table, after: Table) -> bool:
    """Whether the one whom a table calls goes on with a turn that they had been called to before it was interrupted.

    `before` is the table before the last answer. What nobody chose, and orders, may have come between.
    """
    if after.called is None or after.is_interrupted or not before.is_interrupted:
        return False
    match, game = before.started_match, before.game
    earlier = [position for position, _ in match.played_since(0)]
    for position in reversed(earlier):
        called = game.calling_order(position)
        if called and not game.rules.interrupts(position):
            return after.seats[called[0]] == after.called
    return False
