"""Turns as the store has them: written, taken back, noted by who acted last; and plans, which become turns.

A plan is no standing order: it is no move of the game's, changes no position and stands in no journal, so nothing that
shows one can tell it. It is played, or dropped with a reason, in the transaction of the turn before it.
"""

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

import msgspec

from bot.store import Writer
from bot.table import Person, Table
from bot.table.rows import PlanRow
from engine.core import Reason, Seat


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
    """Take the last turns and what is owed of them back, but for moderators' lines; a game that was over goes on."""
    after = before.advanced(before.started_match.undo(turns), status="running")
    await writer.drop_turns(after.row.id, keep=after.turn, **after.rest_of_journal)
    await writer.leave_lines(after.row.id, after_turn=after.turn)
    await writer.withdraw(after.row.id, after_turn=after.turn)
    await writer.set_status(after.row.id, "running")
    await drop_undone(writer, after)
    return replace(after, seats=await writer.seats(after.row.id))


UNDONE: Final = Reason.of("plan-undone")
"""Turns were taken back, or played again, since it was planned."""

RESTORED: Final = Reason.of("plan-restored")
"""The game was stopped and brought back."""


async def play_plans(
    writer: Writer, table: Table, with_move: Callable[[Table, Seat, Any], Table], *, is_posted: bool
) -> Table:
    """Play what is planned as long as whoever is to act has planned it, and return the table then.

    What nobody chose has to be posted before more is played; `is_posted` says whether it is, after what somebody chose
    was looked at before. `with_move` plays a seat's move.
    A plan that does not hold is dropped with those behind it, which count on it.
    """
    planning = table.game.waiting.planning
    while planning is not None and is_posted != _is_chosen(table) and (waiting := await _waiting(writer, table)):
        plan = waiting[0]
        seat = table.must_seat(plan.person_id)
        due = planning.due(table.seen_by(plan.person_id), seat, plan.body)
        if isinstance(due, Reason):
            await _drop(writer, waiting, due)
            break
        await writer.mark_plan_played(plan.id, table.turn + 1)
        table, is_posted = with_move(table, seat, due), False
    return table


async def drop_undone(writer: Writer, table: Table) -> None:
    """Drop the plans of whoever planned in turns that were taken back, or whose plan was played in them."""
    plans = await writer.plans(table.row.id)
    touched = {plan.person_id for plan in plans if max(plan.turn, plan.played or 0) > table.turn}
    undone = [plan for plan in plans if plan.waits or (plan.played or 0) > table.turn]
    await _drop(writer, [plan for plan in undone if plan.person_id in touched], UNDONE)


async def drop_all(writer: Writer, match_id: int, reason: Reason) -> None:
    """Drop all plans of a match that still wait."""
    await _drop(writer, [plan for plan in await writer.plans(match_id) if plan.waits], reason)


def _is_chosen(table: Table) -> bool:
    """Whether the last turn is one that somebody has chosen."""
    return table.started_match.journal.turns[-1].seat is not None


async def _drop(writer: Writer, plans: Iterable[PlanRow], reason: Reason) -> None:
    for plan in plans:
        await writer.drop_plan(plan.id, msgspec.json.encode(reason))


async def _waiting(writer: Writer, table: Table) -> list[PlanRow]:
    """Return what the one who is to act has planned."""
    called = table.called
    if called is None or called.is_program:
        return []
    return [plan for plan in await writer.plans(table.row.id, called.person_id) if plan.waits]
