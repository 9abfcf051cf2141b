"""What happens to the tunnels: tiles drawn and laid, traps, holes, and what closes an opening."""

from typing import Literal

from engine.claustrophobia.tunnels.tiles import Direction, TileName, Turn
from engine.claustrophobia.warriors.kinds import HumanName
from engine.core import Event


class TileDrawn(Event, frozen=True):
    """A tile was drawn for somebody who explores, and is to be placed."""

    tile: TileName
    """Which one."""
    explorer: HumanName
    """Who explores."""
    origin: int
    """The tile that they come from."""
    direction: Direction
    """The side of it by which they leave."""


class TileDiscarded(Event, frozen=True):
    """The drawn tile left the game, because it would have closed the tunnels."""

    tile: TileName
    """Which one."""


class TileReturned(Event, frozen=True):
    """The drawn tile went back into the stack."""

    tile: TileName
    """Which one."""


class TileLaid(Event, frozen=True):
    """A tile came into play, as the one with the next number."""

    tile: TileName
    """Which one."""
    x: int
    """How far east of the first tile."""
    y: int
    """How far south of it."""
    turn: Turn
    """By how much it is turned clockwise."""


class TileSprung(Event, frozen=True):
    """A human was the first ever to enter a tile that waits for that."""

    tile: int
    """Which one."""
    human: HumanName
    """Who."""


class TrapRolled(Event, frozen=True):
    """The die of a trap was rolled."""

    tile: int
    """Where."""
    die: int
    """What it shows."""


class HoleTokenOwed(Event, frozen=True):
    """A Hole in the Ground was laid: a token is to be put on another tile."""

    tile: int
    """The tile that was laid."""


class HoleTokenPut(Event, frozen=True):
    """A Hole token was put on a tile."""

    tile: int
    """Which one."""


class OpeningClosed(Event, frozen=True):
    """A cave-in closed the opening between two tiles."""

    tiles: tuple[int, int]
    """Both tiles, in ascending order."""


class OpeningCleared(Event, frozen=True):
    """The cave-in was cleared."""


class SealBroken(Event, frozen=True):
    """The seal of a tile was broken."""

    tile: int
    """Which one."""


class ChestChanged(Event, frozen=True):
    """A chest was put on a tile, or opened, or what was in it lies there, or was taken."""

    tile: int
    """Which one."""
    chest: Literal["closed", "open", "relic"] | None
    """What is there now."""


class TilesSeen(Event, frozen=True):
    """The Sewer Map showed the next tiles."""

    tiles: tuple[TileName | None, ...]
    """Those drawn for it, in that order; None for each that the viewer does not know."""


class TilesOrdered(Event, frozen=True):
    """The tiles that the Sewer Map showed were put in order."""

    tiles: tuple[TileName | None, ...]
    """All that are known now, next one first; None for each that the viewer does not know."""


TunnelEvent = (
    TileDrawn
    | TileDiscarded
    | TileReturned
    | TileLaid
    | TileSprung
    | TrapRolled
    | HoleTokenOwed
    | HoleTokenPut
    | OpeningClosed
    | OpeningCleared
    | SealBroken
    | ChestChanged
    | TilesSeen
    | TilesOrdered
)
