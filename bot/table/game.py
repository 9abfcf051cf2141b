"""What a table must know of a game beyond its rules and its looks: one frozen record in parts for each game."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date
from typing import Any, Generic, NamedTuple, TypeVar

from bot.table.table_settings import TableSettings
from engine.core import AnyMatch, AnyTurn, Chance, Fate, Game, Level, Motive, RatedMove, Reason, Seat, Value
from render.core import Frame, Show, Words

State = TypeVar("State", bound=Value)
Move = TypeVar("Move")


def _no_card(_words: Words, key: str) -> Frame:
    raise LookupError(f"no card {key!r}")


@dataclass(frozen=True, kw_only=True)
class Sides(Generic[State]):
    """What a person can choose when joining: colours, say."""

    all: tuple[str, ...]
    """All of them."""

    fitting: Callable[[int], tuple[str, ...]]
    """Return the sides that fit a number of players."""

    name: Callable[[str, Words], str]
    """Name a side in words."""

    of: Callable[[State], tuple[str, ...]]
    """Return the sides of a position, by seat."""

    undecided: Callable[[bytes, State | None, Words], str | None] = lambda _options, _state, _words: None
    """Say, by the options and the position (None in a lobby), what seats are called until sides are decided by play.

    None where people choose their sides, or have them by now.
    """

    another: str = "lobby-another-side"
    """The key of what stands on the menu of the other sides that who has joined can take."""

    topic: Callable[[str, Words], str] = lambda topic, _words: topic
    """Name what is played of the game: a scenario, say."""

    def name_in(self, state: State, seat: int, options: bytes, words: Words) -> str:
        """Name the side that a seat has in a position of a game with these options."""
        return self.undecided(options, state, words) or self.name(self.of(state)[seat], words)

    def names(self, sides: Sequence[str], words: Words) -> str:
        """List sides in words."""
        return words.series([self.name(side, words) for side in sides])


@dataclass(frozen=True, kw_only=True)
class Options(Generic[State]):
    """With what a game is opened: options of its own, JSON as stored, and the settings of its table."""

    setup: Callable[[Sequence[str], bytes, Any], Value]
    """Make the game's setup, from the sides in turn order, the options and the settings of a table."""

    settings: type[TableSettings] = TableSettings
    """What its tables can be set to, with the defaults of a channel's first one."""

    frozen: Callable[[State], Mapping[str, str]] = lambda _state: {}
    """Return the settings that a game took along when it began, by name, as they are in a position."""

    text: Callable[[bytes, Words], Sequence[str]] = lambda _options, _words: ()
    """Put the options of a table into words, a line each."""

    picture: Callable[[bytes, Words], Frame] | None = None
    """Show in the lobby what is being opened; None for a game without anything to show."""

    again: Callable[[bytes, State], bytes] = lambda options, _first: options
    """Return the options of a game that the same people play after one with this first position."""

    imported: Callable[[State], bytes] = lambda _first: b"{}"
    """Return the options of a game from a file, which has none, by its first position: those of the next one."""


@dataclass(frozen=True, kw_only=True)
class MoveNotation(Generic[State, Move]):
    """How the moves of a game that lists them all are text: what `/act` takes, and what its controls carry."""

    write: Callable[[Move], str]
    """Write a move: its kind, and behind blanks what else it takes; at most 50 characters."""

    read: Callable[[str], Move]
    """Read a move, be it legal or not. Raises BadNotation."""

    label: Callable[[Words, State, Move], str]
    """Return a legal move in a few words."""

    long_label: Callable[[Words, State, Move], str]
    """Return its label with what is worth knowing before it is made: the odds, say."""

    rank: Callable[[State, Move], int] = lambda _state, _move: 0
    """Return how soon a legal move is offered: what is most likely has the least."""


@dataclass(frozen=True, kw_only=True)
class CommonMove(Generic[Move]):
    """A move that is played once everybody at the table agrees; any seat may ask for it, on whosever turn."""

    move: Move
    """The move, legal for each seat that still plays."""

    label: str
    """The key of the label of the button by which it is asked for."""

    asked: str
    """The key of the line that tells the others what `who` asks for."""

    facts: Mapping[str, int]
    """What else stands in that line."""


