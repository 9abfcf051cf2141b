"""What a position waits for: the phase of the round, a choice owed within it, who is active (rules, section 2)."""

from typing import Literal

from engine.claustrophobia.tunnels.tiles import Direction, TileName
from engine.claustrophobia.warriors.kinds import HumanName, Side, WarriorName
from engine.core import Value

SlotName = Literal["calm", "sounds", "speed", "legion", "claws", "dark", "taste", "burrowing", "resistance", "trap"]


class Auction(Value, frozen=True, tag="auction", tag_field="phase"):
    """The players bid in turn; whoever made the last bid is the one to play the humans, as it stands."""

    bid: int | None = None
    """The lowest bid so far."""
    cards: int = 0
    """The advantage cards that the humans draw without paying for them."""


class Force(Value, frozen=True, tag="force", tag_field="phase"):
    """The human player buys warriors and what they have."""

    points: int
    """What is left to spend."""
    cards: int = 0
    """The advantage cards that will be drawn."""
    gifts: int = 0
    """The gifts that were bought."""


class Initiative(Value, frozen=True, tag="initiative", tag_field="phase"):
    """The action dice are to be rolled, then given to the warriors."""

    dice: tuple[int, ...] = ()
    """What was rolled, in ascending order; nothing yet before the roll."""


class HumanAction(Value, frozen=True, tag="human-action", tag_field="phase"):
    """The humans act, one after another."""


class SlotFilled(Value, frozen=True):
    """A slot of the board of destiny that has its set."""

    slot: SlotName
    """Which one."""
    dice: tuple[int, ...]
    """Its dice, in ascending order."""


class Threat(Value, frozen=True, tag="threat", tag_field="phase"):
    """The destiny dice are to be rolled, then placed; then the demons summon."""

    is_rolled: bool = False
    """Whether the dice were rolled."""
    dice: tuple[int, ...] = ()
    """Those not placed yet, in ascending order."""
    slots: tuple[SlotFilled, ...] = ()
    """The slots that have a set, in the order of placing."""


class DemonAction(Value, frozen=True, tag="demon-action", tag_field="phase"):
    """The demons' warriors act, one after another."""

    has_prepared: bool = False
    """Whether a card was laid face down in it, after which nothing else is left to do."""


class RoundEnd(Value, frozen=True, tag="round-end", tag_field="phase"):
    """Both have acted; hits that are pending are named before the next round."""


EndCause = Literal["goal", "goal-lost", "all-dead", "limit", "escaped", "resigned"]
"""What the scenario asks for was done, or became impossible; no human is left; the last round is over; whoever is
not dead has left the game; somebody gave up."""


class Over(Value, frozen=True, tag="over", tag_field="phase"):
    """The game has ended."""

    cause: EndCause
    """Why."""
    winner: Side | None
    """Who has won; None for a draw."""


Phase = Auction | Force | Initiative | HumanAction | Threat | DemonAction | RoundEnd | Over


class Placing(Value, frozen=True, tag="placing", tag_field="owed"):
    """A tile that was drawn is to be placed."""

    tile: TileName
    """Which one."""
    explorer: HumanName
    """Who explores."""
    origin: int
    """The tile that they come from."""
    direction: Direction
    """The side of it by which they leave."""


class HoleToken(Value, frozen=True, tag="hole", tag_field="owed"):
    """A Hole in the Ground was laid: the demon player puts a token on another tile."""

    tile: int
    """The tile that was laid."""


class Naming(Value, frozen=True, tag="naming", tag_field="owed"):
    """The human player says which lines pending hits cancel (which hits these are follows from the position)."""

    mortal: tuple[HumanName, ...] = ()
    """Those who stood at six lines where naming is deferred: all their hits are named, whatever was guarded since."""


class MapOrder(Value, frozen=True, tag="map-order", tag_field="owed"):
    """The human player puts the tiles that the Sewer Map shows in order."""


Owed = Placing | HoleToken | Naming | MapOrder


class Activation(Value, frozen=True, omit_defaults=True):
    """The activation under way, or the last one of the phase."""

    warrior: WarriorName
    """Whose it is."""
    number: int
    """Which one of the phase, from 1."""
    at: int | None = None
    """Where a plain troglodyte is; None for all others, whose place the position tells anyway."""
    spent: int = 0
    """The movement that is used up."""
    has_fought: bool = False
    """Whether it has attacked, or done what replaces that."""
    is_halted: bool = False
    """Whether its movement has ended."""
    is_over: bool = False
    """Whether it has ended, although nobody else has begun."""
    is_again: bool = False
    """Whether it is the second one of the same warrior."""


Moment = Literal[
    "auction",
    "force",
    "roll",
    "initiative",
    "human-action",
    "threat",
    "demon-action",
    "placing",
    "hole",
    "naming",
    "map-order",
    "over",
]
"""What is to be chosen now: the phase, or what is owed in it. At `roll` nobody chooses."""
