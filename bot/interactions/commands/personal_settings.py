"""`/settings`: how the asker wants to be called, at every table and in every server."""

from typing import Any, Final, get_args

import discord
import msgspec
from discord import app_commands

from bot.interactions.asker import Asker
from bot.interactions.autocomplete import Offers, completion
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.table.quiet_hours import local, read_quiet, read_zone, zones
from bot.table.rows import PersonRow, Pings
from render.core import words_in

PINGS_CHOICES: Final = [
    app_commands.Choice(name=words_in("en")("personal-pings", choice=choice), value=choice)
    for choice in get_args(Pings)
]


@app_commands.command(description="See or change how you are called when it is your turn, for your eyes only.")
@app_commands.describe(
    pings="How you are called",
    quiet="Hours in which nothing pings you (22:00-07:00), or off",
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
        await context.answer(_text(context, await _changed(context, change)))


@settings.autocomplete("zone")
@completion
async def _complete_zone(_asker: Asker, typed: str) -> Offers:
    wanted = typed.strip().replace(" ", "_").lower()
    found = [name for name in zones() if wanted in name.lower()]
    first = sorted(found, key=lambda name: not name.rpartition("/")[2].lower().startswith(wanted))
    return [(name, name) for name in first]


async def _changed(context: Context, change: dict[str, Any]) -> PersonRow:
    async with context.app.tables.store.transaction() as writer:
        person = await writer.person(context.person.id)
        person = msgspec.convert({**msgspec.structs.asdict(person), **change}, PersonRow)
        if change:
            await writer.keep_person(person)
    return person


def _text(context: Context, person: PersonRow) -> str:
    here = local(person, context.app.tables.clock())
    return context.words(
        "personal-shown",
        pings=context.words("personal-pings", choice=person.pings),
        quiet=person.quiet or "none",
        zone=person.zone,
        clock=f"{here:%H:%M}",
    )
