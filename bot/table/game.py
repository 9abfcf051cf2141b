"""What a table must know of a game beyond its rules and its looks: one frozen record of functions for each game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.table.table_settings import TableSettings
from engine.core import AnyGame, AnyMatch, AnyTurn, Chance, Fate, Level, Motive, RatedMove, Reason, Seat, Value
from render.core import Frame, Show, Words


@dataclass(frozen=True, kw_only=True)
class Guessing:
    """What people may guess of what nobody chooses."""

    question: str
    """The key of the button's label."""

    help: str
    """The key of the line of `/help` that leads to it."""

    choices: Callable[[Words, Sequence[str], Any], Sequence[tuple[str, str]]]
    """Return values and labels in a position, at most 25; none where there is nothing to guess."""

    right: Callable[[AnyTurn], frozenset[str] | None]
    """Return the values that a turn has shown to be right; None for a turn that shows nothing."""

    result_text: Callable[[Words, Sequence[str], Any, AnyTurn], str]
    """Say in a sentence what such a turn has shown, for players with these names, in the position of today."""


@dataclass(frozen=True, kw_only=True)
class Hints:
    """How a game tells its players their best moves (`engine.core.Opponents.advise`)."""

    level: str
    """The level that advises."""

    why_not: Callable[[Any, Any], Reason | None]
    """Return why a table that is set so gives no hint in a position, or None."""

    known: Callable[[Any, Fate], Any]
    """Return a position as it is known to who knows which luck was taken back and comes again."""

    frame: Callable[[Words, Sequence[str], Any, Seat, Sequence[RatedMove[Any]], Level], Frame]
    """Show what a level advises to a seat."""


@dataclass(frozen=True, kw_only=True)
class Planning:
    """How a game lets people plan moves for turns to come. Each planned move is kept as JSON of the game's own."""

    verb: str
    """The verb of the button that opens the pad on which somebody who waits plans."""

    is_ahead: Callable[[Any, Seat], bool]
    """Whether a seat that is not to act has a turn to come in a position for which it can plan."""

    due: Callable[[Any, Seat, bytes], Any]
    """Return the move that a seat has planned, at a table as it sees it when it is to act; or why not (`Reason`)."""

    text: Callable[[Words, bytes], str]
    """Say in a few words what is planned."""


def _key_of(_words: Words, level: Level) -> str:
    return level.key


def _keys_of(_words: Words, _before: object, motives: Iterable[Motive]) -> str:
    return ", ".join(motive.key for motive in motives)


def _no_card(_words: Words, key: str) -> Frame:
    raise LookupError(f"no card {key!r}")


def _no_help(_state: Any) -> tuple[str, ...]:
    return ()


def _nothing_hidden(_table: Any, _person_id: int) -> None:
    pass


