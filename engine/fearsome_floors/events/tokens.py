"""What happens to tokens: their moves, being turned over, being pushed and eaten."""

from typing import Literal

from engine.core import Event
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.tokens import Place, TokenName


class TokenEntered(Event, frozen=True):
    """A waiting token came in on the entrance square."""

    token: TokenName
    target: Square


class TokenStepped(Event, frozen=True):
    """A token walked one square."""

    token: TokenName
    origin: Square
    target: Square


class TokenSlid(Event, frozen=True):
    """A token slid one square on blood or off it, by its own move or pushed."""

    token: TokenName
    origin: Square
    target: Square


class TokenEscaped(Event, frozen=True):
    """A token left the fortress."""

    token: TokenName
    origin: Square


class TokenTurned(Event, frozen=True):
    """A token's move is over: it was turned to its other side."""

    token: TokenName


class RestTurned(Event, frozen=True):
    """At the end of round 1's token phase, the tokens that had not moved were turned over too."""

    tokens: tuple[TokenName, ...]


class TokenPushed(Event, frozen=True):
    """The monster pushed a token one square on, with what it pushed before it."""

    token: TokenName
    origin: Square
    target: Square


class TokenEaten(Event, frozen=True):
    """The monster ate a token, or pushed it over the edge or onto a teleporter, from `origin`, where it stood last.

    `goes_to` is `in` in the game's first half, then `eaten`; `direction` is that of the edge as for `TileRemoved`.
    """

    token: TokenName
    origin: Square
    cause: Literal["bite", "edge", "teleporter"]
    goes_to: Place
    direction: Direction | None = None
