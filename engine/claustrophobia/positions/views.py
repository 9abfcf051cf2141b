"""What each side, and the public, may know of positions and turns (rules, section 10).

Hands, the prepared card and the standing order are known to their side alone; cards that a viewer does not know lie
among those of the deck for them, and tiles that the Sewer Map showed among those of the stack.
"""

from collections.abc import Iterable
from typing import Final, TypeVar

from msgspec.structs import replace

from engine.claustrophobia.cards.decks import ADVANTAGE_LUCK, EVENT_LUCK
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import AdvantageDrawn, CardPrepared, EventDrawn
from engine.claustrophobia.events.tunnels import TilesOrdered, TilesSeen
from engine.claustrophobia.evolve.changes import as_bag
from engine.claustrophobia.moves import AnyMove, OrderTiles, Prepare
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import TILE_LUCK
from engine.claustrophobia.warriors.kinds import GuardOrder
from engine.core import Seat

HIDDEN_LUCK: Final = frozenset({EVENT_LUCK, ADVANTAGE_LUCK, TILE_LUCK})
"""The kinds of luck that can be one side's alone: of the stack, what the Map shows."""

Item = TypeVar("Item", bound=str)


def see(state: State, viewer: Seat | None) -> State:
    """Return a position as a seat or the public may know it."""
    side = None if viewer is None else state.side_at(viewer)
    if side != "humans":
        state = replace(
            state,
            advantage_deck=_merged(state.advantage_deck, state.advantage_hand),
            advantage_hand=(None,) * len(state.advantage_hand),
            stack=_merged(state.stack, state.known),
            known=(None,) * len(state.known),
        )
    if side != "demons":
        state = replace(
            state,
            event_deck=_merged(state.event_deck, (*state.event_hand, *state.prepared)),
            event_hand=(None,) * len(state.event_hand),
            prepared=(None,) * len(state.prepared),
        )
    return replace(state, guards=(_order_of(state, Seat(0), viewer), _order_of(state, Seat(1), viewer)))


def _order_of(state: State, seat: Seat, viewer: Seat | None) -> GuardOrder | None:
    return state.guards[seat] if viewer == seat else None


def _merged(bag: Iterable[Item], hidden: Iterable[Item | None]) -> tuple[Item, ...]:
    return as_bag((*bag, *(item for item in hidden if item is not None)))


def see_move(move: AnyMove) -> AnyMove:
    """Return a move as the other side and the public may know it."""
    if isinstance(move, Prepare):
        return Prepare(None)
    if isinstance(move, OrderTiles):
        return OrderTiles((None,) * len(move.tiles))
    return move


def see_event(event: AnyEvent) -> AnyEvent:
    """Return an event as the other side and the public may know it."""
    if isinstance(event, EventDrawn | CardPrepared | AdvantageDrawn):
        return replace(event, card=None)
    if isinstance(event, TilesSeen | TilesOrdered):
        return replace(event, tiles=(None,) * len(event.tiles))
    return event
