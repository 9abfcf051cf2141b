"""How people want to be called."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, select
from sqlalchemy.dialects.sqlite import insert as upsert

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
        values = msgspec.structs.asdict(row)
        writing = upsert(people).values(**values)
        await self._connection.execute(writing.on_conflict_do_update(index_elements=["person_id"], set_=values))
