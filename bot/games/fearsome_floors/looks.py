"""The looks of `/see`: a row in sentences, the monster, the forecast, why the monster went as it did."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

import discord
from discord import app_commands

from bot.games.fearsome_floors.attempt import Attempt, path_line
from bot.games.fearsome_floors.new import complete_monster
from bot.games.fearsome_floors.options import must_foresee, read_options
from bot.games.fearsome_floors.pad import seated
from bot.games.fearsome_floors.typed_words import kit_typed
from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.components.component import menu_view, rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.interactions.look import Look, look
from bot.play.archive import archived
from bot.play.stale_board import of_another_game
from bot.play.tables import NOT_RUNNING
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, number_in, turn_name, turn_named, unknown_component
from bot.table.posts.post import TEXT_LIMIT, Button, picture_of
from bot.table.texts import clipped, gathered, plain
from engine.core import Reason, Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.board import COLUMNS, ROWS
from engine.fearsome_floors.forecast import what_if
from engine.fearsome_floors.kit import Kit, read_kit
from engine.fearsome_floors.moves import RevealCard
from engine.fearsome_floors.state import Over, State
from render.core import Frame, Words
from render.fearsome_floors.forecast import forecast_frame
from render.fearsome_floors.labels import number_after
from render.fearsome_floors.show import monster_frame
from render.fearsome_floors.turn_text import caption
from render.fearsome_floors.whereabouts import column_text, explained, row_text


@app_commands.command()
async def row(interaction: discord.Interaction, row: str) -> None:
    """Tell the squares of a row or a column that are not empty."""
    async with error_boundary(interaction) as context:
        table = await _table(context)
        tell, line = _read_line(row)
        await context.answer(tell(context.words, table.names, table.started_match.state, line))


def _read_line(typed: str) -> tuple[Callable[..., str], int | str]:
    """Return what tells the row or the column that is meant, and which one it is. Raises Refused."""
    line = typed.strip().lower()
    if line in COLUMNS and len(line) == 1:
        return column_text, line
    rows = {str(number): number for number in ROWS}
    if line not in rows:
        raise Refused(Reason.of("ff-no-row", text=plain(typed), last=ROWS[-1], last_column=COLUMNS[-1]))
    return row_text, rows[line]


@row.autocomplete("row")
@completion
async def _complete_row(_asker: Asker, typed: str) -> Offers:
    lines = [*(str(number) for number in ROWS), *COLUMNS]
    return [(line, line) for line in lines if line.startswith(typed.strip().lower())]


async def _table(asker: Asker) -> TableView:
    return await asker.app.tables.latest_started(await asker.channel_id(), asker.person.id, game=FEARSOME_FLOORS.key)


ROW: Final = Look(row)


@app_commands.command()
async def monster(interaction: discord.Interaction, monster: str | None = None) -> None:
    """Show a monster to the caller."""
    async with error_boundary(interaction) as context:
        await show_monster(context, None if monster is None else read_kit(kit_typed(context.words, monster)))


async def show_monster(context: Context, kit: Kit | None = None) -> None:
    """Show a monster, or that of the channel's table."""
    frame = monster_frame(await _kit_here(context) if kit is None else kit, context.words)
    await context.show(frame.sentence, view=None, pictures=[picture_of(FEARSOME_FLOORS.key, frame)])


async def _kit_here(context: Context) -> Kit:
    """Return the monster of the channel's table, whose game may be over by now. Raises Refused."""
    table = await context.app.tables.table(await context.channel_id(), context.person.id)
    if table is None:
        raise Refused(Reason.of("table-no-game-here"))
    if table.row.game != FEARSOME_FLOORS.key:
        raise Refused(of_another_game(table, FEARSOME_FLOORS.key))
    return read_options(table.row.setup).kit


monster.autocomplete("monster")(complete_monster)

MONSTER: Final = Look(monster, show_monster)


async def show_forecast(context: Context) -> None:
    """Show the forecast of the position as it stands."""
    table = await _table(context)
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
    shows = context.words("ff-forecast-shows", number=number_after(table.started_match.state, attempt.token))
    heading = context.words.sentences((path_line(context.words, table, attempt), shows))
    go = CustomId("ff-go", *table.board, str(attempt)).button(context.words("ff-pad-go"), style="success")
    await _show(context, _frame(context, table, state, heading=heading), go)


def _frame(context: Context, table: TableView, state: State, *, heading: str = "") -> Frame:
    """Foresee a position of the table's game; a card that an undo took back comes again there."""
    return forecast_frame(context.words, table.names, state, fate=table.started_match.journal.fate, heading=heading)


async def _show(context: Context, frame: Frame, *buttons: Button) -> None:
    text = clipped(frame.sentence, TEXT_LIMIT)
    view = rows_view([buttons]) if buttons else None
    await context.show(text, view=view, pictures=[picture_of(FEARSOME_FLOORS.key, frame)])


FORECAST: Final = look("forecast", show_forecast)


async def show_walk(context: Context) -> None:
    """Tell the last walk, with a menu of its steps."""
    table = await _table(context)
    turns = table.started_match.journal.turns
    walks = [number for number, turn in enumerate(turns) if isinstance(turn.move, RevealCard)]
    if not walks:
        raise Refused(Reason.of("ff-no-walk"))
    heading, frames = _walk(context.words, table, walks[-1])
    lines = [heading, *(frame.sentence.split("\n", 1)[0] for frame in frames)]
    *texts, last = gathered(lines, TEXT_LIMIT)
    for text in texts:
        await context.answer(text)
    await context.answer(last, view=_menu(context.words, table, walks[-1], steps=len(frames)))


async def show_step(context: Context, custom_id: CustomId) -> None:
    """Show the chosen step of a walk, with its picture and with each of its looks."""
    table = await archived(context.app.tables, await context.channel_id(), context.person.id, custom_id.match)
    turn = turn_named(table, custom_id.rest)
    if not isinstance(table.started_match.journal.turns[turn].move, RevealCard):
        raise unknown_component()
    _, frames = _walk(context.words, table, turn)
    step = number_in(context.chosen)
    if not 1 <= step <= len(frames):
        raise unknown_component()
    view = _menu(context.words, table, turn, steps=len(frames))
    frame = frames[step - 1]
    await context.update(frame.sentence, view=view, pictures=[picture_of(table.row.game, frame)])


def _walk(words: Words, table: TableView, turn: int) -> tuple[str, Sequence[Frame]]:
    """Return the caption of a walk and the explanation of each of its steps."""
    before = table.started_match.after(turn)
    turn_shown = table.started_match.journal.turns[turn]
    return caption(words, table.names, before, turn_shown), explained(words, table.names, before, turn_shown)


def _menu(words: Words, table: TableView, turn: int, *, steps: int) -> discord.ui.View:
    options = [(str(number), words("ff-why-step", step=number)) for number in range(1, steps + 1)]
    custom_id = CustomId("ff-why", *table.board, turn_name(table, turn))
    return menu_view(custom_id, placeholder=words("ff-why-choose"), options=options)


VERBS: Final[Mapping[str, Verb]] = {"ff-whatif": show_what_if, "ff-why": show_step}

WHY: Final = look("why", show_walk)
