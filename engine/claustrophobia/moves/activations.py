"""What warriors do when they act, and what becomes of hits."""

from engine.claustrophobia.tunnels.tiles import Direction
from engine.claustrophobia.warriors.kinds import HumanName, WarriorName
from engine.core import Move


class Go(Move, frozen=True):
    """Let a warrior walk to the connected tile, or a human explore the empty cell there."""

    warrior: WarriorName
    """Who."""
    direction: Direction
    """Through which opening."""
    at: int | None = None
    """The tile of a plain troglodyte that begins its activation; None for the one that acts already, and all others."""


class UseHole(Move, frozen=True):
    """Let a troglodyte go through a hole to another one."""

    warrior: WarriorName
    """Who."""
    tile: int
    """The tile where it comes out."""
    at: int | None = None
    """As in `Go`."""


class Leave(Move, frozen=True):
    """Let a human leave the game, as the scenario allows."""

    warrior: HumanName
    """Who."""


class Fight(Move, frozen=True):
    """Let a warrior attack; with `is_all` all troglodytes of a tile that have not begun, one after the other."""

    warrior: WarriorName
    """Who."""
    target: WarriorName
    """Whom; all plain troglodytes of a tile are one target."""
    tile: int | None = None
    """The tile that is shot at; None for the warrior's own."""
    at: int | None = None
    """As in `Go`."""
    is_all: bool = False
    """Whether the other troglodytes of tile `at` follow."""
    war_cry: bool = False
    """Whether the card is played with it."""
    suicide: bool = False
    """Whether the card is played with it."""


class Break(Move, frozen=True):
    """Let a warrior turn its attack against what closes an opening: a cave-in, or a seal."""

    warrior: WarriorName
    """Who."""
    at: int | None = None
    """As in `Go`."""
    war_cry: bool = False
    """Whether the card is played with it."""
    suicide: bool = False
    """Whether the card is played with it."""


class DoDeed(Move, frozen=True):
    """Let a human do what the scenario asks for, instead of an attack."""

    warrior: HumanName
    """Who."""
    deed: str
    """What."""


class Name(Move, frozen=True):
    """Say what becomes of one pending hit: the lines that it cancels, or who guards it, or that it is parried."""

    human: HumanName
    """Who took it."""
    hit: int
    """Which one of theirs, from 0."""
    lines: tuple[int, ...] = ()
    """The lines that it cancels, in ascending order."""
    guard: HumanName | None = None
    """The Bodyguard who takes it."""
    parry: bool = False
    """Whether a Parry is played."""
