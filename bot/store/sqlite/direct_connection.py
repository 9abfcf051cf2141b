"""A connection that reads at once, as SQLite does, behind the awaitable calls of SQLAlchemy's own.

What is read takes hundredths of a millisecond; to come by it through SQLAlchemy's asyncio takes some tenths more.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, CursorResult, Dialect, Executable, ScalarResult

Values = Mapping[str, Any]


class DirectConnection:
    """Runs statements in the event loop, and never waits."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    @property
    def dialect(self) -> Dialect:
        """What SQLAlchemy knows of the database."""
        return self._connection.dialect

    async def execute(
        self, statement: Executable, values: Values | Sequence[Values] | None = None
    ) -> CursorResult[Any]:
        """Run a statement and return its rows."""
        return self._connection.execute(statement, values)

    async def scalar(self, statement: Executable, values: Values | None = None) -> Any:
        """Return the first column of the first row; None where there is none."""
        return self._connection.scalar(statement, values)

    async def scalars(self, statement: Executable, values: Values | None = None) -> ScalarResult[Any]:
        """Return the first column of all rows."""
        return self._connection.scalars(statement, values)
