"""What is asked for with gifts, cards and the standing order."""

from engine.claustrophobia.cards.decks import AdvantageCard, EventCard, Gift
from engine.claustrophobia.moves.aim import Aim
from engine.claustrophobia.tunnels.tiles import TileName
from engine.claustrophobia.warriors.kinds import GuardOrder
from engine.core import Move


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
