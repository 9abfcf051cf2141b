"""What people have tried on puzzles and lessons; all that is told of it is counted from these rows."""

import msgspec
from sqlalchemy import Integer, cast, func, select, update

from bot.store.schema import tries
from bot.store.table_access import TableAccess, columns, insert_if_free
from bot.table.rows import LessonRow, TryRow


class TryReader(TableAccess):
    """Reads what people have tried."""

    async def tries(self, person_id: int, puzzle: int, until: int | None = None) -> tuple[TryRow, ...]:
        """Return what a person has tried on a puzzle, or on those up to a number, in the order in which they did."""
        of_puzzle = tries.c.puzzle.between(puzzle, puzzle if until is None else until)
        tried = select(*columns(tries, TryRow)).where(tries.c.person_id == person_id, of_puzzle)
        return await self._all(tried.order_by(tries.c.id), TryRow)

    async def how_far(self, first: int, last: int) -> tuple[LessonRow, ...]:
        """Return how many people have come how far with each of some puzzles that anybody has tried."""
        person = tries.c.person_id
        counted = select(
            tries.c.puzzle,
            func.count(person.distinct()).label("people"),
            func.sum(cast(tries.c.right, Integer)).label("solved"),
            func.count().label("tries"),
        ).where(tries.c.puzzle.between(first, last))
        return await self._all(counted.group_by(tries.c.puzzle).order_by(tries.c.puzzle), LessonRow)


class TryWriter(TryReader):
    """Writes it."""

    async def note_try(self, row: TryRow) -> None:
        """Note what somebody has tried, unless they have tried it before."""
        await self._connection.execute(insert_if_free(self._dialect, tries), msgspec.structs.asdict(row))

    async def share_tries(self, person_id: int, puzzle: int) -> bool:
        """Note that a person has told how they did with a puzzle; false if they had before, or have tried nothing."""
        of_puzzle = (tries.c.person_id == person_id) & (tries.c.puzzle == puzzle)
        shared = await self._connection.execute(update(tries).where(of_puzzle, ~tries.c.shared).values(shared=True))
        return shared.rowcount > 0