@dataclass(frozen=True, kw_only=True)
class Acting(Generic[State, Move]):
    """How people come to their moves, and what is played for who makes none."""

    resign: Move
    """The move by which a seat leaves the game."""

    gone: Callable[[State], frozenset[Seat]] = lambda _state: frozenset()
    """Return the seats that are never to act again: they have left the game, say."""

    idle_move: Callable[[State, Seat, Chance], Move]
    """Return the move of a seat that is to act and does the least it can, from the position as that seat sees it."""

    board_verbs: Callable[[State], tuple[tuple[str, str], ...]]
    """Return the buttons of a board that waits for a player: verbs, and keys of labels, the most important first."""

    common_move: Callable[[State], CommonMove[Move] | None] = lambda _state: None
    """Return what all can decide together in a position; None where there is nothing."""

    notation: MoveNotation[State, Move] | None = None
    """How moves are text; None for a game with commands of its own in place of `/act`."""

    commands: tuple[str, ...] = ()
    """The names of those commands."""

    luck_shows_board: bool = False
    """Whether the last picture of a turn that nobody chose is the board, so that none is posted after it."""

    help: Callable[[State], tuple[str, ...]] = lambda _state: ()
    """Return the keys of the lines by which `/help` tells who is to act in a position how."""


@dataclass(frozen=True, kw_only=True)
class Teaching:
    """How a game is explained: in two lines, in a minute, and whole."""

    about: tuple[str, ...] = ()
    """The keys of the lines that tell a newcomer in the lobby what the game is about, and how long it takes."""

    primer: tuple[str, ...] = ()
    """The keys of the cards that teach the game in a minute, in the order in which they are read."""

    primer_card: Callable[[Words, str], Frame] = _no_card
    """Return such a card: its text, with the heading, and its picture. Raises LookupError for an unknown key."""

    topics: Callable[[Words], list[tuple[str, str]]]
    """Return the keys and titles of what `/rules` tells, the aim of the game first."""

    topic: Callable[[Words, str], str]
    """Return the text of a topic."""

    picture: Callable[[Words, str], Frame | None] = lambda _words, _key: None
    """Return the picture of a topic, if it has one; its sentence belongs below the text."""

    topic_groups: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """The topics by the keys of their groups' names, each group a menu; none for a game whose topics are one menu."""


@dataclass(frozen=True, kw_only=True)
class Hints(Generic[State, Move]):
    """How a game tells its players their best moves (`engine.core.Opponents.advise`)."""

    level: str
    """The level that advises."""

    why_not: Callable[[Any, State], Reason | None] = lambda _settings, _state: None
    """Return why a table that is set so gives no hint in a position, or None."""

    known: Callable[[State, Fate], State] = lambda state, _fate: state
    """Return a position as it is known to who knows which luck was taken back and comes again."""

    frame: Callable[[Words, Sequence[str], State, Seat, Sequence[RatedMove[Move]], Level], Frame]
    """Show what a level advises to a seat; the moves are numbered from 1 as they stand."""

    plays: Callable[[Move], tuple[str, str]]
    """Return the verb and the rest of the id of a control that plays a move."""

    back: tuple[str, str]
    """The verb and the rest of the id of a control that shows the pad again."""


@dataclass(frozen=True, kw_only=True)
class Programs(Generic[State, Move]):
    """How the programs that play a game are named and speak."""

    level_name: Callable[[Words, Level], str] = lambda _words, level: level.key
    """Name a level, with its face."""

    level_about: Callable[[Words, Level], str] = lambda _words, level: level.key
    """Say in a few words how a level plays."""

    motives_text: Callable[[Words, State, Iterable[Motive]], str] = lambda _words, _before, motives: ", ".join(
        motive.key for motive in motives
    )
    """Say why one of them moved as it did, from the state before the move."""

    must_foresee: Callable[[Any, int], None] = lambda _table, _person_id: None
    """See that a person may be told now, at a table, what luck can bring. Raises Refused."""

    hints: Hints[State, Move] | None = None
    """How they tell players their best moves; None for a game that gives no hints."""


