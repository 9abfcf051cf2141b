"""The button and the menu by which people guess; what can be guessed is in `bot.table.posts.board_posts`."""

from collections.abc import Mapping
from typing import Final

from bot.interactions.components.component import menu_view
from bot.interactions.context import Context, Verb
from bot.table.posts.board_posts import choices, decided
from bot.table.posts.custom_id import CustomId, number_in
from engine.core import Reason, Refused


async def open_guess(context: Context, _custom_id: CustomId) -> None:
    """Ask somebody what will happen; a button of an earlier board asks for the current one."""
    table = await context.app.tables.running(await context.channel_id(), context.person.id)
    offered = choices(table, context.words)
    menu = CustomId("guessed", *table.board, str(decided(table) + 1))
    view = menu_view(menu, placeholder=context.words("guess-choose"), options=offered)
    await context.answer(context.words("guess-asked"), view=view)


async def note(context: Context, custom_id: CustomId) -> None:
    """Note a guess in place of the one before; it is good until what came next as the menu opened has happened."""
    tables, person, chosen, number = context.app.tables, context.person, context.chosen, number_in(custom_id.rest)
    async with tables.writing() as writer:
        table = (await tables.running_in(writer, await context.channel_id(writer))).public
        if (table.row.id, decided(table) + 1) != (custom_id.match, number):
            raise Refused(Reason.of("guess-too-late"))
        labels = dict(choices(table, context.words))
        if chosen not in labels:
            raise Refused(Reason.of("guess-too-late"))
        await writer.make_guess(custom_id.match, number, person_id=person.id, name=person.name, choice=chosen)
    plays = "no" if table.seat_of(person.id) is None else "yes"
    await context.update(context.words("guess-noted", choice=labels[chosen], plays=plays), view=None)


VERBS: Final[Mapping[str, Verb]] = {"guess": open_guess, "guessed": note}
