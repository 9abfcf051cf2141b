"""A tile as it looks in a picture, as plain data."""

from typing import Literal

from engine.claustrophobia.tunnels.tiles import Direction, TileKind
from engine.core import Value

Edge = Literal["wall", "open", "dark", "shut"]
"""A side of a tile: without an opening, connected, open to where nobody has been, or against a wall."""

ChestLook = Literal["closed", "open", "relic"]
"""What a scenario has put on a tile: a chest that is not opened yet, an empty one, or the relic that lies there."""


class Place(Value, frozen=True):
    """A tile as it looks by itself."""

    number: int
    """Its number."""
    kind: TileKind
    """What it is."""
    edges: tuple[Edge, Edge, Edge, Edge]
    """Its sides: north, east, south, west."""
    seed: int = 0
    """What its cracks follow from."""
    sprung: bool = False
    """Whether what it does to the first human ever to enter is done."""
    hole: bool = False
    """Whether a Hole token lies on it."""
    chest: ChestLook | None = None
    """The chest on it, or the relic."""
    barrels: int = 0
    """The barrels that stand on it."""
    oil: bool = False
    """Whether nothing can appear on it."""
    seal: Direction | None = None
    """The side with an unbroken seal."""
