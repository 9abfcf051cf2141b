"""What is known of a person taken out of all tables, and all that is known of a server."""

import asyncio
import secrets
from collections.abc import Collection, Mapping
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    CompoundSelect,
    Table,
    Text,
    case,
    delete,
    func,
    literal,
    or_,
    select,
    type_coerce,
    union,
    update,
)

from bot.store.matches import MatchReader
from bot.store.schema import (
    ALIVE,
    PERSON,
    THEIRS_ALONE,
    acts,
    channels,
    consent_requests,
    imports,
    layouts,
    matches,
    memory,
    metadata,
    moderator_roles,
    names,
    posts,
    regular_posts,
    seat_offers,
    seats,
    tries,
    watches,
    wishes,
)
from bot.store.table_access import columns
from bot.table.erased import Erased
from bot.table.rows import MatchRow

A_FORMER_ID: Final = 2**61
"""The id of a former player is below zero by more than this: programs count from there down."""


OF_SERVERS: Final = (imports, layouts, moderator_roles, regular_posts, names, wishes, channels)
"""What is kept of servers besides games, to be forgotten with them; where their channels are is the last of it."""


def people_in(table: Table) -> list[Column[Any]]:
    """Return the columns of a table in which people stand."""
    return [column for column in table.c if column.info == PERSON]


class ErasureWriter(MatchReader):
    """Takes people and servers out of the database. It walks whole tables, as nothing else does: once for each."""

    async def erase_person(
        self, person_id: int, known_as: Collection[str], *, former: Mapping[str, str], language: str
    ) -> int:
        """Let all that stands here of a person be a former player's; return the id which that one has everywhere.

        `known_as` are names under which they are known besides those that were noted. `former` is what a former player
        is called in each language: of a game it is its own, of what belongs to none the one named `language`.
        """
        former_id = -A_FORMER_ID - secrets.randbelow(A_FORMER_ID)
        locking = select(matches.c.id).where(matches.c.id.in_(_matches_with(person_id))).order_by(matches.c.id)
        await self._connection.execute(locking.with_for_update())
        noted = select(names.c.name).where(names.c.person_id == person_id)
        all_names = {*known_as, *await self._connection.scalars(noted)}
        erased = {each: Erased(person_id, all_names, former=called) for each, called in former.items()}
        guild_ids = [*await self._connection.scalars(_servers_with(person_id))]
        for table in metadata.sorted_tables:
            if table is not posts:
                called = case(former, value=_language_of(table, language), else_=former[language])
                await self._erase_from(table, person_id, former_id, called)
        own = _matches_with(former_id)
        theirs = posts.c.match_id.in_(own) | posts.c.match_id.is_(None)
        direct = delete(posts).where(posts.c.role == "direct", posts.c.channel_id == person_id, theirs)
        await self._connection.execute(direct)
        calls = update(posts).where(posts.c.called == person_id, theirs)
        await self._connection.execute(calls.values(called=former_id))
        await self._end_questions(former_id)
        await self._erase_texts(erased, language, own, _channels_of(guild_ids), imports.c.guild_id.in_(guild_ids))
        await self._connection.execute(delete(memory).where(_has(memory.c.key, [str(person_id)])))
        return former_id

    async def is_known(self, person_id: int) -> bool:
        """Whether somebody stands in any column."""
        found = (
            await self._connection.scalar(select(column).where(column == person_id).limit(1))
            for table in metadata.sorted_tables
            for column in people_in(table)
        )
        return any([value is not None async for value in found])

    async def alive_with(self, person_id: int) -> tuple[MatchRow, ...]:
        """Return the matches that are open or on with this person at the table."""
        seated = select(*columns(matches, MatchRow)).join(seats, seats.c.match_id == matches.c.id)
        found = await self._all(seated.where(seats.c.person_id == person_id, ALIVE).order_by(matches.c.id), MatchRow)
        return tuple(self._kept(row) for row in found)

    async def servers(self) -> tuple[int, ...]:
        """Return the servers in which there is or was a game, or anything was posted."""
        known = (
            select(column).where(column.is_not(None))
            for column in (matches.c.guild_id, regular_posts.c.guild_id, channels.c.guild_id)
        )
        return tuple(await self._connection.scalars(union(*known)))

    async def forget_server(self, guild_id: int) -> int:
        """Take a server with all its games out of the database; return how many games there were."""
        theirs, places = select(matches.c.id).where(matches.c.guild_id == guild_id), _channels_of([guild_id])
        for table in reversed(metadata.sorted_tables):
            if "match_id" in table.c:
                await self._connection.execute(delete(table).where(table.c.match_id.in_(theirs)))
        shown = or_(watches.c.channel_id.in_(places), watches.c.source_id.in_(places))
        for table, where in (
            (posts, posts.c.match_id.is_(None) & posts.c.channel_id.in_(places)),
            (acts, acts.c.channel_id.in_(places)),
            (watches, shown),
            (memory, _has(memory.c.key, [f" in {guild_id}"])),
            *((table, table.c.guild_id == guild_id) for table in OF_SERVERS),
        ):
            await self._connection.execute(delete(table).where(where))
        await self._connection.execute(update(tries).where(tries.c.guild_id == guild_id).values(guild_id=None))
        return (await self._connection.execute(delete(matches).where(matches.c.guild_id == guild_id))).rowcount

    async def _erase_from(self, table: Table, person_id: int, former_id: int, former: ColumnElement[str]) -> None:
        """Let the rows of a person be a former player's, or delete them where they are theirs alone."""
        for column in people_in(table):
            if table.info == THEIRS_ALONE and column.nullable:
                await self._connection.execute(update(table).where(column == person_id).values({column: None}))
            elif table.info == THEIRS_ALONE:
                await self._connection.execute(delete(table).where(column == person_id))
            else:
                named = {other: former for other in table.c if other.info == {"names": column.name}}
                await self._connection.execute(
                    update(table).where(column == person_id).values({column: former_id, **named})
                )
        await asyncio.sleep(0)  # SQLite's statements run in the event loop, where others wait

    async def _end_questions(self, former_id: int) -> None:
        """Let nothing be open any more that they have asked, or that they were asked."""
        for table, people in ((consent_requests, ("person_id",)), (seat_offers, ("person_id", "giver_id"))):
            theirs = or_(*(table.c[name] == former_id for name in people))
            await self._connection.execute(
                update(table).where(theirs, table.c.status == "open").values(status="lapsed")
            )

    async def _erase_texts(
        self,
        erased_in: Mapping[str, Erased],
        language: str,
        own: CompoundSelect[int],
        places: CompoundSelect[int],
        is_near: ColumnElement[bool],
    ) -> None:
        """Take a person out of sentences, posts, what is painted, and lists of people.

        Their names go where they were known alone, in their own matches and in the channels (`places`) and the
        imports of their servers (`is_near`): elsewhere the same words mean somebody or something else.
        """
        erased = erased_in[language]
        for column in (imports.c.seats, imports.c.file):
            await self._connection.execute(delete(imports).where(_tells(column, erased, is_near)))
        of_game, of_none = posts.c.match_id.in_(own), posts.c.match_id.is_(None)
        post = of_game | of_none & posts.c.channel_id.in_(places)
        for column, where, without in (
            (
                acts.c.told,
                _tells(acts.c.told, erased, acts.c.match_id.in_(own) | acts.c.channel_id.in_(places)),
                Erased.text,
            ),
            *(
                (column, (of_game | of_none) & _tells(column, erased, post), without)
                for column, without in (
                    (posts.c.line, Erased.text),
                    (posts.c.body, Erased.json),
                    (posts.c.lasting, Erased.json),
                )
            ),
            (
                matches.c.lobby_pictures,
                matches.c.id.in_(own) & _has(matches.c.lobby_pictures, erased.signs),
                Erased.json,
            ),
            (watches.c.shown_to, _has(watches.c.shown_to, [erased.account]), Erased.json),
        ):
            key = [*column.table.primary_key]
            asked = select(*key, _language_of(column.table, language), column).where(where)
            for *values, spoken, written in (tuple(row) for row in (await self._connection.execute(asked)).all()):
                same = [part == value for part, value in zip(key, values, strict=True)]
                cleared = without(erased_in.get(spoken, erased), written)
                await self._connection.execute(update(column.table).where(*same).values({column: cleared}))


