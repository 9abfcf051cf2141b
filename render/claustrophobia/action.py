"""What has just happened, as plain data: ways, tiles, dice with their hits, and what became of whom."""

from collections.abc import Mapping
from typing import Literal

from engine.claustrophobia.warriors import HumanName
from engine.core import Value
from render.claustrophobia.figures import Look
from render.claustrophobia.piece import Piece

Cause = Literal["attack", "opening", "grenade", "fumes", "trap"]


class Step(Value, frozen=True):
    """A warrior has gone from a tile to another one."""

    look: Look
    """Who."""
    origin: int
    """From where."""
    target: int
    """To where."""


class Roll(Value, frozen=True):
    """Dice that were rolled."""

    cause: Cause
    """What for."""
    dice: tuple[int, ...]
    """What they show."""
    repeats: tuple[int, ...] = ()
    """What those showed that were rolled again."""
    needed: int = 7
    """What a die must show at least to hit; 7: none is a hit."""
    who: Piece | None = None
    """Who rolled."""
    target: Piece | None = None
    """Against whom."""


class Death(Value, frozen=True):
    """Warriors have died."""

    tile: int
    """Where."""
    look: Look
    """Who."""
    number: int = 1
    """How many."""


class Action(Value, frozen=True):
    """What has just happened."""

    steps: tuple[Step, ...] = ()
    """The ways that warriors have gone, in order."""
    laid: tuple[int, ...] = ()
    """The tiles that were laid."""
    changed: tuple[int, ...] = ()
    """The tiles on which something has appeared or changed."""
    rolls: tuple[Roll, ...] = ()
    """The dice of fights and traps, in order."""
    struck: tuple[HumanName, ...] = ()
    """The humans that were hit."""
    wounded: bool = False
    """Whether the demon was wounded."""
    deaths: tuple[Death, ...] = ()
    """Who has died."""
    cancelled: Mapping[HumanName, tuple[int, ...]] = {}
    """The lines that were cancelled."""
    healed: Mapping[HumanName, tuple[int, ...]] = {}
    """The lines that were healed."""
