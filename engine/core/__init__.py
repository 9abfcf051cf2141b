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
    given_again,
    owed_again,
    taken_back,
)
from engine.core.command_line import CommandLine, UnknownGame, game_in
from engine.core.duplicate import WordChance, matchpoints, read_word
from engine.core.game import AnyGame, Game, Play
from engine.core.journal import AnyJournal, AnyOrder, AnyTurn, Journal, Order, Turn
from engine.core.match import AnyMatch, Match, turns_by_post
from engine.core.opponents import (
    UNHURRIED,
    Account,
    AnyOpponents,
    AnyStandIns,
    Deadline,
    Level,
    Motive,
    Notes,
    Opponents,
    PutAside,
    RatedMove,
    Review,
    ReviewBegun,
    StandIns,
    TurningPoint,
    TurnReview,
    UnknownLevel,
)
from engine.core.record import CorruptSave, Event, Move, NewerSave, NotAllowed, Reason, Refused, Seat, Value, by_kind
from engine.core.save import SCHEMA, read_journal, write_journal
from engine.core.standing import Standing
