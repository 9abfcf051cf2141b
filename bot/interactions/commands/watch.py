"""`/table watch start` and `stop`: a channel shows the games of another one to its readers, without controls."""

from typing import Any, Final

import discord
from discord import app_commands

from bot.delivery.permissions import Channel, hidden_from, is_private_thread, may_read
from bot.interactions.command_words import UNSAID
from bot.interactions.context import Context
from bot.interactions.errors import error_boundary
from bot.play.channels import begin
from bot.play.outbox import owe_line
from bot.table.rows import WatchRow
from bot.table.texts import plain
from engine.core import Reason, Refused
from render.core import words_in

Watchable = app_commands.AppCommandChannel | app_commands.AppCommandThread


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


watch: Final = app_commands.Group(name="watch", description=UNSAID)


@watch.command()
async def start(interaction: discord.Interaction, channel: app_commands.Transform[Watchable, _WhereGamesAre]) -> None:
    """Begin to watch; for those who manage this channel, and see the other one."""
    async with error_boundary(interaction) as context:
        _must_manage(context)
        await _begin(context, channel)


@watch.command()
async def stop(interaction: discord.Interaction) -> None:
    """Stop watching; for those who manage this channel."""
    async with error_boundary(interaction) as context:
        _must_manage(context)
        await _stop(context)


def _must_manage(context: Context) -> None:
    """See that the asker manages this channel. Raises Refused."""
    if not context.interaction.permissions.manage_channels:
        raise Refused(Reason.of("watch-managers-only"))


async def _begin(context: Context, channel: Watchable) -> None:
    here = context.own_channel_id
    if channel.id == here:
        raise Refused(Reason.of("watch-itself"))
    if not may_read(channel.permissions):
        raise Refused(Reason.of("watch-unseen"))
    source, place = await _find(context, channel.id), await _find(context, here)
    if is_private_thread(source) and not channel.permissions.manage_threads:
        await _must_be_member(context, source)
    language = await context.posts_language(here)
    watch = WatchRow(channel_id=here, source_id=source.id, shown_to=hidden_from(source, place))
    words = words_in(language)
    await begin(context.app.tables, watch, guild_id=context.guild_id, who=context.person, words=words)
    await context.done()


async def _find(context: Context, channel_id: int) -> Channel:
    """Return a channel of this server that the bot sees. Raises Refused."""
    guild = context.interaction.guild
    if guild is None:
        raise Refused(Reason.of("table-only-in-server"))
    try:
        return guild.get_channel_or_thread(channel_id) or await guild.fetch_channel(channel_id)
    except (discord.NotFound, discord.Forbidden, discord.InvalidData):  # the last one: it is of another server
        raise Refused(Reason.of("watch-bot-outside")) from None


async def _must_be_member(context: Context, thread: discord.Thread) -> None:
    """See that the asker is a member of a private thread. Raises Refused."""
    try:
        await thread.fetch_member(context.person.id)
    except discord.NotFound:
        raise Refused(Reason.of("watch-unseen")) from None
    except discord.Forbidden:  # the bot itself is none
        raise Refused(Reason.of("watch-bot-outside")) from None


async def _stop(context: Context) -> None:
    here = context.own_channel_id
    words = words_in(await context.posts_language(here))
    async with context.app.tables.writing() as writer:
        if not await writer.unwatch(here):
            raise Refused(Reason.of("watch-nothing"))
        sentence = words("watch-over", who=plain(context.person.name))
        await owe_line(writer, here, sentence, guild_id=context.guild_id, of=[context.person])
    await context.done()
