"""Absence: what a table does when the time of a turn runs out, and how somebody comes back to their seat.

How a stand-in plays is in `bot.play.stand_ins`.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Final, NamedTuple, get_args

from bot.play.outbox import owe_line
from bot.play.stale_board import as_meant
from bot.play.tables import Tables
from bot.store import Reader, Writer
from bot.table import BoardId, Person, Table, TableView
from bot.table.rows import SeatRow
from bot.table.table_settings import Absence
from bot.table.texts import plain
from engine.core import Seat, by_kind


async def time_out(tables: Tables, writer: Writer, table: Table, *, uncounted: str = "") -> None:
    """Do what the table has chosen for a player who lets the time of a turn run out.

    `uncounted` is a sentence about time that was not counted, empty for none.
    """
    if table.called is not None:
        await TIME_OUT[table.settings.absence](tables, writer, table, table.called, uncounted)


async def _wait(_tables: Tables, writer: Writer, table: Table, called: SeatRow, uncounted: str) -> None:
    told = table.words.sentences((table.words("absence-wait", who=plain(called.name)), uncounted))
    await owe_line(writer, table.row.channel_id, told)


async def _stay(tables: Tables, writer: Writer, table: Table, called: SeatRow, uncounted: str) -> None:
    await writer.miss(table.row.id, called.person_id, stand_in=None)
    sentence = table.words.sentences((table.words("absence-stay", who=plain(called.name)), uncounted))
    await say_if_all_are_absent(writer, await _play_least(tables, writer, table, called, sentence))


async def _stand_in(tables: Tables, writer: Writer, table: Table, called: SeatRow, uncounted: str) -> None:
    """Let a stand-in come, which tells it with its first move."""
    if uncounted:
        await owe_line(writer, table.row.channel_id, uncounted)
    await writer.call_stand_in(table.row.id, called.person_id)
    await tables.owe(writer, replace(table, seats=await writer.seats(table.row.id)))


TIME_OUT: Final[Mapping[Absence, Callable[[Tables, Writer, Table, SeatRow, str], Awaitable[None]]]] = by_kind(
    get_args(get_args(Absence)[0]),
    {
        "wait": _wait,
        "stay": _stay,
        "stand-in": _stand_in,
    },
)
"""What is done when the time of a turn has run out, by what the table has chosen."""


async def say_if_all_are_absent(writer: Writer, table: Table) -> None:
    """Tell the channel that the game waits, if a turn that was played for somebody has made it wait."""
    if table.waits:
        await owe_line(writer, table.row.channel_id, table.words("absence-all"))


async def answer_late(tables: Tables, writer: Writer, table: Table, *, uncounted: str = "") -> None:
    """Play the least for a player who has let the time run out in which to answer within somebody else's turn.

    Nobody is absent by that, for they cannot know when they are asked: no stand-in comes, and no game waits for it.
    """
    if table.called is not None:
        sentence = table.words.sentences((table.words("reaction-over", who=plain(table.called.name)), uncounted))
        await _play_least(tables, writer, table, table.called, sentence)


async def _play_least(tables: Tables, writer: Writer, table: Table, called: SeatRow, sentence: str) -> Table:
    seat = table.must_seat(called.person_id)
    seen = table.seen_by(called.person_id)
    move = table.game.acting.idle_move(seen.started_match.state, seat, tables.chance)
    return await tables.play_in(writer, table, seat, move, heading=sentence)


async def come_back(tables: Tables, channel_id: int, person: Person) -> bool:
    """Take one's seat back from a stand-in; a game that waits because everybody was absent goes on.

    False if there is nothing to come back to. Raises Refused.
    """
    async with tables.writing() as writer:
        table = await tables.running_in(writer, channel_id)
        mine = table.seats[table.must_seat(person.id)]
        if not mine.stand_in and not table.waits:
            return False
        await writer.attend(table.row.id, person.id)
        await owe_line(writer, table.row.channel_id, table.words("absence-back", who=plain(mine.name)))
        if table.waits or table.called == mine:
            await tables.owe(writer, replace(table, seats=await writer.seats(table.row.id)))
    return True


class Sitting(NamedTuple):
    """A seat at a running table, and the transaction in which it was found: what else is asked is asked there."""

    reader: Reader
    """What reads in that transaction."""
    table: TableView
    """The table as its player sees it."""
    seat: Seat
    """Their seat."""


@asynccontextmanager
async def sitting(
    tables: Tables,
    place: Callable[[Reader], Awaitable[int]],
    person: Person,
    *,
    board: BoardId | None = None,
    shown: BoardId | None = None,
    game: str | None = None,
) -> AsyncIterator[Sitting]:
    """Give the running table and the seat of somebody who is about to act, theirs again if another played it.

    `place` finds the table's channel. Raises Refused, or StaleBoard as `Tables.running` does; also then the person has
    come back.
    """
    async with tables.store.reading() as reader:
        channel_id = await place(reader)
        table = await tables.running_in(reader, channel_id)
        if not _is_stood_in_for(table, person, board or shown):
            view = await as_meant(reader, table, person.id, board=board, shown=shown, game=game)
            yield Sitting(reader, view, view.must_seat(person.id))
            return
    await come_back(tables, channel_id, person)
    async with tables.store.reading() as reader:
        view = await tables.running(channel_id, person.id, board=board, shown=shown, game=game, reader=reader)
        yield Sitting(reader, view, view.must_seat(person.id))


def _is_stood_in_for(table: Table, person: Person, used: BoardId | None) -> bool:
    """Whether a stand-in plays for a person at the table, to which a control that they have used belongs."""
    seat = table.seat_of(person.id)
    return seat is not None and table.seats[seat].stand_in and (used is None or used.match == table.row.id)
