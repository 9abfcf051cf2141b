"""FFN: positions and actions of Fearsome Floors as text (`NOTATION.md`). Reading and writing are inverses.

`reader` and `writer` have positions (of which `dungeon_reader` reads the dungeon), `actions` has what is done in a
game, `signs` the words that all use.
"""

from engine.core.notation import BadNotation
from engine.fearsome_floors.notation.actions import Action, read_action, write_action
from engine.fearsome_floors.notation.reader import read_midway, read_position
from engine.fearsome_floors.notation.writer import write_dungeon, write_position

__all__ = [
    "Action",
    "BadNotation",
    "read_action",
    "read_midway",
    "read_position",
    "write_action",
    "write_dungeon",
    "write_position",
]
