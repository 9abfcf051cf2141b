"""The floors of a dungeon in the fast form: blood and teleporters, which never change in a game."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from engine.core.kinds import by_kind
from engine.fearsome_floors import floors
from engine.fearsome_floors.board import DIRECTIONS
from engine.fearsome_floors.floors import FLOORS, Patch, Teleporter
from engine.fearsome_floors.opponents.grid import BLOOD, CELLS, GATE, SIZE

FAST: Final[Mapping[floors.Floor, int]] = by_kind(FLOORS, {"blood": BLOOD, "teleporter": GATE})
"""What stands on a cell for each kind of floor."""


@dataclass(frozen=True, slots=True, eq=False)
class Floor:
    """What lies flat in a dungeon."""

    kinds: bytes
    """What lies on each cell."""
    gates: dict[int, tuple[int, int]]
    """For each teleporter's cell the cell of the other one of its pair, and the facing in which one comes out."""


@lru_cache(maxsize=64)
def floor_of(patches: tuple[Patch, ...], teleporters: tuple[Teleporter, ...]) -> Floor:
    """Return the floors of a dungeon; the same object for the same dungeon."""
    kinds = bytearray(SIZE)
    for patch in patches:
        for square in patch.squares():
            if square is not None:
                kinds[CELLS[square]] = FAST[patch.floor]
    gates = {
        CELLS[one.square]: (CELLS[two.square], DIRECTIONS.index(two.arrow))
        for one in teleporters
        for two in teleporters
        if one != two and one.pair == two.pair
    }
    for cell in gates:
        kinds[cell] = FAST["teleporter"]
    return Floor(bytes(kinds), gates)
