"""What a legal move makes happen (rules, sections 4 to 8)."""

from typing import assert_never

from engine.core import Play, Reason, Refused, Seat
from engine.fearsome_floors.events import AnyEvent, TilePlaced, TokenTurned
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.rounds import after_resigning, after_tile, after_token, monster_turn
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import Colour


def resolve(play: Play[State, AnyEvent], seat: Seat | None, move: AnyMove) -> None:
    """Emit the events of a move for which `why_not` gave None."""
    match move:
        case MoveToken():
            _move_token(play, move)
        case RevealCard():
            monster_turn(play)
        case PlaceTile():
            colour = _colour_of(play.state, seat)
            play.emit(TilePlaced(move.tile, move.square, move.direction))
            after_tile(play, colour)
        case Resign():
            after_resigning(play, _colour_of(play.state, seat))
        case _:
            assert_never(move)


def _colour_of(state: State, seat: Seat | None) -> Colour:
    if seat is None:
        raise Refused(Reason.of("no-such-seat", seat=-1))
    return state.colours[seat]


def _move_token(play: Play[State, AnyEvent], move: MoveToken) -> None:
    reached = follow_path(play.state, move.token, move.path)
    if isinstance(reached, Reason):
        raise Refused(reached)
    for event in reached.events:
        play.emit(event)
    play.emit(TokenTurned(move.token))
    after_token(play, move.token)
