"""`/see forecast`, and the pad's "What if": what the next card could do, for the asker's eyes only."""

from collections.abc import Mapping
from typing import Final

from bot.games.fearsome_floors.attempt import Attempt, path_line
from bot.games.fearsome_floors.options import must_foresee
from bot.games.fearsome_floors.pad import seated
from bot.interactions.context import Context, Verb
from bot.interactions.look import look
from bot.play.tables import NOT_RUNNING
from bot.table import TableView
from bot.table.posts.custom_id import CustomId
from bot.table.posts.post import TEXT_LIMIT, picture_of
from bot.table.texts import clipped
from engine.core import Reason, Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.forecast import what_if
from engine.fearsome_floors.state import Over, State
from render.core import Frame
from render.fearsome_floors.forecast import forecast_frame


async def show_forecast(context: Context) -> None:
    """Show the forecast of the position as it stands."""
    table = await context.app.tables.latest_started(
        await context.channel_id(), context.person.id, game=FEARSOME_FLOORS.key
    )
    if table.row.status != "running":
        raise Refused(Reason.of(NOT_RUNNING[table.row.status]))
    must_foresee(table, context.person.id)
    await _show(context, _frame(context, table, table.started_match.state))


async def show_what_if(context: Context, custom_id: CustomId) -> None:
    """Show the forecast as if the way that the pad's button names were played; nothing is."""
    table, seat = await seated(context, custom_id)
    must_foresee(table, context.person.id)
    attempt = Attempt.read(custom_id)
    state = what_if(table.started_match.state, seat, attempt.move)
    if isinstance(state.phase, Over):
        raise Refused(Reason.of("ff-forecast-over"))
    heading = path_line(context.words, table, attempt)
    await _show(context, _frame(context, table, state, heading=heading))


def _frame(context: Context, table: TableView, state: State, *, heading: str = "") -> Frame:
    """Foresee a position of the table's game; a card that an undo took back comes again there."""
    return forecast_frame(context.words, table.names, state, fate=table.started_match.journal.fate, heading=heading)


async def _show(context: Context, frame: Frame) -> None:
    text = clipped(frame.sentence, TEXT_LIMIT)
    await context.show(text, view=None, pictures=[picture_of(FEARSOME_FLOORS.key, frame)])


VERBS: Final[Mapping[str, Verb]] = {"ff-whatif": show_what_if}

FORECAST: Final = look("forecast", "What the monster's next card could do, and whom it would eat.", show_forecast)
