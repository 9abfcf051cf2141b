"""What a table must know of a game beyond its rules and its looks: one frozen record of functions for each game."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.table.table_settings import TableSettings
from engine.core import AnyGame, AnyMatch, AnyTurn, Chance, Seat, Value
from render.core import Frame, Show, Words


@dataclass(frozen=True, kw_only=True)
class Guessing:
    """What spectators may guess of what nobody chooses.

    `question` is the key of the button's label. `choices` are values and labels in a position (at most 25), none where
    there is nothing to guess; `right` are the values that a turn has shown to be right, None for a turn that shows
    nothing; `result_text` is a sentence on what such a turn has
    shown, for a game with these names that has this position.
    """

    question: str
    choices: Callable[[Words, Sequence[str], Any], Sequence[tuple[str, str]]]
    right: Callable[[AnyTurn], frozenset[str] | None]
    result_text: Callable[[Words, Sequence[str], Any, AnyTurn], str]


@dataclass(frozen=True, kw_only=True)
class TableGame:
    """A game as it is played at tables.

    `sides` are what a person can choose when joining (colours, say), `sides_for` those that fit a number of players;
    `side_name` is a side in words. `setup` makes the game's setup from the sides in turn order and the options chosen
    when the table was opened (JSON as stored); `options_told` puts these options into words, a line each. `sides_of`
    are the sides of a position, by seat. `resign` is the move by which a seat leaves; `idle_move` is the move of a seat
    that is to act and does the least it can. `board_verbs` gives the buttons of a board that waits for a player, by its
    position: each a verb and the key of its label, the most important first. `topics` are the keys and titles of what
    `/rules` tells, `topic` is the text of one, and `picture` explains it where there is one, with a sentence that
    belongs below the text. `playing` are the seats that can still be to act in the game. `lobby_picture` shows in the
    lobby what is being opened, by the stored options; None for a game that has nothing to show. `record` writes a
    table's match as text for other programs, and `read_record` plays such a text through, or raises Refused; None
    without such a text. `guessing` is what spectators may guess, None for a game in which there is nothing.
    """

    rules: AnyGame
    show: Show
    sides: tuple[str, ...]
    sides_for: Callable[[int], tuple[str, ...]]
    side_name: Callable[[str, Words], str]
    setup: Callable[[Sequence[str], bytes], Value]
    options_text: Callable[[bytes, Words], Sequence[str]]
    sides_of: Callable[[Any], tuple[str, ...]]
    resign: Any
    idle_move: Callable[[Any, Seat, Chance], Any]
    playing: Callable[[Any], frozenset[Seat]]
    board_verbs: Callable[[Any], tuple[tuple[str, str], ...]]
    topics: Callable[[Words], list[tuple[str, str]]]
    topic: Callable[[Words, str], str]
    picture: Callable[[Words, str], Frame | None]
    lobby_picture: Callable[[bytes, Words], Frame] | None = None
    record: Callable[[Any], str] | None = None
    read_record: Callable[[str], AnyMatch] | None = None
    guessing: Guessing | None = None
    settings: type[TableSettings] = TableSettings
    """What its tables can be set to, with the defaults of a channel's first one."""

    def names_of(self, sides: Sequence[str], words: Words) -> str:
        """List sides in words."""
        return ", ".join(self.side_name(side, words) for side in sides)
