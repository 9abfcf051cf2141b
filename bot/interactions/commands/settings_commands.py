"""`/table settings`: how a table is set; `/settings`: how somebody wants to be called, at every table and server."""

import inspect
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, Final, get_args

import discord
import msgspec
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.moderation.configuration import change_settings
from bot.table import AnyTableGame, Table
from bot.table.quiet_hours import local, read_quiet, read_zone, zones
from bot.table.rows import PersonRow, Pings
from bot.table.table_settings import Setting, choice_text, offered_by
from engine.core import Reason, Refused
from render.core import words_in

PINGS_CHOICES: Final = [
    app_commands.Choice(name=words_in("en")("personal-pings", choice=choice), value=choice)
    for choice in get_args(Pings)
]


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
    """Show the settings, or change those that are chosen; not in the thread of a game that is over."""
    shown: Table | None = await context.app.tables.table(await context.channel_id(), context.person.id)
    over = None if shown is None or shown.row.status not in ("over", "stopped") else shown.row
    if over is not None and over.parent_id is not None and over.channel_id == context.own_channel_id:
        raise Refused(Reason.of("settings-thread-over", channel=f"<#{over.parent_id}>"))
    if chosen:
        shown = await change_settings(context.app.tables, await context.channel_id(), context.moderator, chosen)
    if shown is None:
        raise Refused(Reason.of("table-no-game-here"))
    lines = "\n".join(f"- {line}" for line in shown.settings.changed(shown.frozen).phrases(context.words))
    await context.answer(context.words("settings-shown", settings=lines))


def _options(names: Iterable[str]) -> Iterator[inspect.Parameter]:
    yield inspect.Parameter("interaction", inspect.Parameter.POSITIONAL_ONLY)
    for name in names:
        yield inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, default=None, annotation=str | None)


def _choices(name: str, setting: Setting) -> list[app_commands.Choice[str]]:
    words = words_in("en")
    return [app_commands.Choice(name=choice_text(words, name, choice), value=choice) for choice in setting.choices]


@app_commands.command(description="See or change how you are called when it is your turn, for your eyes only.")
@app_commands.describe(
    pings="How you are called",
    quiet="Hours in which nothing pings you and short times stand still (22:00-07:00), or off",
    zone="The time zone of these hours (Europe/Berlin)",
)
@app_commands.choices(pings=PINGS_CHOICES)
async def settings(
    interaction: discord.Interaction, pings: str | None = None, quiet: str | None = None, zone: str | None = None
) -> None:
    """Show what the caller has chosen, after changing what is given."""
    async with error_boundary(interaction) as context:
        change: dict[str, Any] = {} if pings is None else {"pings": pings}
        change |= {} if quiet is None else {"quiet": read_quiet(quiet)}
        change |= {} if zone is None else {"zone": read_zone(zone)}
        async with context.app.tables.store.transaction() as writer:
            person = await writer.person(context.person.id)
            person = msgspec.convert({**msgspec.structs.asdict(person), **change}, PersonRow)
            if change:
                await writer.keep_person(person)
        here = local(person, context.app.tables.clock())
        await context.answer(
            context.words(
                "personal-shown",
                pings=context.words("personal-pings", choice=person.pings),
                quiet=person.quiet or "none",
                zone=person.zone,
                clock=f"{here:%H:%M}",
            )
        )


@settings.autocomplete("zone")
@completion
async def _complete_zone(_asker: Asker, typed: str) -> Offers:
    wanted = typed.strip().replace(" ", "_").lower()
    found = [name for name in zones() if wanted in name.lower()]
    first = sorted(found, key=lambda name: not name.rpartition("/")[2].lower().startswith(wanted))
    return [(name, name) for name in first]
