"""Reviews of matches that are over."""

from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert as upsert

from bot.store.schema import reviews
from bot.store.session import Session


class ReviewReader(Session):
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
        values = {"revision": revision, "review": review}
        keeping = upsert(reviews).values(match_id=match_id, **values)
        await self._connection.execute(keeping.on_conflict_do_update(index_elements=["match_id"], set_=values))
