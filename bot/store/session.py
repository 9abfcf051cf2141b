"""What readers and writers of each thing have in common: the connection, and rows as values."""

from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import Select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.columns import Row, read
from bot.store.errors import NoSuchMatch
from bot.store.schema import matches, now


class Session:
    """A transaction, reading or writing."""

    def __init__(self, connection: AsyncConnection) -> None:
        self._connection = connection

    async def _one(self, query: Select[Any], row: type[Row]) -> Row | None:
        values = (await self._connection.execute(query)).mappings().first()
        return None if values is None else read(values, row)

    async def _all(self, query: Select[Any], row: type[Row]) -> tuple[Row, ...]:
        return self._rows((await self._connection.execute(query)).mappings(), row)

    @staticmethod
    def _rows(found: Iterable[Mapping[Any, Any]], row: type[Row]) -> tuple[Row, ...]:
        return tuple(read(values, row) for values in found)


async def change_match(connection: AsyncConnection, match_id: int, **values: Any) -> None:
    """Change a match, or nothing of it but when it was changed. Raises NoSuchMatch."""
    change = update(matches).where(matches.c.id == match_id).values({"changed_at": now(), **values})
    if (await connection.execute(change)).rowcount != 1:
        raise NoSuchMatch
