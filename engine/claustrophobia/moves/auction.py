"""What is asked for in an auction, and while a force is bought."""

from typing import Literal

from engine.claustrophobia.cards.decks import Gift
from engine.claustrophobia.warriors.kinds import HumanName
from engine.claustrophobia.warriors.objects import ObjectName
from engine.core import Move

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
