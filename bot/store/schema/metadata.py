"""What all tables have in common: the collection that they are in, their times, their indexes of some rows only."""

from datetime import UTC, datetime
from typing import Any

from sqlalchemy import ColumnElement, MetaData


def now() -> datetime:
    """Return the present moment in UTC."""
    return datetime.now(UTC)


def where(condition: ColumnElement[bool]) -> dict[str, Any]:
    """Let an index hold only the rows of which this is true, in either database."""
    return {"sqlite_where": condition, "postgresql_where": condition}


metadata = MetaData()