@dataclass(frozen=True, kw_only=True)
class TableGame:
    """A game as it is played at tables."""

    rules: AnyGame
    """Its rules."""
    show: Show
    """Its pictures and sentences."""

    sides: tuple[str, ...]
    """What a person can choose when joining: colours, say."""

    sides_for: Callable[[int], tuple[str, ...]]
    """Return the sides that fit a number of players."""

    side_name: Callable[[str, Words], str]
    """Name a side in words."""

    setup: Callable[[Sequence[str], bytes, Any], Value]
    """Make the game's setup, from the sides in turn order, the options (JSON as stored) and the settings of a table."""

    sides_of: Callable[[Any], tuple[str, ...]]
    """Return the sides of a position, by seat."""

    resign: Any
    """The move by which a seat leaves the game."""

    idle_move: Callable[[Any, Seat, Chance], Any]
    """Return the move of a seat that is to act and does the least it can, from the position as that seat sees it."""

    board_verbs: Callable[[Any], tuple[tuple[str, str], ...]]
    """Return the buttons of a board that waits for a player: verbs, and keys of labels, the most important first."""

    topics: Callable[[Words], list[tuple[str, str]]]
    """Return the keys and titles of what `/rules` tells, the aim of the game first."""

    topic: Callable[[Words, str], str]
    """Return the text of a topic."""

    gone: Callable[[Any], frozenset[Seat]] = lambda _state: frozenset()
    """Return the seats that are never to act again: they have left the game, say."""

    options_text: Callable[[bytes, Words], Sequence[str]] = lambda _options, _words: ()
    """Put the options of a table into words, a line each."""

    picture: Callable[[Words, str], Frame | None] = lambda _words, _key: None
    """Return the picture of a topic, if it has one; its sentence belongs below the text."""

    topic_groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The topics by the keys of their groups' names, each group a menu; none for a game whose topics are one menu."""

    about: tuple[str, ...] = ()
    """The keys of the lines that tell a newcomer in the lobby what the game is about, and how long it takes."""

    primer: tuple[str, ...] = ()
    """The keys of the cards that teach the game in a minute, in the order in which they are read."""

    primer_card: Callable[[Words, str], Frame] = _no_card
    """Return such a card: its text, with the heading, and its picture. Raises LookupError for an unknown key."""

    how_to_act: Callable[[Any], tuple[str, ...]] = _no_help
    """Return the keys of the lines by which `/help` tells who is to act in a position how."""

    luck_shows_board: bool = False
    """Whether the last picture of a turn that nobody chose is the board, so that none is posted after it."""

    undecided_side: Callable[[bytes, Any, Words], str | None] = lambda _options, _state, _words: None
    """Say, by the options and the position (None in a lobby), what seats are called until sides are decided by play.

    None where people choose their sides, or have them by now.
    """

    another_side: str = "lobby-another-side"
    """The key of what stands on the menu of the other sides that who has joined can take."""

    options_again: Callable[[bytes, Any], bytes] = lambda options, _first: options
    """Return the options of a game that the same people play after one with this first position."""

    options_of: Callable[[Any], bytes] = lambda _first: b"{}"
    """Return the options of a game from a file, which has none, by its first position: those of the next one."""

    lobby_picture: Callable[[bytes, Words], Frame] | None = None
    """Show in the lobby what is being opened, by the stored options; None for a game without anything to show."""

    record: Callable[[Any], str] | None = None
    """Write a table's match as text for other programs; None without such a text."""

    read_record: Callable[[str], AnyMatch] | None = None
    """Play such a text through. Raises Refused."""

    guessing: Guessing | None = None
    """What people may guess; None for a game in which there is nothing."""

    level_name: Callable[[Words, Level], str] = _key_of
    """Name a level of its opponents, with its face."""

    level_about: Callable[[Words, Level], str] = _key_of
    """Say in a few words how a level plays."""

    motives_text: Callable[[Words, Any, Iterable[Motive]], str] = _keys_of
    """Say why one of its opponents moved as it did, from the state before the move."""

    hints: Hints | None = None
    """How players are told their best moves; None for a game that gives no hints."""

    planning: Planning | None = None
    """How people plan ahead; None for a game in which nobody can."""

    must_foresee: Callable[[Any, int], None] = _nothing_hidden
    """See that a person may be told now, at a table, what luck can bring. Raises Refused."""

    settings: type[TableSettings] = TableSettings
    """What its tables can be set to, with the defaults of a channel's first one."""

    frozen: Callable[[Any], Mapping[str, str]] = lambda _state: {}
    """Return the settings that a game took along when it began, by name, as they are in a position."""

    def calling_order(self, state: Any) -> tuple[Seat, ...]:
        """Return the seats that owe a choice in a position as they are called: who interrupts, then in turn order."""
        interrupts = self.rules.interrupts(state)
        return tuple(sorted(self.rules.to_act(state), key=lambda seat: (seat not in interrupts, seat)))

    def side_in(self, state: Any, seat: int, options: bytes, words: Words) -> str:
        """Name the side that a seat has in a position of a game with these options."""
        return self.undecided_side(options, state, words) or self.side_name(self.sides_of(state)[seat], words)

    def names_of(self, sides: Sequence[str], words: Words) -> str:
        """List sides in words."""
        return ", ".join(self.side_name(side, words) for side in sides)
