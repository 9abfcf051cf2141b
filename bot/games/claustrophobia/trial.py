"""Claustrophobia as it is tried: moves as its slash commands, positions as text."""

from typing import Final

from bot.games.claustrophobia.written_moves import typed
from bot.games.trial_game import TrialGame, TypedCommand, UnreadableError
from engine.claustrophobia.notation import BadNotation, read_position, write_position
from engine.claustrophobia.state import State


def _read(text: str) -> State:
    try:
        return read_position(text)
    except BadNotation as error:
        raise UnreadableError(str(error)) from None


CLAUSTROPHOBIA_TRIAL: Final = TrialGame(
    opening=TypedCommand("new claustrophobia"),
    players=2,
    chosen_sides=("humans", "demons"),
    typed=typed,
    written=write_position,
    read=_read,
)
