"""Films of any game, made by a process that does nothing else: `python -m render.filming`.

It reads orders from its standard input, a line of JSON each, and answers each one with a film: its size in SIZE bytes,
then so many bytes of GIF; none for a turn that is not worth a film. It ends with whoever orders, or with a fault.
"""

import sys
from typing import Any, BinaryIO, Final

import msgspec

from engine import GAMES
from engine.core import Turn, Value
from render import SHOWS

SIZE: Final = 4


class Order(Value, frozen=True):
    """A film to be made: of which game, the position before the turn, and the turn, both as plain JSON."""

    game: str
    before: Any
    turn: Any


def shoot(order: Order) -> bytes | None:
    """Film a turn; None for one that is not worth it."""
    game, show = GAMES[order.game], SHOWS[order.game]
    if show.film is None:
        return None
    turn = msgspec.convert(order.turn, Turn[game.move, game.event])  # type: ignore[name-defined]  # the types are the game's, known only here
    return show.film(msgspec.convert(order.before, game.state), turn)


def serve(orders: BinaryIO, films: BinaryIO) -> None:
    """Answer orders until there are no more."""
    for line in orders:
        film = shoot(msgspec.json.decode(line, type=Order)) or b""
        films.write(len(film).to_bytes(SIZE) + film)
        films.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
