"""*More ...*: a button for each look that need not be told of what, and for planning ahead."""

from collections.abc import Mapping, Sequence
from typing import Final

from bot.interactions.components.component import in_rows, rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.look import Look
from bot.table import TableView
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.plan_posts import may_plan, plan_button
from bot.table.posts.post import Button
from render.core import Words

LOOKS_IN_A_ROW: Final = 4

MORE: Final = "more"
"""The verb of the button that opens the looks."""


def more_button(words: Words, table: TableView) -> Button:
    """Return the button that opens the looks of a table."""
    return Button(id=str(CustomId(MORE, *table.board)), label=words("more"))


def look_verbs(looks: Mapping[str, Sequence[Look]]) -> Mapping[str, Verb]:
    """Return what *More ...* and the buttons below it do, from the looks of each game by its key."""

    async def open_looks(context: Context, custom_id: CustomId) -> None:
        table = await context.app.tables.latest_started(await context.channel_id(), context.person.id)
        buttons = [
            Button(id=str(CustomId("see", *custom_id.board, look.name)), label=context.words(f"look-{look.name}"))
            for look in looks[table.row.game]
            if look.show is not None
        ]
        if may_plan(table, context.person.id):
            buttons += plan_button(table)
        await context.answer(
            context.words("more-asked"),
            view=rows_view(in_rows(buttons, width=LOOKS_IN_A_ROW)),
        )

    async def show_look(context: Context, custom_id: CustomId) -> None:
        table = await context.app.tables.latest_started(await context.channel_id(), context.person.id)
        shown = {look.name: look.show for look in looks[table.row.game]}.get(custom_id.rest)
        if shown is None:
            raise unknown_component()
        await shown(context)

    return {MORE: open_looks, "see": show_look}