@dataclass(frozen=True, kw_only=True)
class Guessing(Generic[State]):
    """What people may guess of what nobody chooses."""

    question: str
    """The key of the button's label."""

    help: str
    """The key of the line of `/help` that leads to it."""

    choices: Callable[[Words, Sequence[str], State], Sequence[tuple[str, str]]]
    """Return values and labels in a position, at most 25; none where there is nothing to guess."""

    right: Callable[[AnyTurn], frozenset[str] | None]
    """Return the values that a turn has shown to be right; None for a turn that shows nothing."""

    result_text: Callable[[Words, Sequence[str], State, AnyTurn], str]
    """Say in a sentence what such a turn has shown, for players with these names, in the position of today."""


@dataclass(frozen=True, kw_only=True)
class Planning(Generic[State, Move]):
    """How a game lets people plan moves for turns to come. Each planned move is kept as JSON of the game's own."""

    verb: str
    """The verb of the button that opens the pad on which somebody who waits plans."""

    is_ahead: Callable[[State, Seat], bool]
    """Whether a seat that is not to act has a turn to come in a position for which it can plan."""

    due: Callable[[Any, Seat, bytes], Move | Reason]
    """Return the move that a seat has planned, at a table as it sees it when it is to act; or why not."""

    text: Callable[[Words, bytes], str]
    """Say in a few words what is planned."""


@dataclass(frozen=True, kw_only=True)
class Waiting(Generic[State, Move]):
    """What people can do while others act, or luck decides."""

    guessing: Guessing[State] | None = None
    """What they may guess; None for a game in which there is nothing."""

    planning: Planning[State, Move] | None = None
    """How they plan ahead; None for a game in which nobody can."""


@dataclass(frozen=True, kw_only=True)
class Whereabouts:
    """Where things are, in sentences for who hears the board; tables are given as whoever asks sees them."""

    pieces: Callable[[Words, Any], Sequence[tuple[str, str]]]
    """Return what can be asked for at a table: labels, and how they are typed."""

    piece: Callable[[Words, Any, int, str], str]
    """Say where that is which a person typed. Raises Refused."""

    squares: Callable[[Words, Any], Sequence[tuple[str, str]]]
    """Return the squares, or tiles, of a table: labels, and how they are typed."""

    square: Callable[[Words, Any, int, str], str]
    """Say what is there where a person typed. Raises Refused."""


class Puzzle(NamedTuple):
    """A position with something to be found in it; a lesson is one, too."""

    name: str
    """What tells its sentences: the name of a lesson, or the kind of a puzzle."""
    position: Any
    """The position as it stands on the pad."""
    seat: Seat
    """The seat that has to find the move."""
    body: Any
    """What the game itself knows of it."""
    level: int = 1
    """How hard it is, from 1 to 5; 0 where nobody knows."""
    origin: Any = None
    """The position from which a game can go on, where that is another one."""


class Outcome(NamedTuple):
    """What comes of an answer to a puzzle."""

    is_right: bool
    """Whether it is the answer."""
    parts: Sequence[tuple[Any, AnyTurn]]
    """The turns that show it, each with the position before it; the answer itself is the first of them."""
    mark: float
    """How good it is, from 0 to 1, which is right."""
    answer: str
    """The answer as text: another one with the same text is no other try."""
    body: Any
    """What the game itself says of it."""


