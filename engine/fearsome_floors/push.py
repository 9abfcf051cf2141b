"""Pushing a piece one square on: sliding across blood, being lost over the edge or elsewhere (rules, sections 5, 6).

The functions give what happens; whether it may happen is the business of who pushes.
"""

from collections.abc import Iterator
from itertools import takewhile

from engine.fearsome_floors import events as happened
from engine.fearsome_floors.board import AHEAD, CORNERS, LINES, Direction, Square
from engine.fearsome_floors.ground import Ground
from engine.fearsome_floors.tokens import Place


def push_tile(ground: Ground, origin: Square, direction: Direction) -> tuple[happened.TileEvent, ...]:
    """Return what happens to a tile that is pushed onto a square without a piece, or over the edge."""
    tile = ground.tiles[origin]
    events: tuple[happened.TileEvent, ...] = ()
    for square in _squares_ahead(ground, origin, direction):
        if square in ground.laid.exits:
            return (*events, happened.TileRemoved(tile, origin, "teleporter"))
        if square in CORNERS:
            return (*events, happened.TileRemoved(tile, origin, "corner"))
        events += (happened.TileSlid(tile, origin, square) if events else happened.TilePushed(tile, origin, square),)
        origin = square
    return events or (happened.TileRemoved(tile, origin, "edge", direction),)


def push_token(
    ground: Ground, origin: Square, direction: Direction, *, goes_to: Place
) -> tuple[happened.AnyEvent, ...]:
    """Return what happens to a token that the monster pushes; `goes_to` is where eaten tokens go."""
    token = ground.tokens[origin]
    events: tuple[happened.AnyEvent, ...] = ()
    for square in _squares_ahead(ground, origin, direction):
        if square in ground.laid.exits:
            return (*events, happened.TokenEaten(token, origin, "teleporter", goes_to))
        events += (
            happened.TokenSlid(token, origin, square) if events else happened.TokenPushed(token, origin, square),
        )
        origin = square
    return events or (happened.TokenEaten(token, origin, "edge", goes_to, direction),)


def line_from(ground: Ground, square: Square, direction: Direction) -> tuple[Square, ...]:
    """Return the unbroken line of squares with pieces that is pushed together: from `square` on, nearest first.

    The monster is no piece: where a line reaches round to its back, the line ends before it.
    """
    return (square, *takewhile(ground.has_piece, LINES[direction][square]))


def _squares_ahead(ground: Ground, origin: Square, direction: Direction) -> Iterator[Square]:
    """Return the squares that a pushed piece comes onto; none at the wall.

    They are the next one, and from slippery floor those ahead as long as they are free.
    """
    ahead = AHEAD[direction]
    square = ahead.get(origin)
    while square is not None:
        yield square
        square = ahead.get(square) if square in ground.laid.slippery else None
        if square is not None and ground.is_taken(square):
            return
