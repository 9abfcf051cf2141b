"""Duplicates compared: what each seat of a table came to, beside the same seat at all other tables of the word."""

from typing import NamedTuple

from bot.play.statistics import Count, games_of_word
from bot.play.tables import Tables
from bot.table import TableView
from engine.core import Reason, Refused, Seat
from engine.played_games import PlayedGame

Result = tuple[int, int]
"""A place, and the score with its sign changed: of two results the lesser one is better."""


class SeatField(NamedTuple):
    """A seat of a table, beside the same seat at other tables."""

    own: Result
    """What it came to."""
    others: tuple[Result, ...]
    """What it came to at each other table, the best first."""


class Field(NamedTuple):
    """The tables of a word that are compared."""

    word: str
    """The word."""
    tables: int
    """How many they are."""
    seats: tuple[SeatField, ...] = ()
    """Each seat of the table that is asked about; none while its game is on."""
    has_points: bool = True
    """Whether that table is among them."""


async def field_of(tables: Tables, count: Count, table: TableView) -> Field:
    """Compare a table with all of its word on this bot. Raises Refused where it is no duplicate.

    **[ruling]** Tables with as many players are compared, seat by seat in turn order: by the place, then by the score.
    A table counts if it is the first of the word that each of its people has ended, as they know the cards afterwards.
    """
    word = table.row.duplicate
    if word is None:
        raise Refused(Reason.of("duplicate-none-here"))
    games = await games_of_word(tables, count, table.row)
    first = {seat.player: match for match, game in reversed([*games.items()]) for seat in game.seats}
    compared = {
        match: game
        for match, game in games.items()
        if len(game.seats) == len(table.seats)
        and all(seat.level is not None or first[seat.player] == match for seat in game.seats)
    }
    if table.row.status != "over":
        return Field(word, len(compared))
    if table.row.id not in games:
        raise Refused(Reason.of("stats-later"))
    own, others = games[table.row.id], [game for match, game in compared.items() if match != table.row.id]
    seats = (
        SeatField(_result(own, seat), tuple(sorted(_result(other, seat) for other in others)))
        for seat in map(Seat, range(len(own.seats)))
    )
    return Field(word, len(compared), tuple(seats), table.row.id in compared)


def _result(game: PlayedGame, seat: Seat) -> Result:
    summary = game.summary.seats[seat]
    return (summary.place, -summary.score)
