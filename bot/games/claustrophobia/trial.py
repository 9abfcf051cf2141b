"""Claustrophobia as it is tried: moves as its slash commands, positions as text."""

from collections.abc import Sequence
from typing import Final

from bot.games.claustrophobia.written_moves import typed
from bot.games.trial_game import TrialGame, TypedCommand, UnreadableError
from engine.claustrophobia.notation import BadNotation, read_position, write_position
from engine.claustrophobia.setup import Setup
from engine.claustrophobia.state import State
from engine.core import Seat


def _read(text: str) -> State:
    try:
        return read_position(text)
    except BadNotation as error:
        raise UnreadableError(str(error)) from None


def sides(state: State) -> Sequence[str]:
    """Return the sides by seat."""
    return tuple(state.side_at(Seat(seat)) for seat in range(2))


def _start_from(state: State, _setup: Setup) -> State:
    return state


CLAUSTROPHOBIA_TRIAL: Final = TrialGame(
    opening=TypedCommand("new claustrophobia"),
    players=2,
    chosen_sides=("humans", "demons"),
    typed=typed,
    written=write_position,
    read=_read,
    sides=sides,
    start_from=_start_from,
)
