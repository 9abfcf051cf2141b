"""Moves of opponents, thought of by a process that does nothing else: `python -m engine.thoughts`.

It answers orders at its pipes (`engine.core.order_pipe`) with JSON.
"""

import sys
import time
from collections.abc import Mapping
from typing import Any, BinaryIO

import msgspec

from engine import GAMES
from engine.core import AnyGame, Deadline, Seat, SeededChance, Value, order_pipe


class ThoughtOrder(Value, frozen=True, tag="thought"):
    """A move to be thought of: a `Choice` is answered."""

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
    is_sure: bool = False
    """Whether it is the best move that the level sees, as a stand-in plays it, and luck has no part in it."""


class LossOrder(Value, frozen=True, tag="loss"):
    """A move that was played, of which is to be said what it gave away: a number is answered, or null."""

    game: str
    """The game's key."""
    view: Any
    """The position before it as the seat saw it, as plain JSON."""
    seat: int
    """Who has played it."""
    move: Any
    """The move as plain JSON."""
    seconds: float
    """How much time there is for it."""


Order = ThoughtOrder | LossOrder
"""What the process answers."""


def think(order: Order, games: Mapping[str, AnyGame] = GAMES) -> bytes:
    """Return what is asked for as JSON. Raises UnknownLevel, or ValueError for a game without opponents."""
    deadline = Deadline(order.seconds, time.monotonic)
    game, seat = games[order.game], Seat(order.seat)
    if game.opponents is None:
        raise ValueError(f"nobody has taught {order.game} to opponents")
    view = msgspec.convert(order.view, game.state, str_keys=True)
    if isinstance(order, LossOrder):
        stand_ins, move = game.opponents.stand_ins, msgspec.convert(order.move, game.move, str_keys=True)
        return msgspec.json.encode(None if stand_ins is None else stand_ins.loss(view, seat, move, deadline))
    if order.is_sure:
        return msgspec.json.encode(game.opponents.judge(view, seat, order.level, deadline)[0])
    return msgspec.json.encode(game.opponents.choose(view, seat, order.level, SeededChance(order.seed), deadline))


def serve(orders: BinaryIO, answers: BinaryIO, games: Mapping[str, AnyGame] = GAMES) -> None:
    """Answer orders until there are no more."""
    order_pipe.serve(orders, answers, lambda line: think(msgspec.json.decode(line, type=Order), games))


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
