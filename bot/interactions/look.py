"""A look: a subcommand of `/see`, with what its button below *More ...* shows."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.command_words import UNSAID
from bot.interactions.components.component import in_rows, rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.table import BoardId, TableView
from bot.table.posts.board_posts import may_plan, plan_button
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.posts.post import Button
from render.core import Words

ShowLook = Callable[[Context], Awaitable[None]]

LOOKS_IN_A_ROW: Final = 4

MORE: Final = "more"
"""The verb of the button that opens the looks."""

SEE: Final = "see"
"""The verb of the buttons that show them."""


@dataclass(frozen=True)
class Look:
    """Something to see of a game, for the asker's eyes only."""

    command: app_commands.Command[Any, ..., Any]
    """Shows it, perhaps with options."""

    show: ShowLook | None = None
    """Show it without options; None where it must be said of what."""

    @property
    def name(self) -> str:
        """What comes after `/see`."""
        return self.command.name


def look(name: str, show: ShowLook) -> Look:
    """Return a look whose command has no options."""

    async def callback(interaction: discord.Interaction) -> None:
        async with error_boundary(interaction) as context:
            await show(context)

    return Look(app_commands.Command(name=name, description=UNSAID, callback=callback), show)


def more_button(words: Words, table: TableView) -> Button:
    """Return the button that opens the looks of a table."""
    return CustomId(MORE, *table.board).button(words("more"))


def look_button(words: Words, board: BoardId, name: str, *, label: str = "") -> Button:
    """Return the button of a look that needs no options, which says what it shows if not told otherwise."""
    return CustomId(SEE, *board, name).button(words(label or f"look-{name}"))


def look_verbs(looks: Mapping[str, Sequence[Look]]) -> Mapping[str, Verb]:
    """Return what *More ...* and the buttons below it do, from the looks of each game by its key."""

    async def open_looks(context: Context, custom_id: CustomId) -> None:
        table = await context.app.tables.latest_started(await context.channel_id(), context.person.id)
        buttons = [
            look_button(context.words, custom_id.board, look.name)
            for look in looks[table.row.game]
            if look.show is not None
        ]
        if may_plan(table, context.person.id):
            buttons += plan_button(table.told_in(context.words))
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

    return {MORE: open_looks, SEE: show_look}
