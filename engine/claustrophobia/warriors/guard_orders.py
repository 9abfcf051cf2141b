"""The demon player's standing order to Bodyguards (rules, section 4).

**[ruling]** It can be given in every scenario, also where there are none, and at any time; in an auction by both
players, for the case that they play the demons.
"""

from collections.abc import Iterator
from typing import get_args

from engine.claustrophobia.events.rounds import GuardSet
from engine.claustrophobia.moves import SetGuard
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.rounds.phases import Auction, Over
from engine.claustrophobia.scenarios import scenario_of
from engine.claustrophobia.state import State
from engine.claustrophobia.warriors.kinds import DEMONS, GuardOrder, Side
from engine.core import Reason, Seat


def guard_order(state: State) -> GuardOrder:
    """Return what the demons' Bodyguards are to do, as far as it is known."""
    return state.guard or first_order(state)


def first_order(state: State) -> GuardOrder:
    """Return what the demons' Bodyguards do where no order was given."""
    return DEMONS[scenario_of(state).demon].guard or "never"


def why_not_order(state: State, seat: Seat, move: SetGuard) -> Reason | None:
    """Return what keeps a seat from giving an order."""
    sides: tuple[Side, ...] = get_args(Side) if isinstance(state.phase, Auction) else ("demons",)
    if seat not in map(state.seat_of, sides):
        return Reason.of("demons-order")
    return Reason.of("same-order") if move.order == state.guards[seat] else None


def set_guard(play: GamePlay, seat: Seat, move: SetGuard) -> None:
    """Give an order."""
    play.emit(GuardSet(seat, move.order))


def orders(state: State, seat: Seat) -> Iterator[SetGuard]:
    """Return the orders that a seat can give, whoever is to act."""
    if isinstance(state.phase, Over):
        return
    for order in get_args(GuardOrder):
        move = SetGuard(order)
        if why_not_order(state, seat, move) is None:
            yield move
