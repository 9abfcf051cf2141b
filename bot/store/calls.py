"""Writing what calls need: how people want to be called, who was absent, and what is due at a time."""

from collections.abc import Iterable
from datetime import datetime

import msgspec
from sqlalchemy import and_, case, delete, false, or_, update
from sqlalchemy.dialects.sqlite import insert as upsert
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.store.errors import NO_SUCH_MATCH, refusing
from bot.store.schema import alarms, people, seats
from bot.store.view import View
from bot.table.rows import AlarmRow, PersonRow


class Calls(View):
    """The part of `Work` for calls; `alarmed` is whether an alarm has been set in it."""

    def __init__(self, connection: AsyncConnection) -> None:
        super().__init__(connection)
        self.alarmed = False

    async def keep_person(self, row: PersonRow) -> None:
        """Write how a person wants to be called over what was there."""
        values = msgspec.structs.asdict(row)
        writing = upsert(people).values(**values)
        await self._connection.execute(writing.on_conflict_do_update(index_elements=["person_id"], set_=values))

    async def attend(self, match_id: int, person_id: int) -> None:
        """Note that a person has come to the table: the seat is theirs, and nobody has missed anything since."""
        theirs = seats.c.person_id == person_id
        wrong = or_(seats.c.missed, and_(theirs, seats.c.stand_in))
        coming = update(seats).where(seats.c.match_id == match_id, wrong)
        await self._connection.execute(
            coming.values(missed=false(), stand_in=case((theirs, false()), else_=seats.c.stand_in))
        )

    async def note_acted(self, match_id: int, person_id: int, turn: int | None) -> None:
        """Note which turn is the last that a person has played, and nobody for them; None for none."""
        acting = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        await self._connection.execute(acting.values(acted=turn))

    async def miss(self, match_id: int, person_id: int, *, stand_in: bool) -> None:
        """Note that a person's turn was played for them, and whether that is done from now on."""
        missing = update(seats).where(seats.c.match_id == match_id, seats.c.person_id == person_id)
        await self._connection.execute(missing.values(missed=True, stand_in=stand_in))

    async def set_alarms(self, match_id: int, rows: Iterable[AlarmRow]) -> None:
        """Let these be all alarms of a match but that of a wish, which has its own time. Raises NoSuchMatch."""
        following = (alarms.c.match_id == match_id) & (alarms.c.kind != "wish")
        await self._connection.execute(delete(alarms).where(following))
        for row in rows:
            await self.set_alarm(row)

    async def set_alarm(self, row: AlarmRow) -> None:
        """Set an alarm, over the one of its kind in its match. Raises NoSuchMatch."""
        values = msgspec.structs.asdict(row)
        writing = upsert(alarms).values(**values)
        with refusing(NO_SUCH_MATCH):
            await self._connection.execute(
                writing.on_conflict_do_update(index_elements=["match_id", "kind"], set_=values)
            )
        self.alarmed = True

    async def drop_alarm(self, row: AlarmRow) -> None:
        """Forget an alarm, which has been done or does not hold any more."""
        of_kind = (alarms.c.match_id == row.match_id) & (alarms.c.kind == row.kind)
        await self._connection.execute(delete(alarms).where(of_kind))

    async def postpone(self, match_id: int, *, until: datetime) -> None:
        """Let a match's alarms that are due before this moment be due then."""
        earlier = (alarms.c.match_id == match_id) & (alarms.c.due_at < until)
        await self._connection.execute(update(alarms).where(earlier).values(due_at=until))
