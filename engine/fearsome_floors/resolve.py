"""What a legal move makes happen (rules, sections 4 to 8)."""

from typing import assert_never

from engine.core import NotAllowed, Play, Reason, Seat
from engine.fearsome_floors.events import AnyEvent, TilePlaced, TokenTurned
from engine.fearsome_floors.legal import follow_path, player_at
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.reasons import KEY
from engine.fearsome_floors.rounds import after_resigning, after_tile, after_token, monster_turn
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import Colour


def resolve(play: Play[State, AnyEvent], seat: Seat | None, move: AnyMove) -> None:
    """Emit the events of a move for which `why_not` gave None. Raises NotAllowed where it would not have."""
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
    colour = player_at(state, seat)
    if isinstance(colour, Reason):
        raise NotAllowed(KEY, colour)
    return colour


def _move_token(play: Play[State, AnyEvent], move: MoveToken) -> None:
    reached = follow_path(play.state, move.token, move.path)
    if isinstance(reached, Reason):
        raise NotAllowed(KEY, reached)
    for event in reached.events:
        play.emit(event)
    play.emit(TokenTurned(move.token))
    after_token(play, move.token)
