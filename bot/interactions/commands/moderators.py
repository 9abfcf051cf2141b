"""`/table moderators`: tells who moderates a server's tables, and asks before that changes."""

from collections.abc import Mapping
from typing import Final

import discord
from discord import app_commands

from bot.interactions.components.component import rows_view
from bot.interactions.context import Context, Verb
from bot.interactions.errors import error_boundary
from bot.play.moderation.configuration import set_moderator_role
from bot.table.posts.custom_id import CustomId, snowflake_in, unknown_component
from bot.table.posts.post import Button, ButtonStyle
from engine.core import Reason, Refused

NOBODY: Final = "none"
"""What the id of the button that takes the role away has in place of a role's id."""


@app_commands.command(
    name="moderators", description="See who moderates the tables of this server; a role is changed with Manage Server."
)
@app_commands.describe(role="The role whose members are to moderate, too")
async def moderators(interaction: discord.Interaction, role: discord.Role | None = None) -> None:
    """Tell who moderates; or ask those who manage the server whether a role is meant."""
    async with error_boundary(interaction) as context:
        if role is None:
            await _tell(context)
            return
        _must_manage(context)
        asked = context.words("moderators-asked", role=role.mention)
        await context.answer(asked, view=_button(context, str(role.id), "moderators-sure", style="primary"))


async def name_role(context: Context, custom_id: CustomId) -> None:
    """Set the moderators' role, or none: what the button does below the question of `moderators`."""
    _must_manage(context)
    chosen = None if custom_id.rest == NOBODY else snowflake_in(custom_id.rest)
    guild = context.interaction.guild
    if chosen is not None and (guild is None or guild.get_role(chosen) is None):
        raise unknown_component()
    await set_moderator_role(
        context.app.tables, await context.channel_id(), context.moderator, chosen, words=context.words
    )
    await context.update(context.words("done"), view=None)


async def _tell(context: Context) -> None:
    async with context.app.tables.store.reading() as reader:
        role = await reader.moderator_role(context.guild_id)
    text = context.words("moderators-shown", role="none" if role is None else f"<@&{role}>")
    may_change = role is not None and context.interaction.permissions.manage_guild
    await context.answer(text, view=_button(context, NOBODY, "moderators-none", style="danger") if may_change else None)


def _button(context: Context, role: str, label: str, *, style: ButtonStyle) -> discord.ui.View:
    custom_id = CustomId("moderators", 0, 0, role)
    return rows_view([[Button(id=str(custom_id), label=context.words(label), style=style)]])


def _must_manage(context: Context) -> None:
    """See that the asker manages the server. Raises Refused."""
    if not context.interaction.permissions.manage_guild:
        raise Refused(Reason.of("moderators-managers-only"))


VERBS: Final[Mapping[str, Verb]] = {"moderators": name_role}
