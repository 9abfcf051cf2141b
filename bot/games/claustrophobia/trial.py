"""Claustrophobia as it is tried: moves as its slash commands, positions as text."""

from typing import Final

from bot.games.claustrophobia.written_moves import typed
from bot.games.trial_game import TrialGame
from engine.claustrophobia.notation import read_position, write_position

CLAUSTROPHOBIA_TRIAL: Final = TrialGame(
    chosen_sides=("humans", "demons"),
    typed=typed,
    written=write_position,
    read=read_position,
)
