"""What a legal move makes happen (rules, sections 2 to 11)."""

from collections.abc import Callable, Mapping
from typing import Any, Final

from engine.claustrophobia.beginning.auction import bid, buy, end_auction
from engine.claustrophobia.cards.advantage_cards import play_advantage
from engine.claustrophobia.cards.event_cards import play_event, prepare
from engine.claustrophobia.events import HoleTokenPut, TilesOrdered
from engine.claustrophobia.fights.combat import fight
from engine.claustrophobia.fights.deeds import do_deed
from engine.claustrophobia.fights.hits import name_hit
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
from engine.claustrophobia.play import GamePlay
from engine.claustrophobia.rounds.ending import end
from engine.claustrophobia.rounds.initiative import assign
from engine.claustrophobia.rounds.order import conclude, end_phase, roll_dice
from engine.claustrophobia.rounds.threat import place, summon
from engine.claustrophobia.scenarios import Ending
from engine.claustrophobia.tunnels.exploration import lay
from engine.claustrophobia.tunnels.map import enemy_of
from engine.claustrophobia.tunnels.movement import go, leave, use_hole
from engine.claustrophobia.tunnels.openings import break_open
from engine.claustrophobia.warriors.gifts import use_gift
from engine.claustrophobia.warriors.guard_orders import set_guard
from engine.core import Seat


def resolve(play: GamePlay, seat: Seat | None, move: AnyMove) -> None:
    """Emit the events of a move for which `why_not` gave None."""
    if isinstance(move, Resign) and seat is not None:
        end(play, Ending("resigned", enemy_of(play.state.side_at(seat))))
    if isinstance(move, SetGuard) and seat is not None:
        set_guard(play, seat, move)
    DO[type(move)](play, move)
    conclude(play)


def _nothing_more(_play: GamePlay, _move: AnyMove) -> None:
    """Let nothing happen besides: whose move it is has been looked at."""


DO: Final[Mapping[type[AnyMove], Callable[[GamePlay, Any], None]]] = {
    Bid: bid,
    Pass: lambda play, _move: end_auction(play),
    Buy: buy,
    Roll: lambda play, _move: roll_dice(play),
    Assign: lambda play, move: assign(play, dict(move.dice)),
    UseGift: use_gift,
    PlayAdvantage: play_advantage,
    OrderTiles: lambda play, move: play.emit(TilesOrdered(move.tiles)),
    Go: go,
    UseHole: use_hole,
    Leave: leave,
    Fight: fight,
    Break: break_open,
    DoDeed: do_deed,
    Name: name_hit,
    LayTile: lambda play, move: lay(play, move.turn),
    PutHole: lambda play, move: play.emit(HoleTokenPut(move.tile)),
    PlaceDice: place,
    PlayEvent: play_event,
    Summon: summon,
    Prepare: prepare,
    SetGuard: _nothing_more,
    End: lambda play, _move: end_phase(play),
    Resign: _nothing_more,
}
"""What each kind of move makes happen."""
