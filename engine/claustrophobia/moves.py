"""What players of Claustrophobia can ask for; `Roll` is played by nobody, when dice are to be rolled."""

from typing import Literal

from engine.claustrophobia.cards.decks import AdvantageCard, Bonus, EventCard, Gift
from engine.claustrophobia.rounds.phases import SlotName
from engine.claustrophobia.tunnels.tiles import Direction, TileName, Turn
from engine.claustrophobia.warriors.kinds import HUMAN_NAMED, HUMANS, GuardOrder, HumanName, ObjectName, WarriorName
from engine.core import Move, Value

Item = Literal["brute", "blade", "advantage"] | Gift | ObjectName
"""What can be bought; all gifts and objects have names of their own."""


class Bid(Move, frozen=True):
    """Offer to play the humans for so few points."""

    points: int
    """What may be spent on them; lower than the bid before."""


class Pass(Move, frozen=True):
    """Leave the humans to the last bidder."""


class Buy(Move, frozen=True):
    """Buy something for the humans."""

    item: Item
    """What."""
    bearer: HumanName | None = None
    """Who bears it; None for what is no object."""


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


class Aim(Value, frozen=True, omit_defaults=True):
    """On what a gift or a card is used: each one takes its own of these, and nothing else."""

    human: HumanName | None = None
    """The human whom it is for, or who uses it."""
    other: HumanName | None = None
    """Another human, where it takes two."""
    tile: int | None = None
    """A tile."""
    direction: Direction | None = None
    """A side of that tile."""
    line: int | None = None
    """A line of the human's board."""
    dice: tuple[int, ...] = ()
    """Some of the dice, in ascending order."""
    object: ObjectName | None = None
    """An object of the human's."""
    bonus: Bonus | None = None
    """Which of two bonuses."""


class UseGift(Move, frozen=True):
    """Use a gift of the Redeemer's."""

    gift: Gift
    """Which one."""
    aim: Aim = Aim()
    """On whom or what."""


class PlayAdvantage(Move, frozen=True):
    """Play an advantage card that is no part of another move."""

    card: AdvantageCard
    """Which one."""
    aim: Aim = Aim()
    """On whom or what."""


class OrderTiles(Move, frozen=True):
    """Put the tiles that the Sewer Map shows in order."""

    tiles: tuple[TileName | None, ...]
    """All of them, next one first; None where the viewer does not know them."""


class PlayEvent(Move, frozen=True):
    """Play an event card that is no part of another move."""

    card: EventCard
    """Which one."""
    aim: Aim = Aim()
    """On whom or what."""


class Prepare(Move, frozen=True):
    """Lay an event card face down for the next Initiative."""

    card: EventCard | None
    """Which one; None where the viewer does not know it."""


class SetGuard(Move, frozen=True):
    """Tell the demons' Bodyguards whether to guard, from now on."""

    order: GuardOrder
    """What they are to do."""


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


AnyMove = (
    Bid
    | Pass
    | Buy
    | Roll
    | Assign
    | UseGift
    | PlayAdvantage
    | OrderTiles
    | LayTile
    | PutHole
    | PlaceDice
    | PlayEvent
    | Go
    | UseHole
    | Leave
    | Fight
    | Break
    | DoDeed
    | Name
    | Summon
    | Prepare
    | SetGuard
    | End
    | Resign
)
"""In the order in which they are tried (`choices.legal.choices`)."""
