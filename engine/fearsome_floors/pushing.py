"""Pushing a piece one square on: sliding across blood, falling over the edge, vanishing on a corner (sections 5, 6).

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
    target = AHEAD[direction].get(origin)
    if target is None:
        return (TileRemoved(tile, origin, "edge"),)
    if target in CORNERS:
        return (TileRemoved(tile, origin, "corner"),)
    events: list[TileEvent] = [TilePushed(tile, origin, target)]
    for square in _slide(ground, target, direction):
        events.append(TileRemoved(tile, target, "corner") if square in CORNERS else TileSlid(tile, target, square))
        target = square
    return tuple(events)


def push_token(ground: Ground, origin: Square, direction: Direction, *, goes_to: Place) -> tuple[AnyEvent, ...]:
    """Give what happens to a token that the monster pushes; `goes_to` is where eaten tokens go."""
    token = ground.tokens[origin]
    target = AHEAD[direction].get(origin)
    if target is None:
        return (TokenEaten(token, origin, "edge", goes_to),)
    events: list[AnyEvent] = [TokenPushed(token, origin, target)]
    for square in _slide(ground, target, direction):
        events.append(TokenSlid(token, target, square))
        target = square
    return tuple(events)


def line_from(ground: Ground, square: Square, direction: Direction) -> tuple[Square, ...]:
    """Give the unbroken line of squares with pieces that is pushed together: from `square` on, nearest first."""
    return (square, *takewhile(ground.holds, LINES[direction][square]))


def _slide(ground: Ground, square: Square, direction: Direction) -> tuple[Square, ...]:
    """Give the squares that a piece pushed onto `square` slides over: on blood, as long as the next one is free."""
    slid: list[Square] = []
    while square in ground.blood and (ahead := AHEAD[direction].get(square)) is not None and not ground.holds(ahead):
        slid.append(ahead)
        square = ahead
    return tuple(slid)
