"""What servers and channels have set and done: layouts, watched channels, the moderator role, the log of acts."""

from typing import Final

import msgspec
import structlog
from sqlalchemy import bindparam, delete, insert, select

from bot.store.errors import NameTaken
from bot.store.schema import acts, channels, layouts, moderator_roles, watches
from bot.store.table_access import TableAccess, columns
from bot.table.rows import ActRow, LayoutRow, WatchRow

WATCHERS: Final = (
    select(watches.c.channel_id)
    .where(watches.c.source_id.in_((bindparam("source"), bindparam("parent"))))
    .order_by(watches.c.channel_id)
)

log = structlog.get_logger()


def _shown_to(channel_id: int, stored: bytes) -> frozenset[int]:
    """Read to whom a channel's games were shown on purpose; torn, to nobody, so that nothing hidden is shown."""
    try:
        return msgspec.json.decode(stored, type=frozenset[int])
    except (msgspec.DecodeError, RecursionError) as error:
        log.error("to whom a watch was meant to show games cannot be read", channel=channel_id, error=str(error))  # noqa: TRY400 - the sentence says it all
        return frozenset()


class ServerReader(TableAccess):
    """Reads what servers and channels have set, and what was done there."""

    async def layouts(self, guild_id: int, game: str) -> tuple[LayoutRow, ...]:
        """Return the positions that a server keeps for a game, by name."""
        kept = select(*columns(layouts, LayoutRow)).where(layouts.c.guild_id == guild_id, layouts.c.game == game)
        return await self._all(kept.order_by(layouts.c.name), LayoutRow)

    async def watched_in(self, channel_id: int) -> int | None:
        """Return the channel whose games are shown in this one."""
        source: int | None = await self._connection.scalar(
            select(watches.c.source_id).where(watches.c.channel_id == channel_id)
        )
        return source

    async def watches(self) -> tuple[WatchRow, ...]:
        """Return which channels show the games of which, everywhere."""
        found = await self._connection.execute(select(watches.c.channel_id, watches.c.source_id, watches.c.shown_to))
        return tuple(
            WatchRow(
                channel_id=row.channel_id,
                source_id=row.source_id,
                shown_to=_shown_to(row.channel_id, row.shown_to),
            )
            for row in found
        )

    async def watchers_of(self, channel_id: int, parent_id: int | None) -> tuple[int, ...]:
        """Return the channels in which this one's games are shown, or those of the channel that it hangs from."""
        return tuple(await self._connection.scalars(WATCHERS, {"source": channel_id, "parent": parent_id}))

    async def acts_in(self, channel_id: int, *, limit: int) -> tuple[ActRow, ...]:
        """Return what was last done to the channel's tables, the newest first."""
        done = select(*columns(acts, ActRow)).where(acts.c.channel_id == channel_id)
        return await self._all(done.order_by(acts.c.id.desc()).limit(limit), ActRow)

    async def moderator_role(self, guild_id: int) -> int | None:
        """Return the role whose members keep the tables of a server."""
        role_id: int | None = await self._connection.scalar(
            select(moderator_roles.c.role_id).where(moderator_roles.c.guild_id == guild_id)
        )
        return role_id


class ServerWriter(ServerReader):
    """Writes what servers and channels set, and what is done there."""

    async def keep_layout(self, row: LayoutRow) -> None:
        """Keep a position by name. Raises NameTaken; nothing is written over."""
        async with self._refusing(NameTaken):
            await self._connection.execute(insert(layouts).values(**msgspec.structs.asdict(row)))

    async def drop_layout(self, guild_id: int, game: str, name: str) -> bool:
        """Forget a position; false if there was none of this name."""
        of_name = (layouts.c.guild_id == guild_id) & (layouts.c.game == game) & (layouts.c.name == name)
        return (await self._connection.execute(delete(layouts).where(of_name))).rowcount == 1

    async def watch(self, row: WatchRow) -> None:
        """Show the games of a channel in another one, instead of what has been shown there so far."""
        shown_to = msgspec.json.encode(sorted(row.shown_to))
        watch = {"channel_id": row.channel_id, "source_id": row.source_id, "shown_to": shown_to}
        await self._upsert(watches, watch, key=("channel_id",))

    async def unwatch(self, channel_id: int) -> bool:
        """Show no other channel's games any more; false if none were."""
        dropping = delete(watches).where(watches.c.channel_id == channel_id)
        return (await self._connection.execute(dropping)).rowcount == 1

    async def forget_watches(self, channel_id: int) -> None:
        """Show no games any more in a channel that is gone, nor those of it in others."""
        gone = (watches.c.channel_id == channel_id) | (watches.c.source_id == channel_id)
        await self._connection.execute(delete(watches).where(gone))

    async def note(
        self, *, match_id: int | None, channel_id: int, person_id: int, name: str, act: str, told: str
    ) -> None:
        """Note what somebody did to a table now, under which name: the act in a word, and as the channel is told it."""
        doing = insert(acts).values(match_id=match_id, channel_id=channel_id, person_id=person_id, act=act, told=told)
        await self._connection.execute(doing)
        await self.note_name(person_id, name)

    async def note_channel(self, channel_id: int, guild_id: int) -> None:
        """Note in which server a channel is where something is posted or done that belongs to no game."""
        await self._upsert(channels, {"channel_id": channel_id, "guild_id": guild_id}, key=("channel_id",))

    async def set_moderator_role(self, guild_id: int, role_id: int | None) -> None:
        """Let the members of a role keep a server's tables, instead of another one; None for no role."""
        if role_id is None:
            await self._connection.execute(delete(moderator_roles).where(moderator_roles.c.guild_id == guild_id))
        else:
            await self._upsert(moderator_roles, {"guild_id": guild_id, "role_id": role_id}, key=("guild_id",))
