"""All rows of a database that nobody uses, copied into an empty one, from a file to a server or back."""

import hashlib
from collections.abc import Iterable, Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from sqlalchemy import URL, Connection, NullPool, Row, Table, create_engine, exists, func, insert, select, text

from bot.store.databases import examine, hold_instance_lock, open_store, shown
from bot.store.errors import DatabaseUnusable, unusable
from bot.store.schema import metadata
from bot.store.store import Location

ROWS: Final = 500
"""How many rows are held at once."""

DIGEST_BYTES: Final = 16


class Sum(NamedTuple):
    """What a table holds, in whatever order it is read: a turn, a post or a seat that differs makes another one."""

    rows: int
    """How many rows there are."""
    digest: int
    """The digests of all rows, added up."""


async def move_database(source: Location, target: Location) -> Mapping[str, int]:
    """Copy all that a database holds into an empty one, and return how many rows each table has.

    The source stays as it is. Raises DatabaseUnusable where a bot plays from one of the two, where the source is
    damaged or of another version, where the target has something in it, and where the copy is not like the source.
    """
    if source == target:
        raise DatabaseUnusable(f"The database {shown(source)} cannot be moved to where it is.")
    _must_be_sound(source)
    with hold_instance_lock(source), hold_instance_lock(target):
        # It makes the tables. Connections to a target need no tie to its lock: they write only into an empty database,
        # in one transaction, and a bot that took the lock meanwhile and wrote something would have that found unlike.
        store = await open_store(target)
        await store.close()
        with (
            unusable(shown(target)),
            _connected(target) as writing,
            unusable(shown(source)),
            _connected(source) as reading,
        ):
            return _copy(reading, writing, shown(target))


def _must_be_sound(source: Location) -> None:
    found = examine(source)
    if found.version is None:
        raise DatabaseUnusable(f"There is no database {shown(source)}.")
    if found.version != found.newest:
        raise DatabaseUnusable(
            f"The database {shown(source)} has tables of version {found.version}: let `furunkulus run` bring them up to"
            f" {found.newest} first."
        )
    if found.problems:
        raise DatabaseUnusable(f"The database {shown(source)} is damaged: {'; '.join(found.problems)}.")


def _copy(reading: Connection, writing: Connection, name: str) -> Mapping[str, int]:
    """Copy all tables in one transaction, which is kept if both have the same in them."""
    tables = metadata.sorted_tables
    with reading.begin(), writing.begin():
        if any(writing.scalar(select(exists(select(table)))) for table in tables):
            raise DatabaseUnusable(f"The database {name} has something in it already, and is not written over.")
        for table in tables:
            for rows in reading.execute(select(table), execution_options={"yield_per": ROWS}).partitions():
                writing.execute(insert(table), [dict(row._mapping) for row in rows])  # noqa: SLF001 - SQLAlchemy's own name
            if (last := _last_id(reading, table)) is not None:
                _set_last_id(writing, table, last)
        held = {table.name: _sum(reading, table) for table in tables}
        changed = [table.name for table in tables if _sum(writing, table) != held[table.name]]
        if changed:
            raise DatabaseUnusable(f"Nothing was moved to {name}: these would not be the same: {', '.join(changed)}.")
    return {table: found.rows for table, found in held.items()}


def _sum(connection: Connection, table: Table) -> Sum:
    rows: Iterable[Row[Any]] = connection.execute(select(table), execution_options={"yield_per": ROWS})
    count, digest = 0, 0
    for row in rows:
        count += 1
        of_row = hashlib.blake2b(repr(tuple(row)).encode(), digest_size=DIGEST_BYTES)
        digest += int.from_bytes(of_row.digest(), "big")
    return Sum(count, digest)


def _last_id(connection: Connection, table: Table) -> int | None:
    """Return the last id that was given in a table, also where its row is gone; None where none was."""
    if table.autoincrement_column is None:
        return None
    if connection.dialect.name == "postgresql":
        sequence = connection.scalar(select(func.pg_get_serial_sequence(table.name, "id")))
        last: int | None = connection.scalar(text(f"SELECT last_value FROM {sequence} WHERE is_called"))  # noqa: S608 - a name
        return last
    if not table.dialect_options["sqlite"]["autoincrement"]:
        largest: int | None = connection.scalar(select(func.max(table.c.id)))
        return largest
    given: int | None = connection.scalar(
        text("SELECT seq FROM sqlite_sequence WHERE name = :table"), {"table": table.name}
    )
    return given


def _set_last_id(connection: Connection, table: Table, last: int) -> None:
    """Let the next id of a table be a later one: ids stand in the buttons of old messages."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(func.setval(func.pg_get_serial_sequence(table.name, "id"), last)))
    elif table.dialect_options["sqlite"]["autoincrement"]:
        values = {"table": table.name, "last": last}
        connection.execute(text("DELETE FROM sqlite_sequence WHERE name = :table"), values)
        connection.execute(text("INSERT INTO sqlite_sequence (name, seq) VALUES (:table, :last)"), values)


@contextmanager
def _connected(location: Location) -> Iterator[Connection]:
    url = URL.create("sqlite", database=str(location)) if isinstance(location, Path) else location
    with closing(create_engine(url, poolclass=NullPool, hide_parameters=True).connect()) as connection:
        yield connection
