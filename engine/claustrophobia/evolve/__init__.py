"""How each event changes a position. There are no rules here: whatever an event says, happened."""

from typing import assert_never

from engine.claustrophobia.events import (
    AnyEvent,
    AuctionEvent,
    CardEvent,
    FightEvent,
    FigureEvent,
    RoundEvent,
    TunnelEvent,
)
from engine.claustrophobia.evolve.auction import after_auction
from engine.claustrophobia.evolve.cards import after_card
from engine.claustrophobia.evolve.fights import after_fight
from engine.claustrophobia.evolve.figures import after_figure
from engine.claustrophobia.evolve.rounds import after_round
from engine.claustrophobia.evolve.tunnels import after_tunnel
from engine.claustrophobia.state import State

__all__ = ["evolve"]


def evolve(state: State, event: AnyEvent) -> State:
    """Return the position after an event. Raises LookupError or ValueError if the event names what is not there."""
    if isinstance(event, RoundEvent):
        return after_round(state, event)
    if isinstance(event, TunnelEvent):
        return after_tunnel(state, event)
    if isinstance(event, FigureEvent):
        return after_figure(state, event)
    if isinstance(event, FightEvent):
        return after_fight(state, event)
    if isinstance(event, CardEvent):
        return after_card(state, event)
    if isinstance(event, AuctionEvent):
        return after_auction(state, event)
    assert_never(event)
