"""Fearsome Floors as it is tried: moves as its slash commands, positions as FFN."""

from typing import Final, assert_never

import msgspec

from bot.games.discord_game import TrialGame, TypedCommand
from engine.fearsome_floors import Setup
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.notation import read_position, write_position
from engine.fearsome_floors.state import State


def typed(move: AnyMove) -> TypedCommand:
    """Return the command by which a person makes a move. Raises ValueError for what nobody chooses."""
    match move:
        case MoveToken(token=token, path=""):
            return TypedCommand("stay", {"token": token})
        case MoveToken(token=token, path=path):
            return TypedCommand("move", {"token": token, "path": path})
        case PlaceTile(tile=tile, square=square, direction=direction):
            turned = {} if direction is None else {"direction": direction}
            return TypedCommand("place", {"tile": tile, "square": square, **turned})
        case Resign():
            return TypedCommand("resign")
        case RevealCard():
            raise ValueError("a card is revealed by nobody")
        case _:
            assert_never(move)


def _start_from(state: State, setup: Setup) -> State:
    """Return the position with the monster that was chosen for the table: FFN does not say what it looks like."""
    return msgspec.structs.replace(state, kit=setup.kit or state.kit)


FEARSOME_FLOORS_TRIAL: Final = TrialGame(
    players=4,
    typed=typed,
    written=write_position,
    read=read_position,
    start_from=_start_from,
)
