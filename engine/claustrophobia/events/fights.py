"""What happens in fights: attacks, hits, and the lines that they cancel."""

from engine.claustrophobia.state import Hit
from engine.claustrophobia.warriors.kinds import HumanName, WarriorName
from engine.core import Event


class Attacked(Event, frozen=True):
    """A warrior attacked."""

    warrior: WarriorName
    """Who."""
    at: int
    """From which tile."""
    target: WarriorName
    """Whom."""
    tile: int
    """On which tile."""
    dice: tuple[int, ...]
    """What was rolled first."""
    repeats: tuple[int, ...]
    """What the missed dice of a Frantic warrior showed then, in their order."""
    needed: int
    """What a die had to show at least."""
    hits: int
    """How many did."""


class OpeningAttacked(Event, frozen=True):
    """A warrior turned its attack against what closes an opening."""

    warrior: WarriorName
    """Who."""
    at: int
    """From which tile."""
    dice: tuple[int, ...]
    """What was rolled first; none where no roll is needed."""
    repeats: tuple[int, ...]
    """What the missed dice of a Frantic warrior showed then."""


class GrenadeThrown(Event, frozen=True):
    """A human threw a grenade instead of attacking."""

    human: HumanName
    """Who."""
    tile: int
    """Where it exploded."""
    dice: tuple[int, ...]
    """The die of each warrior there: humans in the order of their names, troglodytes, Tough ones, demon."""


class FumesSpread(Event, frozen=True):
    """Toxic fumes filled a tile."""

    tile: int
    """Which one."""
    dice: tuple[int, ...]
    """The die of each human there, in the order of their names."""


class FoeGuarded(Event, frozen=True):
    """A Bodyguard of the demons' took hits for the target."""

    warrior: WarriorName
    """Who took them."""
    hits: int
    """How many."""


class HumanHit(Event, frozen=True):
    """A human took a hit."""

    human: HumanName
    """Who."""
    hit: Hit
    """What it is."""


class NamingOwed(Event, frozen=True, omit_defaults=True):
    """The human player is to name hits."""

    mortal: tuple[HumanName, ...] = ()
    """Those who stand at six lines, or did in this naming, where naming is deferred; all their hits are named."""


class NamingDone(Event, frozen=True):
    """All hits that were to be named are."""


class HitNamed(Event, frozen=True):
    """A pending hit cancelled lines."""

    human: HumanName
    """Whose."""
    hit: int
    """Which one of theirs, from 0."""
    lines: tuple[int, ...]
    """The lines, in ascending order."""


class HitGuarded(Event, frozen=True):
    """A Bodyguard took a pending hit."""

    human: HumanName
    """Who was hit."""
    hit: int
    """Which hit of theirs, from 0."""
    guard: HumanName
    """Who takes it."""


class HitParried(Event, frozen=True):
    """A pending hit does nothing."""

    human: HumanName
    """Who was hit."""
    hit: int
    """Which hit of theirs, from 0."""


class LineHealed(Event, frozen=True):
    """A cancelled line can be used again."""

    human: HumanName
    """Whose."""
    line: int
    """Which one."""


class DeedDone(Event, frozen=True):
    """A human did what the scenario asks for."""

    human: HumanName
    """Who."""
    deed: str
    """What."""


FightEvent = (
    Attacked
    | OpeningAttacked
    | GrenadeThrown
    | FumesSpread
    | FoeGuarded
    | HumanHit
    | NamingOwed
    | NamingDone
    | HitNamed
    | HitGuarded
    | HitParried
    | LineHealed
    | DeedDone
)
