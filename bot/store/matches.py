"""Matches from their lobby to their end, and where they are: in a channel itself, or in a thread made for it."""

from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Executable, Text, bindparam, cast, exists, func, or_, select, update

from bot.store.errors import AlreadyBegun, ChannelTaken, NoSuchMatch
from bot.store.schema import ALIVE, matches, now, posts, seats
from bot.store.seats import SeatReader, SeatWriter
from bot.store.table_access import (
    CHANGE,
    OF_MATCH,
    Dialect,
    change_match,
    columns,
    insert_if_free,
    next_change,
    read,
    write_match,
)
from bot.table.post_rows import LobbyMessage
from bot.table.rows import MatchRow, NewMatch, PlaceRow, SeatRow, Status

MATCH: Final = select(*columns(matches, MatchRow)).where(matches.c.id == bindparam("match"))
MATCH_IN: Final = select(*columns(matches, MatchRow)).where(matches.c.channel_id == bindparam("channel"), ALIVE)
LOCKED: Final = MATCH.with_for_update()
LOCKED_IN: Final = MATCH_IN.with_for_update()
FREE: Final = MATCH.with_for_update(skip_locked=True)
"""A match that nobody else changes before the end of the transaction; in SQLite nobody does anyway."""

AT: Final = select(matches.c.id).where(
    matches.c.id == bindparam("match"), matches.c.status == "running", matches.c.revision == bindparam("revision")
)
AT_WITH: Final = AT.join(seats, seats.c.match_id == matches.c.id).where(seats.c.person_id == bindparam("person"))
LOBBY_MESSAGE: Final = select(
    matches.c.lobby_message_id.label("message_id"), matches.c.lobby_pictures.label("pictures")
).where(matches.c.id == bindparam("match"), matches.c.lobby_pictures.is_not(None))
"""What is asked at every press or post: built once."""

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


