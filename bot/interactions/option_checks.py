"""What Discord hands on of a command, held against what the command declares: discord.py takes it as it comes."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import discord
from discord import app_commands

OPTION_TYPES: Final[Mapping[discord.AppCommandOptionType, tuple[type, ...]]] = {
    discord.AppCommandOptionType.string: (str,),
    discord.AppCommandOptionType.integer: (int,),
    discord.AppCommandOptionType.boolean: (bool,),
    discord.AppCommandOptionType.user: (discord.Member, discord.User),
    discord.AppCommandOptionType.role: (discord.Role,),
    discord.AppCommandOptionType.attachment: (discord.Attachment,),
    discord.AppCommandOptionType.channel: (app_commands.AppCommandChannel, app_commands.AppCommandThread),
}
"""The types of what people give to our commands' options."""


def check_options(interaction: discord.Interaction) -> None:
    """See that what was given fits what the command declares. Raises CommandSignatureMismatch."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    try:
        given = dict(iter(interaction.namespace))
    except (LookupError, TypeError, ValueError):  # an id that is none
        raise app_commands.CommandSignatureMismatch(command) from None
    fits = all(fits_option(one, given[one.display_name]) for one in command.parameters if one.display_name in given)
    completes = {one.display_name for one in command.parameters if one.autocomplete}
    is_typing = interaction.type is discord.InteractionType.autocomplete
    if not fits or (is_typing and focus_of(interaction.data) not in completes):
        raise app_commands.CommandSignatureMismatch(command)


def fits_option(option: app_commands.Parameter, value: Any) -> bool:
    """Whether a value is of an option's type, one of its choices if it has any, and within its bounds."""
    if type(value) not in OPTION_TYPES[option.type]:
        return False
    if option.choices and value not in [choice.value for choice in option.choices]:
        return False
    size = len(value) if isinstance(value, str) else value
    return (option.min_value is None or option.min_value <= size) and (
        option.max_value is None or size <= option.max_value
    )


def focus_of(data: Any) -> str | None:
    """Return the option that somebody is typing, from a completion's JSON."""
    options = data.get("options", ())
    while options and "options" in options[0]:
        options = options[0]["options"]
    return next((option["name"] for option in options if option.get("focused")), None)


def typed_in(data: Any) -> Iterator[str]:
    """Return the texts that somebody typed into a command's options, from its JSON."""
    for option in data.get("options", ()):
        if isinstance(option.get("value"), str):
            yield option["value"]
        yield from typed_in(option)
