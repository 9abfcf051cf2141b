"""`/table`: what those who look after a table can see and change."""

import inspect
from collections.abc import Iterator
from typing import Any, Final

import discord
from discord import app_commands

from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.moderation.configuration import change_settings
from bot.table import Table
from bot.table.table_settings import SETTINGS
from engine.core import Reason, Refused
from render.core import Words, words_in

table: Final = app_commands.Group(name="table", description="Look after the table in this channel.", guild_only=True)


async def settings(interaction: discord.Interaction, **chosen: str | None) -> None:
    """Show the settings, or change those that are chosen."""
    async with error_boundary(interaction) as context:
        wanted = {name: choice for name, choice in chosen.items() if choice is not None}
        if wanted:
            shown = await change_settings(context.app.tables, context.channel_id, context.moderator, wanted)
        else:
            shown = await _present(context)
        await context.answer(_text(shown, context.words))


async def _present(context: Context) -> Table:
    found = await context.app.tables.table(context.channel_id, context.person.id)
    if found is None:
        raise Refused(Reason.of("table-no-game-here"))
    return found


def _text(shown: Table, words: Words) -> str:
    lines = "\n".join(f"- {line}" for line in shown.settings.phrases(words))
    return words("settings-shown", settings=lines)


def _options() -> Iterator[inspect.Parameter]:
    yield inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)
    for name in SETTINGS:
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=str | None)


def _choices(name: str) -> list[app_commands.Choice[str]]:
    words, (_, choices) = words_in("en"), SETTINGS[name]
    return [app_commands.Choice(name=words(f"setting-{name}", choice=choice), value=choice) for choice in choices]


def _settings_command() -> app_commands.Command[Any, ..., Any]:
    """Make `/table settings`: discord.py reads options off a signature, and here every setting is one."""
    settings.__signature__ = inspect.Signature(list(_options()))  # type: ignore[attr-defined]  # functions may have one
    app_commands.describe(**{name: purpose for name, (purpose, _) in SETTINGS.items()})(settings)
    app_commands.choices(**{name: _choices(name) for name in SETTINGS})(settings)
    return app_commands.Command(
        name="settings", description="Show how this table is set, or change it.", callback=settings
    )


table.add_command(_settings_command())
