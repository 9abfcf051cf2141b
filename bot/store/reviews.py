"""What programs thought: why they moved, and reviews of matches that are over, with who waits for one."""

from typing import Final

import msgspec
from sqlalchemy import delete, exists, func, select

from bot.store.schema import matches, reasons, review_askers, reviews, seats, summaries
from bot.store.table_access import TableAccess, columns
from bot.table.rows import FinishedRow, MatchRow, MotivesRow, ReviewAskerRow

FEWEST_PEOPLE: Final = 2
"""So many people must sit at the end of a game that came from a file."""


class ReviewReader(TableAccess):
    """Reads reviews, and why programs moved."""

    async def review(self, match_id: int, revision: int) -> bytes | None:
        """Return the review of a match at this revision, or what there is of it, as JSON; None for nothing."""
        kept = select(reviews.c.review).where(reviews.c.match_id == match_id, reviews.c.revision == revision)
        review: bytes | None = await self._connection.scalar(kept)
        return review

    async def review_askers(self, match_id: int | None = None) -> tuple[ReviewAskerRow, ...]:
        """Return who waits for a review of a match, or of any."""
        asked = select(*columns(review_askers, ReviewAskerRow))
        if match_id is not None:
            asked = asked.where(review_askers.c.match_id == match_id)
        return await self._all(asked, ReviewAskerRow)

    async def finished(  # of whom
        self,
        version: int,
        *,
        guild_id: int | None = None,
        person_id: int | None = None,
        like: MatchRow | None = None,
        reviews_of: int = 0,
    ) -> tuple[FinishedRow, ...]:
        """Return the matches that are over, with what they came to if counted; only those that were played here.

        They are those of a server, or everywhere those of a person, or those with the word and options of another one.

        `version` is that of how they are counted. Reviews, which are long, come with the games of one person alone.
        """
        over = select(matches.c.id, matches.c.revision, matches.c.game, summaries.c.summary, reviews.c.review)
        counted = (summaries.c.match_id == matches.c.id) & (summaries.c.revision == matches.c.revision)
        reviewed = (reviews.c.match_id == matches.c.id) & (reviews.c.revision == matches.c.revision)
        reviewed &= matches.c.id.in_(select(seats.c.match_id).where(seats.c.person_id == reviews_of))
        over = over.outerjoin(summaries, counted & (summaries.c.version == version)).outerjoin(reviews, reviewed)
        brought = seats.c.match_id == matches.c.id, seats.c.brought.is_not(None)
        unplayed = seats.c.level.is_(None) & (func.coalesce(seats.c.acted, 0) <= seats.c.brought)
        people = select(func.count()).where(seats.c.match_id == matches.c.id, seats.c.level.is_(None)).scalar_subquery()
        by_file = exists().where(*brought, unplayed) | (exists().where(*brought) & (people < FEWEST_PEOPLE))
        over = over.where(matches.c.status == "over", ~by_file)
        if guild_id is not None:
            over = over.where(matches.c.guild_id == guild_id)
        if like is not None:
            same = (matches.c.game == like.game) & (matches.c.setup == like.setup)
            over = over.where(matches.c.duplicate == like.duplicate, same)
        if person_id is not None:
            played = select(seats.c.match_id).where(seats.c.person_id == person_id)
            over = over.where(matches.c.id.in_(played))
        return await self._all(over, FinishedRow)

    async def motives(self, match_id: int, *, first: int, last: int) -> tuple[MotivesRow, ...]:
        """Return what is kept of some turns, counted from 1, in their order.

        Another turn may have taken the place of the one that a program played: its time tells.
        """
        of_turns = (reasons.c.match_id == match_id) & reasons.c.number.between(first, last)
        kept = select(*columns(reasons, MotivesRow)).where(of_turns).order_by(reasons.c.number)
        return await self._all(kept, MotivesRow)


class ReviewWriter(ReviewReader):
    """Writes them."""

    async def keep_review(self, match_id: int, revision: int, review: bytes) -> None:
        """Keep the review of a match, or what there is of it, in place of that of another end which was taken back."""
        await self._upsert(reviews, {"match_id": match_id, "revision": revision, "review": review}, key=("match_id",))

    async def keep_summary(self, row: FinishedRow, version: int, summary: bytes) -> None:
        """Keep what a match came to at its revision, in place of what it came to before."""
        kept = {"match_id": row.id, "revision": row.revision, "version": version, "summary": summary}
        await self._upsert(summaries, kept, key=("match_id",))

    async def await_review(self, row: ReviewAskerRow) -> None:
        """Keep that somebody waits for a review."""
        values = msgspec.structs.asdict(row)
        await self._upsert(review_askers, values, key=tuple(values))

    async def end_awaiting_review(self, row: ReviewAskerRow) -> None:
        """Keep that somebody waits no more."""
        same = [review_askers.c[name] == value for name, value in msgspec.structs.asdict(row).items()]
        await self._connection.execute(delete(review_askers).where(*same))

    async def keep_motives(self, row: MotivesRow) -> None:
        """Keep why a turn was played, in place of the one with this number that was taken back."""
        await self._upsert(reasons, msgspec.structs.asdict(row), key=("match_id", "number"))
