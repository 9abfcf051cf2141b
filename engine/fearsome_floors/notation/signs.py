"""The words of the notation: which fields a position has, in the order in which they are written, and their signs."""

from collections.abc import Mapping
from typing import Final

from engine.fearsome_floors.supply import SIZES
from engine.fearsome_floors.tiles import FLOORS, TILES, Floor, Tile

MARK: Final = "ff1"
"""The first word of every position: the notation's name and version."""

TILE_FIELDS: Final[Mapping[str, Tile]] = {rule.field: tile for tile, rule in TILES.items()}
PATCH_FIELDS: Final[Mapping[str, Floor]] = {FLOORS[floor].field: floor for floor in SIZES}

FIELDS: Final = (
    "monster",
    *TILE_FIELDS,
    *(rule.field for rule in FLOORS.values()),
    "tokens",
    "round",
    "cards",
    "start",
    "turn",
    "escaped",
    "resigned",
    "five",
    "draft",
)
"""`resigned` is an addition to the notation (**[ruling]**): the colours of those who left, in that order."""

BETWEEN: Final = "+"
"""Stands between the two teleporters of a pair."""

FIVE_IN_LONGER_GAME: Final = "3h"
TIMES: Final = "*"
"""Stands between a tile of the draft and how many of it are left, where there is more than one."""

MOVED: Final = "*"
MONSTERS_TURN: Final = "monster"
GAME_OVER: Final = "over"
CARD: Final = "M"
PLACES: Final = "T"
RESIGNS: Final = "R"
STAYS: Final = "-"
