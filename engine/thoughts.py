"""What opponents think, in a process that does nothing else: `python -m engine.thoughts`.

It answers orders at its pipes (`engine.core.order_pipe`) with JSON.
"""

import sys
import time
from collections.abc import Mapping
from dataclasses import replace
from typing import Any, BinaryIO, assert_never

import msgspec

from engine import GAMES
from engine.core import AnyGame, AnyOpponents, Choice, Deadline, Review, Seat, SeededChance, Turn, Value, order_pipe


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


class AdviceOrder(Value, frozen=True, tag="advice"):
    """The best moves to be found, for a person: some `Choice`s are answered."""

    game: str
    """The game's key."""
    view: Any
    """The position as the seat sees it, as plain JSON."""
    seat: int
    """The seat that is to act."""
    level: str
    """The level that advises."""
    seconds: float
    """How much time it has."""


class ReviewOrder(Value, frozen=True, tag="review"):
    """A match to be reviewed that is over: a `Review` is answered."""

    game: str
    """The game's key."""
    start: Any
    """The position from which it began, as plain JSON."""
    turns: tuple[Any, ...]
    """All turns, as plain JSON."""


Order = ThoughtOrder | LossOrder | AdviceOrder
"""What is asked about a position, and has its time."""

AnyOrder = Order | ReviewOrder
"""What the process answers."""


def think(order: AnyOrder, games: Mapping[str, AnyGame] = GAMES) -> bytes:
    """Return what is asked for as JSON. Raises UnknownLevel, or ValueError for a game in which nobody thinks so."""
    game = games[order.game]
    if game.opponents is None:
        raise ValueError(f"nobody has taught {order.game} to opponents")
    if isinstance(order, ReviewOrder):
        return msgspec.json.encode(_review(order, game, game.opponents))
    return msgspec.json.encode(_answer(order, game, game.opponents))


def _review(order: ReviewOrder, game: AnyGame, opponents: AnyOpponents) -> Review:
    if opponents.review is None:
        raise ValueError(f"nobody reviews {order.game}")
    turn = Turn[game.move, game.event]  # type: ignore[name-defined]  # the types are the game's, known only here
    turns = msgspec.convert(order.turns, tuple[turn, ...], str_keys=True)
    return opponents.review(msgspec.convert(order.start, game.state, str_keys=True), turns)


def _answer(order: Order, game: AnyGame, opponents: AnyOpponents) -> Any:
    view, seat = msgspec.convert(order.view, game.state, str_keys=True), Seat(order.seat)
    deadline = Deadline(order.seconds, time.monotonic)
    match order:
        case ThoughtOrder():
            choice = _choice(order, opponents, view, deadline)
            return replace(choice, is_cut=deadline.was_missed)
        case LossOrder():
            stand_ins, move = opponents.stand_ins, msgspec.convert(order.move, game.move, str_keys=True)
            return None if stand_ins is None else stand_ins.loss(view, seat, move, deadline)
        case AdviceOrder():
            if opponents.advise is None:
                raise ValueError(f"nobody gives advice in {order.game}")
            return opponents.advise(view, seat, order.level, deadline)
        case _:
            assert_never(order)


def _choice(order: ThoughtOrder, opponents: AnyOpponents, view: Any, deadline: Deadline) -> Choice[Any]:
    seat = Seat(order.seat)
    if not order.is_sure:
        return opponents.choose(view, seat, order.level, SeededChance(order.seed), deadline)
    if opponents.stand_ins is None:
        raise ValueError(f"nobody stands in for players of {order.game}")
    return opponents.stand_ins.best(view, seat, order.level, deadline)


def serve(orders: BinaryIO, answers: BinaryIO, games: Mapping[str, AnyGame] = GAMES) -> None:
    """Answer orders until there are no more."""
    order_pipe.serve(orders, answers, lambda line: think(msgspec.json.decode(line, type=AnyOrder), games))


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
