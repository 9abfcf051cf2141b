"""What people have tried on puzzles and lessons; all that is told of it is counted from these rows."""

import msgspec
from sqlalchemy import case, func, select, update

from bot.store.schema import posts, tries
from bot.store.table_access import TableAccess, columns, insert_if_free
from bot.table.post_rows import PostPlaceRow
from bot.table.rows import LessonRow, RatedTryRow, TryRow


class TryReader(TableAccess):
    """Reads what people have tried."""

    async def tries(self, person_id: int, puzzle: int, until: int | None = None) -> tuple[TryRow, ...]:
        """Return what a person has tried on a puzzle, or on those up to a number, in the order in which they did."""
        of_puzzle = tries.c.puzzle.between(puzzle, puzzle if until is None else until)
        tried = select(*columns(tries, TryRow)).where(tries.c.person_id == person_id, of_puzzle)
        return await self._all(tried.order_by(tries.c.id), TryRow)

    async def tries_after(self, last: int, *, limit: int) -> tuple[RatedTryRow, ...]:
        """Return at most `limit` of the tries that came after this one, by anybody, the first one first."""
        tried = select(*columns(tries, RatedTryRow)).where(tries.c.id > last)
        return await self._all(tried.order_by(tries.c.id).limit(limit), RatedTryRow)

    async def newest_try(self) -> int:
        """Return the id of the newest try; 0 where nobody has tried anything."""
        return await self._connection.scalar(select(func.max(tries.c.id))) or 0

    async def how_far(self, first: int, last: int, guild_id: int | None = None) -> tuple[LessonRow, ...]:
        """Return how many people, or those of a server, have come how far with each of some puzzles that were tried."""
        person = tries.c.person_id
        counted = select(
            tries.c.puzzle,
            func.count(person.distinct()).label("people"),
            func.count(case((tries.c.right, person)).distinct()).label("solved"),
            func.count().label("tries"),
        ).where(tries.c.puzzle.between(first, last))
        if guild_id is not None:
            counted = counted.where(tries.c.guild_id == guild_id)
        return await self._all(counted.group_by(tries.c.puzzle).order_by(tries.c.puzzle), LessonRow)

    async def first_solutions(self, guild_id: int, first: int, last: int) -> tuple[TryRow, ...]:
        """Return the right answer that came first in a server to each of some puzzles that was solved there."""
        of_server = (tries.c.guild_id == guild_id) & tries.c.puzzle.between(first, last) & tries.c.right
        newest = select(func.min(tries.c.id)).where(of_server).group_by(tries.c.puzzle)
        return await self._all(select(*columns(tries, TryRow)).where(tries.c.id.in_(newest)), TryRow)

    async def posts_of_board_puzzle(self, match_id: int, turn: int) -> tuple[PostPlaceRow, ...]:
        """Return where the puzzle of a board of a match is posted, or will be."""
        found = select(*columns(posts, PostPlaceRow)).where(posts.c.match_id == match_id, posts.c.turn == turn)
        standing = found.where(posts.c.role == "puzzle", posts.c.failed.is_(None))
        return await self._all(standing.order_by(posts.c.id), PostPlaceRow)


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
