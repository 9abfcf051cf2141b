"""`/watch`: a channel follows the games of another one; spectators there see the boards, without controls."""

from typing import Any

import discord
from discord import app_commands

from bot.interactions.context import Asking
from bot.interactions.errors import reporting
from bot.play.outbox import mirror, owe_line
from bot.table.posts.board_posts import board_post
from bot.table.texts import plain
from engine.core import Reason, Refused

Place = app_commands.AppCommandChannel | app_commands.AppCommandThread


class _WhereGamesAre(app_commands.Transformer):
    """An option for channels and threads in which people write."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel, as Discord calls threads, too."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """The kinds that are offered."""
        kinds = discord.ChannelType
        return [kinds.text, kinds.news, kinds.public_thread, kinds.private_thread, kinds.news_thread]

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
    async with reporting(interaction) as asking:
        if not interaction.permissions.manage_channels:
            raise Refused(Reason.of("watch-managers-only"))
        if channel is None:
            await _stop(asking)
        else:
            await _begin(asking, channel)


async def _begin(asking: Asking, channel: Place) -> None:
    here = asking.channel_id
    if channel.id == here:
        raise Refused(Reason.of("watch-itself"))
    if not channel.permissions.view_channel:
        raise Refused(Reason.of("watch-unseen"))
    tables = asking.house.tables
    async with tables.writing() as work:
        await work.watch(here, channel.id)
        row = await work.match_in(channel.id)
        sentence = asking.words(
            "watch-begun",
            who=plain(asking.person.name),
            channel=f"<#{channel.id}>",
            status="none" if row is None else row.status,
        )
        await owe_line(work, here, sentence)
        if row is not None and row.status == "running":
            table = await tables.load(work, row)
            await mirror(work, table, [board_post(table)], channel_id=here)
    await asking.answer(asking.words("done"))


async def _stop(asking: Asking) -> None:
    here = asking.channel_id
    async with asking.house.tables.writing() as work:
        if not await work.unwatch(here):
            raise Refused(Reason.of("watch-nothing"))
        sentence = asking.words("watch-over", who=plain(asking.person.name))
        await owe_line(work, here, sentence)
    await asking.answer(asking.words("done"))
