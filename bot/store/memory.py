"""Small facts about this installation."""

from sqlalchemy import select

from bot.store.schema import memory
from bot.store.session import Session

REMEMBER = "INSERT INTO memory VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
"""How a small fact is written, within a transaction of a `Writer` or by itself (`Store.remember`)."""


class MemoryReader(Session):
    """Reads small facts."""

    async def recall(self, key: str) -> str | None:
        """Return what `Writer.remember` wrote."""
        value: str | None = await self._connection.scalar(select(memory.c.value).where(memory.c.key == key))
        return value

    async def version(self) -> str:
        """Return the version of the database's tables."""
        found = await self._connection.exec_driver_sql("SELECT version_num FROM alembic_version")
        return str(found.scalar_one())


class MemoryWriter(MemoryReader):
    """Writes small facts."""

    async def remember(self, key: str, value: str) -> None:
        """Write a small fact about this installation over what was there."""
        await self._connection.exec_driver_sql(REMEMBER, {"key": key, "value": value})
