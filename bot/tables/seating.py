"""Seating: what a table must know of a game beyond its rules and its looks, and who may take which side."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from bot.store import SeatRow
from bot.tables.texts import plain
from engine.core import Chance, Game, Match, Reason, Refused, Seat, Turn, Value
from render.core import Frame, Show, Words


@dataclass(frozen=True, kw_only=True)
class Guessing:
    """What spectators may guess of what nobody chooses.

    `question` is the key of the button's label. `choices` are values and labels in a position (at most 25), none where
    there is nothing to guess; `right` are the values that a turn has shown to be right, None for a turn that shows
    nothing; `told` says in a sentence what such a turn has shown, for a game with these names that has this position.
    """

    question: str
    choices: Callable[[Words, Sequence[str], Any], Sequence[tuple[str, str]]]
    right: Callable[[Turn[Any, Any]], frozenset[str] | None]
    told: Callable[[Words, Sequence[str], Any, Turn[Any, Any]], str]


@dataclass(frozen=True, kw_only=True)
class PlayedGame:
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

    game: Game[Any, Any, Any, Any]
    show: Show
    sides: tuple[str, ...]
    sides_for: Callable[[int], tuple[str, ...]]
    side_name: Callable[[str, Words], str]
    setup: Callable[[Sequence[str], bytes], Value]
    options_told: Callable[[bytes, Words], Sequence[str]]
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
    read_record: Callable[[str], Match[Any, Any, Any]] | None = None
    guessing: Guessing | None = None

    def names_of(self, sides: Sequence[str], words: Words) -> str:
        """List sides in words."""
        return ", ".join(self.side_name(side, words) for side in sides)


def free_sides(played: PlayedGame, seats: Sequence[SeatRow]) -> tuple[str, ...]:
    """Give the sides that nobody at the table has."""
    taken = {seat.side for seat in seats}
    return tuple(side for side in played.sides if side not in taken)


def side_note(played: PlayedGame, words: Words, side: str) -> str:
    """Say how many players a side needs, if it is not open to every table."""
    fewest = next(players for players in played.game.seats if side in played.sides_for(players))
    return words("lobby-side-needs", fewest=fewest) if fewest > played.game.seats.start else ""


def side_told(played: PlayedGame, words: Words, side: str) -> str:
    """Name a side, with how many players it needs if it is not open to every table."""
    name, note = played.side_name(side, words), side_note(played, words, side)
    return words("lobby-side-noted", side=name, note=note) if note else name


def choose_side(played: PlayedGame, words: Words, seats: Sequence[SeatRow], person_id: int, wanted: str | None) -> str:
    """Give the side that a person gets who wants this one, or names none. Raises Refused."""
    mine = next((seat.side for seat in seats if seat.person_id == person_id), None)
    others = [seat for seat in seats if seat.person_id != person_id]
    most = played.game.seats.stop - 1
    if len(others) == most:
        raise Refused(Reason.of("table-full", most=most))
    free = free_sides(played, others)
    if wanted is None:
        return mine or free[0]
    if wanted not in played.sides:
        raise Refused(Reason.of("table-unknown-side", side=plain(wanted), free=played.names_of(free, words)))
    if wanted not in free:
        side = played.side_name(wanted, words)
        raise Refused(Reason.of("table-side-taken", side=side, free=played.names_of(free, words)))
    return wanted


def check_seats(played: PlayedGame, words: Words, seats: Sequence[SeatRow]) -> None:
    """See that a match can begin with these seats. Raises Refused."""
    players = len(seats)
    if players < played.game.seats.start:
        raise Refused(Reason.of("table-too-few-players", fewest=played.game.seats.start, players=players))
    fitting = played.sides_for(players)
    for seat in seats:
        if seat.side not in fitting:
            raise Refused(
                Reason.of(
                    "table-side-needs-others",
                    players=players,
                    sides=played.names_of(fitting, words),
                    name=plain(seat.name),
                    side=played.side_name(seat.side, words),
                )
            )
