"""What a viewer cannot tell apart in Claustrophobia: hands, the prepared card, the order, tiles of the Map, bags."""

import random
from typing import Final

from msgspec.structs import replace

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.cards.decks import ADVANTAGE_LUCK, EVENT_LUCK
from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.fights.foes import orders
from engine.claustrophobia.moves import AnyMove, OrderTiles, PlayAdvantage, Prepare, SetGuard
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import TILE_LUCK
from engine.claustrophobia.warriors.kinds import GuardOrder
from engine.core import Seat, SeededChance
from tests.every_game.look_alike import LookAlike

ORDERS: Final[tuple[GuardOrder, ...]] = ("always", "never")


def dealt_anew(state: State, viewer: Seat | None, luck: random.Random) -> State:
    """Another position that looks like this one to a viewer, or by chance the same."""
    order = state.guards
    state = CLAUSTROPHOBIA.imagine(CLAUSTROPHOBIA.see(state, viewer), viewer, SeededChance(luck.randrange(1000)))
    guards = (order[seat] if seat == viewer else luck.choice(ORDERS) for seat in range(2))
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
