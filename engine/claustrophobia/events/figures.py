"""What happens to warriors: they move, appear, leave, are wounded and die."""

from engine.claustrophobia.warriors.kinds import DemonKind, HumanName, ToughName, WarriorName
from engine.claustrophobia.warriors.objects import ObjectName
from engine.core import Event


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
