"""Reviews of matches that are over."""

from sqlalchemy import select

from bot.store.schema import reviews
from bot.store.table_access import TableAccess


class ReviewReader(TableAccess):
    """Reads reviews."""

    async def review(self, match_id: int, revision: int) -> bytes | None:
        """Return the review of a match as it was at this revision, as JSON; None where there is none yet."""
        kept = select(reviews.c.review).where(reviews.c.match_id == match_id, reviews.c.revision == revision)
        review: bytes | None = await self._connection.scalar(kept)
        return review


class ReviewWriter(ReviewReader):
    """Writes reviews."""

    async def keep_review(self, match_id: int, revision: int, review: bytes) -> None:
        """Keep the review of a match, in place of that of another end which was taken back."""
        await self._upsert(reviews, {"match_id": match_id, "revision": revision, "review": review}, key=("match_id",))