class MatchReader(SeatReader):
    """Reads matches, and where they are."""

    async def match(self, match_id: int) -> MatchRow | None:
        """Return a match; None if there is none."""
        return self._kept(await self._one(LOCKED if self._is_writing else MATCH, MatchRow, match=match_id))

    async def match_in(self, channel_id: int) -> MatchRow | None:
        """Return the channel's match that is in its lobby or running."""
        return self._kept(await self._one(LOCKED_IN if self._is_writing else MATCH_IN, MatchRow, channel=channel_id))

    async def channels_in_play(self) -> Mapping[int, int]:
        """Return the channels that have a lobby or a running match, each with its server."""
        alive = select(matches.c.channel_id, matches.c.guild_id).where(ALIVE, matches.c.guild_id.is_not(None))
        return {row.channel_id: row.guild_id for row in await self._connection.execute(alive)}

    async def games_on(self) -> Mapping[tuple[str, str], int]:
        """Return how many tables of each game are open or on, by its key and their status."""
        counted = select(matches.c.game, matches.c.status, func.count().label("tables"))
        found = await self._connection.execute(counted.where(ALIVE).group_by(matches.c.game, matches.c.status))
        return {(row.game, row.status): row.tables for row in found}

    async def channels_with_programs(self) -> tuple[int, ...]:
        """Return the channels with a running match at whose table a program sits, or stands in for somebody."""
        played = select(matches.c.channel_id).where(ALIVE, matches.c.status == "running")
        seated = exists().where(seats.c.match_id == matches.c.id, or_(seats.c.level.is_not(None), seats.c.stand_in))
        return tuple(await self._connection.scalars(played.where(seated)))

    async def latest_match_in(
        self, channel_id: int, *, begun: bool = False, game: str | None = None
    ) -> MatchRow | None:
        """Return the channel's match that was changed last, of those that have `begun` or of a `game`, if named."""
        of_channel = select(*columns(matches, MatchRow)).where(matches.c.channel_id == channel_id)
        if begun:
            of_channel = of_channel.where(matches.c.start.is_not(None))
        if game is not None:
            of_channel = of_channel.where(matches.c.game == game)
        latest = of_channel.order_by(matches.c.change.desc(), matches.c.id.desc()).limit(1)
        return self._kept(await self._one(self._to_stay(latest), MatchRow))

    async def begun_matches_in(
        self, channel_id: int, *, limit: int, status: Status | None = None, like: Sequence[str] = ()
    ) -> tuple[MatchRow, ...]:
        """Return the channel's begun matches, the newest first; each word of `like` is in number, time or a name."""
        begun = select(*columns(matches, MatchRow)).where(
            matches.c.channel_id == channel_id, matches.c.start.is_not(None)
        )
        if status is not None:
            begun = begun.where(matches.c.status == status)
        begun = begun.where(*map(_is_like, like))
        return await self._all(begun.order_by(matches.c.id.desc()).limit(limit), MatchRow)

    async def stopped_match_in(self, channel_id: int, match_id: int | None) -> MatchRow | None:
        """Return the channel's match that was begun and stopped and has this id; for None the newest one."""
        stopped = select(*columns(matches, MatchRow)).where(
            matches.c.channel_id == channel_id, matches.c.start.is_not(None), matches.c.status == "stopped"
        )
        if match_id is not None:
            stopped = stopped.where(matches.c.id == match_id)
        return self._kept(await self._one(self._to_stay(stopped.order_by(matches.c.id.desc()).limit(1)), MatchRow))

    async def is_at(self, match_id: int, revision: int, *, person_id: int | None) -> bool:
        """Whether a match runs and is at this revision, with this person at its table if one is named."""
        asked = {"match": match_id, "revision": revision, "person": person_id}
        found = AT if person_id is None else AT_WITH
        return await self._connection.scalar(found, asked) is not None

    async def lobby_message(self, match_id: int) -> LobbyMessage | None:
        """Return the message that shows a match's lobby, and what is painted on it."""
        return await self._one(LOBBY_MESSAGE, LobbyMessage, match=match_id)

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
        """Return the thread of a channel's last game, over or not; None where a later one was opened in the channel."""
        here_or_there = or_(matches.c.channel_id == channel_id, matches.c.parent_id == channel_id)
        last = select(matches.c.channel_id).where(here_or_there).order_by(matches.c.id.desc()).limit(1)
        found = await self._connection.scalar(last)
        return None if found == channel_id else found

    async def last_table_of(
        self, channel_id: int, game: str | None = None, *, host_id: int | None = None
    ) -> MatchRow | None:
        """Return the table that was opened last in a channel and its games' threads, of a game or a host if named."""
        here_or_there = or_(matches.c.channel_id == channel_id, matches.c.parent_id == channel_id)
        of_game = select(*columns(matches, MatchRow)).where(here_or_there)
        if game is not None:
            of_game = of_game.where(matches.c.game == game)
        if host_id is not None:
            of_game = of_game.where(matches.c.host_id == host_id)
        return await self._one(of_game.order_by(matches.c.id.desc()).limit(1), MatchRow)

    async def begun_in_threads_of(self, channel_id: int, *, limit: int) -> tuple[MatchRow, ...]:
        """Return the matches that were begun in threads of a channel, the newest first."""
        begun = select(*columns(matches, MatchRow)).where(
            matches.c.parent_id == channel_id, matches.c.start.is_not(None)
        )
        return await self._all(begun.order_by(matches.c.id.desc()).limit(limit), MatchRow)


def _is_like(word: str) -> ColumnElement[bool]:
    """Whether a match has a word; SQLite itself knows small and capital letters of ASCII alone."""
    spellings = {word, word.lower(), word.upper(), word.capitalize()}
    named = [seats.c.name.icontains(spelling, autoescape=True) for spelling in spellings]
    return or_(
        cast(matches.c.id, Text).contains(word, autoescape=True),
        func.substr(cast(matches.c.changed_at, Text), 1, len("2026-11-23 09:30")).contains(word, autoescape=True),
        exists().where(seats.c.match_id == matches.c.id, or_(*named)),
    )


