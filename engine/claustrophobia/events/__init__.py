"""What happens in Claustrophobia, event by event; each says all that is needed to apply, draw and tell it."""

from engine.claustrophobia.events.rounds import AuctionEvent, CardEvent, DiceEvent, RoundEvent
from engine.claustrophobia.events.tunnels import FightEvent, FigureEvent, TunnelEvent

__all__ = ["AnyEvent"]

AnyEvent = RoundEvent | DiceEvent | TunnelEvent | FigureEvent | FightEvent | CardEvent | AuctionEvent
