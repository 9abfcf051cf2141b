"""What is legal now, and if not, why: the one place that knows (rules, sections 2 to 11)."""

from typing import assert_never

from engine.claustrophobia.advantages import why_not_advantage
from engine.claustrophobia.auction import why_not_bid, why_not_pass
from engine.claustrophobia.combat import why_not_fight
from engine.claustrophobia.deeds import why_not_deed
from engine.claustrophobia.destiny import why_not_place
from engine.claustrophobia.event_cards import why_not_event, why_not_prepare
from engine.claustrophobia.exploration import why_not_lay, why_not_put
from engine.claustrophobia.force import why_not_buy
from engine.claustrophobia.gifts import why_not_gift
from engine.claustrophobia.hits import why_not_name
from engine.claustrophobia.initiative import why_not_assign
from engine.claustrophobia.moments import MOMENTS, moment_of, side_to_act
from engine.claustrophobia.movement import why_not_go, why_not_leave, why_not_use_hole
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
from engine.claustrophobia.openings import why_not_break
from engine.claustrophobia.orders import why_not_order
from engine.claustrophobia.outcome import is_over
from engine.claustrophobia.state import State
from engine.claustrophobia.summons import why_not_summon
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
    moment, side = moment_of(state), side_to_act(state)
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


def why_not_move(state: State, move: AnyMove) -> Reason | None:  # noqa: C901, PLR0911, PLR0912 - one case for each move
    """Return what forbids a move that is made by the right seat, at a moment for such moves."""
    match move:
        case Bid():
            return why_not_bid(state, move)
        case Pass():
            return why_not_pass(state)
        case Buy():
            return why_not_buy(state, move)
        case Assign():
            return why_not_assign(state, move)
        case UseGift():
            return why_not_gift(state, move)
        case PlayAdvantage():
            return why_not_advantage(state, move)
        case OrderTiles():
            return None if _same(state, move) else Reason.of("wrong-tiles")
        case Go():
            return why_not_go(state, move)
        case UseHole():
            return why_not_use_hole(state, move)
        case Leave():
            return why_not_leave(state, move)
        case Fight():
            return why_not_fight(state, move)
        case Break():
            return why_not_break(state, move)
        case DoDeed():
            return why_not_deed(state, move)
        case Name():
            return why_not_name(state, move)
        case LayTile():
            return why_not_lay(state, move)
        case PutHole():
            return why_not_put(state, move)
        case PlaceDice():
            return why_not_place(state, move)
        case PlayEvent():
            return why_not_event(state, move)
        case Summon():
            return why_not_summon(state, move)
        case Prepare():
            return why_not_prepare(state, move)
        case End() | Resign() | SetGuard():
            return None
        case Roll():
            return Reason.of("no-roll-now")
        case _:
            assert_never(move)


def _same(state: State, move: OrderTiles) -> bool:
    return sorted(map(str, move.tiles)) == sorted(map(str, state.known))
