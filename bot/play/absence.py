"""Absence: what a table does when the time of a turn runs out, and how somebody comes back to their seat."""

from dataclasses import replace
from typing import Final

from bot.play.outbox import owe_line
from bot.play.tables import Tables
from bot.store import Writer
from bot.table import Board, Person, Table, TableView
from bot.table.rows import SeatRow
from bot.table.table_settings import Absence
from bot.table.texts import plain
from engine.core import Seat

TOLD: Final[dict[Absence, str]] = {"wait": "absence-wait", "stay": "absence-stay", "stand-in": "absence-stand-in"}
"""What is said when the time of a turn has run out, by what the table has chosen."""


async def time_out(tables: Tables, writer: Writer, table: Table) -> None:
    """Do what the table has chosen for a player who lets the time of a turn run out, or play for a stand-in."""
    called, chosen = table.called, table.settings.absence
    if called is None:
        return
    who = plain(called.name)
    told = table.words("absence-stands-in" if table.stands_in else TOLD[chosen], who=who)
    if chosen == "wait":
        await owe_line(writer, table.row.channel_id, told)
        return
    if not (table.stands_in and table.is_interrupted):
        await writer.miss(table.row.id, called.person_id, stand_in=chosen == "stand-in")
    after = await _play_least(tables, writer, table, called, told)
    if after.waits:
        await owe_line(writer, after.row.channel_id, after.words("absence-all"))


async def answer_late(tables: Tables, writer: Writer, table: Table) -> None:
    """Play the least for a player who has let the time run out in which to answer within somebody else's turn.

    Nobody is absent by that, for they cannot know when they are asked: no stand-in comes, and no game waits for it.
    """
    if table.called is not None:
        told = table.words("reaction-over", who=plain(table.called.name))
        await _play_least(tables, writer, table, table.called, told)


async def _play_least(tables: Tables, writer: Writer, table: Table, called: SeatRow, told: str) -> Table:
    seat = table.must_seat(called.person_id)
    seen = table.seen_by(called.person_id)
    move = table.game.idle_move(seen.started_match.state, seat, tables.chance)
    return await tables.play_in(writer, table, seat, move, heading=told)


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


async def at_seat(
    tables: Tables,
    channel_id: int,
    person: Person,
    *,
    board: Board | None = None,
    shown: Board | None = None,
    game: str | None = None,
) -> tuple[TableView, Seat]:
    """Return the running table and the seat of somebody who is about to act, theirs again if another played it.

    Raises Refused, or StaleBoard as `Tables.running` does; also then the person has come back.
    """
    used = board or shown
    async with tables.store.reading() as reader:
        absent_from = await reader.stood_in_for(channel_id, person.id)
    if absent_from is not None and (used is None or used.match == absent_from):
        await come_back(tables, channel_id, person)
    table = await tables.running(channel_id, person.id, board=board, shown=shown, game=game)
    return table, table.must_seat(person.id)
