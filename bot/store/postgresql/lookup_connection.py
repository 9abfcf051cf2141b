"""A connection on which each statement is by itself: a third of the round trips of one in a transaction."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Self, TypeVar

from sqlalchemy import CursorResult, Dialect, Executable, ScalarResult
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

Values = Mapping[str, Any]
Answer = TypeVar("Answer")


class LookupConnection:
    """Lends a connection for its first statement, and a new one where that turns out to be lost: nothing is written."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Know an engine whose connections begin no transaction."""
        self._engine = engine
        self._connection: AsyncConnection | None = None

    @property
    def dialect(self) -> Dialect:
        """What SQLAlchemy knows of the database."""
        return self._engine.dialect

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        await self._give_back()

    async def execute(
        self, statement: Executable, values: Values | Sequence[Values] | None = None
    ) -> CursorResult[Any]:
        """Run a statement and return its rows."""
        return await self._ask(lambda connection: connection.execute(statement, values))

    async def scalar(self, statement: Executable, values: Values | None = None) -> Any:
        """Return the first column of the first row; None where there is none."""
        return await self._ask(lambda connection: connection.scalar(statement, values))

    async def scalars(self, statement: Executable, values: Values | None = None) -> ScalarResult[Any]:
        """Return the first column of all rows."""
        return await self._ask(lambda connection: connection.scalars(statement, values))

    async def _ask(self, question: Callable[[AsyncConnection], Awaitable[Answer]]) -> Answer:
        try:
            return await question(await self._lent())
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        await self._give_back()
        return await question(await self._lent())

    async def _lent(self) -> AsyncConnection:
        if self._connection is None:
            self._connection = await self._engine.connect()
        return self._connection

    async def _give_back(self) -> None:
        if self._connection is not None:
            await self._connection.close()
            self._connection = None
