"""Forms, which Discord calls modals: built from data and found again by their id, so that they outlive the process."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

import discord

from bot.interactions.context import Context
from bot.table.posts.custom_id import CustomId, unknown_component
from bot.table.texts import clipped, unescaped

FIELDS: Final = 5
"""Discord's limit of fields in a form."""

LONGEST_TITLE: Final = 45
LONGEST_NOTE: Final = 100
"""Discord's limits of the characters of a form's title, of what stands above a field, and of the rest of it."""


class Field(NamedTuple):
    """What is asked: chosen from a menu where there are options, else typed."""

    name: str
    """Tells what is sent of it; a letter or more, without a colon."""
    label: str
    """What stands above it."""
    note: str
    """What stands below that."""
    given: str
    """What it is so far: what is chosen or typed already."""
    options: Sequence[tuple[str, str]] = ()
    """Values with their labels, the one that is given among them."""
    example: str = ""
    """What stands where nothing is typed yet."""
    required: bool = True
    """Whether something must be typed."""


async def open_form(context: Context, custom_id: CustomId, *, title: str, fields: Sequence[Field]) -> None:
    """Show a form; what its id says is done once it is sent. Raises Refused where Discord takes none any more."""
    form = discord.ui.Modal(title=clipped(title, LONGEST_TITLE), custom_id=str(custom_id))
    for field in fields:
        form.add_item(
            discord.ui.Label(
                text=clipped(field.label, LONGEST_TITLE),
                description=clipped(field.note, LONGEST_NOTE),
                component=_part(field),
            )
        )
    form.stop()  # else discord.py would remember it until it is sent, which may be never
    await context.show_form(form)


def changed_in_form(context: Context) -> dict[str, str]:
    """Return what a form says that was sent, as far as that was changed in it, by the fields' names. Raises Refused."""
    sent: Any = context.interaction.data
    changed = {}
    for part in sent.get("components", ()):
        field = part.get("component", {})
        name, colon, given = field.get("custom_id", "").partition(":")
        values = field.get("values") or [field.get("value", "")]
        if not colon or len(values) != 1:
            raise unknown_component()
        if values[0] != given:
            changed[name] = str(values[0])
    return changed


def _part(field: Field) -> discord.ui.Item[Any]:
    """Return a field; its id holds what is given, so that what somebody leaves as it was changes nothing."""
    custom_id = f"{field.name}:{field.given}"
    if not field.options:
        return discord.ui.TextInput(
            custom_id=custom_id,
            default=field.given or None,
            placeholder=clipped(field.example, LONGEST_NOTE) or None,
            required=field.required,
        )
    return discord.ui.Select(
        custom_id=custom_id,
        options=[
            discord.SelectOption(
                value=value, label=clipped(unescaped(label), LONGEST_NOTE), default=value == field.given
            )
            for value, label in field.options
        ],
    )
