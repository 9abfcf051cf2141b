"""What a sentence about an event is made of: words, the players' names, and the position before the event."""

from typing import NamedTuple

from engine.claustrophobia.state import State
from engine.claustrophobia.warriors import HumanName, WarriorName
from render.claustrophobia.text.labels import human_name, tile_number, warrior_name
from render.core import Names, Words


class TextContext(NamedTuple):
    """What is told, to whom, and where things stand."""

    words: Words
    """The reader's language."""
    names: Names
    """The players' names by seat."""
    state: State
    """The position before the event."""

    def human(self, human: HumanName) -> str:
        """Name a human."""
        return human_name(self.words, human)

    def warrior(self, warrior: WarriorName, *, is_target: bool = False) -> str:
        """Name a warrior."""
        return warrior_name(self.words, self.state, warrior, is_target=is_target)

    def tile(self, tile: int) -> str:
        """Name a tile."""
        return tile_number(self.words, tile)
