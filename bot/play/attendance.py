"""Who has acted at a table, and in which turn last: that tells who is absent, and who must agree to an undo."""

from bot.store import Writer
from bot.table import Person, Table
from engine.core import Seat


async def note_turn(writer: Writer, table: Table, person: Person) -> None:
    """Note that a person is there and plays the next turn; what has become of their plans is told no more."""
    await writer.attend(table.row.id, person.id)
    await writer.note_acted(table.row.id, person.id, table.turn + 1)
    await writer.forget_plans(table.row.id, person.id)


async def forget_undone(writer: Writer, table: Table, by: int | None) -> None:
    """Let nobody but `by` be known for a turn that was taken back, now that it can no longer be played again."""
    last = table.last_turns
    for seat, row in enumerate(table.seats):
        if (row.acted or 0) > table.turn and row.person_id != by:
            await writer.note_acted(table.row.id, row.person_id, last.get(Seat(seat)))
