"""What each side, and the public, may know of positions and turns (rules, section 10).

Hands, the prepared card and the standing order are known to their side alone; cards that a viewer does not know lie
among those of the deck for them, and tiles that the Sewer Map showed among those of the stack.
"""

from collections.abc import Iterable
from typing import Final, TypeVar, cast

from msgspec.structs import replace

from engine.claustrophobia.cards.decks import ADVANTAGE_LUCK, EVENT_LUCK
from engine.claustrophobia.cards.event_cards import PREPARED
from engine.claustrophobia.events import AnyEvent
from engine.claustrophobia.events.rounds import AdvantageDrawn, CardPrepared, EventDrawn
from engine.claustrophobia.events.tunnels import TilesOrdered, TilesSeen
from engine.claustrophobia.evolve.changes import as_bag
from engine.claustrophobia.fights.foes import first_order
from engine.claustrophobia.moves import AnyMove, OrderTiles, Prepare
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import TILE_LUCK
from engine.claustrophobia.warriors.kinds import GuardOrder
from engine.core import Chance, Seat

HIDDEN_LUCK: Final = frozenset({EVENT_LUCK, ADVANTAGE_LUCK, TILE_LUCK})
"""The kinds of luck that can be one side's alone: of the stack, what the Map shows."""

IMAGINED_LUCK: Final = "imagined"
"""The kind of luck by which what a viewer does not see is imagined."""

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


def imagined(view: State, viewer: Seat | None, chance: Chance) -> State:
    """Return a position that looks like this view to its viewer: what they do not see is dealt to them anew.

    An order to guards that they do not know is the usual one.
    """
    side = None if viewer is None else view.side_at(viewer)
    if side != "humans":
        hand, cards = _drawn(view.advantage_deck, len(view.advantage_hand), chance)
        known, stack = _drawn(view.stack, len(view.known), chance)
        view = replace(
            view, advantage_hand=as_bag(hand), advantage_deck=as_bag(cards), known=known, stack=as_bag(stack)
        )
    if side != "demons":
        could_lie_there = tuple(card for card in view.event_deck if card in PREPARED)
        prepared, _ = _drawn(could_lie_there, len(view.prepared), chance)
        events = list(view.event_deck)
        for card in prepared:
            events.remove(card)
        held, deck = _drawn(tuple(events), len(view.event_hand), chance)
        view = replace(view, prepared=prepared, event_hand=as_bag(held), event_deck=as_bag(deck))
    first, second = (order or first_order(view) for order in view.guards)
    return replace(view, guards=(first, second))


def _drawn(bag: tuple[Item, ...], count: int, chance: Chance) -> tuple[tuple[Item, ...], tuple[Item, ...]]:
    """Draw so many items, one after the other; return them and what is left."""
    left, drawn = list(bag), []
    for _ in range(count):
        item = chance.pick(IMAGINED_LUCK, left)
        drawn.append(left.pop(left.index(cast(Item, item))))
    return tuple(drawn), tuple(left)


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
