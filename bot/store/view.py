"""Reading: one consistent picture of the database, whatever is written meanwhile."""

from collections.abc import Collection, Iterable, Mapping
from itertools import groupby
from typing import Any

from sqlalchemy import Select, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import Row, columns, read
from bot.store.guesses import Guesses
from bot.store.schema import (
    ALIVE,
    OWED,
    WITHDRAWN,
    acts,
    alarms,
    keeper_roles,
    layouts,
    matches,
    memory,
    people,
    posts,
    seats,
    turns,
    watches,
)
from bot.store.wishes import Wishes
from bot.table.rows import (
    ActRow,
    AlarmRow,
    BoardRow,
    CallRow,
    LayoutRow,
    LobbyMessage,
    MatchRow,
    PersonRow,
    PostRow,
    SeatRow,
    Status,
    StoredJournal,
)


class View:
    """What can be read in one transaction. Valid only inside the `async with` that gave it."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection
        self.guesses = Guesses(connection)
        self.wishes = Wishes(connection)

    async def _one(self, query: Select[Any], row: type[Row]) -> Row | None:
        values = (await self._connection.execute(query)).mappings().first()
        return None if values is None else read(values, row)

    async def _all(self, query: Select[Any], row: type[Row]) -> tuple[Row, ...]:
        return self._rows((await self._connection.execute(query)).mappings(), row)

    @staticmethod
    def _rows(found: Iterable[Mapping[Any, Any]], row: type[Row]) -> tuple[Row, ...]:
        return tuple(read(values, row) for values in found)

    async def match(self, match_id: int) -> MatchRow | None:
        """Find a match by its id."""
        return await self._one(select(*columns(matches, MatchRow)).where(matches.c.id == match_id), MatchRow)

    async def match_in(self, channel_id: int) -> MatchRow | None:
        """Find the channel's match that is in its lobby or running."""
        return await self._one(
            select(*columns(matches, MatchRow)).where(matches.c.channel_id == channel_id, ALIVE), MatchRow
        )

    async def latest_match_in(
        self, channel_id: int, *, begun: bool = False, game: str | None = None
    ) -> MatchRow | None:
        """Find the channel's match that was changed last, ended or not: an old one can have been brought back.

        With `begun`, a lobby that was closed again does not hide the one before it; with `game`, it is of that one.
        """
        of_channel = select(*columns(matches, MatchRow)).where(matches.c.channel_id == channel_id)
        if begun:
            of_channel = of_channel.where(matches.c.start.is_not(None))
        if game is not None:
            of_channel = of_channel.where(matches.c.game == game)
        return await self._one(of_channel.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(1), MatchRow)

    async def begun_matches_in(
        self, channel_id: int, *, limit: int, status: Status | None = None
    ) -> tuple[MatchRow, ...]:
        """List the channel's matches that have left their lobby, of one status or of any, the newest first."""
        begun = select(*columns(matches, MatchRow)).where(
            matches.c.channel_id == channel_id, matches.c.start.is_not(None)
        )
        if status is not None:
            begun = begun.where(matches.c.status == status)
        return await self._all(begun.order_by(matches.c.id.desc()).limit(limit), MatchRow)

    async def seats(self, match_id: int) -> tuple[SeatRow, ...]:
        """List the people at the table in turn order."""
        return await self._all(
            select(*columns(seats, SeatRow)).where(seats.c.match_id == match_id).order_by(seats.c.position), SeatRow
        )

    async def seats_of(self, match_ids: Collection[int]) -> Mapping[int, tuple[SeatRow, ...]]:
        """List the people at several tables, each table in turn order."""
        at_tables = select(*columns(seats, SeatRow)).where(seats.c.match_id.in_(match_ids))
        found = await self._all(at_tables.order_by(seats.c.match_id, seats.c.position), SeatRow)
        return {match_id: tuple(there) for match_id, there in groupby(found, key=lambda seat: seat.match_id)}

    async def journal(self, match_id: int) -> StoredJournal | None:
        """Read the journal; None if there is no such match or it has not begun."""
        parts = ("game", "schema", "start", "undone", "fate")
        found = await self._connection.execute(
            select(*(matches.c[part] for part in parts)).where(matches.c.id == match_id, matches.c.start.is_not(None))
        )
        match = found.mappings().first()
        if match is None:
            return None
        bodies = await self._connection.scalars(
            select(turns.c.body).where(turns.c.match_id == match_id).order_by(turns.c.number)
        )
        return StoredJournal(turns=tuple(bodies), **match)

    async def turns_played_in(self, match_ids: Collection[int]) -> Mapping[int, int]:
        """Count the turns of several matches; the last one's number is found at once, however long they are."""
        last = select(func.coalesce(func.max(turns.c.number), 0)).where(turns.c.match_id == matches.c.id)
        counted = select(matches.c.id, last.scalar_subquery().label("played")).where(matches.c.id.in_(match_ids))
        return {match.id: match.played for match in await self._connection.execute(counted)}

    async def owed(self, channel_id: int, *, limit: int) -> tuple[PostRow, ...]:
        """List the posts still to be delivered to a channel, the next one first."""
        to_channel = select(*columns(posts, PostRow)).where(posts.c.channel_id == channel_id, OWED)
        return await self._all(to_channel.order_by(posts.c.id).limit(limit), PostRow)

    async def count_owed(self, channel_id: int | None = None) -> int:
        """Count the posts still to be delivered, to one channel or to all."""
        waiting = select(func.count()).select_from(posts).where(OWED)
        if channel_id is not None:
            waiting = waiting.where(posts.c.channel_id == channel_id)
        return (await self._connection.execute(waiting)).scalar_one()

    async def channels_owed(self) -> tuple[int, ...]:
        """List the channels that are owed posts, the one that waits longest first."""
        waiting = select(posts.c.channel_id).where(OWED).group_by(posts.c.channel_id).order_by(func.min(posts.c.id))
        return tuple(await self._connection.scalars(waiting))

    async def newest_board(self, match_id: int) -> BoardRow | None:
        """Find the post that shows a match as it is now in the match's own channel, delivered or not."""
        at_home = (matches.c.id == posts.c.match_id) & (matches.c.channel_id == posts.c.channel_id)
        joined = select(*columns(posts, BoardRow)).join(matches, at_home)
        of_match = joined.where(
            posts.c.match_id == match_id, posts.c.role != "call", posts.c.failed.is_distinct_from(WITHDRAWN)
        )
        return await self._one(of_match.order_by(posts.c.id.desc()).limit(1), BoardRow)

    async def owed_of(self, match_id: int, revision: int) -> tuple[PostRow, ...]:
        """List the posts still to be delivered, wherever to, whose call is true at a revision of a match."""
        of_match = select(*columns(posts, PostRow)).where(posts.c.match_id == match_id, OWED)
        return await self._all(of_match.where(posts.c.revision == revision), PostRow)

    async def is_at(self, match_id: int, revision: int, *, person_id: int | None) -> bool:
        """Whether a match runs and is at this revision, with this person at its table if one is named."""
        found = select(matches.c.id).where(
            matches.c.id == match_id, matches.c.status == "running", matches.c.revision == revision
        )
        if person_id is not None:
            found = found.join(seats, seats.c.match_id == matches.c.id).where(seats.c.person_id == person_id)
        return await self._connection.scalar(found) is not None

    async def last_call(self, match_id: int) -> CallRow | None:
        """Find the call of a match that has reached its person last."""
        since = func.coalesce(posts.c.delivered_at, posts.c.created_at).label("since")  # not all of it may stand
        found = select(posts.c.called, posts.c.turn, since)
        calls = found.where(posts.c.match_id == match_id, posts.c.called.is_not(None))
        return await self._one(calls.order_by(posts.c.id.desc()).limit(1), CallRow)

    async def lobby_message(self, match_id: int) -> LobbyMessage | None:
        """Find the message that shows a match's lobby, and what is painted on it."""
        shown = matches.c.lobby_message_id.label("message_id"), matches.c.lobby_pictures.label("pictures")
        stands = matches.c.lobby_pictures.is_not(None)
        return await self._one(select(*shown).where(matches.c.id == match_id, stands), LobbyMessage)

    async def layouts(self, guild_id: int, game: str) -> tuple[LayoutRow, ...]:
        """List the positions that a server keeps for a game, by name."""
        kept = select(*columns(layouts, LayoutRow)).where(layouts.c.guild_id == guild_id, layouts.c.game == game)
        return await self._all(kept.order_by(layouts.c.name), LayoutRow)

    async def watched_in(self, channel_id: int) -> int | None:
        """Find the channel whose games are shown in this one."""
        source: int | None = await self._connection.scalar(
            select(watches.c.source_id).where(watches.c.channel_id == channel_id)
        )
        return source

    async def watchers_of(self, channel_id: int) -> tuple[int, ...]:
        """List the channels in which this one's games are shown."""
        watching = select(watches.c.channel_id).where(watches.c.source_id == channel_id)
        return tuple(await self._connection.scalars(watching.order_by(watches.c.channel_id)))

    async def person(self, person_id: int) -> PersonRow:
        """Read how a person wants to be called."""
        chosen = select(*columns(people, PersonRow)).where(people.c.person_id == person_id)
        return await self._one(chosen, PersonRow) or PersonRow(person_id=person_id)

    async def stood_in_for(self, channel_id: int, person_id: int) -> int | None:
        """Find the channel's running match in which a stand-in plays for a person."""
        seat = select(seats.c.match_id).join(matches, matches.c.id == seats.c.match_id)
        theirs = seat.where(matches.c.channel_id == channel_id, ALIVE, seats.c.person_id == person_id, seats.c.stand_in)
        match_id: int | None = await self._connection.scalar(theirs)
        return match_id

    async def next_alarm(self) -> AlarmRow | None:
        """Find the alarm that is due first."""
        return await self._one(select(*columns(alarms, AlarmRow)).order_by(alarms.c.due_at).limit(1), AlarmRow)

    async def alarms(self, match_id: int) -> tuple[AlarmRow, ...]:
        """List the alarms of a match."""
        return await self._all(select(*columns(alarms, AlarmRow)).where(alarms.c.match_id == match_id), AlarmRow)

    async def acts_in(self, channel_id: int, *, limit: int) -> tuple[ActRow, ...]:
        """List what was last done to the channel's tables, the newest first."""
        done = select(*columns(acts, ActRow)).where(acts.c.channel_id == channel_id)
        return await self._all(done.order_by(acts.c.id.desc()).limit(limit), ActRow)

    async def keeper_role(self, guild_id: int) -> int | None:
        """Find the role whose members keep the tables of a server."""
        role_id: int | None = await self._connection.scalar(
            select(keeper_roles.c.role_id).where(keeper_roles.c.guild_id == guild_id)
        )
        return role_id

    async def version(self) -> str:
        """Return the version of the database's tables."""
        found = await self._connection.exec_driver_sql("SELECT version_num FROM alembic_version")
        return str(found.scalar_one())

    async def recall(self, key: str) -> str | None:
        """Read what `Work.remember` wrote."""
        value: str | None = await self._connection.scalar(select(memory.c.value).where(memory.c.key == key))
        return value
