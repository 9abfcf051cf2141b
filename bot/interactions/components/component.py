"""Buttons and menus: built from data, and found again by their id alone, so that they outlive the process."""

import re
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple, Self, cast, get_args

import discord

from bot.interactions.application import app_of
from bot.interactions.context import Context, verbs_of
from bot.interactions.errors import error_boundary
from bot.play.stale_board import StaleBoard
from bot.table import Table
from bot.table.posts.custom_id import PATTERN, CustomId, unknown_component
from bot.table.posts.post import LONGEST_LABEL, Button, ButtonStyle
from bot.table.texts import clipped, unescaped
from engine.core import by_kind

IN_A_ROW: Final = 5
ROWS: Final = 5
IN_A_MENU: Final = 25
"""Discord's limits of buttons in a row, of rows below a message, and of options in a menu."""

LONGEST_OPTION: Final = 100
LONGEST_PLACEHOLDER: Final = 150
"""Discord's limits of the characters of an option, its note, and what a menu says before anything is chosen."""

STYLES: Final = by_kind(
    get_args(ButtonStyle),
    {
        "primary": discord.ButtonStyle.primary,
        "secondary": discord.ButtonStyle.secondary,
        "success": discord.ButtonStyle.success,
        "danger": discord.ButtonStyle.danger,
    },
)


class Component(discord.ui.DynamicItem[discord.ui.Item[Any]], template=PATTERN):
    """Any component of ours. It remembers nothing: its id says what it does."""

    def __init__(self, item: discord.ui.Item[Any], custom_id: CustomId) -> None:
        super().__init__(item)
        self.parsed_id = custom_id

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the control again from the id that Discord sent."""
        return cls(item, CustomId.read(match))

    async def interaction_check(self, interaction: discord.Interaction, /) -> bool:
        """Take a press, unless the bot is stopping or it has come before."""
        return app_of(interaction.client).in_flight.take(interaction.id)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Do what the id's verb says."""
        async with error_boundary(interaction) as context:
            await press(context, self.parsed_id)


async def press(context: Context, custom_id: CustomId) -> None:
    """Do what a control's verb says; that of an earlier board opens the pad of the current one to whose turn it is."""
    if (message := context.interaction.message) is not None:
        context.app.open_pads.forget(message.id)
    verbs = verbs_of(context.interaction.client)
    if (verb := verbs.get(custom_id.verb)) is None:
        raise unknown_component()
    try:
        await verb(context, custom_id)
    except StaleBoard as stale:
        current = _on_current_board(context, custom_id, stale.table)
        if current is None:
            raise
        await verbs[current.verb](context, current)


async def press_stray(context: Context) -> None:
    """Do what a form says, or a control of a board that was pressed just as it went; refuse what else is left."""
    message, data = context.interaction.message, cast("Any", context.interaction.data)
    match = PATTERN.fullmatch(data.get("custom_id", ""))
    is_form = context.interaction.type is discord.InteractionType.modal_submit
    if match is None or message is None:
        raise unknown_component()
    if not is_form and (message.components or context.is_private or match["rest"]):
        raise unknown_component()
    await press(context, CustomId.read(match))


def _on_current_board(context: Context, pressed: CustomId, table: Table) -> CustomId | None:
    """Return the first control of the current board for the one of an earlier board that stands in the channel.

    Return None for any other control, one of another match, and for whose turn it is not.
    """
    acts = any(seat.person_id == context.person.id for seat in table.to_act)
    if context.is_private or pressed.rest or pressed.match != table.row.id or not acts:
        return None
    seen = table.seen_by(context.person.id)
    verbs = table.game.acting.board_verbs(seen.started_match.state)
    return CustomId(verbs[0][0], *table.board) if verbs else None


def is_stray(interaction: discord.Interaction) -> bool:
    """Whether discord.py hands a press or a form to nobody, so that it would stay without an answer.

    That is every form, an id that is not written like ours, and one that the pressed message does not have.
    """
    if interaction.type is not discord.InteractionType.component:
        return interaction.type is discord.InteractionType.modal_submit
    data: Any = interaction.data
    if interaction.message is None or PATTERN.fullmatch(data["custom_id"]) is None:
        return True
    rows = interaction.message.components
    shown = (item for row in rows for item in (row.children if isinstance(row, discord.ActionRow) else (row,)))
    return not any(
        (item.type.value, getattr(item, "custom_id", None)) == (data["component_type"], data["custom_id"])
        for item in shown
    )