BEGIN: Final = CHANGE.where(matches.c.status == "lobby").returning(*columns(matches, MatchRow))
SHOWN: Final = OF_MATCH.where(exists().where(posts.c.id == bindparam("post"), posts.c.delivered_at.is_(None)))
"""Writes of a match what a post shows, while that is not marked as delivered."""

MOVE: Final = OF_MATCH.values(change=next_change(bindparam("to")))
"""A change whose number is one of another channel."""


@cache
def _opening(dialect: Dialect) -> Executable:
    """Return the statement that opens a match with the values that it is given, unless the channel has one."""
    opening = insert_if_free(dialect, matches).values(change=next_change(bindparam("channel")))
    statement: Executable = opening.returning(*columns(matches, MatchRow))
    return statement


class MatchWriter(SeatWriter, MatchReader):
    """Writes what becomes of matches."""

    async def free_match(self, match_id: int) -> MatchRow | None:
        """Return a match that no other process is writing just now."""
        return self._kept(await self._one(FREE, MatchRow, match=match_id))

    async def open_match(self, new: NewMatch, *, settings: bytes) -> MatchRow:
        """Open a lobby. Raises ChannelTaken."""
        fresh = {"status": "lobby", "undone": b"[]", "fate": b"{}", "settings": settings, "channel": new.channel_id}
        opened = await self._connection.execute(_opening(self._dialect), msgspec.structs.asdict(new) | fresh)
        if (row := opened.mappings().first()) is None:
            raise ChannelTaken
        return self._kept(read(row, MatchRow))

    async def begin(
        self, match_id: int, taken: Sequence[SeatRow], *, start: bytes, schema: int
    ) -> tuple[MatchRow, tuple[SeatRow, ...]]:
        """Begin a match with all its seats, which are numbered; return both. Raises AlreadyBegun or NoSuchMatch."""
        beginning = {"match": match_id, "changed_at": now(), "start": start, "schema": schema, "status": "running"}
        begun = (await self._connection.execute(BEGIN, beginning)).mappings().first()
        if begun is None:
            raise NoSuchMatch if await self.match(match_id) is None else AlreadyBegun
        for place, seat in enumerate(taken):
            if seat.position != place:  # somebody has left who came before
                placing = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == seat.person_id)
                await self._connection.execute(placing.values(position=place))
        numbered = (msgspec.structs.replace(seat, position=place) for place, seat in enumerate(taken))
        return self._kept(read(begun, MatchRow)), tuple(numbered)

    async def set_status(self, match_id: int, status: Status) -> None:
        """End a match or bring it back. Raises ChannelTaken or NoSuchMatch."""
        async with self._refusing(ChannelTaken):
            await change_match(self._connection, match_id, status=status)

    async def move(self, match_id: int, *, channel_id: int, parent_id: int | None) -> None:
        """Let a match be played elsewhere: in a thread of `parent_id`. Raises ChannelTaken or NoSuchMatch."""
        async with self._refusing(ChannelTaken):
            place = {"to": channel_id, "channel_id": channel_id, "parent_id": parent_id}
            await change_match(self._connection, match_id, MOVE, **place)

    async def set_settings(self, match_id: int, settings: bytes) -> None:
        """Set the table otherwise. Raises NoSuchMatch."""
        await change_match(self._connection, match_id, settings=settings)

    async def set_language(self, match_id: int, language: str) -> None:
        """Let what a match posts be in another language from now on. Raises NoSuchMatch."""
        await change_match(self._connection, match_id, language=language)

    async def set_lobby_message(self, match_id: int, message: LobbyMessage, *, post_id: int) -> None:
        """Note which message shows the lobby, and lock the match, unless its post is marked as delivered already."""
        shown = {"lobby_message_id": message.message_id, "lobby_pictures": message.pictures}
        await self._connection.execute(SHOWN, {"match": match_id, "post": post_id, **shown})

    async def forget_lobby_message(self, match_id: int) -> None:
        """Let no message show the lobby any more: it is posted anew. Raises NoSuchMatch."""
        await write_match(self._connection, match_id, lobby_pictures=None)
