"""`/watch`: a channel follows the games of another one; spectators there see the boards, without controls."""

from typing import Any

import discord
from discord import app_commands

from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.outbox import mirror, owe_line
from bot.table.posts.board_posts import board_post
from bot.table.texts import plain
from engine.core import Reason, Refused

Place = app_commands.AppCommandChannel | app_commands.AppCommandThread


class _WhereGamesAre(app_commands.Transformer):
    """An option for channels and threads in which people write; the posts of a forum are threads."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel, as Discord calls threads, too."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds that are offered."""
        kinds = discord.ChannelType
        threads = (kinds.public_thread, kinds.private_thread, kinds.news_thread)
        return [kinds.text, kinds.news, kinds.voice, kinds.stage_voice, *threads]

    async def transform(self, _interaction: discord.Interaction, value: Any, /) -> Any:
        """Take the channel as Discord tells it: with what the asker may do there."""
        return value


@app_commands.command(description="Let this channel follow the games of another one; without one, no longer.")
@app_commands.describe(channel="The channel or thread whose games are to be shown here")
@app_commands.guild_only()
async def watch(
    interaction: discord.Interaction, channel: app_commands.Transform[Place, _WhereGamesAre] | None = None
) -> None:
    """Begin to watch, or stop; for those who manage this channel, and see the other one."""
    async with error_boundary(interaction) as context:
        if not interaction.permissions.manage_channels:
            raise Refused(Reason.of("watch-managers-only"))
        if channel is None:
            await _stop(context)
        else:
            await _begin(context, channel)


async def _begin(context: Context, channel: Place) -> None:
    here = context.channel_id
    if channel.id == here:
        raise Refused(Reason.of("watch-itself"))
    if not channel.permissions.view_channel:
        raise Refused(Reason.of("watch-unseen"))
    tables = context.app.tables
    async with tables.writing() as writer:
        await writer.watch(here, channel.id)
        row = await writer.match_in(channel.id)
        sentence = context.words(
            "watch-begun",
            who=plain(context.person.name),
            channel=f"<#{channel.id}>",
            status="none" if row is None else row.status,
        )
        await owe_line(writer, here, sentence)
        if row is not None and row.status == "running":
            table = await tables.load(writer, row)
            await mirror(writer, table, [board_post(table.public)], channel_id=here)
    await context.answer(context.words("done"))


async def _stop(context: Context) -> None:
    here = context.channel_id
    async with context.app.tables.writing() as writer:
        if not await writer.unwatch(here):
            raise Refused(Reason.of("watch-nothing"))
        sentence = context.words("watch-over", who=plain(context.person.name))
        await owe_line(writer, here, sentence)
    await context.answer(context.words("done"))
