"""What every game shares: values, the record of functions that is a game, matches with their journal, luck, saves."""

from engine.core.chance import Chance, FatedChance, ScriptedChance, SeededChance, SystemChance, fated
from engine.core.errors import CorruptSave, NotAllowed, Refused
from engine.core.game import Game, Play, Standing
from engine.core.match import Journal, Match, Turn
from engine.core.record import Event, Move, Reason, Seat, Value
from engine.core.save import SCHEMA, read_journal, write_journal

__all__ = [
    "SCHEMA",
    "Chance",
    "CorruptSave",
    "Event",
    "FatedChance",
    "Game",
    "Journal",
    "Match",
    "Move",
    "NotAllowed",
    "Play",
    "Reason",
    "Refused",
    "ScriptedChance",
    "Seat",
    "SeededChance",
    "Standing",
    "SystemChance",
    "Turn",
    "Value",
    "fated",
    "read_journal",
    "write_journal",
]
