"""FFN: positions and actions of Fearsome Floors as text (`NOTATION.md`). Reading and writing are inverses."""

from engine.core.notation import BadNotation
from engine.fearsome_floors.notation.actions import Action, read_action, write_action
from engine.fearsome_floors.notation.position import read_midway, read_position, write_dungeon, write_position
