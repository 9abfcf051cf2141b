"""Fearsome Floors as it is tried: moves as its slash commands, positions as FFN."""

from typing import Final, assert_never

import msgspec

from bot.games.trial_game import TriedGame, Typed
from bot.sandbox import ImpossibleError
from engine.fearsome_floors import Setup
from engine.fearsome_floors.moves import AnyMove, MoveToken, PlaceTile, Resign, RevealCard
from engine.fearsome_floors.notation import BadNotation, read_position, write_position
from engine.fearsome_floors.state import State
from engine.fearsome_floors.tokens import Colour


def typed(move: AnyMove) -> Typed:
    """Give the command by which a person makes a move. Raises ValueError for what nobody chooses."""
    match move:
        case MoveToken(token=token, path=""):
            return Typed("stay", {"token": token})
        case MoveToken(token=token, path=path):
            return Typed("move", {"token": token, "path": path})
        case PlaceTile(tile=tile, square=square, direction=direction):
            turned = {} if direction is None else {"direction": direction}
            return Typed("place", {"tile": tile, "square": square, **turned})
        case Resign():
            return Typed("resign")
        case RevealCard():
            raise ValueError("a card is revealed by nobody")
        case _:
            assert_never(move)


def _read(text: str) -> State:
    try:
        return read_position(text)
    except BadNotation as error:
        raise ImpossibleError(str(error)) from None


def _sides(state: State) -> tuple[Colour, ...]:
    return state.colours


def _begun(state: State, setup: Setup) -> State:
    """Give the position with the monster that was chosen for the table: FFN does not say what it looks like."""
    return msgspec.structs.replace(state, kit=setup.kit or state.kit)


FEARSOME_FLOORS_TRIED: Final = TriedGame(
    opening=Typed("new"),
    players=4,
    typed=typed,
    written=write_position,
    read=_read,
    sides=_sides,
    begun=_begun,
)
