"""`/table`: what those who look after a table can see and change."""

from typing import Final

from discord import app_commands

table: Final = app_commands.Group(name="table", description="Look after the table in this channel.", guild_only=True)
