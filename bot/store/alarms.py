"""What is due in a match at a time."""

from collections.abc import Iterable
from datetime import datetime
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, select, update

from bot.store.errors import NoSuchMatch
from bot.store.schema import alarms
from bot.store.table_access import AnyConnection, TableAccess, columns
from bot.table.rows import AlarmRow

NEXT_ALARM: Final = select(*columns(alarms, AlarmRow)).order_by(alarms.c.due_at).limit(1)


class AlarmReader(TableAccess):
    """Reads what is due."""

    async def next_alarm(self) -> AlarmRow | None:
        """Return the alarm that is due first."""
        return await self._one(NEXT_ALARM, AlarmRow)

    async def alarms(self, match_id: int) -> tuple[AlarmRow, ...]:
        """Return the alarms of a match."""
        return await self._all(select(*columns(alarms, AlarmRow)).where(alarms.c.match_id == match_id), AlarmRow)

    async def running_alarms(self) -> tuple[AlarmRow, ...]:
        """Return the alarms of all matches whose time runs only while people can play."""
        running = select(*columns(alarms, AlarmRow)).where(alarms.c.since.is_not(None))
        return await self._all(running.order_by(alarms.c.match_id, alarms.c.kind), AlarmRow)


FOLLOWING: Final = delete(alarms).where(alarms.c.match_id == bindparam("match"), alarms.c.kind != "undo")


class AlarmWriter(AlarmReader):
    """Writes what is due."""

    def __init__(self, connection: AnyConnection) -> None:
        super().__init__(connection)
        self.soonest: datetime | None = None
        """When the first one is due of the alarms that have been set in this transaction."""
        self.to_think: set[int] = set()
        """The channels in which a program is to act at once, after what has been done in this transaction."""

    async def set_alarms(self, match_id: int, rows: Iterable[AlarmRow]) -> None:
        """Let these be all alarms of a match but that of a request, which has its own time. Raises NoSuchMatch."""
        await self._connection.execute(FOLLOWING, {"match": match_id})
        for row in rows:
            await self.set_alarm(row)

    async def set_alarm(self, row: AlarmRow) -> None:
        """Set an alarm, over the one of its kind in its match. Raises NoSuchMatch."""
        async with self._refusing(NoSuchMatch, unless=row.match_id):
            await self._upsert(alarms, msgspec.structs.asdict(row), key=("match_id", "kind"))
        self.soonest = row.due_at if self.soonest is None else min(self.soonest, row.due_at)

    async def resume_alarm(self, before: AlarmRow, after: AlarmRow) -> None:
        """Let an alarm's time run on as is said, unless somebody has set or resumed it meanwhile."""
        same = (alarms.c.match_id == before.match_id) & (alarms.c.kind == before.kind)
        unchanged = same & (alarms.c.revision == before.revision) & (alarms.c.since == before.since)
        changes = {"since": after.since, "due_at": after.due_at, "away": after.away}
        await self._connection.execute(update(alarms).where(unchanged).values(changes))

    async def drop_alarm(self, row: AlarmRow) -> None:
        """Forget an alarm, which has been done or does not hold any more."""
        of_kind = (alarms.c.match_id == row.match_id) & (alarms.c.kind == row.kind)
        await self._connection.execute(delete(alarms).where(of_kind))

    async def drop_torn_alarm(self) -> None:
        """Forget the alarm that is due first, which cannot be read."""
        keys = select(alarms.c.match_id, alarms.c.kind).order_by(alarms.c.due_at).limit(1)
        for torn in (await self._connection.execute(keys)).all():
            of_kind = (alarms.c.match_id == torn.match_id) & (alarms.c.kind == torn.kind)
            await self._connection.execute(delete(alarms).where(of_kind))

    async def postpone(self, match_id: int, *, until: datetime) -> None:
        """Let a match's alarms that are due before this moment be due then."""
        earlier = (alarms.c.match_id == match_id) & (alarms.c.due_at < until)
        await self._connection.execute(update(alarms).where(earlier).values(due_at=until))
