"""What every game shares: values, the record of functions that is a game, matches with their journal, luck, saves."""

from engine.core.chance import (
    NOTHING_OWED,
    Chance,
    Drawn,
    Fate,
    FatedChance,
    ScriptedChance,
    SeededChance,
    SystemChance,
    fated,
    taken_back,
)
from engine.core.command_line import CommandLine, UnknownGame, game_in, known_game, take_game
from engine.core.errors import CorruptSave, NewerSave, NotAllowed, Refused
from engine.core.game import AnyGame, Game, Play, Standing
from engine.core.journal import AnyJournal, AnyOrder, AnyTurn, Journal, Order, Turn
from engine.core.match import AnyMatch, Match, told_together
from engine.core.opponents import UNHURRIED, AnyOpponents, Choice, Deadline, Level, Motive, Opponents, UnknownLevel
from engine.core.record import Event, Move, Reason, Seat, Value
from engine.core.save import SCHEMA, read_journal, upgraded, write_journal

__all__ = [
    "NOTHING_OWED",
    "SCHEMA",
    "UNHURRIED",
    "AnyGame",
    "AnyJournal",
    "AnyMatch",
    "AnyOpponents",
    "AnyOrder",
    "AnyTurn",
    "Chance",
    "Choice",
    "CommandLine",
    "CorruptSave",
    "Deadline",
    "Drawn",
    "Event",
    "Fate",
    "FatedChance",
    "Game",
    "Journal",
    "Level",
    "Match",
    "Motive",
    "Move",
    "NewerSave",
    "NotAllowed",
    "Opponents",
    "Order",
    "Play",
    "Reason",
    "Refused",
    "ScriptedChance",
    "Seat",
    "SeededChance",
    "Standing",
    "SystemChance",
    "Turn",
    "UnknownGame",
    "UnknownLevel",
    "Value",
    "fated",
    "game_in",
    "known_game",
    "read_journal",
    "take_game",
    "taken_back",
    "told_together",
    "upgraded",
    "write_journal",
]
