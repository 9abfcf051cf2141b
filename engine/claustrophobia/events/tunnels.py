"""What happens in the tunnels: to tiles and what is between them, to warriors, and in fights."""

from typing import Literal

from engine.claustrophobia.state import Hit
from engine.claustrophobia.tunnels.tiles import Direction, TileName, Turn
from engine.claustrophobia.warriors.kinds import DemonKind, HumanName, ObjectName, ToughName, WarriorName
from engine.core import Event


class TileDrawn(Event, frozen=True):
    """A tile was drawn for somebody who explores, and is to be placed."""

    tile: TileName
    """Which one."""
    explorer: HumanName
    """Who explores."""
    origin: int
    """The tile that they come from."""
    direction: Direction
    """The side of it by which they leave."""


class TileDiscarded(Event, frozen=True):
    """The drawn tile left the game, because it would have closed the tunnels."""

    tile: TileName
    """Which one."""


class TileReturned(Event, frozen=True):
    """The drawn tile went back into the stack."""

    tile: TileName
    """Which one."""


class TileLaid(Event, frozen=True):
    """A tile came into play, as the one with the next number."""

    tile: TileName
    """Which one."""
    x: int
    """How far east of the first tile."""
    y: int
    """How far south of it."""
    turn: Turn
    """By how much it is turned clockwise."""


class TileSprung(Event, frozen=True):
    """A human was the first ever to enter a tile that waits for that."""

    tile: int
    """Which one."""
    human: HumanName
    """Who."""


class TrapRolled(Event, frozen=True):
    """The die of a trap was rolled."""

    tile: int
    """Where."""
    die: int
    """What it shows."""


class HoleTokenOwed(Event, frozen=True):
    """A Hole in the Ground was laid: a token is to be put on another tile."""

    tile: int
    """The tile that was laid."""


class HoleTokenPut(Event, frozen=True):
    """A Hole token was put on a tile."""

    tile: int
    """Which one."""


class OpeningClosed(Event, frozen=True):
    """A cave-in closed the opening between two tiles."""

    tiles: tuple[int, int]
    """Both tiles, in ascending order."""


class OpeningCleared(Event, frozen=True):
    """The cave-in was cleared."""


class SealBroken(Event, frozen=True):
    """The seal of a tile was broken."""

    tile: int
    """Which one."""


class ChestChanged(Event, frozen=True):
    """A chest was put on a tile, or opened, or what was in it lies there, or was taken."""

    tile: int
    """Which one."""
    chest: Literal["closed", "open", "relic"] | None
    """What is there now."""


class TilesSeen(Event, frozen=True):
    """The Sewer Map showed the next tiles."""

    tiles: tuple[TileName | None, ...]
    """Those drawn for it, in that order; None for each that the viewer does not know."""


class TilesOrdered(Event, frozen=True):
    """The tiles that the Sewer Map showed were put in order."""

    tiles: tuple[TileName | None, ...]
    """All that are known now, next one first; None for each that the viewer does not know."""


TunnelEvent = (
    TileDrawn
    | TileDiscarded
    | TileReturned
    | TileLaid
    | TileSprung
    | TrapRolled
    | HoleTokenOwed
    | HoleTokenPut
    | OpeningClosed
    | OpeningCleared
    | SealBroken
    | ChestChanged
    | TilesSeen
    | TilesOrdered
)


class WarriorMoved(Event, frozen=True):
    """A warrior went to another tile."""

    warrior: WarriorName
    """Who."""
    origin: int
    """From where."""
    target: int
    """To where."""
    cost: int
    """The movement that it paid; 0 for one that was driven there."""


class HumanLeft(Event, frozen=True):
    """A human left the game for good."""

    human: HumanName
    """Who."""


class TroglodyteAppeared(Event, frozen=True):
    """A plain troglodyte came into play."""

    tile: int
    """Where."""


class ToughAppeared(Event, frozen=True):
    """A Tough Troglodyte came into play."""

    tough: ToughName
    """Which one."""
    tile: int
    """Where."""


class DemonAppeared(Event, frozen=True):
    """The demon came into play."""

    kind: DemonKind
    """What it is."""
    tile: int
    """Where."""
    is_bought: bool
    """Whether it counts among those that can be bought."""


class TroglodytesDied(Event, frozen=True):
    """Plain troglodytes died."""

    tile: int
    """Where."""
    number: int
    """How many."""


class DemonWounded(Event, frozen=True):
    """The demon was wounded."""

    wounds: int
    """How many wounds it took."""


class WarriorDied(Event, frozen=True):
    """A human, a Tough Troglodyte or the demon died."""

    warrior: WarriorName
    """Who."""
    tile: int
    """Where."""


class HumanFreed(Event, frozen=True):
    """The demon was wounded so often that the human came free whom it had possessed."""

    human: HumanName
    """Who."""
    tile: int
    """Where."""
    cancelled: tuple[int, ...]
    """The lines that are cancelled."""
    die: int
    """The line that counts until the next action roll."""


class ObjectLost(Event, frozen=True):
    """A human lost an object."""

    human: HumanName
    """Who."""
    object: ObjectName
    """Which one."""


FigureEvent = (
    WarriorMoved
    | HumanLeft
    | TroglodyteAppeared
    | ToughAppeared
    | DemonAppeared
    | TroglodytesDied
    | DemonWounded
    | WarriorDied
    | HumanFreed
    | ObjectLost
)


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
