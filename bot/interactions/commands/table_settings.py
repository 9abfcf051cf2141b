"""`/table settings`: how a table is set, shown and changed. Its options are the settings of all games together."""

import inspect
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import app_commands

from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.moderation.configuration import change_settings
from bot.table import AnyTableGame, Table
from bot.table.table_settings import Setting, choice_text, offered_by
from engine.core import Reason, Refused
from render.core import Words, words_in


def settings_command(games: Iterable[AnyTableGame]) -> app_commands.Command[Any, ..., Any]:
    """Make the command: discord.py reads options off a signature, and here every setting of a game is one.

    Discord knows one list of options, whatever a channel plays; a setting that its game does not have is refused.
    """
    offered = offered_by(game.options.settings for game in games)

    async def settings(interaction: discord.Interaction, **chosen: str | None) -> None:
        async with error_boundary(interaction) as context:
            await _settings(context, {name: choice for name, choice in chosen.items() if choice is not None})

    settings.__signature__ = inspect.Signature(list(_options(offered)))  # type: ignore[attr-defined]  # functions may have one
    app_commands.describe(**{name: setting.purpose for name, setting in offered.items()})(settings)
    app_commands.choices(**{name: _choices(name, setting) for name, setting in offered.items()})(settings)
    return app_commands.Command(
        name="settings", description="Show how this table is set, or change it.", callback=settings
    )


async def _settings(context: Context, chosen: Mapping[str, str]) -> None:
    """Show the settings, or change those that are chosen."""
    await _must_have_next(context)
    if chosen:
        shown = await change_settings(context.app.tables, await context.channel_id(), context.moderator, chosen)
    else:
        shown = await _present(context)
    await context.answer(_text(shown, context.words))


async def _must_have_next(context: Context) -> None:
    """See that the asker is not in the thread of a game that is over: the next one is set in the channel."""
    found = await context.app.tables.table(await context.channel_id(), context.person.id)
    if found is None or found.row.parent_id is None or found.row.status not in ("over", "stopped"):
        return
    if found.row.channel_id == context.own_channel_id:
        raise Refused(Reason.of("settings-thread-over", channel=f"<#{found.row.parent_id}>"))


async def _present(context: Context) -> Table:
    found = await context.app.tables.table(await context.channel_id(), context.person.id)
    if found is None:
        raise Refused(Reason.of("table-no-game-here"))
    return found


def _text(shown: Table, words: Words) -> str:
    lines = "\n".join(f"- {line}" for line in shown.settings.changed(shown.frozen).phrases(words))
    return words("settings-shown", settings=lines)


def _options(names: Iterable[str]) -> Iterator[inspect.Parameter]:
    yield inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)
    for name in names:
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=str | None)


def _choices(name: str, setting: Setting) -> list[app_commands.Choice[str]]:
    words = words_in("en")
    return [app_commands.Choice(name=choice_text(words, name, choice), value=choice) for choice in setting.choices]