def _language_of(table: Table, language: str) -> ColumnElement[str]:
    """Return the language of a row: its own or that of its game, else this one."""
    if "language" in table.c:
        return table.c.language
    if "match_id" not in table.c:
        return literal(language)
    of_game = select(matches.c.language).where(matches.c.id == table.c.match_id).correlate(table).scalar_subquery()
    return func.coalesce(of_game, language)


def _tells(column: Column[Any], erased: Erased, is_near: ColumnElement[bool]) -> ColumnElement[bool]:
    """Whether a text tells of a person: by their account anywhere, by their name where they were known."""
    return _has(column, [erased.account]) | is_near & _has(column, erased.signs)


def _channels_of(guild_ids: Collection[int]) -> CompoundSelect[int]:
    """Return the channels of servers in which there is or was a game, or something was posted."""
    found = ((of, matches.c.guild_id) for of in (matches.c.channel_id, matches.c.parent_id))
    others = ((regular_posts.c.place_id, regular_posts.c.guild_id), (channels.c.channel_id, channels.c.guild_id))
    return union(*(select(of).where(of.is_not(None), where.in_(guild_ids)) for of, where in (*found, *others)))


def _servers_with(person_id: int) -> CompoundSelect[int]:
    """Return the servers in which a person is known."""
    done = select(channels.c.guild_id).join(acts, acts.c.channel_id == channels.c.channel_id)
    tables = (table for table in metadata.sorted_tables if "guild_id" in table.c and people_in(table))
    return union(
        done.where(acts.c.person_id == person_id),
        select(matches.c.guild_id).where(matches.c.id.in_(_matches_with(person_id))),
        *(
            select(table.c.guild_id).where(or_(*(column == person_id for column in people_in(table))))
            for table in tables
        ),
    )


def _matches_with(person_id: int) -> CompoundSelect[int]:
    """Return the matches that somebody has opened, at which they have sat, or done anything that is kept."""
    found = [select(matches.c.id).where(matches.c.host_id == person_id)]
    for table in metadata.sorted_tables:
        if table is not posts and "match_id" in table.c and (people := people_in(table)):
            done = select(table.c.match_id).where(or_(*(column == person_id for column in people)))
            found.append(done.where(table.c.match_id.is_not(None)))
    return union(*found)


def _has(column: Column[Any], signs: Collection[str]) -> ColumnElement[bool]:
    """Whether there is one of these in a column."""
    return or_(*(type_coerce(column, Text).contains(sign, autoescape=True) for sign in signs))
