"""Small facts about this installation."""

from typing import Final

from sqlalchemy import select, text

from bot.store.schema import memory
from bot.store.session import Session

REMEMBER: Final = "INSERT INTO memory VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
"""How SQLite itself is told a small fact (`Store.remember`)."""


class MemoryReader(Session):
    """Reads small facts."""

    async def recall(self, key: str) -> str | None:
        """Return what `Writer.remember` wrote."""
        value: str | None = await self._connection.scalar(select(memory.c.value).where(memory.c.key == key))
        return value

    async def version(self) -> str:
        """Return the version of the database's tables."""
        return str(await self._connection.scalar(text("SELECT version_num FROM alembic_version")))


class MemoryWriter(MemoryReader):
    """Writes small facts."""

    async def remember(self, key: str, value: str) -> None:
        """Write a small fact about this installation over what was there."""
        await self._upsert(memory, {"key": key, "value": value}, key=("key",))
