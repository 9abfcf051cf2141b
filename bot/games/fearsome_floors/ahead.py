"""A turn to come, as somebody who waits can plan it: the position after all that they have planned already."""

from dataclasses import dataclass, replace
from typing import Final

import msgspec

from bot.games.fearsome_floors.options import may_try
from bot.table import TableView
from bot.table.game import Planning
from bot.table.rows import PlanRow
from engine.core import Reason, Seat
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.planned_move import PlannedMove, after_move, turn_ahead, why_not_planned
from engine.fearsome_floors.rounds import unmoved
from engine.fearsome_floors.state import State
from render.core import Words
from render.fearsome_floors.labels import planned_text
from render.fearsome_floors.refusals import seen


@dataclass(frozen=True)
class Ahead:
    """What somebody has planned, and what they can plan next."""

    table: TableView
    """As it is for them now."""
    seat: Seat
    """Theirs."""
    planned: tuple[PlannedMove | None, ...]
    """What waits to be played, in order; None for what cannot be read."""
    state: State | None
    """The position after it, as if it were their turn; None where they have nothing more to plan."""
    fails: Reason | None
    """Why the plan would be dropped if nothing changed until their turn, or None."""

    @property
    def view(self) -> TableView:
        """The table as if it stood in that position. Raises ValueError where there is none."""
        if self.state is None:
            raise ValueError(f"nothing can be planned in match {self.table.row.id}")
        return replace(self.table, match=replace(self.table.started_match, state=self.state))

    @property
    def is_next_round(self) -> bool:
        """Whether it is a turn of the next round, which begins after the monster's walk."""
        now: State = self.table.started_match.state
        ahead = turn_ahead(now, now.colours[self.seat])
        return ahead is not None and ahead.round > now.round


def ahead_of(table: TableView, seat: Seat, plans: tuple[PlanRow, ...]) -> Ahead:
    """Return what somebody who waits has planned and can plan."""
    now: State = table.started_match.state
    colour = now.colours[seat]
    planned = tuple(_read(plan.body) for plan in plans if plan.waits)
    state = turn_ahead(now, colour)
    if state is None:
        return Ahead(table, seat, planned, None, None)
    for each in planned:
        due = _due_in(table, state, seat, each)
        if isinstance(due, Reason):
            return Ahead(table, seat, planned, None, due)
        state = after_move(state, due)
    return Ahead(table, seat, planned, state if unmoved(state, colour) else None, None)


def _read(body: bytes) -> PlannedMove | None:
    """Read a planned move; None for one of another version of the bot."""
    try:
        return msgspec.json.decode(body, type=PlannedMove)
    except msgspec.MsgspecError:
        return None


def _due_in(table: TableView, state: State, seat: Seat, planned: PlannedMove | None) -> MoveToken | Reason:
    if planned is None:
        return Reason.of("plan-unreadable")
    if planned.risk is not None and not may_try(table):
        return Reason.of("ff-plan-no-forecast")
    reason = why_not_planned(state, seat, planned, table.started_match.journal.fate)
    return planned.move if reason is None else seen(state, reason)


def _is_ahead(state: State, seat: Seat) -> bool:
    return turn_ahead(state, state.colours[seat]) is not None


def _due(table: TableView, seat: Seat, body: bytes) -> MoveToken | Reason:
    return _due_in(table, table.started_match.state, seat, _read(body))


def _move_text(words: Words, body: bytes) -> str:
    planned = _read(body)
    return words("ff-plan-unreadable") if planned is None else planned_text(words, planned)


PLANNING: Final = Planning[State, AnyMove](verb="ff-plan", is_ahead=_is_ahead, due=_due, text=_move_text)
"""How Fearsome Floors is planned ahead."""
