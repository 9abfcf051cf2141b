"""Moves of opponents, thought of by a process that does nothing else: `python -m engine.thoughts`.

It answers orders at its pipes (`engine.core.order_pipe`) with a `Choice` as JSON.
"""

import sys
import time
from collections.abc import Mapping
from typing import Any, BinaryIO

import msgspec

from engine import GAMES
from engine.core import AnyGame, Deadline, Seat, SeededChance, Value, order_pipe


class ThoughtOrder(Value, frozen=True):
    """A move to be thought of."""

    game: str
    """The game's key."""
    view: Any
    """The position as the seat sees it, as plain JSON."""
    seat: int
    """The seat that is to act."""
    level: str
    """At which level it plays."""
    seconds: float
    """How much time it has."""
    seed: int
    """Its luck: the same order without hurry gives the same move, so a thought that was lost is thought again."""


def think(order: ThoughtOrder, games: Mapping[str, AnyGame] = GAMES) -> bytes:
    """Choose a move; return the `Choice` as JSON. Raises UnknownLevel, or ValueError for a game without opponents."""
    deadline = Deadline(order.seconds, time.monotonic)
    game = games[order.game]
    if game.opponents is None:
        raise ValueError(f"nobody has taught {order.game} to opponents")
    state = msgspec.convert(order.view, game.state)
    choice = game.opponents.choose(state, Seat(order.seat), order.level, SeededChance(order.seed), deadline)
    return msgspec.json.encode(choice)


def serve(orders: BinaryIO, answers: BinaryIO, games: Mapping[str, AnyGame] = GAMES) -> None:
    """Answer orders until there are no more."""
    order_pipe.serve(orders, answers, lambda line: think(msgspec.json.decode(line, type=ThoughtOrder), games))


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
