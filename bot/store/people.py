"""People: how they want to be called, and how much they have been told about pads."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, select

from bot.store.schema import coached, people
from bot.store.table_access import TableAccess, columns
from bot.table.rows import PersonRow

PERSON: Final = select(*columns(people, PersonRow)).where(people.c.person_id == bindparam("person"))


class PersonReader(TableAccess):
    """Reads what people have chosen, and what they have been told."""

    async def person(self, person_id: int) -> PersonRow:
        """Return how a person wants to be called."""
        return await self._one(PERSON, PersonRow, person=person_id) or PersonRow(person_id=person_id)

    async def coached(self, person_id: int, pad: str) -> int:
        """Return how many lines a person has been told about a pad."""
        query = select(coached.c.lines).where(coached.c.person_id == person_id, coached.c.pad == pad)
        return await self._connection.scalar(query) or 0


class PersonWriter(PersonReader):
    """Writes what people choose, and what they are told."""

    async def keep_person(self, row: PersonRow) -> None:
        """Write how a person wants to be called over what was there."""
        await self._upsert(people, msgspec.structs.asdict(row), key=("person_id",))

    async def keep_coached(self, person_id: int, pad: str, lines: int) -> None:
        """Note how many lines a person has been told about a pad."""
        noted = {"person_id": person_id, "pad": pad, "lines": lines}
        await self._upsert(coached, noted, key=("person_id", "pad"))
