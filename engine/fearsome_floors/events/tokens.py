"""What happens to tokens: their moves, being turned over, being pushed and eaten."""

from typing import Literal

from engine.core import Event
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.tokens import Place, TokenName


class TokenEntered(Event, frozen=True):
    """A waiting token came in."""

    token: TokenName
    """Which one."""
    target: Square
    """The entrance square."""


class TokenStepped(Event, frozen=True):
    """A token walked one square."""

    token: TokenName
    """Which one."""
    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""


class TokenSlid(Event, frozen=True):
    """A token slid one square, on slippery floor or off it, by its own move or pushed."""

    token: TokenName
    """Which one."""
    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""


class TokenEscaped(Event, frozen=True):
    """A token left the fortress."""

    token: TokenName
    """Which one."""
    origin: Square
    """The exit square."""


class TokenTurned(Event, frozen=True):
    """A token's move is over: it was turned to its other side."""

    token: TokenName
    """Which one."""


class RestTurned(Event, frozen=True):
    """At the end of round 1's token phase, the tokens that had not moved were turned over too."""

    tokens: tuple[TokenName, ...]
    """Those tokens."""


class TokenPushed(Event, frozen=True):
    """The monster pushed a token one square on, with what it pushed before it."""

    token: TokenName
    """Which one."""
    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""


class TokenEaten(Event, frozen=True):
    """The monster ate a token, or pushed it over the edge or onto a teleporter."""

    token: TokenName
    """Which one."""
    origin: Square
    """Where it stood last."""
    cause: Literal["bite", "edge", "teleporter"]
    """How it was eaten."""
    goes_to: Place
    """`in` in the game's first half, then `eaten`."""
    direction: Direction | None = None
    """Where the edge lies that it went over; else None."""
