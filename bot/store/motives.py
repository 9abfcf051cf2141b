"""Why programs moved as they did."""

import msgspec
from sqlalchemy import select

from bot.store.columns import columns
from bot.store.schema import reasons
from bot.store.table_access import TableAccess
from bot.table.rows import MotivesRow


class MotiveReader(TableAccess):
    """Reads why."""

    async def motives(self, match_id: int, *, first: int, last: int) -> tuple[MotivesRow, ...]:
        """Return what is kept of some turns, counted from 1, in their order.

        Another turn may have taken the place of the one that a program played: its time tells.
        """
        of_turns = (reasons.c.match_id == match_id) & reasons.c.number.between(first, last)
        kept = select(*columns(reasons, MotivesRow)).where(of_turns).order_by(reasons.c.number)
        return await self._all(kept, MotivesRow)


class MotiveWriter(MotiveReader):
    """Writes why."""

    async def keep_motives(self, row: MotivesRow) -> None:
        """Keep why a turn was played, in place of the one with this number that was taken back."""
        await self._upsert(reasons, msgspec.structs.asdict(row), key=("match_id", "number"))
