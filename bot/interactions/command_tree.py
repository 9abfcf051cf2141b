"""The commands as discord.py calls them: each is checked and taken once, and what none has caught is answered."""

import hashlib
import json
from collections.abc import Iterator, Mapping
from typing import Any, ClassVar, Final

import discord
import structlog
from discord import app_commands

from bot.interactions.application import app_of
from bot.interactions.autocomplete import offered
from bot.interactions.command_words import FluentTranslator, fitting
from bot.interactions.context import Context
from bot.interactions.errors import report
from bot.interactions.redaction import never_quote
from bot.store import Store
from engine.core import Reason, Refused
from render.core import languages

SYNCED: Final = "commands synced"
"""Under which name the store remembers the commands that Discord knows."""

ENTRY_POINT: Final = 4
"""Discord's number for the type of such a command, which discord.py does not know."""

log = structlog.get_logger()

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


class CommandTree(app_commands.CommandTree[discord.AutoShardedClient]):
    """The commands; an error that no command caught (an unknown command, say) is answered like every other.

    They are there where the bot is a member, and nowhere else: elsewhere nothing could be posted.
    """

    _told: ClassVar[tuple[tuple[object, ...], list[dict[str, Any]]]] = (), []
    """Commands with the languages that are offered, and what Discord is told of them: for each client the same."""

    def __init__(self, client: discord.AutoShardedClient) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=False, private_channel=False),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
        )

    async def interaction_check(self, interaction: discord.Interaction[discord.AutoShardedClient], /) -> bool:
        """Say whether a command or a completion is to run: each once, and none while the bot stops (`InFlight.take`).

        Raises CommandSignatureMismatch where its options are not those of the command.
        """
        never_quote(typed_in(interaction.data))
        check_options(interaction)
        return app_of(interaction.client).in_flight.take(interaction.id)

    async def on_error(
        self, interaction: discord.Interaction[discord.AutoShardedClient], error: app_commands.AppCommandError
    ) -> None:
        """Answer with one sentence; where somebody is still typing an option, with an empty list of completions."""
        if interaction.type is discord.InteractionType.autocomplete:
            await offered(interaction, [])
            return
        is_strange = isinstance(error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch)
        refusal = Refused(Reason.of("table-unknown-command")) if is_strange else error
        await report(Context(interaction, app_of(interaction.client)), refusal)

    async def sync_if_changed(self, store: Store) -> None:
        """Tell Discord our commands if they have changed, or if it has lost them: it allows few such requests a day.

        The entry point of an application, which opens an activity, is Discord's own command and stays as it is.
        """
        commands = await self.payload()
        digest = hashlib.sha256(json.dumps([self.client.application_id, commands], sort_keys=True).encode()).hexdigest()
        async with store.reading() as reader:
            known = await reader.recall(SYNCED)
        application_id = self.client.application_id
        if application_id is None:
            raise app_commands.MissingApplicationID
        there: list[dict[str, Any]] = [*map(dict, await self.client.http.get_global_commands(application_id))]
        entry_points = [command for command in there if command["type"] == ENTRY_POINT]
        if known == digest and len(there) - len(entry_points) == len(commands):
            return
        await self.client.http.bulk_upsert_global_commands(application_id, payload=[*commands, *entry_points])
        async with store.transaction() as writer:
            await writer.remember(SYNCED, digest)
        log.info("commands synced", commands=len(commands))

    async def payload(self) -> list[dict[str, Any]]:
        """Return the commands as Discord is told them; to put them into words takes ten times as long as the rest."""
        commands = (*self.get_commands(), *languages.offered())
        if commands != CommandTree._told[0]:
            told = [
                fitting(await each.get_translated_payload(self, FluentTranslator())) for each in self.get_commands()
            ]
            CommandTree._told = commands, told
        return CommandTree._told[1]


def check_options(interaction: discord.Interaction) -> None:
    """See that what was given fits what the command declares. Raises CommandSignatureMismatch."""
    command = interaction.command
    if not isinstance(command, app_commands.Command):
        return
    try:
        given = dict(iter(interaction.namespace))
    except (LookupError, TypeError, ValueError):  # an id that is none
        raise app_commands.CommandSignatureMismatch(command) from None
    is_typing = interaction.type is discord.InteractionType.autocomplete
    focus = focus_of(interaction.data) if is_typing else None
    completes = {one.display_name for one in command.parameters if one.autocomplete}
    fits = all(
        isinstance(given[one.display_name], str)  # so far, whatever it is to become
        if one.display_name == focus
        else fits_option(one, given[one.display_name])
        for one in command.parameters
        if one.display_name in given
    )
    if not fits or (is_typing and focus not in completes):
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
