"""Pushing a piece one square on: sliding across blood, and being lost over the edge or elsewhere (sections 5, 6).

The functions give what happens; whether it may happen is the business of who pushes.
"""

from itertools import takewhile

from engine.fearsome_floors.board import AHEAD, CORNERS, LINES, Direction, Square
from engine.fearsome_floors.events import (
    AnyEvent,
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEaten,
    TokenPushed,
    TokenSlid,
)
from engine.fearsome_floors.evolve import TileEvent
from engine.fearsome_floors.ground import Ground
from engine.fearsome_floors.tokens import Place


def push_tile(ground: Ground, origin: Square, direction: Direction) -> tuple[TileEvent, ...]:
    """Give what happens to a tile that is pushed onto a square with nothing on it, or over the edge."""
    tile = ground.tiles[origin]
    way = _way(ground, origin, direction)
    if not way:
        return (TileRemoved(tile, origin, "edge"),)
    events: list[TileEvent] = []
    for square in way:
        if square in ground.ways:
            events.append(TileRemoved(tile, origin, "teleporter"))
        elif square in CORNERS:
            events.append(TileRemoved(tile, origin, "corner"))
        else:
            events.append(TileSlid(tile, origin, square) if events else TilePushed(tile, origin, square))
        origin = square
    return tuple(events)


def push_token(ground: Ground, origin: Square, direction: Direction, *, goes_to: Place) -> tuple[AnyEvent, ...]:
    """Give what happens to a token that the monster pushes; `goes_to` is where eaten tokens go."""
    token = ground.tokens[origin]
    way = _way(ground, origin, direction)
    if not way:
        return (TokenEaten(token, origin, "edge", goes_to),)
    events: list[AnyEvent] = []
    for square in way:
        if square in ground.ways:
            events.append(TokenEaten(token, origin, "teleporter", goes_to))
        else:
            events.append(TokenSlid(token, origin, square) if events else TokenPushed(token, origin, square))
        origin = square
    return tuple(events)


def line_from(ground: Ground, square: Square, direction: Direction) -> tuple[Square, ...]:
    """Give the unbroken line of squares with pieces that is pushed together: from `square` on, nearest first."""
    return (square, *takewhile(ground.holds, LINES[direction][square]))


def _way(ground: Ground, origin: Square, direction: Direction) -> tuple[Square, ...]:
    """Give the squares that a pushed piece comes onto: the next one, and on blood those ahead as long as they are free.

    There are none at the wall. Neither a teleporter nor a corner has another square behind it on the way: pools never
    lie over teleporters, and from a corner only walls lie ahead.
    """
    ahead = AHEAD[direction]
    square = ahead.get(origin)
    way: list[Square] = []
    while square is not None and not (way and ground.holds(square)):
        way.append(square)
        square = ahead.get(square) if square in ground.blood else None
    return tuple(way)
