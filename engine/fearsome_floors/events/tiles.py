"""What happens to tiles: placed in the draft, pushed, sliding on blood, gone from the game."""

from typing import Literal

from engine.core import Event
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.supply import DraftTile, Orientation
from engine.fearsome_floors.tiles import Tile


class TilePlaced(Event, frozen=True):
    """A tile was placed in the draft; for a pool `square` is its top left one, `direction` as for `PlaceTile`."""

    tile: DraftTile
    square: Square
    direction: Orientation | None


class TilePushed(Event, frozen=True):
    """A tile was pushed one square on, by a token or by the monster."""

    tile: Tile
    origin: Square
    target: Square


class TileSlid(Event, frozen=True):
    """A pushed tile slid one square on blood or off it."""

    tile: Tile
    origin: Square
    target: Square


class TileRemoved(Event, frozen=True):
    """A tile left the game from `origin`, where it stood last: over the edge, onto a corner or onto a teleporter.

    `direction` is that of the edge that it went over, which `origin` may have two of; else None.
    """

    tile: Tile
    origin: Square
    cause: Literal["edge", "corner", "teleporter"]
    direction: Direction | None = None


TileEvent = TilePushed | TileSlid | TileRemoved
"""A tile that stood somewhere does so no more."""
