"""What readers and writers of each thing have in common: the connection, its dialect, and rows as values."""

from collections.abc import AsyncIterator, Callable, Iterable, Iterator, Mapping
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager, nullcontext
from datetime import datetime
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import (
    Column,
    ColumnElement,
    Executable,
    ScalarSelect,
    Select,
    Table,
    Update,
    bindparam,
    func,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import AlreadySeated, ChannelTaken, NameTaken, NoSuchMatch, SideTaken, StaleTurn, TornRow
from bot.store.postgresql.connections import LookupConnection
from bot.store.schema import matches, names, now
from bot.store.sqlite.connections import DirectConnection
from bot.table.rows import MatchRow

Row = TypeVar("Row", bound=msgspec.Struct)
Found = TypeVar("Found", bound=MatchRow | None)

AnyConnection = AsyncConnection | DirectConnection | LookupConnection
"""What runs statements: of a transaction, or of what only reads."""


def columns(table: Table, row: type[msgspec.Struct]) -> list[Column[Any]]:
    """Return those columns of a table that a row has fields for."""
    return [table.c[name] for name in row.__struct_fields__]


def read(values: Mapping[Any, Any], row: type[Row]) -> Row:
    """Return what the database gave as a row."""
    return msgspec.convert(values, row, builtin_types=(bytes, datetime))


class TableAccess:
    """A transaction, reading or writing, or a connection that reads without one."""

    _is_writing = False
    """Whether what is read is to stay so until the end of the transaction."""

    def __init__(self, connection: AnyConnection) -> None:
        self._connection = connection
        self._dialect = DIALECTS[connection.dialect.name]
        self._locked: set[int | None] = {None}
        """The matches that are there until the end of the transaction; no row of ours wants that there is no match."""

    async def _one(self, query: Select[Any], row: type[Row], **asked: Any) -> Row | None:
        """Return what a query finds; `asked` are its parameters. One that is built once takes a fifth of the time."""
        with _torn(row):
            values = (await self._connection.execute(query, asked)).mappings().first()
            return None if values is None else read(values, row)

    async def _all(self, query: Select[Any], row: type[Row], **asked: Any) -> tuple[Row, ...]:
        with _torn(row):
            return self._rows((await self._connection.execute(query, asked)).mappings(), row)

    def _to_stay(self, query: Select[Any]) -> Select[Any]:
        """Return a query of rows that nobody else changes before the end of the transaction, if that writes."""
        return query.with_for_update() if self._is_writing else query

    def _kept(self, row: Found) -> Found:
        """Return a match that was read: nobody else changes it or takes it away while this transaction writes."""
        if row is not None and self._is_writing:
            self._locked.add(row.id)
        return row

    async def _upsert(self, table: Table, values: Mapping[str, Any], *, key: tuple[str, ...]) -> None:
        """Write a row over the one with the same key."""
        await self._connection.execute(upsert(self._dialect, table, tuple(values), key), values)

    async def note_name(self, person_id: int, name: str, guild_id: int = 0) -> None:
        """Note under which name something is written of a person, in which server if no game tells that.

        The name of a program is its own.
        """
        if person_id >= 0:
            noted = {"person_id": person_id, "name": name, "guild_id": guild_id}
            await self._upsert(names, noted, key=tuple(noted))

    @asynccontextmanager
    async def _refusing(self, *refusals: type[Exception], unless: int | None = 0) -> AsyncIterator[None]:
        """Turn a broken constraint into one of these refusals; none is broken while the match `unless` is locked."""
        try:
            async with nullcontext() if unless in self._locked else self._savepoint():
                yield
        except IntegrityError as error:
            refusal = self._dialect.refusal(error)
            if refusal not in refusals:
                raise
            raise refusal from error

    def _savepoint(self) -> AbstractAsyncContextManager[object]:
        if self._dialect.needs_savepoint and isinstance(self._connection, AsyncConnection):
            return self._connection.begin_nested()
        return nullcontext()

    @staticmethod
    def _rows(found: Iterable[Mapping[Any, Any]], row: type[Row]) -> tuple[Row, ...]:
        return tuple(read(values, row) for values in found)


@contextmanager
def _torn(row: type[msgspec.Struct]) -> Iterator[None]:
    """Raise TornRow for what is not of its column's type; a time that is none is found by SQLAlchemy itself."""
    try:
        yield
    except (msgspec.ValidationError, ValueError) as error:
        raise TornRow(f"{row.__name__}: {error}") from error


def next_change(channel_id: int | ColumnElement[int]) -> ScalarSelect[int]:
    """Return the number of the change that comes now in a channel."""
    of_channel = matches.alias()
    return (
        select(func.coalesce(func.max(of_channel.c.change), 0) + 1)
        .where(of_channel.c.channel_id == channel_id)
        .scalar_subquery()
    )


OF_MATCH: Final = update(matches).where(matches.c.id == bindparam("match"))
"""Writes what it is given of a match, which counts as unchanged."""

CHANGE: Final = OF_MATCH.values(change=next_change(matches.c.channel_id))
"""Writes it with the number of the change."""


async def change_match(connection: AnyConnection, match_id: int, change: Update = CHANGE, **values: Any) -> None:
    """Change a match, or nothing of it but when it was changed. Raises NoSuchMatch."""
    await write_match(connection, match_id, change, changed_at=now(), **values)


async def write_match(connection: AnyConnection, match_id: int, writing: Update = OF_MATCH, **values: Any) -> None:
    """Write of a match what a statement and these values say. Raises NoSuchMatch."""
    if (await connection.execute(writing, {"match": match_id, **values})).rowcount != 1:
        raise NoSuchMatch


SQLITE_REFUSALS: Final[Mapping[str, type[Exception]]] = {
    "FOREIGN KEY constraint failed": NoSuchMatch,
    "UNIQUE constraint failed: matches.channel_id": ChannelTaken,
    "UNIQUE constraint failed: layouts.guild_id, layouts.game, layouts.name": NameTaken,
    "UNIQUE constraint failed: seats.match_id, seats.person_id": AlreadySeated,
    "UNIQUE constraint failed: seats.match_id, seats.side": SideTaken,
}
"""What SQLite says of each constraint. All references are to matches."""

POSTGRESQL_REFUSALS: Final[Mapping[str, type[Exception]]] = {
    "one_match_per_channel": ChannelTaken,
    "layouts_pkey": NameTaken,
    "seats_pkey": AlreadySeated,
    "seats_match_id_side_key": SideTaken,
    "turns_pkey": StaleTurn,  # another process has written the turn at the same time
}
"""The names of constraints in PostgreSQL."""

FOREIGN_KEY_VIOLATION: Final = "23503"
"""PostgreSQL's code for a reference to nothing, of which each table has its own name."""


def _sqlite_refusal(error: IntegrityError) -> type[Exception] | None:
    return SQLITE_REFUSALS.get(str(error.orig))


def _postgresql_refusal(error: IntegrityError) -> type[Exception] | None:
    cause: Any = error.orig
    if cause.sqlstate == FOREIGN_KEY_VIOLATION:
        return NoSuchMatch
    return POSTGRESQL_REFUSALS.get(cause.diag.constraint_name)


class Dialect(NamedTuple):
    """One of the two."""

    insert: Callable[[Table], Any]
    """An insertion that can say what becomes of a row that is there already."""
    refusal: Callable[[IntegrityError], type[Exception] | None]
    """The name that we have for what is refused; None without one."""
    needs_savepoint: bool
    """Whether a statement that was refused takes the whole transaction with it, if there is no savepoint before it."""


DIALECTS: Final[Mapping[str, Dialect]] = {
    "sqlite": Dialect(sqlite.insert, _sqlite_refusal, needs_savepoint=False),
    "postgresql": Dialect(postgresql.insert, _postgresql_refusal, needs_savepoint=True),
}


@cache
def insert_if_free(dialect: Dialect, table: Table) -> Any:
    """Return the insertion that does nothing where a row forbids it: a refusal would need a savepoint first."""
    return dialect.insert(table).on_conflict_do_nothing()


@cache
def upsert(dialect: Dialect, table: Table, columns: tuple[str, ...], key: tuple[str, ...]) -> Executable:
    """Return the statement that writes a row over that with the same key; left alone where it is the key alone."""
    writing = dialect.insert(table)
    others = {name: writing.excluded[name] for name in columns if name not in key}
    statement: Executable = (
        writing.on_conflict_do_update(index_elements=key, set_=others)
        if others
        else writing.on_conflict_do_nothing(index_elements=key)
    )
    return statement