@dataclass(frozen=True, kw_only=True)
class Puzzles:
    """The puzzles and lessons of a game."""

    code: int
    """The digit that stands for the game in the ids of their controls; it is never given to another game."""
    lessons: tuple[str, ...]
    """The names of its lessons, in the order in which they are learned."""
    puzzle: Callable[[str, int], Puzzle]
    """Return a puzzle by its series and its place there (`bot.table.puzzles`). Raises LookupError."""
    judge: Callable[[Puzzle, Sequence[Any]], Outcome | None]
    """Return what comes of legal moves from the position; None where more of them are needed."""
    solution: Callable[[Puzzle], Sequence[Any]]
    """Return the moves that solve it, for who gives up."""
    task: Callable[[Words, Puzzle], str]
    """Say what to find."""
    verdict: Callable[[Words, Puzzle, Outcome], str]
    """Say in a sentence why an answer is right, or what is wrong with it."""
    refuted: Callable[[Words, Puzzle, Outcome], str]
    """Say what is wrong with an answer that looks best at first sight, behind what it is."""
    lesson: Callable[[Words, str], str]
    """Say in a sentence what a lesson teaches."""
    pad: Callable[[Any], tuple[str, str]]
    """Return the verb and the rest of the id of a control that shows the pad of a position in a private message."""
    tempting: Callable[[Puzzle], Sequence[Any]] = lambda _puzzle: ()
    """Return the moves that look best at first sight, and are wrong; none where nothing does."""
    read: Callable[[Words, Puzzle, Sequence[Any], str], Sequence[Any]] | None = None
    """Return the moves that somebody can mean by a text, after those that were tried. Raises NotAllowed."""
    kinds: tuple[str, ...] = ()
    """The kinds of its puzzles."""
    kind_name: Callable[[Words, str], str] = lambda _words, kind: kind
    """Name a kind."""
    number: Callable[[date], int] | None = None
    """Return the number by which people know the puzzle of a day; None for a game that has none for each day."""
    practice: Callable[[str | None, int | None], Sequence[int]] = lambda _kind, _level: ()
    """Return the places of the puzzles to practise on, of a kind and a level, or of any."""
    known: Callable[[str, int], tuple[int, int | None]]
    """Return the level of a puzzle, by its series and its place, and how many of the levels of programs find it.

    None where none was asked. Raises LookupError.
    """
    on_board: Callable[[Any, int], Puzzle] | None = None
    """Return the puzzle with a number in a position of a game (`engine.PUZZLE_SEARCHES`). Raises LookupError.

    None for a game in whose positions none are searched.
    """
    settings: Mapping[str, str] = field(default_factory=lambda: {"hint": "never"})
    """The table's settings, so that its pads give nothing away."""


@dataclass(frozen=True)
class TextRecord:
    """How a match is text for other programs."""

    write: Callable[[Any], str]
    """Write a table's match as whoever sees it so may know it."""

    read: Callable[[str], AnyMatch]
    """Play such a text through. Raises BadNotation."""


@dataclass(frozen=True, kw_only=True)
class TableGame(Generic[State, Move]):
    """A game as it is played at tables."""

    rules: Game[State, Move, Any, Any]
    """Its rules."""
    show: Show
    """Its pictures and sentences."""
    sides: Sides[State]
    """What a person can choose when joining."""
    options: Options[State]
    """With what it is opened."""
    acting: Acting[State, Move]
    """How people come to their moves."""
    teaching: Teaching
    """How it is explained."""
    programs: Programs[State, Move] = field(default_factory=Programs)
    """How programs that play it are named and speak."""
    waiting: Waiting[State, Move] = field(default_factory=Waiting)
    """What people can do while others act."""
    record: TextRecord | None = None
    """How a match is text for other programs; None without such a text."""
    whereabouts: Whereabouts | None = None
    """Where things are, in sentences; None for a game without a board."""
    puzzles: Puzzles | None = None
    """Its puzzles and lessons; None for a game without any."""

    def calling_order(self, state: State) -> tuple[Seat, ...]:
        """Return the seats that owe a choice in a position as they are called: who interrupts, then in turn order."""
        interrupts = self.rules.interrupts(state)
        return tuple(sorted(self.rules.to_act(state), key=lambda seat: (seat not in interrupts, seat)))


AnyTableGame = TableGame[Any, Any]
"""A game at tables for whoever need not know which one."""
