"""What happened last, as far as a picture shows it: trails, looks, bites and what else leaves a trace; plain data."""

from typing import Literal

from engine.core import Value
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.tiles import Tile
from render.fearsome_floors.piece import Piece


class Trail(Value, frozen=True):
    """One square of the last move's trail."""

    origin: Square
    """The square that was left."""
    direction: Direction
    """Where it went, through a wall, too."""
    mover: Literal["token", "monster", "pushed"]
    """Who or what went."""
    slide: bool = False
    """Whether it slid."""


class Sight(Value, frozen=True):
    """One of the three looks."""

    origin: Square
    """Where the monster stood."""
    direction: Direction
    """Where it looked."""
    until: Square
    """The last square that it saw."""
    distance: int
    """The squares as far as that."""
    hit: Literal["token", "stone", "wall"]
    """What the look ended at."""
    chosen: bool = False
    """Whether the monster turned there."""
    now: Square | None = None
    """Where the token that was seen stands since, if it is still on the board: it may have been pushed on."""


class Bite(Value, frozen=True):
    """A token that was eaten."""

    square: Square
    """Where."""
    piece: Piece
    """The token."""
    fell: bool = False
    """Whether it was pushed over the edge."""


class Passage(Value, frozen=True):
    """The monster went out through a wall and came in at the other wall of the same letter."""

    square: Square
    """Where it went out."""
    direction: Direction
    """Where the wall lies."""


class Turned(Value, frozen=True):
    """A turning stone turned the monster."""

    square: Square
    """Where the monster stood."""
    towards: Direction
    """Where the stone lies, perhaps behind a wall."""
    tile: Tile
    """The kind of the stone."""


class Jump(Value, frozen=True):
    """The monster went in at one teleporter of a pair and came out at the other."""

    origin: Square
    """Where it went in."""
    target: Square
    """Where it came out."""


class Halt(Value, frozen=True):
    """The monster could not go on."""

    square: Square
    """Where."""
    cause: Literal["boxed-in", "round"]
    """Boxed in by turning stones, or going round and round on blood."""


class Action(Value, frozen=True):
    """What happened last, as far as it can be drawn."""

    trail: tuple[Trail, ...] = ()
    """Where something went."""
    moved: tuple[Square, ...] = ()
    """The squares of what was moved, pushed or placed."""
    lost: tuple[Square, ...] = ()
    """Where a tile left the game."""
    sights: tuple[Sight, ...] = ()
    """What the monster saw."""
    bites: tuple[Bite, ...] = ()
    """Whom it ate."""
    passages: tuple[Passage, ...] = ()
    """The walls that it went through."""
    turns: tuple[Turned, ...] = ()
    """The stones that turned it."""
    jumps: tuple[Jump, ...] = ()
    """The teleporters that it took."""
    halt: Halt | None = None
    """Where it could not go on, if so."""
    entered: bool = False
    """Whether a token came in."""
    escaped: Piece | None = None
    """The token that left, if one did."""
    outside: Piece | None = None
    """The token that is meant and has not come in yet, if so."""
