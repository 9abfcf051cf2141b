"""Programs that play Claustrophobia, as they are called."""

from engine.core import Level
from render.core import Words


def level_name(words: Words, level: Level) -> str:
    """Return the name of a level with its face."""
    name = words("cl-level", level=level.key)
    return f"{level.face} {name}"


def level_about(words: Words, level: Level) -> str:
    """Say in a few words how a level plays."""
    return words("cl-level-about", level=level.key)
