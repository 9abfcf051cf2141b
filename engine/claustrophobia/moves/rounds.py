"""What is asked for in the course of a round: dice, tiles, summons, the end of a phase, or of the game."""

from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.tunnels.tiles import Turn
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, HumanName
from engine.core import Move


class Roll(Move, frozen=True):
    """Roll the action dice, or the destiny dice."""


class Assign(Move, frozen=True):
    """Give the action dice to the warriors."""

    dice: tuple[tuple[HumanName, int], ...]
    """The die of each human in play, in the order of their names."""

    @classmethod
    def of(cls, **dice: int) -> "Assign":
        """Give dice to warriors by name. Raises LookupError for somebody there never is."""
        return cls(tuple((HUMAN_NAMED[name], dice[name]) for name in sorted(dice, key=HUMANS.index)))


class LayTile(Move, frozen=True):
    """Place the tile that was drawn."""

    turn: Turn
    """By how much it is turned clockwise."""


class PutHole(Move, frozen=True):
    """Put a Hole token on a tile."""

    tile: int
    """Which one."""


class PlaceDice(Move, frozen=True):
    """Place a set of destiny dice on a slot."""

    slot: SlotName
    """Which one."""
    dice: tuple[int, ...]
    """The set, in ascending order."""
    human: HumanName | None = None
    """Whom the Trap hits; None for the other slots."""


class Summon(Move, frozen=True):
    """Buy a troglodyte or a demon."""

    is_demon: bool
    """Whether it is a demon."""
    tile: int
    """Where it appears."""


class End(Move, frozen=True):
    """End the phase."""


class Resign(Move, frozen=True):
    """Give up."""
