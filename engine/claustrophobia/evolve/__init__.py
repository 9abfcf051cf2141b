"""How each event changes a position. There are no rules here: whatever an event says, happened."""

from collections.abc import Callable, Mapping
from typing import Any, Final, get_args

from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import AuctionEvent, CardEvent, DiceEvent, RoundEvent
from engine.claustrophobia.events.tunnels import FightEvent, FigureEvent, TunnelEvent
from engine.claustrophobia.evolve.rounds import after_auction, after_card, after_dice, after_round
from engine.claustrophobia.evolve.tunnels import after_fight, after_figure, after_tunnel
from engine.claustrophobia.state import State

__all__ = ["AFTER", "evolve"]


def evolve(state: State, event: AnyEvent) -> State:
    """Return the position after an event. Raises LookupError or ValueError if the event names what is not there."""
    return AFTER[type(event)](state, event)


_ROOMS: Final[tuple[tuple[Any, Callable[[State, Any], State]], ...]] = (
    (RoundEvent, after_round),
    (DiceEvent, after_dice),
    (TunnelEvent, after_tunnel),
    (FigureEvent, after_figure),
    (FightEvent, after_fight),
    (CardEvent, after_card),
    (AuctionEvent, after_auction),
)
AFTER: Final[Mapping[type[AnyEvent], Callable[[State, Any], State]]] = {
    kind: after for kinds, after in _ROOMS for kind in get_args(kinds)
}
"""Where each kind of event is looked at: matches are folded often, and to ask for kinds one by one takes long."""
