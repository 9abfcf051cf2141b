"""What people have tried on puzzles and lessons; all that is told of it is counted from these rows."""

from datetime import datetime

import msgspec
from sqlalchemy import case, delete, func, select, update

from bot.store.posts import WITHDRAWING
from bot.store.schema import OWED, posts, puzzle_posts, tries
from bot.store.table_access import TableAccess, columns, insert_if_free
from bot.table.post_rows import PostPlaceRow
from bot.table.rows import LessonRow, PuzzlePostRow, RatedTryRow, TryRow


class TryReader(TableAccess):
    """Reads what people have tried."""

    async def tries(self, person_id: int, puzzle: int, until: int | None = None) -> tuple[TryRow, ...]:
        """Return what a person has tried on a puzzle, or on those up to a number, in the order in which they did."""
        of_puzzle = tries.c.puzzle.between(puzzle, puzzle if until is None else until)
        tried = select(*columns(tries, TryRow)).where(tries.c.person_id == person_id, of_puzzle)
        return await self._all(tried.order_by(tries.c.id), TryRow)

    async def tries_after(self, last: int, *, limit: int) -> tuple[RatedTryRow, ...]:
        """Return what anybody has tried after a try, so many at most, in the order in which they did."""
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

    async def puzzle_posts(
        self, *, due: datetime | None = None, guild_id: int | None = None, place_id: int | None = None
    ) -> tuple[PuzzlePostRow, ...]:
        """Return where the puzzle of each day is posted: what is due at a moment, in a server, in a channel."""
        found = select(*columns(puzzle_posts, PuzzlePostRow)).order_by(puzzle_posts.c.due_at)
        if due is not None:
            found = found.where(puzzle_posts.c.due_at <= due)
        if guild_id is not None:
            found = found.where(puzzle_posts.c.guild_id == guild_id)
        if place_id is not None:
            found = found.where(puzzle_posts.c.place_id == place_id)
        return await self._all(found, PuzzlePostRow)

    async def next_puzzle_post(self, after: datetime) -> datetime | None:
        """Return when the first puzzle is due after a moment; None where none is."""
        due = puzzle_posts.c.due_at
        first: datetime | None = await self._connection.scalar(select(func.min(due)).where(due > after))
        return first

    async def posts_of_board_puzzle(self, match_id: int, turn: int) -> tuple[PostPlaceRow, ...]:
        """Return where the puzzle of a board of a match is posted, or will be."""
        found = select(*columns(posts, PostPlaceRow)).where(posts.c.match_id == match_id, posts.c.turn == turn)
        standing = found.where(posts.c.role == "puzzle", posts.c.failed.is_(None))
        return await self._all(standing.order_by(posts.c.id), PostPlaceRow)

    async def message_of_post(self, post_id: int) -> int | None:
        """Return the message by which a post stands; None where it does not."""
        message_id: int | None = await self._connection.scalar(select(posts.c.message_id).where(posts.c.id == post_id))
        return message_id


class TryWriter(TryReader):
    """Writes it."""

    async def keep_puzzle_post(self, row: PuzzlePostRow) -> None:
        """Post the puzzle of each day in a channel, in place of how it was posted there."""
        await self._upsert(puzzle_posts, msgspec.structs.asdict(row), key=("place_id",))

    async def take_puzzle_post(self, row: PuzzlePostRow, *, due_at: datetime) -> bool:
        """Take what is due, so that nobody else does it; false where somebody has. It is due again at a moment."""
        same = (puzzle_posts.c.place_id == row.place_id) & (puzzle_posts.c.due_at == row.due_at)
        return (await self._connection.execute(update(puzzle_posts).where(same).values(due_at=due_at))).rowcount == 1

    async def note_puzzle_post(self, place_id: int, *, day: int, before: int, post_id: int) -> None:
        """Note of which day the puzzle is that was posted last, and the one before it."""
        of_place = puzzle_posts.c.place_id == place_id
        await self._connection.execute(
            update(puzzle_posts).where(of_place).values(day=day, before=before, post_id=post_id, warned=False)
        )

    async def withdraw_puzzle_post(self, post_id: int) -> bool:
        """Give up the post of a puzzle, as a newer one comes; false where it stands, or was given up."""
        waiting = update(posts).where(posts.c.id == post_id, OWED).values(WITHDRAWING)
        return (await self._connection.execute(waiting)).rowcount == 1

    async def warn_of_puzzle_post(self, place_id: int) -> bool:
        """Note that it is told that the bot may not write in a channel; false where it was, since the last post."""
        unwarned = (puzzle_posts.c.place_id == place_id) & ~puzzle_posts.c.warned
        return (await self._connection.execute(update(puzzle_posts).where(unwarned).values(warned=True))).rowcount == 1

    async def drop_puzzle_post(self, place_id: int) -> bool:
        """Post no puzzles in a channel any more; false where none were."""
        dropping = delete(puzzle_posts).where(puzzle_posts.c.place_id == place_id)
        return (await self._connection.execute(dropping)).rowcount == 1

    async def note_try(self, row: TryRow) -> None:
        """Note what somebody has tried, unless they have tried it before."""
        await self._connection.execute(insert_if_free(self._dialect, tries), msgspec.structs.asdict(row))

    async def share_tries(self, person_id: int, puzzle: int) -> bool:
        """Note that a person has told how they did with a puzzle; false if they had before, or have tried nothing."""
        of_puzzle = (tries.c.person_id == person_id) & (tries.c.puzzle == puzzle)
        shared = await self._connection.execute(update(tries).where(of_puzzle, ~tries.c.shared).values(shared=True))
        return shared.rowcount > 0
