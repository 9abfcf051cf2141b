"""What is due in a match at a time."""

from collections.abc import AsyncIterator, Iterable
from datetime import datetime
from typing import Final

import msgspec
from sqlalchemy import ColumnElement, bindparam, delete, func, select, true, update

from bot.store.cluster.cluster import Shards
from bot.store.errors import NoSuchMatch, TornRow
from bot.store.schema import alarms, matches
from bot.store.table_access import AnyConnection, TableAccess, columns
from bot.table.rows import AlarmRow

NEXT_ALARM: Final = select(*columns(alarms, AlarmRow)).order_by(alarms.c.due_at).limit(1)

A_SHARD: Final = 2**22
"""Discord divides a server's id by it, and the rest by the number of shards is the number of its shard."""


class AlarmReader(TableAccess):
    """Reads what is due."""

    async def next_alarm(self, shards: Shards | None = None) -> AlarmRow | None:
        """Return the alarm that is due first, of the servers of some shards only if they are named."""
        return await self._one(NEXT_ALARM if shards is None else NEXT_ALARM.where(_in(shards)), AlarmRow)

    async def alarms(self, match_id: int) -> tuple[AlarmRow, ...]:
        """Return the alarms of a match."""
        return await self._all(select(*columns(alarms, AlarmRow)).where(alarms.c.match_id == match_id), AlarmRow)

    async def running_alarms(self, shards: Shards | None = None) -> AsyncIterator[AlarmRow | TornRow]:
        """Yield the alarms whose time runs only while people can play, of the servers of some shards if named.

        In place of one that cannot be read comes what is wrong with it.
        """
        keys = select(alarms.c.match_id, alarms.c.kind).where(alarms.c.since.is_not(None), _in(shards))
        for key in (await self._connection.execute(keys.order_by(alarms.c.match_id, alarms.c.kind))).all():
            one = select(*columns(alarms, AlarmRow)).where(_is(key.match_id, key.kind))
            try:
                alarm = await self._one(one, AlarmRow)
            except TornRow as torn:
                yield torn
                continue
            if alarm is not None:
                yield alarm


def _in(shards: Shards | None) -> ColumnElement[bool]:
    """Say that an alarm is of a match in a server of some shards; one in no server belongs to the first."""
    if shards is None:
        return true()
    shard = func.coalesce(matches.c.guild_id // A_SHARD, 0) % shards.of
    return select(matches.c.id).where(matches.c.id == alarms.c.match_id, shard.in_(shards.numbers)).exists()


def _is(match_id: int, kind: str) -> ColumnElement[bool]:
    return (alarms.c.match_id == match_id) & (alarms.c.kind == kind)


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
        same = _is(before.match_id, before.kind)
        unchanged = same & (alarms.c.revision == before.revision) & (alarms.c.since == before.since)
        changes = {"since": after.since, "due_at": after.due_at, "away": after.away}
        await self._connection.execute(update(alarms).where(unchanged).values(changes))

    async def drop_alarm(self, row: AlarmRow) -> None:
        """Forget an alarm, which has been done or does not hold any more."""
        await self._connection.execute(delete(alarms).where(_is(row.match_id, row.kind)))

    async def drop_torn_alarm(self, shards: Shards | None = None) -> None:
        """Forget the alarm that is due first, of the servers of some shards if named, which cannot be read."""
        keys = select(alarms.c.match_id, alarms.c.kind).where(_in(shards)).order_by(alarms.c.due_at).limit(1)
        for torn in (await self._connection.execute(keys)).all():
            await self._connection.execute(delete(alarms).where(_is(torn.match_id, torn.kind)))

    async def postpone(self, match_id: int, *, until: datetime) -> None:
        """Let a match's alarms that are due before this moment be due then."""
        earlier = (alarms.c.match_id == match_id) & (alarms.c.due_at < until)
        await self._connection.execute(update(alarms).where(earlier).values(due_at=until))
