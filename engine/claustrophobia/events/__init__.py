"""What happens in Claustrophobia, event by event; each says all that is needed to apply, draw and tell it."""

from engine.claustrophobia.events.rounds import AuctionEvent, CardEvent, DiceEvent, RoundEvent
from engine.claustrophobia.events.tunnels import FightEvent, FigureEvent, TunnelEvent
from engine.claustrophobia.moves import AnyMove
from engine.claustrophobia.state import State
from engine.core import Play, Turn

AnyEvent = RoundEvent | DiceEvent | TunnelEvent | FigureEvent | FightEvent | CardEvent | AuctionEvent

GamePlay = Play[State, AnyEvent]
"""What rules take, and emit events through."""

GameTurn = Turn[AnyMove, AnyEvent]
"""A move with what happened by it."""

PlayedTurn = tuple[State, GameTurn]
"""The position before a turn, and the turn."""
