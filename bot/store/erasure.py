"""What is known of a person taken out of all tables, and all that is known of a server."""

import asyncio
import secrets
from collections.abc import Callable, Collection
from typing import Any, Final

from sqlalchemy import (
    Column,
    ColumnElement,
    CompoundSelect,
    Table,
    Text,
    delete,
    or_,
    select,
    true,
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
    consent_requests,
    imports,
    layouts,
    matches,
    memory,
    metadata,
    moderator_roles,
    names,
    posts,
    puzzle_posts,
    seat_offers,
    seats,
    tries,
    watches,
)
from bot.store.table_access import columns
from bot.table.erased import Erased
from bot.table.rows import MatchRow

A_FORMER_ID: Final = 2**61
"""The id of a former player is below zero by more than this: programs count from there down."""


def people_in(table: Table) -> list[Column[Any]]:
    """Return the columns of a table in which people stand."""
    return [column for column in table.c if column.info == PERSON]


class ErasureWriter(MatchReader):
    """Takes people and servers out of the database. It walks whole tables, as nothing else does: once for each."""

    async def erase_person(self, person_id: int, known_as: Collection[str], *, former: str) -> int:
        """Let all that stands here of a person be a former player's; return the id which that one has everywhere.

        `known_as` are names under which they are known besides those that were noted.
        """
        former_id = -A_FORMER_ID - secrets.randbelow(A_FORMER_ID)
        locking = select(matches.c.id).where(matches.c.id.in_(_matches_with(person_id))).order_by(matches.c.id)
        await self._connection.execute(locking.with_for_update())
        noted = select(names.c.name).where(names.c.person_id == person_id)
        erased = Erased(person_id, {*known_as, *await self._connection.scalars(noted)}, former=former)
        for table in metadata.sorted_tables:
            if table is not posts:
                await self._erase_from(table, person_id, former_id, former)
        theirs = posts.c.match_id.in_(_matches_with(former_id)) | posts.c.match_id.is_(None)
        direct = delete(posts).where(posts.c.role == "direct", posts.c.channel_id == person_id, theirs)
        await self._connection.execute(direct)
        calls = update(posts).where(posts.c.called == person_id, theirs)
        await self._connection.execute(calls.values(called=former_id))
        await self._end_questions(former_id)
        await self._erase_texts(erased, theirs, of_match=matches.c.id.in_(_matches_with(former_id)))
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
        """Return the servers in which there is or was a game, or puzzles are posted."""
        known = select(matches.c.guild_id).where(matches.c.guild_id.is_not(None))
        return tuple(
            await self._connection.scalars(
                union(known, select(puzzle_posts.c.guild_id).where(puzzle_posts.c.guild_id.is_not(None)))
            )
        )

    async def forget_server(self, guild_id: int) -> int:
        """Take a server with all its games out of the database; return how many games there were."""
        ids, channels = select(matches.c.id), select(matches.c.channel_id)
        theirs, played = (of.where(matches.c.guild_id == guild_id) for of in (ids, channels))
        places = union(played, select(puzzle_posts.c.place_id).where(puzzle_posts.c.guild_id == guild_id))
        for table in reversed(metadata.sorted_tables):
            if "match_id" in table.c:
                await self._connection.execute(delete(table).where(table.c.match_id.in_(theirs)))
        shown = or_(watches.c.channel_id.in_(places), watches.c.source_id.in_(places))
        for table, where in (
            (posts, posts.c.match_id.is_(None) & posts.c.channel_id.in_(places)),
            (acts, acts.c.channel_id.in_(places)),
            (watches, shown),
            (memory, _has(memory.c.key, [f" in {guild_id}"])),
            *((table, table.c.guild_id == guild_id) for table in (imports, layouts, moderator_roles, puzzle_posts)),
        ):
            await self._connection.execute(delete(table).where(where))
        await self._connection.execute(update(tries).where(tries.c.guild_id == guild_id).values(guild_id=None))
        return (await self._connection.execute(delete(matches).where(matches.c.guild_id == guild_id))).rowcount

    async def _erase_from(self, table: Table, person_id: int, former_id: int, former: str) -> None:
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

    async def _erase_texts(self, erased: Erased, theirs: ColumnElement[bool], of_match: ColumnElement[bool]) -> None:
        """Take a person out of sentences, posts, what is painted, and lists of people."""
        await self._connection.execute(delete(imports).where(_has(imports.c.seats, erased.signs)))
        await self._connection.execute(delete(imports).where(_has(imports.c.file, erased.signs)))
        for column, where, without in (
            (acts.c.told, true(), erased.text),
            (posts.c.line, theirs, erased.text),
            (posts.c.body, theirs, erased.json),
            (posts.c.lasting, theirs, erased.json),
            (matches.c.lobby_pictures, of_match, erased.json),
            (watches.c.shown_to, true(), erased.json),
        ):
            await self._rewrite(column, _has(column, erased.signs), where, without)

    async def _rewrite(
        self, column: Column[Any], has: ColumnElement[bool], where: ColumnElement[bool], without: Callable[..., Any]
    ) -> None:
        """Rewrite the column in the rows that have something of a person in it."""
        key = [*column.table.primary_key]
        found = select(*key, column).where(has, where)
        for *values, written in (await self._connection.execute(found)).all():
            same = [part == value for part, value in zip(key, values, strict=True)]
            rewriting = update(column.table).where(*same).values({column: without(written)})
            await self._connection.execute(rewriting)


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
