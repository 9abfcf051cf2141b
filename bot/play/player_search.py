"""A lobby looks for players: by a post with a button, and by direct messages to those who want to be told."""

from collections.abc import Collection
from datetime import timedelta
from typing import Final, NamedTuple

from bot.play import lobby
from bot.play.tables import Tables
from bot.table import BoardId, Person, Table
from bot.table.posts.lobby_post import search_message, search_post
from bot.table.posts.post import to_row
from bot.table.quiet_hours import quiet_until
from engine.core import Reason, Refused

SEARCH_AGAIN: Final = timedelta(hours=1)
"""After what time a lobby may look for players again."""

TELL_AGAIN: Final = timedelta(days=1)
"""After what time somebody may be told of a table again, in whatever server."""


class Search(NamedTuple):
    """A lobby that is to look for players."""

    table: Table
    """The lobby."""
    people: tuple[int, ...]
    """Who asked to be told of tables in its server."""


async def search(tables: Tables, channel_id: int, person: Person, *, board: BoardId | None = None) -> Search:
    """Return a lobby for which somebody may look for players, with who may be told. Raises Refused."""
    async with tables.store.reading() as reader:
        table = await lobby.must_need_players(tables, reader, channel_id, person, board=board)
        return Search(table, await reader.wishers(table.row.guild_id or 0))


async def look_for_players(
    tables: Tables, channel_id: int, person: Person, told: Collection[int], *, board: BoardId | None = None
) -> int:
    """Owe the channel a post that looks for players, and some people a direct message; return how many are told.

    Nobody is told who sits there, has quiet hours, or was told of a table within a day. Raises Refused.
    """
    async with tables.writing() as writer:
        now, table = tables.clock(), await lobby.must_need_players(tables, writer, channel_id, person, board=board)
        if not await writer.note_anew(f"looked for players: match {table.row.id}", now, after=SEARCH_AGAIN):
            raise Refused(Reason.of("search-again"))
        seated = [await writer.person(seat.account) for seat in table.seats if seat.account is not None]
        home = table.row.parent_id or table.row.channel_id
        post = search_post(table, person.name, seated, now)
        await writer.owe(match_id=table.row.id, channel_id=home, turn=0, new=[to_row(post)])
        await writer.note_name(person.id, person.name, table.row.guild_id or 0)
        lobby_message = await writer.lobby_message(table.row.id)
        message_id = None if lobby_message is None else lobby_message.message_id
        count = 0
        for each in sorted(set(told) - {person.id, *(one.person_id for one in seated)}):
            wisher = await writer.person(each)
            if quiet_until(wisher, now) is not None:
                continue
            if await writer.note_anew(f"told of a table: {each} in all", now, after=TELL_AGAIN):
                message = search_message(table.told_in(wisher.words or table.words), message_id)
                await writer.owe(match_id=None, channel_id=each, turn=0, new=[to_row(message)])
                count += 1
        return count
