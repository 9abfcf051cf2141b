"""What was pushed in the course of some events, and where each piece came to rest; for the sentences that tell it."""

from collections.abc import Iterable
from typing import Literal

from engine.core import Value
from engine.fearsome_floors.board import Square
from engine.fearsome_floors.events import (
    AnyEvent,
    TilePushed,
    TileRemoved,
    TileSlid,
    TokenEaten,
    TokenPushed,
    TokenSlid,
)
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import TokenName


class Push(Value, frozen=True):
    """What became of a tile or a token that was pushed."""

    piece: Tile | TokenName
    """The kind of tile, or the token."""
    square: Square
    """The last square of the board that it reached."""
    end: Literal["square", "edge", "corner", "teleporter", "eaten", "swallowed"] = "square"
    """Whether it stayed there or was lost; a token is `eaten` over the edge, and `swallowed` on a teleporter."""


def pushes(events: Iterable[AnyEvent]) -> tuple[Push, ...]:
    """Return every pushed piece once, the one next to the pusher first."""
    found: list[Push] = []  # in the order of the events, which begin with the farthest piece of a line
    for event in events:
        match event:
            case TilePushed(tile, origin, target) | TileSlid(tile, origin, target):
                _note(found, origin, Push(tile, target))
            case TileRemoved(tile, origin, cause):
                _note(found, origin, Push(tile, origin, cause))
            case TokenPushed(token, origin, target):
                _note(found, origin, Push(token, target))
            case TokenSlid(token, origin, target) if any(push.piece == token for push in found):
                _note(found, origin, Push(token, target))
            case TokenEaten(token=token, origin=origin, cause="edge"):
                _note(found, origin, Push(token, origin, "eaten"))
            case TokenEaten(token=token, origin=origin, cause="teleporter"):
                _note(found, origin, Push(token, origin, "swallowed"))
            case _:
                pass
    return tuple(reversed(found))


def _note(found: list[Push], origin: Square, push: Push) -> None:
    """Put a push in the place of the one that it continues, or behind all others."""
    for index, before in enumerate(found):
        if (before.piece, before.square, before.end) == (push.piece, origin, "square"):
            found[index] = push
            return
    found.append(push)
