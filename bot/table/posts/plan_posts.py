"""What is told of plans: the button by which people plan, that a move had been planned, and what became of plans."""

from collections.abc import Sequence

import msgspec

from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import Button
from bot.table.rows import PlanRow
from bot.table.table import Table, TableView
from engine.core import Reason
from render.core import Words


def may_plan(table: Table, person_id: int) -> bool:
    """Whether somebody waits at a table for a turn that they can plan now."""
    seat, planning = table.seat_of(person_id), table.game.waiting.planning
    if seat is None or planning is None or not table.to_act or table.seats[seat] in table.to_act:
        return False
    return planning.is_ahead(table.started_match.state, seat)


def plan_button(table: Table) -> tuple[Button, ...]:
    """Return the button by which those who wait plan ahead; none where nobody can."""
    planning = table.game.waiting.planning
    if planning is None or not any(may_plan(table, seat.person_id) for seat in table.seats if not seat.is_program):
        return ()
    return (Button(id=str(CustomId(planning.verb, *table.board)), label=table.words("plan-ahead")),)


def plan_notes(words: Words, table: TableView, plans: Sequence[PlanRow]) -> list[str]:
    """Say to who has planned what was played, and what was dropped and why, since they acted last."""
    planning = table.game.waiting.planning
    if planning is None:
        return []
    played = [planning.text(words, plan.body) for plan in plans if plan.played is not None]
    dropped = [plan for plan in plans if plan.dropped is not None]
    lines = [words("plan-was-played", moves=words.listing(played))] if played else []
    if dropped:
        reason = msgspec.json.decode(dropped[0].dropped or b"", type=Reason)
        moves = words.listing([planning.text(words, plan.body) for plan in dropped])
        lines.append(words("plan-was-dropped", moves=moves, why=table.game.show.refusal(words, reason)))
    return lines
