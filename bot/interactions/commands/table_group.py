"""`/table`: begin and leave, what those who look after a table can see and change, and what belongs to its channel."""

from collections.abc import Iterable
from typing import Any, Final

from discord import app_commands

table: Final = app_commands.Group(name="table", description="Begin, leave, set and look after the table here.")
"""What moderators can do at tables of every game."""


def table_group(commands: Iterable[app_commands.Command[Any, ..., Any] | app_commands.Group]) -> app_commands.Group:
    """Return `/table` with these parts. Raises CommandAlreadyRegistered for two of a name."""
    group = app_commands.Group(name=table.name, description=table.description, guild_only=True)
    for command in commands:
        group.add_command(command)
    return group
