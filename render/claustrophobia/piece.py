"""A warrior as it looks in a picture, as plain data."""

from typing import Literal

from engine.core import Value
from render.claustrophobia.figures import Look


class Piece(Value, frozen=True):
    """A warrior, or the plain troglodytes of a tile."""

    look: Look
    """Whose figure it is."""
    label: str = ""
    """The number on it, if it has one."""
    label_kind: Literal["number", "count", "health"] = "number"
    """Whether that tells alike warriors apart, how many they are, or how many wounds it still takes."""
    done: bool = False
    """Whether it has acted in this phase."""
    exhausted: bool = False
    """Whether it is exhausted."""
    lit: bool = False
    """Whether it acts now."""
    pending: int = 0
    """The hits that are still to be named."""
    relic: bool = False
    """Whether it carries the relic."""
    absent: bool = False
    """Whether it is not in play (yet)."""
    fallen: bool = False
    """Whether it has died just now."""
