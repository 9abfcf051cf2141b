"""What a viewer cannot tell apart in Claustrophobia: hands, the prepared card, the order, tiles of the Map, bags."""

import random
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia.cards.decks import ADVANTAGE_LUCK, EVENT_LUCK
from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.evolve.changes import as_bag
from engine.claustrophobia.fights.foes import orders
from engine.claustrophobia.moves import AnyMove, OrderTiles, PlayAdvantage, Prepare, SetGuard
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import TILE_LUCK
from engine.claustrophobia.warriors.kinds import GuardOrder
from engine.core import Seat
from tests.every_game.look_alike import LookAlike

ORDERS: Final[tuple[GuardOrder, ...]] = ("always", "never")


def dealt_anew(state: State, viewer: Seat | None, luck: random.Random) -> State:
    """Another position that looks like this one to a viewer, or by chance the same."""
    side = None if viewer is None else state.side_at(viewer)
    if side != "humans":
        advantages = [*state.advantage_deck, *(card for card in state.advantage_hand if card is not None)]
        luck.shuffle(advantages)
        hand = len(state.advantage_hand)
        tiles = [*state.stack, *(tile for tile in state.known if tile is not None)]
        luck.shuffle(tiles)
        state = replace(
            state,
            advantage_hand=as_bag(advantages[:hand]),
            advantage_deck=as_bag(advantages[hand:]),
            known=tuple(tiles[: len(state.known)]),
            stack=as_bag(tiles[len(state.known) :]),
        )
    if side != "demons":
        events = [*state.event_deck, *(card for card in (*state.event_hand, *state.prepared) if card is not None)]
        luck.shuffle(events)
        preparable = [card for card in events if card in ("crisis", "panic")][: len(state.prepared)]
        for card in preparable:
            events.remove(card)
        hand = len(state.event_hand)
        state = replace(
            state,
            prepared=tuple(preparable),
            event_hand=as_bag(events[:hand]),
            event_deck=as_bag(events[hand:]),
        )
    guards = (state.guards[seat] if seat == viewer else luck.choice(ORDERS) for seat in range(2))
    return replace(state, guards=tuple(guards))


def _alike(state: State, seat: Seat | None, move: AnyMove, luck: random.Random) -> AnyMove:
    """A move that looks to all others like this one."""
    if seat is None or not isinstance(move, Prepare | OrderTiles | SetGuard):
        return move
    possible = [*choices(state, seat), *orders(state, seat)]
    return luck.choice([other for other in possible if type(other) is type(move)] or [move])


def _hidden(move: AnyMove) -> frozenset[str]:
    """Hands, and tiles where the Map shows them: everybody sees what is explored."""
    shows_map = isinstance(move, PlayAdvantage) and move.card == "map"
    return frozenset({EVENT_LUCK, ADVANTAGE_LUCK} | ({TILE_LUCK} if shows_map else set()))


LOOK_ALIKE: Final = LookAlike(dealt_anew, _hidden, _alike)
