"""Advice: the few best moves that lead to different places, each with what speaks for it."""

import dataclasses
from typing import Final

from engine.core import Deadline, RatedMove, Seat
from engine.fearsome_floors.forecast import what_if
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.opponents import motives, thought
from engine.fearsome_floors.state import State

ADVISED: Final = 3
"""How many moves are advised."""


def advise(state: State, seat: Seat, level: str, deadline: Deadline) -> tuple[RatedMove[AnyMove], ...]:
    """Return the best moves, best first; of those that bring one token to one place only the best way there."""
    advised: dict[object, RatedMove[AnyMove]] = {}
    for rated in thought.judge(state, seat, level, deadline):
        advised.setdefault(_end(state, seat, rated.move), rated)
        if len(advised) == ADVISED:
            break
    return tuple(
        dataclasses.replace(rated, motives=motives.explain(state, seat, rated.move)) for rated in advised.values()
    )


def _end(state: State, seat: Seat, move: AnyMove) -> object:
    """Return what tells a move from others: which token comes to which place; in a draft the tile."""
    if isinstance(move, MoveToken):
        return move.token, what_if(state, seat, move).tokens[move.token]
    return getattr(move, "tile", move)
