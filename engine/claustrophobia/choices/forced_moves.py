"""The move of a side that can do nothing else, as far as everybody can see: nobody need be asked for it."""

from itertools import islice

from msgspec.structs import replace

from engine.claustrophobia.choices.legal import choices
from engine.claustrophobia.choices.moments import moment_of, side_to_act
from engine.claustrophobia.moves import AnyMove, Name
from engine.claustrophobia.positions.views import see
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import LINES
from engine.core import Seat


def forced(state: State) -> AnyMove | None:
    """Return the only move that matters, whatever cards are held: none is, where one of them could be an answer.

    So whether a question is asked tells nobody what is in a hand. The order of the tiles that the Sewer Map shows is
    always asked: only the humans know them.
    """
    moment = moment_of(state)
    side = side_to_act(state, moment)
    if side is None or moment == "map-order":
        return None
    possible, seat = _with_any_cards(state), state.seat_of(side)
    if moment == "naming":
        return _naming(possible, seat)
    first, *others = islice(choices(possible, seat), 2)
    return None if others else first


def _with_any_cards(state: State) -> State:
    """Return a position as the public knows it, in which a hand with cards holds every card that it could."""
    public = see(state, None)
    return replace(
        public,
        advantage_hand=public.advantage_deck if public.advantage_hand else (),
        event_hand=public.event_deck if public.event_hand else (),
    )


def _naming(state: State, seat: Seat) -> Name | None:
    """Return how a hit is named on a human who dies whatever is named, where nobody can guard and no card can parry."""
    names = [move for move in choices(state, seat) if isinstance(move, Name)]
    if any(not move.lines for move in names):
        return None
    return next((move for move in names if state.humans[move.human].losses == LINES), None)
