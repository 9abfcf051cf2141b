"""Small facts about this installation."""

from datetime import UTC, datetime, timedelta
from typing import Final

from sqlalchemy import delete, or_, select, text

from bot.store.schema import memory
from bot.store.table_access import TableAccess

REMEMBER: Final = (
    "INSERT INTO memory (key, value) VALUES (:key, :value) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
)
"""How SQLite itself is told a small fact (`Store.remember`)."""


class MemoryReader(TableAccess):
    """Reads small facts."""

    async def recall(self, key: str) -> str | None:
        """Return what `Writer.remember` wrote."""
        value: str | None = await self._connection.scalar(select(memory.c.value).where(memory.c.key == key))
        return value

    async def recall_all(self, beginning: str) -> dict[str, str]:
        """Return all that was written under keys that begin so, by these."""
        under = memory.c.key.startswith(beginning, autoescape=True)
        found = await self._connection.execute(select(memory.c.key, memory.c.value).where(under))
        return {row.key: row.value for row in found}

    async def version(self) -> str:
        """Return the version of the database's tables."""
        return str(await self._connection.scalar(text("SELECT version_num FROM alembic_version")))


class MemoryWriter(MemoryReader):
    """Writes small facts."""

    async def remember(self, key: str, value: str) -> None:
        """Write a small fact about this installation over what was there."""
        await self._upsert(memory, {"key": key, "value": value}, key=("key",))

    async def note_anew(self, key: str, at: datetime, *, after: timedelta) -> bool:
        """Note when something happens, unless it did less than this time before or after; return whether it is noted.

        It is one statement: of several who want the same at once, in however many processes, one does.
        """
        noted = {"value": at.astimezone(UTC).isoformat(timespec="microseconds"), "until": at + after}
        is_long_ago = or_(memory.c.until <= at, memory.c.until >= at + 2 * after)  # the clock may have gone back
        noting = self._dialect.insert(memory).values(key=key, **noted)
        anew = noting.on_conflict_do_update(index_elements=("key",), set_=noted, where=is_long_ago)
        return await self._connection.scalar(anew.returning(memory.c.key)) is not None

    async def forget(self, *keys: str) -> None:
        """Forget small facts."""
        await self._connection.execute(delete(memory).where(memory.c.key.in_(keys)))

    async def forget_past(self, at: datetime) -> None:
        """Forget what was noted anew and says nothing any more at a time, but for what others are noting just now.

        It should come last in a transaction: it waits for nobody, and others wait for its end.
        """
        past = select(memory.c.key).where(memory.c.until <= at).with_for_update(skip_locked=True)
        await self._connection.execute(delete(memory).where(memory.c.key.in_(past)))
