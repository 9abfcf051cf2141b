"""What a legal move makes happen (rules, sections 4 to 7)."""

from typing import assert_never

from engine.core import Play, Reason, Refused, Seat
from engine.fearsome_floors.events import AnyEvent, TokenTurned
from engine.fearsome_floors.legal import follow_path
from engine.fearsome_floors.moves import AnyMove, MoveToken, Resign, RevealCard
from engine.fearsome_floors.rounds import after_resigning, after_token, monster_turn
from engine.fearsome_floors.state import State


def resolve(play: Play[State, AnyEvent], seat: Seat | None, move: AnyMove) -> None:
    """Emit the events of a move for which `why_not` gave None."""
    match move:
        case MoveToken():
            _move_token(play, move)
        case RevealCard():
            monster_turn(play)
        case Resign():
            if seat is None:
                raise Refused(Reason.of("no-such-seat", seat=-1))
            after_resigning(play, play.state.colours[seat])
        case _:
            assert_never(move)


def _move_token(play: Play[State, AnyEvent], move: MoveToken) -> None:
    reached = follow_path(play.state, move.token, move.path)
    if isinstance(reached, Reason):
        raise Refused(reached)
    for event in reached.events:
        play.emit(event)
    play.emit(TokenTurned(move.token))
    after_token(play, move.token)
