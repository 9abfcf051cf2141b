"""The plan pad: the move pad of a turn to come, for somebody who waits; what is put together there is kept.

It is shown to its player alone, and finds plans by who presses: a control says nothing of them. It draws the position
as it is at each press, so that others can play meanwhile; what is kept has been seen in the position of that moment.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from bot.games.fearsome_floors.attempt import Attempt, Goals, chosen_first, goals_at, goals_of_all, pad_view
from bot.games.fearsome_floors.move_input import must_move
from bot.games.fearsome_floors.options import may_try
from bot.games.fearsome_floors.pad_rows import opening_rows, pad_rows
from bot.interactions.asker import at_seat_reading
from bot.interactions.components.component import Rows, press, rows_view
from bot.interactions.context import Context, Verb
from bot.play.plan_ahead import plan_ahead, take_back_plans
from bot.play.stale_board import StaleBoard
from bot.table import TableView
from bot.table.game import Planning
from bot.table.posts.board_posts import may_plan, plan_notes
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import Button, Picture, picture_of
from bot.table.rows import PlanRow
from engine.core import NotAllowed, Reason, Refused, Seat
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import AnyMove, MoveToken
from engine.fearsome_floors.planned_move import PlannedMove, after_move, plan_move, turn_ahead, why_not_planned
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


async def planner(context: Context, custom_id: CustomId) -> Ahead:
    """Return what the asker, who waits, has planned and can plan. Raises Refused, or StaleBoard at their turn."""
    return (await _found(context, custom_id))[0]


async def _found(context: Context, custom_id: CustomId) -> tuple[Ahead, tuple[PlanRow, ...]]:
    """Return this, and the plans with what has become of them."""
    async with at_seat_reading(context, game=FEARSOME_FLOORS.key) as (reader, table, seat):
        if table.row.id != custom_id.match or table.seats[seat] in table.to_act:
            raise StaleBoard(table)
        plans = await reader.plans(table.row.id, context.person.id)
    if not may_plan(table, context.person.id):
        raise Refused(Reason.of("plan-nothing"))
    return ahead_of(table, seat, plans), plans


async def open_plan(context: Context, custom_id: CustomId) -> None:
    """Open the pad with the first token that can be planned, below earlier plans; who is to act gets their own pad."""
    try:
        ahead, plans = await _found(context, custom_id)
    except StaleBoard as stale:
        if stale.table.row.id != custom_id.match:
            raise
        await press(context, CustomId("ff-pad", *stale.table.board))
        return
    notes = plan_notes(context.words, ahead.table, plans)
    text, rows, picture = _opened(context, ahead)
    await context.show("\n".join((*notes, text)), view=rows_view(rows), pictures=[picture])


async def show_plan(context: Context, custom_id: CustomId, attempt: Attempt) -> None:
    """Show the pad with a move that is being put together. Raises Refused for one that no control of ours carries."""
    if attempt.plan is None:
        raise unknown_component()
    await _update(context, await planner(context, custom_id), attempt)


async def keep(context: Context, custom_id: CustomId) -> None:
    """Plan the move that the control names, as it would be now; if something has happened since, only show it again."""
    ahead, attempt = await planner(context, custom_id), Attempt.read(custom_id)
    if attempt.plan is None:
        raise unknown_component()
    if ahead.state is None or ahead.table.board != custom_id.board:
        await _update(context, ahead, attempt, note=context.words("ff-plan-changed"))
        return
    is_risky = attempt.plan == "s"
    if is_risky and not may_try(ahead.table):
        raise Refused(Reason.of("ff-plan-no-forecast"))
    fate = ahead.table.started_match.journal.fate
    try:
        planned = plan_move(ahead.state, ahead.seat, attempt.move, fate=fate, is_risky=is_risky)
    except NotAllowed as refused:
        raise NotAllowed(refused.game, seen(ahead.state, refused.reason)) from None
    tables, body = context.app.tables, msgspec.json.encode(planned)
    await plan_ahead(tables, await context.channel_id(), context.person, ahead.table.board, body)
    text, rows, picture = _opened(context, await planner(context, custom_id))
    await context.update(text, view=rows_view(rows), pictures=[picture])


async def take_back(context: Context, custom_id: CustomId) -> None:
    """Forget all that the asker has planned."""
    await take_back_plans(context.app.tables, await context.channel_id(), context.person, custom_id.match)
    await context.update(context.words("ff-plan-taken-back"), view=None, pictures=())


async def _update(context: Context, ahead: Ahead, attempt: Attempt, *, note: str = "") -> None:
    text, rows, picture = _opened(context, ahead) if ahead.state is None else _drawn(context, ahead, attempt)
    await context.update("\n".join(line for line in (note, text) if line), view=rows_view(rows), pictures=[picture])


def _opened(context: Context, ahead: Ahead) -> tuple[str, Rows, Picture]:
    """Return the pad as it opens; the board with what is planned where nothing more can be."""
    if ahead.state is not None:
        goals = goals_of_all(ahead.view, ahead.seat)
        attempt = Attempt(chosen_first(goals), plan="p")
        others = [its for token, its in goals.items() if token != attempt.token]
        text, picture = _move_shown(context, ahead, attempt, goals[attempt.token], *others)
        back = tuple(_taking_back(context.words, ahead))
        return text, opening_rows(context.words, ahead.view, ahead.seat, attempt, goals, extra=back), picture
    table, rows = ahead.table, list(_taking_back(context.words, ahead))
    frame = table.game.show.board(table.started_match.state, table.names, context.words)
    return "\n".join(_heading(context.words, ahead)), [rows], picture_of(table.row.game, frame)


def _drawn(context: Context, ahead: Ahead, attempt: Attempt) -> tuple[str, Rows, Picture]:
    must_move(ahead.view.started_match.state, ahead.seat, attempt.token)
    goals = goals_at(ahead.view, attempt.token)
    text, picture = _move_shown(context, ahead, attempt, goals)
    back = tuple(_taking_back(context.words, ahead))
    return text, pad_rows(context.words, ahead.view, ahead.seat, attempt, goals, extra=back), picture


def _move_shown(context: Context, ahead: Ahead, attempt: Attempt, goals: Goals, *others: Goals) -> tuple[str, Picture]:
    """Return the lines of the pad, and its picture."""
    words = context.words
    line, picture = pad_view(words, ahead.view, attempt, goals, *others)
    when = words("ff-plan-when", condition=attempt.plan or "p", round="next" if ahead.is_next_round else "this")
    return "\n".join((*_heading(words, ahead), when, line)), picture


def _heading(words: Words, ahead: Ahead) -> Iterator[str]:
    """Say what is planned, and why it would be dropped as things stand."""
    if ahead.planned:
        yield words("ff-plan-list", moves=words.listing([_text(words, one) for one in ahead.planned]))
    if ahead.fails is not None:
        yield words("ff-plan-fails", why=ahead.table.game.show.refusal(words, ahead.fails))
    elif ahead.state is None:
        yield words("ff-plan-full")


def _taking_back(words: Words, ahead: Ahead) -> Iterator[Button]:
    if ahead.planned:
        custom_id = CustomId("ff-unplan", *ahead.table.board)
        yield custom_id.button(words("ff-plan-take-back"), style="danger")


def _text(words: Words, planned: PlannedMove | None) -> str:
    return words("ff-plan-unreadable") if planned is None else planned_text(words, planned)


PLANNING: Final = Planning[State, AnyMove](
    verb="ff-plan",
    is_ahead=lambda state, seat: turn_ahead(state, state.colours[seat]) is not None,
    due=lambda table, seat, body: _due_in(table, table.started_match.state, seat, _read(body)),
    text=lambda words, body: _text(words, _read(body)),
)
"""How Fearsome Floors is planned ahead."""


VERBS: Final[Mapping[str, Verb]] = {
    "ff-plan": open_plan,
    "ff-planif": lambda context, custom_id: show_plan(context, custom_id, Attempt.read(custom_id)),
    "ff-keep": keep,
    "ff-unplan": take_back,
}
