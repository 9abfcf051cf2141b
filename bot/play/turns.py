"""Turns as the store has them: they are written, taken back, and noted by who has acted in which one last."""

from dataclasses import replace

import msgspec

from bot.play.plans import drop_undone
from bot.store import Writer
from bot.table import Person, Table
from engine.core import Seat


async def note_turn(writer: Writer, table: Table, person: Person) -> None:
    """Note that a person is there and plays the next turn; what has become of their plans is told no more."""
    await writer.act(table.row.id, person.id, table.turn + 1)
    await writer.forget_plans(table.row.id, person.id)


async def forget_undone(writer: Writer, table: Table, by: int | None) -> None:
    """Let nobody but `by` be known for a turn that was taken back, now that it can no longer be played again."""
    last = table.last_turns
    for seat, row in enumerate(table.seats):
        if (row.acted or 0) > table.turn and row.person_id != by:
            await writer.note_acted(table.row.id, row.person_id, last.get(Seat(seat)))


async def write_turns(writer: Writer, before: Table, after: Table) -> None:
    """Write the turns by which `before` became `after`, and the end if they led to it."""
    for number, turn in enumerate(after.started_match.journal.turns[before.turn :], before.turn + 1):
        await writer.append_turn(after.row.id, number, msgspec.json.encode(turn), **after.rest_of_journal)
    if after.standings is not None:
        await writer.set_status(after.row.id, "over")


async def take_back(writer: Writer, before: Table, turns: int) -> Table:
    """Take the last turns of the journal back, and what is owed of them; a game that was over goes on.

    What moderators have done is told all the same.
    """
    after = before.advanced(before.started_match.undo(turns), status="running")
    await writer.drop_turns(after.row.id, keep=after.turn, **after.rest_of_journal)
    await writer.leave_lines(after.row.id, after_turn=after.turn)
    await writer.withdraw(after.row.id, after_turn=after.turn)
    await writer.set_status(after.row.id, "running")
    await drop_undone(writer, after)
    return replace(after, seats=await writer.seats(after.row.id))
