"""What happens to servers, channels and threads, and what follows from it for posts, games and watches."""

import asyncio
import sys
from typing import Final

import aiohttp
import discord
import structlog

from bot.delivery.outbox_worker import OutboxWorker
from bot.delivery.permissions import Channel, hidden_from, may_write_there
from bot.delivery.refusals import is_gone
from bot.interactions.application import Application
from bot.play.channels import end_hidden, leave, move_to_parent
from bot.play.departed_servers import look_after
from bot.runtime.gateway_client import GatewayClient
from bot.store import DatabaseAway, DatabaseBusy
from bot.store.alarms import A_SHARD

LATER: Final = 10.0
"""Seconds after which it is looked again for what could not be written since another program kept the file locked."""

log = structlog.get_logger()


class ServerEvents(GatewayClient):
    """A client that hears of what the bot may do where, and of what is deleted."""

    app: Application
    """What commands and components work with."""
    outbox_worker: OutboxWorker
    """Sends what channels are owed."""
    _search: asyncio.Task[None] | None = None
    _is_stopping = False

    async def on_error(self, event_method: str, /, *_: object, **__: object) -> None:
        """Log what went wrong at an event, unless the database was away or locked: then that is looked for again."""
        error = sys.exception()
        if isinstance(error, DatabaseBusy):
            await self.look_back()
        elif not isinstance(error, DatabaseAway):
            log.error("event failed", of=event_method, exc_info=error)

    async def on_guild_channel_update(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Try what waits where the bot may write now, and show nothing elsewhere that has become hidden."""
        await self._look_at(channel.guild)

    async def on_guild_role_update(self, _: object, role: discord.Role) -> None:
        """Do the same: roles let the bot write, and let people see."""
        await self._look_at(role.guild)

    async def on_guild_role_create(self, role: discord.Role) -> None:
        """Do the same: a new role may let a member write already, before Discord tells that they have it."""
        await self._look_at(role.guild)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Do the same in a server that takes the bot back, or that Discord has found again."""
        await self._look_at(guild)
        await self._look_after_servers()

    on_guild_available = on_guild_join

    async def on_guild_remove(self, _: discord.Guild) -> None:
        """Note that the bot is not in a server any more."""
        await self._look_after_servers()

    async def on_resumed(self) -> None:
        """Forget servers that were left long ago: no session lasts for a day, but a bot may for months."""
        await self._look_after_servers()

    async def _look_after_servers(self) -> None:
        if not self.is_ready():  # shards connect one after the other, and no server of a later one would be here
            return
        shards, tables = self.own_shards(), self.app.tables
        await look_after(
            tables.store,
            is_ours=lambda guild_id: shards is None or guild_id // A_SHARD % shards.of in shards.numbers,
            is_here=lambda guild_id: self.get_guild(guild_id) is not None,
            now=tables.clock(),
        )

    async def on_member_update(self, *_: object) -> None:
        """Try what waits where the bot may write now, with other roles or in a thread that is not locked any more."""
        await self._try_barred()

    async def on_thread_update(self, _: discord.Thread, thread: discord.Thread) -> None:
        """Let a game whose thread was locked go on in its channel; and do the same."""
        if may_write_there(self, thread.id) is False:
            async with self.app.tables.writing() as writer:
                await move_to_parent(self.app.tables, writer, thread.id, "shut")
        await self._try_barred()

    async def _look_at(self, guild: discord.Guild) -> None:
        await self._try_barred()
        await self._end_watches(guild)

    async def _try_barred(self) -> None:
        """Wake what is owed posts where the bot may write, also where another process has been refused."""
        self.app.regular_posts_due()
        async with self.app.tables.store.reading() as reader:
            owed = await reader.channels_owed()
        for channel_id in owed:
            if may_write_there(self, channel_id):
                self.outbox_worker.wake(channel_id)

    async def _end_watches(self, guild: discord.Guild) -> None:
        """Forget each watch whose source has become hidden from somebody who reads what is shown of it."""
        async with self.app.tables.store.reading() as reader:
            watches = await reader.watches()
        for watch in watches:
            ends = [guild.get_channel_or_thread(each) for each in (watch.channel_id, watch.source_id)]
            if ends == [None, None]:  # of another server, or both closed: one is opened before it is used
                continue
            place = ends[0] or await _closed(guild, watch.channel_id)
            source = ends[1] or await _closed(guild, watch.source_id)
            if place is not None and source is not None and hidden_from(source, place) - watch.shown_to:
                await end_hidden(self.app.tables, watch)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        """Try a thread again that was opened, or to which the bot was added; it may have become hidden meanwhile."""
        self.outbox_worker.wake(thread.id)
        await self._end_watches(thread.guild)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """End the game of a channel that is gone, and show no games there, nor its games elsewhere.

        Nobody tells of its threads that slept, nor whose they were: whatever is not in sight is looked for.
        """
        await self._leave(channel.id)
        await self._leave_deleted()

    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Do the same for a thread, also one that slept."""
        await self._leave(gone.thread_id)

    async def on_ready(self) -> None:
        """Look for what happened while the bot was away, or Discord had forgotten its session."""
        await self.look_back()

    async def look_back(self) -> None:
        """Look for what happened and could not be written, unless that is being done."""
        if not self._is_stopping and (self._search is None or self._search.done()):
            self._search = asyncio.create_task(self._look_back(), name="what happened meanwhile")

    async def end_search(self) -> None:
        """Look no further: the bot stops. Discord may be ready only then."""
        self._is_stopping = True
        if self._search is not None:
            self._search.cancel()
            await asyncio.gather(self._search, return_exceptions=True)

    async def _look_back(self) -> None:
        try:
            for guild in self.guilds:
                await self._end_watches(guild)
            await self._leave_deleted()
            await self._look_after_servers()
        except DatabaseAway:  # which lets this be looked for when it is back
            pass
        except DatabaseBusy as error:
            log.warning("what happened meanwhile is looked for later", why=str(error))
            await asyncio.sleep(LATER)
            await self._look_back()
        except Exception:  # the database's, say; nobody waits for this task, who could tell of it
            log.exception("could not look for what happened meanwhile")

    async def _leave_deleted(self) -> None:
        """Leave the channels with a game that were deleted meanwhile; for threads not in sight Discord is asked."""
        async with self.app.tables.store.reading() as reader:
            in_play = await reader.channels_in_play()
        for channel_id, guild_id in in_play.items():
            guild = self.get_guild(guild_id)
            if guild is None or guild.unavailable or guild.get_channel_or_thread(channel_id) is not None:
                continue
            if await is_gone(self, channel_id):
                await self._leave(channel_id)

    async def _leave(self, channel_id: int) -> None:
        async with self.app.tables.writing() as writer:
            if not await move_to_parent(self.app.tables, writer, channel_id, "deleted"):
                await leave(writer, channel_id)


async def _closed(guild: discord.Guild, thread_id: int) -> Channel | None:
    """Return a thread that sleeps, of which Discord tells only who asks; None where it tells nothing either."""
    try:
        return await guild.fetch_channel(thread_id)
    except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
        log.info("could not look for a channel", channel=thread_id, error=str(error))
        return None
