"""`/see why`: every step of the monster's last walk, what it saw and what decided; its picture on demand."""

from collections.abc import Mapping, Sequence
from typing import Final

import discord

from bot.interactions.components.component import menu_view
from bot.interactions.context import Context, Verb
from bot.interactions.look import look
from bot.play.archive import archived
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, number_in, turn_name, turn_named, unknown_component
from bot.table.posts.post import TEXT_LIMIT, picture_of
from bot.table.texts import gathered
from engine.core import Reason, Refused
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.moves import RevealCard
from render.core import Frame, Words
from render.fearsome_floors.turn_text import caption
from render.fearsome_floors.whereabouts import explained


async def show_walk(context: Context) -> None:
    """Tell the last walk, with a menu of its steps."""
    table = await context.app.tables.latest_started(
        await context.channel_id(), context.person.id, game=FEARSOME_FLOORS.key
    )
    walks = [
        turn
        for turn, turn_shown in enumerate(table.started_match.journal.turns)
        if isinstance(turn_shown.move, RevealCard)
    ]
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


VERBS: Final[Mapping[str, Verb]] = {"ff-why": show_step}

WHY: Final = look("why", "Why the monster went as it did, step by step.", show_walk)
