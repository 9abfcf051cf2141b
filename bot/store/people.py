"""How people want to be called."""

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.columns import columns
from bot.store.schema import people
from bot.store.session import Session
from bot.table.rows import PersonRow


class PersonReader(Session):
    """Reads what people have chosen."""

    async def person(self, person_id: int) -> PersonRow:
        """Return how a person wants to be called."""
        chosen = select(*columns(people, PersonRow)).where(people.c.person_id == person_id)
        return await self._one(chosen, PersonRow) or PersonRow(person_id=person_id)


class PersonWriter(PersonReader):
    """Writes what people choose."""

    async def keep_person(self, row: PersonRow) -> None:
        """Write how a person wants to be called over what was there."""
        values = msgspec.structs.asdict(row)
        writing = upsert(people).values(**values)
        await self._connection.execute(writing.on_conflict_do_update(index_elements=["person_id"], set_=values))
