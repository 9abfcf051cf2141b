"""What SQLite and PostgreSQL do not have in common in statements: rows written over others, and what is refused."""

from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final, NamedTuple

from sqlalchemy import Executable, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from bot.store.errors import AlreadySeated, ChannelTaken, NameTaken, NoSuchMatch, SideTaken, StaleTurn

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
    """Return the insertion that leaves alone what a row of the table's own forbids, and then returns nothing.

    Where that is refused instead, PostgreSQL wants a savepoint before it: two more round trips.
    """
    return dialect.insert(table).on_conflict_do_nothing()


@cache
def upsert(dialect: Dialect, table: Table, columns: tuple[str, ...], key: tuple[str, ...]) -> Executable:
    """Return the statement that writes a row over the one with the same key, which is one of the table's own.

    Where these columns are the key and no more, what is there is left alone.
    """
    writing = dialect.insert(table)
    others = {name: writing.excluded[name] for name in columns if name not in key}
    statement: Executable = (
        writing.on_conflict_do_update(index_elements=key, set_=others)
        if others
        else writing.on_conflict_do_nothing(index_elements=key)
    )
    return statement
