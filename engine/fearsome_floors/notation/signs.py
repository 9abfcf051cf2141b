"""The words of the notation: which fields a position has, in the order in which they are written, and their signs."""

from collections.abc import Mapping
from typing import Final

from engine.fearsome_floors.tiles import TILES, Tile

MARK: Final = "ff1"
"""The first word of every position: the notation's name and version."""

TILE_FIELDS: Final[Mapping[str, Tile]] = {rule.field: tile for tile, rule in TILES.items()}

FIELDS: Final = (
    "monster",
    *TILE_FIELDS,
    "pools",
    "teleporters",
    "tokens",
    "round",
    "cards",
    "start",
    "turn",
    "escaped",
    "resigned",
)
"""`resigned` is an addition to the notation (**[ruling]**): the colours of those who left, in that order."""

BETWEEN: Final = "+"
"""Stands between the two teleporters of a pair."""

MOVED: Final = "*"
MONSTERS_TURN: Final = "monster"
GAME_OVER: Final = "over"
CARD: Final = "M"
RESIGNS: Final = "R"
STAYS: Final = "-"
