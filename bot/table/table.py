"""A table as it stands: the channel's match with its seats, and whose turn it is."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import Any, NamedTuple, Self

import msgspec

from bot.table.game import AnyTableGame, Puzzle
from bot.table.rows import MatchRow, SeatRow, Status
from bot.table.table_settings import DURATIONS, TableSettings
from bot.table.texts import plain
from engine.core import AnyMatch, Reason, Refused, Seat, Standing
from render.core import Words, words_in
from render.core.languages import ENGLISH

PAUSE_ALONE = 5.0
"""Seconds for which programs wait where nobody else plays, if the table has set no pause: people watch them."""


@dataclass(frozen=True)
class Person:
    """Somebody on Discord."""

    id: int
    """That of the account."""
    name: str
    """The name that the server shows."""
    language: str = field(default=ENGLISH, compare=False)
    """In which language they are answered, where they are asking."""

    @property
    def words(self) -> Words:
        """What they are answered with."""
        return words_in(self.language)


class BoardId(NamedTuple):
    """Which board a control belongs to, or a person has seen."""

    match: int
    """The id of its match."""
    revision: int
    """The revision of the journal that it shows."""


@dataclass(frozen=True)
class Table:
    """A match of a channel."""

    row: MatchRow
    """The match without its journal, as it is stored."""
    game: AnyTableGame
    """What is played."""
    seats: tuple[SeatRow, ...]
    """In turn order."""

    match: AnyMatch | None
    """None in the lobby."""

    puzzle: Puzzle | None = None
    """What is to be found there; None at a table where a game is played."""

    @property
    def started_match(self) -> AnyMatch:
        """The match, of a table that has left its lobby."""
        if self.match is None:
            raise Refused(Reason.of("table-not-begun"))
        return self.match

    @property
    def settings(self) -> TableSettings:
        """How the table is set."""
        settings = msgspec.json.decode(self.row.settings, type=self.game.options.settings)
        return msgspec.structs.replace(settings, language=self.row.language)

    @property
    def frozen(self) -> Mapping[str, str]:
        """The settings with which its game began, by name; nobody changes them while it is on."""
        is_on = self.match is not None and self.row.status == "running"
        return self.game.options.frozen(self.started_match.state) if is_on else {}

    @property
    def words(self) -> Words:
        """The language of this table's posts."""
        return words_in(self.row.language)

    def told_in(self, words: Words) -> Self:
        """Return this table as somebody is told of it alone, in their own language."""
        return replace(self, row=msgspec.structs.replace(self.row, language=words.language))

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat, as they may stand in a message."""
        return tuple(plain(seat.name) for seat in self.seats)

    @property
    def board(self) -> BoardId:
        """The board that the table's newest controls belong to."""
        return BoardId(self.row.id, self.row.revision)

    @property
    def turn(self) -> int:
        """How many turns have been played and not been taken back."""
        return len(self.match.journal.turns) if self.match else 0

    @property
    def last_turns(self) -> dict[Seat | None, int]:
        """The number of the last turn that each seat chose."""
        turns = self.match.journal.turns if self.match else ()
        return {turn.seat: number for number, turn in enumerate(turns, 1) if turn.is_chosen}

    @property
    def rest_of_journal(self) -> dict[str, bytes]:
        """What is stored of the journal beside its turns, each part as JSON."""
        journal = self.started_match.journal
        return {part: msgspec.json.encode(getattr(journal, part)) for part in ("undone", "fate", "orders")}

    @property
    def standings(self) -> tuple[Standing, ...] | None:
        """The final standings, None while the game is on."""
        return self.game.rules.standings(self.match.state) if self.match else None

    @property
    def to_act(self) -> tuple[SeatRow, ...]:
        """The seats that owe a choice, in turn order, who interrupts before the others; none at a stopped table."""
        if self.match is None or self.row.status != "running":
            return ()
        return tuple(self.seats[seat] for seat in self.game.calling_order(self.match.state))

    @property
    def called(self) -> SeatRow | None:
        """The one whom the table calls to act; where several are to act, one comes after the other."""
        return next(iter(self.to_act), None)

    def joined_as(self, seat: SeatRow, words: Words) -> str:
        """Name the side with which a seat has joined, or say how sides are decided that nobody chooses."""
        return self.game.sides.undecided(self.row.setup, None, words) or self.game.sides.name(seat.side, words)

    def side_name(self, seat: SeatRow, words: Words) -> str:
        """Name the side that a seat plays now, which an auction can have changed since it was chosen."""
        if self.match is None:
            return self.joined_as(seat, words)
        return self.game.sides.name_in(self.match.state, self.seats.index(seat), self.row.setup, words)

    @property
    def thinks(self) -> SeatRow | None:
        """The seat for which a program is to act, its own or as a stand-in, the first one of several; None for none."""
        program = next((seat for seat in self.to_act if seat.is_program), None)
        return self.called if program is None and self.stands_in else program

    @property
    def pause(self) -> timedelta | None:
        """How long the program waits that is to act; None where none is, or does not wait."""
        if self.thinks is None:
            return None
        is_watched = all(seat.is_program for seat in self.seats)
        return DURATIONS.get(self.settings.pause) or (timedelta(seconds=PAUSE_ALONE) if is_watched else None)

    @property
    def is_interrupted(self) -> bool:
        """Whether the one whom the table calls answers within somebody else's turn."""
        return bool(self.to_act) and bool(self.game.rules.interrupts(self.started_match.state))

    @property
    def waits(self) -> bool:
        """Whether all people who still play were absent from a turn since anybody acted: it waits for one of them."""
        if self.match is None or not self.to_act:
            return False
        gone = self.game.acting.gone(self.match.state)
        people = [seat for number, seat in enumerate(self.seats) if number not in gone and seat.account is not None]
        return all(seat.missed for seat in people) and bool(people)

    @property
    def stands_in(self) -> bool:
        """Whether a stand-in plays the turn that is to be played now."""
        called, settings = self.called, self.settings
        wanted = settings.absence == "stand-in" and settings.time in DURATIONS
        return called is not None and called.stand_in and wanted and not self.waits

    @property
    def public(self) -> "TableView":
        """The table as everybody may see it."""
        return self.seen_by(None)

    def seen_by(self, person_id: int | None) -> "TableView":
        """Return the table as this person may see it: as their seat does, or else as the public."""
        seat = None if person_id is None else self.seat_of(person_id)
        seen = None if self.match is None else self.match.seen(seat)
        return TableView(self.row, self.game, self.seats, seen, self.puzzle)

    def has_order(self, seat: Seat | None, move: Any) -> bool:
        """Whether a move is a standing order of a seat, which it can give whoever is to act."""
        return self.match is not None and self.match.has_order(seat, move)

    def seat_of(self, person_id: int) -> Seat | None:
        """Where this person sits, if at all."""
        return next((Seat(index) for index, seat in enumerate(self.seats) if seat.person_id == person_id), None)

    def must_seat(self, person_id: int, *, otherwise: str = "table-not-at-table") -> Seat:
        """Where this person sits. Raises Refused, with the reason `otherwise`, for somebody who does not."""
        seat = self.seat_of(person_id)
        if seat is None:
            raise Refused(Reason.of(otherwise))
        return seat

    def advanced(self, match: AnyMatch, *, status: Status | None = None) -> "Table":
        """Return the table with its match one turn on, or some turns back; the store counts revisions alike."""
        changes = {"revision": self.row.revision + 1, "status": status or self.row.status}
        return replace(self, match=match, row=msgspec.structs.replace(self.row, **changes))


@dataclass(frozen=True)
class TableView(Table):
    """A table as a seat, or the public, may see it: its match holds nothing else.

    All that leaves the bot is made of views: pictures, texts, files, ids of components, refusals, completions.
    """

    def seen_by(self, person_id: int | None) -> "TableView":
        """Raise TypeError: what this view does not show, no view of it can."""
        raise TypeError(f"a view of match {self.row.id} was asked for the view of {person_id}")
