"""Columns: types that SQLite lacks, and which columns make a row."""

from collections.abc import Mapping
from datetime import UTC, datetime
from typing import Any, TypeVar

import msgspec
from sqlalchemy import Column, DateTime, Dialect, Table, Text, TypeDecorator


class Moment(TypeDecorator[datetime]):
    """A point in time: kept in UTC, given back with its zone. SQLite has no zones."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Return the time in UTC; refuse one without a zone, of which nobody could say when it is."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"{value} has no time zone.")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Return the time with its zone, UTC."""
        return None if value is None else value.replace(tzinfo=UTC)


class Json(TypeDecorator[bytes]):
    """UTF-8 JSON as bytes, kept as text so that `sqlite3` on the command line shows and queries it."""

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: bytes | None, dialect: Dialect) -> str | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Return bytes as text."""
        return None if value is None else value.decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> bytes | None:  # noqa: ARG002 - SQLAlchemy's signature
        """Return text as bytes."""
        return None if value is None else value.encode()


Row = TypeVar("Row", bound=msgspec.Struct)


def columns(table: Table, row: type[msgspec.Struct]) -> list[Column[Any]]:
    """Return those columns of a table that a row has fields for."""
    return [table.c[name] for name in row.__struct_fields__]


def read(values: Mapping[Any, Any], row: type[Row]) -> Row:
    """Return what the database gave as a row."""
    return msgspec.convert(values, row, builtin_types=(bytes, datetime))
