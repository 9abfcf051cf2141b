"""What is legal now, and if not, why: the one place that knows (rules, sections 2 to 11)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.claustrophobia.beginning.auction import why_not_bid, why_not_buy, why_not_pass
from engine.claustrophobia.cards.advantage_cards import why_not_advantage
from engine.claustrophobia.cards.event_cards import why_not_event, why_not_prepare
from engine.claustrophobia.fights.combat import why_not_fight
from engine.claustrophobia.fights.deeds import why_not_deed
from engine.claustrophobia.fights.hits import why_not_name
from engine.claustrophobia.moves import (
    AnyMove,
    Assign,
    Bid,
    Break,
    Buy,
    DoDeed,
    End,
    Fight,
    Go,
    LayTile,
    Leave,
    Name,
    OrderTiles,
    Pass,
    PlaceDice,
    PlayAdvantage,
    PlayEvent,
    Prepare,
    PutHole,
    Resign,
    Roll,
    SetGuard,
    Summon,
    UseGift,
    UseHole,
)
from engine.claustrophobia.moves.moments import MOMENTS, moment_of, side_to_act
from engine.claustrophobia.rounds.ending import is_over
from engine.claustrophobia.rounds.initiative import why_not_assign
from engine.claustrophobia.rounds.threat import why_not_place, why_not_summon
from engine.claustrophobia.state import State
from engine.claustrophobia.tunnels.exploration import why_not_lay, why_not_put
from engine.claustrophobia.tunnels.movement import why_not_go, why_not_leave, why_not_use_hole
from engine.claustrophobia.tunnels.openings import why_not_break
from engine.claustrophobia.warriors.gifts import why_not_gift
from engine.claustrophobia.warriors.guard_orders import why_not_order
from engine.core import Reason, Seat

SEATS = 2


def why_not(state: State, seat: Seat | None, move: AnyMove) -> Reason | None:
    """Return what forbids a move, or None if it is legal. `seat` is None for the move that nobody chooses."""
    if is_over(state):
        return Reason.of("game-over")
    if seat is None:
        is_due = isinstance(move, Roll) and moment_of(state) == "roll"
        return None if is_due else Reason.of("player-wanted")
    if seat not in range(SEATS):
        return Reason.of("no-such-seat", seat=seat)
    if isinstance(move, Resign):
        return None
    if isinstance(move, SetGuard):
        return why_not_order(state, seat, move)
    return _why_not_now(state, seat, move) or why_not_move(state, move)


def _why_not_now(state: State, seat: Seat, move: AnyMove) -> Reason | None:
    """Return what forbids any such move of a seat now."""
    moment = moment_of(state)
    side = side_to_act(state, moment)
    if moment == "roll":
        return Reason.of("roll-first")
    if moment == "auction" and state.seat_of("demons") != seat:
        return Reason.of("other-bids")
    if side is None or state.seat_of(side) != seat:
        return Reason.of("not-your-turn", side=side or "")
    if moment not in MOMENTS[type(move)]:
        return Reason.of("not-now", moment=moment)
    # who places a tile by Precognition may not learn from a refusal what the demons hold
    return Reason.of("demons-card") if isinstance(move, PlayEvent) and side != "demons" else None


def why_not_move(state: State, move: AnyMove) -> Reason | None:
    """Return what forbids a move that is made by the right seat, at a moment for such moves."""
    return WHY_NOT[type(move)](state, move)


def _why_not_order_tiles(state: State, move: OrderTiles) -> Reason | None:
    is_same = sorted(map(str, move.tiles)) == sorted(map(str, state.known))
    return None if is_same else Reason.of("wrong-tiles")


def _why_not_roll(_state: State, _move: Roll) -> Reason:
    return Reason.of("no-roll-now")


def _nothing(_state: State, _move: AnyMove) -> None:
    """Forbid nothing more."""


WHY_NOT: Final[Mapping[type[AnyMove], Callable[[State, Any], Reason | None]]] = {
    Bid: why_not_bid,
    Pass: lambda state, _move: why_not_pass(state),
    Buy: why_not_buy,
    Roll: _why_not_roll,
    Assign: why_not_assign,
    UseGift: why_not_gift,
    PlayAdvantage: why_not_advantage,
    OrderTiles: _why_not_order_tiles,
    Go: why_not_go,
    UseHole: why_not_use_hole,
    Leave: why_not_leave,
    Fight: why_not_fight,
    Break: why_not_break,
    DoDeed: why_not_deed,
    Name: why_not_name,
    LayTile: why_not_lay,
    PutHole: why_not_put,
    PlaceDice: why_not_place,
    PlayEvent: why_not_event,
    Summon: why_not_summon,
    Prepare: why_not_prepare,
    SetGuard: _nothing,
    End: _nothing,
    Resign: _nothing,
}
"""What forbids each kind of move, where its seat and its moment are right."""
