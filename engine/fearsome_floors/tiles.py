"""Tiles that stand on a square and can be pushed (rules, sections 2, 5, 6). A kind is a row here.

What lies flat on the floor is in `floors`.
"""

from collections.abc import Mapping
from typing import Final, Literal, get_args

from engine.core import Value
from engine.core.kinds import by_kind
from engine.fearsome_floors.board import BEHIND, RIGHT_OF, Direction

Tile = Literal["stone", "crystal", "turner", "reverser"]
"""The kinds of tile that stand on a square and can be pushed by a token."""


Rotation = Literal["right", "around"]
"""How a tile can turn a monster."""
TURNED: Final[Mapping[Rotation, Mapping[Direction, Direction]]] = by_kind(
    get_args(Rotation), {"right": RIGHT_OF, "around": BEHIND}
)
"""From each kind of turn and where the monster faces to where it faces then."""


class TileRule(Value, frozen=True):
    """How a kind of tile behaves; tokens push all of them alike."""

    field: str
    """Its name in FFN."""
    blocks_sight: bool
    """Whether the monster sees no farther."""
    turns: Rotation | None
    """How it turns a monster that steps against it; None where the monster pushes it."""


TILES: Final[Mapping[Tile, TileRule]] = by_kind(
    get_args(Tile),
    {
        "stone": TileRule(field="stones", blocks_sight=True, turns=None),
        "crystal": TileRule(field="crystals", blocks_sight=False, turns=None),
        "turner": TileRule(field="turners", blocks_sight=True, turns="right"),
        "reverser": TileRule(field="reversers", blocks_sight=True, turns="around"),
    },
)
