"""What happens in Claustrophobia, event by event; each says all that is needed to apply, draw and tell it."""

from engine.claustrophobia.events.auction import AuctionEvent
from engine.claustrophobia.events.cards import CardEvent
from engine.claustrophobia.events.fights import FightEvent
from engine.claustrophobia.events.figures import FigureEvent
from engine.claustrophobia.events.rounds import DiceEvent, RoundEvent
from engine.claustrophobia.events.tunnels import TunnelEvent

__all__ = ["AnyEvent"]

AnyEvent = RoundEvent | DiceEvent | TunnelEvent | FigureEvent | FightEvent | CardEvent | AuctionEvent
