"""How much people have been told about pads, line by line."""

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.schema import coached
from bot.store.session import Session


class CoachedReader(Session):
    """Reads what people have been told."""

    async def coached(self, person_id: int, pad: str) -> int:
        """Return how many lines a person has been told about a pad."""
        told = select(coached.c.lines).where(coached.c.person_id == person_id, coached.c.pad == pad)
        return await self._connection.scalar(told) or 0


class CoachedWriter(CoachedReader):
    """Writes what people have been told."""

    async def keep_coached(self, person_id: int, pad: str, lines: int) -> None:
        """Note how many lines a person has been told about a pad."""
        noting = upsert(coached).values(person_id=person_id, pad=pad, lines=lines)
        await self._connection.execute(
            noting.on_conflict_do_update(index_elements=["person_id", "pad"], set_={"lines": lines})
        )
