"""How people want to be called."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, select

from bot.store.columns import columns
from bot.store.schema import people
from bot.store.session import Session
from bot.table.rows import PersonRow

PERSON: Final = select(*columns(people, PersonRow)).where(people.c.person_id == bindparam("person"))


class PersonReader(Session):
    """Reads what people have chosen."""

    async def person(self, person_id: int) -> PersonRow:
        """Return how a person wants to be called."""
        return await self._one(PERSON, PersonRow, person=person_id) or PersonRow(person_id=person_id)


class PersonWriter(PersonReader):
    """Writes what people choose."""

    async def keep_person(self, row: PersonRow) -> None:
        """Write how a person wants to be called over what was there."""
        await self._upsert(people, msgspec.structs.asdict(row), key=("person_id",))
