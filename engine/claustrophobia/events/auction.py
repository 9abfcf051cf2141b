"""What happens before a game for which the players bid."""

from engine.claustrophobia.cards.decks import AdvantageCard, Gift
from engine.claustrophobia.warriors.kinds import HumanName
from engine.claustrophobia.warriors.objects import ObjectName
from engine.core import Event, Seat


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
