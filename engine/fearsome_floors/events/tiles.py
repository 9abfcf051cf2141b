"""What happens to tiles: placed in the draft, pushed, sliding on blood, gone from the game."""

from typing import Literal

from engine.core import Event
from engine.fearsome_floors.board import Direction, Square
from engine.fearsome_floors.supply import DraftTile, Orientation
from engine.fearsome_floors.tiles import Tile


class TilePlaced(Event, frozen=True):
    """A tile was placed in the draft."""

    tile: DraftTile
    """Which one."""
    square: Square
    """Where; for a patch its top left square."""
    direction: Orientation | None
    """As for `PlaceTile`."""


class TilePushed(Event, frozen=True):
    """A tile was pushed one square on, by a token or by the monster."""

    tile: Tile
    """Its kind."""
    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""


class TileSlid(Event, frozen=True):
    """A pushed tile slid one square, on slippery floor or off it."""

    tile: Tile
    """Its kind."""
    origin: Square
    """Where it was."""
    target: Square
    """Where it is."""


class TileRemoved(Event, frozen=True):
    """A tile left the game: over the edge, onto a corner or onto a teleporter."""

    tile: Tile
    """Its kind."""
    origin: Square
    """Where it stood last."""
    cause: Literal["edge", "corner", "teleporter"]
    """What it went over or onto."""
    direction: Direction | None = None
    """Where the edge lies that it went over, since `origin` may have two; else None."""


TileEvent = TilePushed | TileSlid | TileRemoved
"""A tile that stood somewhere does so no more."""
