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


class Part(Value, frozen=True):
    """A turn to be filmed, and the position before it, both as plain JSON."""

    before: Any
    turn: Any


class Order(Value, frozen=True):
    """A film to be made: of which game, and of which turns in a row."""

    game: str
    parts: tuple[Part, ...]


def shoot(order: Order) -> bytes | None:
    """Film turns; None for what is not worth it."""
    game, show = GAMES[order.game], SHOWS[order.game]
    if show.film is None:
        return None
    turn = Turn[game.move, game.event]  # type: ignore[name-defined]  # the types are the game's, known only here
    parts = [(msgspec.convert(part.before, game.state), msgspec.convert(part.turn, turn)) for part in order.parts]
    return show.film(parts)


def serve(orders: BinaryIO, films: BinaryIO) -> None:
    """Answer orders until there are no more."""
    for line in orders:
        film = shoot(msgspec.json.decode(line, type=Order)) or b""
        films.write(len(film).to_bytes(SIZE) + film)
        films.flush()


if __name__ == "__main__":
    serve(sys.stdin.buffer, sys.stdout.buffer)
