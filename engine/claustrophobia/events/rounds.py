"""How a game goes on: its auction, rounds, phases, dice, activations, cards and gifts, what lasts, and the end."""

from collections.abc import Mapping

from engine.claustrophobia.cards.decks import AdvantageCard, EventCard, Gift
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.counts import AnyCounts
from engine.claustrophobia.moves import Aim
from engine.claustrophobia.rounds.phases import EndCause, SlotName
from engine.claustrophobia.warriors.kinds import GuardOrder, HumanName, ObjectName, Side, WarriorName
from engine.core import Event, Seat


class RoundBegan(Event, frozen=True):
    """A round began with its Initiative."""

    round: int
    """Its number, from 1."""


class ActionRolled(Event, frozen=True):
    """The action dice were rolled, or some of them again."""

    dice: tuple[int, ...]
    """What all of them show, in ascending order."""


class DiceAssigned(Event, frozen=True):
    """The action dice were given to the warriors."""

    dice: Mapping[HumanName, int]
    """Each one's die."""
    exhausted: tuple[HumanName, ...]
    """Those whose line for it is cancelled."""


class DieRolledAgain(Event, frozen=True):
    """A die that would have exhausted a human was rolled once more."""

    human: HumanName
    """Whose it is."""
    before: int
    """What it showed."""
    after: int
    """What it shows now."""


class HumanActionBegan(Event, frozen=True):
    """The humans began to act."""


class ThreatBegan(Event, frozen=True):
    """The Threat phase began."""


class DemonActionBegan(Event, frozen=True):
    """The demons' warriors began to act."""


class RoundEnded(Event, frozen=True):
    """Both sides have acted."""


class ActivationBegan(Event, frozen=True):
    """A warrior began its activation, which ended the one before."""

    warrior: WarriorName
    """Who."""
    at: int | None = None
    """The tile of a plain troglodyte; None for all others."""
    is_again: bool = False
    """Whether it has acted before in this phase."""


class ActivationEnded(Event, frozen=True):
    """The activation under way ended before anybody else began."""


class MovementEnded(Event, frozen=True):
    """Whoever acts cannot move any more."""


class DestinyRolled(Event, frozen=True):
    """The destiny dice were rolled."""

    dice: tuple[int, ...]
    """What they show, in ascending order."""


class SlotTaken(Event, frozen=True):
    """A set of dice was placed on the board of destiny."""

    slot: SlotName
    """Where."""
    dice: tuple[int, ...]
    """The set, in ascending order."""


class DiceSetAside(Event, frozen=True):
    """The destiny dice that were left do nothing."""

    dice: tuple[int, ...]
    """Those dice."""


class DestinyDieOwed(Event, frozen=True):
    """The next Threat phase will have one die more."""


class ThreatPointsChanged(Event, frozen=True):
    """The demons got TP, or lost or paid some."""

    change: int
    """How many more, or fewer."""


class EffectBegan(Event, frozen=True):
    """Something began to last."""

    effect: Effect
    """What."""


class EffectEnded(Event, frozen=True):
    """Something lasts no longer."""

    effect: Effect
    """What."""


class CountsChanged(Event, frozen=True):
    """Something that the scenario counts changed."""

    counts: AnyCounts
    """All that it counts now."""


class GameEnded(Event, frozen=True):
    """The game ended."""

    cause: EndCause
    """Why."""
    winner: Side | None
    """Who has won; None for a draw."""


RoundEvent = (
    RoundBegan
    | HumanActionBegan
    | ThreatBegan
    | DemonActionBegan
    | RoundEnded
    | ActivationBegan
    | ActivationEnded
    | MovementEnded
    | CountsChanged
    | GameEnded
)

DiceEvent = (
    ActionRolled
    | DiceAssigned
    | DieRolledAgain
    | DestinyRolled
    | SlotTaken
    | DiceSetAside
    | DestinyDieOwed
    | ThreatPointsChanged
    | EffectBegan
    | EffectEnded
)


class EventDrawn(Event, frozen=True):
    """The demon player drew an event card."""

    card: EventCard | None
    """Which one; None where the viewer does not know it."""


class EventPlayed(Event, frozen=True):
    """An event card was played out of the hand."""

    card: EventCard
    """Which one."""
    aim: Aim
    """On whom or what."""


class CardPrepared(Event, frozen=True):
    """An event card was laid face down."""

    card: EventCard | None
    """Which one; None where the viewer does not know it."""


class PreparedRevealed(Event, frozen=True):
    """The card that lay face down was turned up."""

    card: EventCard
    """Which one."""


class AdvantagePlayed(Event, frozen=True):
    """An advantage card was played."""

    card: AdvantageCard
    """Which one."""
    aim: Aim
    """On whom or what."""


class GiftUsed(Event, frozen=True):
    """The Redeemer used a gift."""

    gift: Gift
    """Which one."""
    aim: Aim
    """On whom or what."""


class Blessed(Event, frozen=True):
    """A human was Blessed, which happens once a game."""

    human: HumanName
    """Who."""


class GuardSet(Event, frozen=True):
    """Somebody gave a standing order to the demons' Bodyguards."""

    seat: Seat
    """Who."""
    order: GuardOrder
    """What they are to do."""


CardEvent = EventDrawn | EventPlayed | CardPrepared | PreparedRevealed | AdvantagePlayed | GiftUsed | Blessed | GuardSet


class BidMade(Event, frozen=True):
    """Somebody bid, and is to play the humans if nobody goes lower."""

    seat: Seat
    """Who."""
    points: int
    """What the humans would cost at most."""


class AuctionEnded(Event, frozen=True):
    """Nobody goes lower: the last bidder plays the humans."""

    points: int
    """What can be spent on them."""


class HumanHired(Event, frozen=True):
    """A human joined the force."""

    human: HumanName
    """Who."""
    tile: int
    """Where they stand."""
    price: int
    """What was paid."""


class GiftBought(Event, frozen=True):
    """The Redeemer got a gift."""

    gift: Gift
    """Which one."""
    price: int
    """What was paid."""


class ObjectBought(Event, frozen=True):
    """A human got an object."""

    object: ObjectName
    """Which one."""
    bearer: HumanName
    """Who bears it."""
    price: int
    """What was paid."""


class AdvantageBought(Event, frozen=True):
    """An advantage card was bought, to be drawn when the force is complete."""

    price: int
    """What was paid."""


class AdvantageDrawn(Event, frozen=True):
    """The human player drew an advantage card."""

    card: AdvantageCard | None
    """Which one; None where the viewer does not know it."""


class ForceChosen(Event, frozen=True):
    """The force is complete, and the first round begins."""


AuctionEvent = (
    BidMade | AuctionEnded | HumanHired | GiftBought | ObjectBought | AdvantageBought | AdvantageDrawn | ForceChosen
)
