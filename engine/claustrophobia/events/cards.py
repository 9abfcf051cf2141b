"""What happens with cards, gifts and the standing order."""

from engine.claustrophobia.cards.decks import AdvantageCard, EventCard, Gift
from engine.claustrophobia.moves import Aim
from engine.claustrophobia.warriors.kinds import GuardOrder, HumanName
from engine.core import Event, Seat


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
