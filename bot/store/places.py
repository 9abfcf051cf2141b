"""Where tables are, and were: in a channel itself, and in the threads that were made for games in it."""

from collections.abc import Collection, Mapping
from typing import Final

from sqlalchemy import bindparam, exists, func, or_, select

from bot.store.columns import columns
from bot.store.schema import ALIVE, matches, seats
from bot.store.table_access import TableAccess
from bot.table.rows import MatchRow, PlaceRow

_mine = seats.alias()
PLACES: Final = select(
    matches.c.channel_id,
    exists().where(_mine.c.match_id == matches.c.id, _mine.c.person_id == bindparam("person")).label("seated"),
).where(or_(matches.c.channel_id == bindparam("channel"), matches.c.parent_id == bindparam("channel")), ALIVE)
"""Where tables are open or on in a channel and its threads."""


THREAD_OF: Final = select(matches.c.channel_id).where(
    matches.c.id == bindparam("match"), matches.c.parent_id == bindparam("channel")
)
"""Where a match is played, if that hangs from a channel."""


class PlaceReader(TableAccess):
    """Reads where tables are."""

    async def places(self, channel_id: int, person_id: int) -> tuple[PlaceRow, ...]:
        """Return where tables are open or on in a channel and the threads that were made for games in it."""
        return await self._all(PLACES, PlaceRow, channel=channel_id, person=person_id)

    async def changes(self, channel_ids: Collection[int]) -> Mapping[int, int]:
        """Return the number of the last change at the tables of each channel."""
        of_channels = select(matches.c.channel_id, func.max(matches.c.change).label("change"))
        asked = of_channels.where(matches.c.channel_id.in_(channel_ids)).group_by(matches.c.channel_id)
        return {row.channel_id: row.change for row in await self._connection.execute(asked)}

    async def thread_of(self, match_id: int, channel_id: int) -> int | None:
        """Return the thread in which a match is played, if that hangs from this channel."""
        thread: int | None = await self._connection.scalar(THREAD_OF, {"match": match_id, "channel": channel_id})
        return thread

    async def latest_thread_of(self, channel_id: int) -> int | None:
        """Return the thread of the last game that was begun in one of a channel's threads, over or not.

        None where a later one was opened in the channel itself.
        """
        here_or_there = or_(matches.c.channel_id == channel_id, matches.c.parent_id == channel_id)
        last = select(matches.c.channel_id).where(here_or_there).order_by(matches.c.id.desc()).limit(1)
        found = await self._connection.scalar(last)
        return None if found == channel_id else found

    async def last_table_of(self, channel_id: int, game: str) -> MatchRow | None:
        """Return the table of a game that was opened last of those in a channel and in its games' threads."""
        here_or_there = or_(matches.c.channel_id == channel_id, matches.c.parent_id == channel_id)
        of_game = select(*columns(matches, MatchRow)).where(here_or_there, matches.c.game == game)
        return await self._one(of_game.order_by(matches.c.id.desc()).limit(1), MatchRow)

    async def begun_in_threads_of(self, channel_id: int, *, limit: int) -> tuple[MatchRow, ...]:
        """Return the matches that were begun in threads of a channel, the newest first."""
        begun = select(*columns(matches, MatchRow)).where(
            matches.c.parent_id == channel_id, matches.c.start.is_not(None)
        )
        return await self._all(begun.order_by(matches.c.id.desc()).limit(limit), MatchRow)