class Menu(NamedTuple):
    """A menu, which fills a row."""

    custom_id: CustomId
    """Says what choosing from it does."""
    placeholder: str
    """What stands on it while nothing is chosen."""
    options: Sequence[tuple[str, str]]
    """Values with their labels."""
    notes: Mapping[str, str] = MappingProxyType({})
    """What stands below the labels of some of the values."""
    chosen: str | None = None
    """The value that is chosen already."""


Rows = Sequence[Sequence[Button] | Menu]
"""What stands below a message: in each row some buttons, or a menu."""


def rows_view(rows: Rows) -> discord.ui.View:
    """Lay buttons and menus out in rows. Needs a running loop."""
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(rows):
        if isinstance(row, Menu):
            view.add_item(_menu(row, row=number))
            continue
        for button in row:
            view.add_item(_button(button, row=number))
    return view


def in_rows(buttons: Sequence[Button], *, width: int = IN_A_ROW) -> list[Sequence[Button]]:
    """Return buttons by rows, each of which is full but the last."""
    return [buttons[first : first + width] for first in range(0, len(buttons), width)]


def add_below(view: discord.ui.View, button: Button) -> None:
    """Add a button in the last row of a view, or in a row below it, or where else there is room, if there is any."""
    filled = [_width(row["components"]) for row in view.to_components()]  # a menu does not say in which row it is
    last = max(len(filled) - 1, 0)
    rows = (last, *range(last + 1, ROWS), *range(last - 1, -1, -1))
    row = next((row for row in rows if row >= len(filled) or filled[row] < IN_A_ROW), None)
    if row is not None:
        view.add_item(_button(button, row=row))


def _width(parts: Sequence[Mapping[str, Any]]) -> int:
    """Return how much of a row is taken."""
    is_menu = any(part["type"] != discord.ComponentType.button.value for part in parts)
    return IN_A_ROW if is_menu else len(parts)


def view_without(message: discord.Message, custom_id: CustomId) -> discord.ui.View:
    """Return what stands below a message of ours but for one control."""
    view = discord.ui.View(timeout=None)
    for item in discord.ui.View.from_message(message, timeout=None).children:
        match = PATTERN.fullmatch(getattr(item, "custom_id", ""))
        if match is not None and CustomId.read(match) != custom_id:
            view.add_item(Component(item, CustomId.read(match)))
    return view


def buttons_view(buttons: Sequence[Button]) -> discord.ui.View | None:
    """Lay the buttons of a post out; None if it has none."""
    return rows_view(in_rows(buttons)) if buttons else None


def menu_view(
    custom_id: CustomId,
    *,
    placeholder: str,
    options: Sequence[tuple[str, str]],
    notes: Mapping[str, str] = MappingProxyType({}),
    below: Sequence[Button] = (),
) -> discord.ui.View:
    """Show a menu, each option a value and its label, perhaps with a note by its value; with buttons below it."""
    return rows_view([Menu(custom_id, placeholder, options, notes), *in_rows(below)])


def _menu(menu: Menu, *, row: int) -> Component:
    item: discord.ui.Select[discord.ui.View] = discord.ui.Select(
        custom_id=str(menu.custom_id),
        placeholder=clipped(menu.placeholder, LONGEST_PLACEHOLDER),
        options=[
            discord.SelectOption(
                value=value,
                label=clipped(unescaped(label), LONGEST_OPTION),
                description=clipped(menu.notes.get(value, ""), LONGEST_OPTION) or None,
                default=value == menu.chosen,
            )
            for value, label in menu.options
        ],
        row=row,
    )
    return Component(item, menu.custom_id)


def _button(button: Button, *, row: int) -> Component:
    item: discord.ui.Button[discord.ui.View] = discord.ui.Button(
        custom_id=button.id,
        label=clipped(button.label, LONGEST_LABEL),
        style=STYLES[button.style],
        disabled=button.disabled,
        row=row,
    )
    match = PATTERN.fullmatch(button.id)
    if match is None:
        raise ValueError(f"not an id of ours: {button.id!r}")
    return Component(item, CustomId.read(match))
