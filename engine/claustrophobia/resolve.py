"""What a legal move makes happen (rules, sections 2 to 11)."""

from typing import assert_never

from engine.claustrophobia.advantages import play_advantage
from engine.claustrophobia.auction import bid, end_auction
from engine.claustrophobia.combat import fight
from engine.claustrophobia.deeds import do_deed
from engine.claustrophobia.destiny import place
from engine.claustrophobia.event_cards import play_event, prepare
from engine.claustrophobia.events import HoleTokenPut, TilesOrdered
from engine.claustrophobia.exploration import lay
from engine.claustrophobia.force import buy
from engine.claustrophobia.gifts import use_gift
from engine.claustrophobia.hits import name_hit
from engine.claustrophobia.initiative import assign
from engine.claustrophobia.movement import go, leave, use_hole
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
from engine.claustrophobia.openings import break_open
from engine.claustrophobia.orders import set_guard
from engine.claustrophobia.outcome import end
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.rounds import conclude, end_phase, roll_dice
from engine.claustrophobia.scenarios import Ending
from engine.claustrophobia.summons import summon
from engine.claustrophobia.tunnels import enemy_of
from engine.core import Seat


def resolve(play: GamePlay, seat: Seat | None, move: AnyMove) -> None:
    """Emit the events of a move for which `why_not` gave None."""
    if isinstance(move, Resign) and seat is not None:
        end(play, Ending("resigned", enemy_of(play.state.side_at(seat))))
    if isinstance(move, SetGuard) and seat is not None:
        set_guard(play, seat, move)
    _do(play, move)
    conclude(play)


def _do(play: GamePlay, move: AnyMove) -> None:  # noqa: C901, PLR0912 - one case for each move
    match move:
        case Bid():
            bid(play, move)
        case Pass():
            end_auction(play)
        case Buy():
            buy(play, move)
        case Roll():
            roll_dice(play)
        case Assign():
            assign(play, dict(move.dice))
        case UseGift():
            use_gift(play, move)
        case PlayAdvantage():
            play_advantage(play, move)
        case OrderTiles():
            play.emit(TilesOrdered(move.tiles))
        case Go():
            go(play, move)
        case UseHole():
            use_hole(play, move)
        case Leave():
            leave(play, move)
        case Fight():
            fight(play, move)
        case Break():
            break_open(play, move)
        case DoDeed():
            do_deed(play, move)
        case Name():
            name_hit(play, move)
        case LayTile():
            lay(play, move.turn)
        case PutHole():
            play.emit(HoleTokenPut(move.tile))
        case PlaceDice():
            place(play, move)
        case PlayEvent():
            play_event(play, move)
        case Summon():
            summon(play, move)
        case Prepare():
            prepare(play, move)
        case End():
            end_phase(play)
        case Resign() | SetGuard():
            pass
        case _:
            assert_never(move)
