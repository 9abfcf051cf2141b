"""Thinks of the moves of opponents in a process of its own, and of reviews in another one, which takes long."""

from typing import Final

import structlog

from bot.delivery.studio_process import NotMadeError, Studio
from engine.thoughts import AdviceJob, Job, ReviewJob

PATIENCE: Final = 5.0
"""Seconds after which a thought is given up. It keeps its own time, so this is for a process that hangs or begins.

How long it waits for other thoughts does not count: a table that is one of many plays no worse.
"""

LONGEST_REVIEW: Final = 60.0
"""Seconds after which a review is given up, which takes 5 for two players and 15 for four."""

log = structlog.get_logger()


class Thinker:
    """Has moves thought of, one after the other; each process begins with the first job."""

    def __init__(self, module: str = "engine.thoughts", *, patience: float = PATIENCE) -> None:
        self.thoughts = Studio(module, longest=patience)
        self.reviews = Studio(module, longest=LONGEST_REVIEW)

    async def think(self, job: Job) -> bytes | None:
        """Return what is asked for as JSON; None, with a line in the log, where there is nothing in time."""
        return await self._make(job, is_answer=False)

    async def advise(self, job: AdviceJob) -> bytes | None:
        """Return some `RatedMove`s as JSON, thought of before what programs wait for; else as `think` does."""
        return await self._make(job, is_answer=True)

    async def review(self, job: ReviewJob) -> bytes | None:
        """Return a `Review` as JSON, made beside all thoughts; None, with a line in the log, where none can be made."""
        try:
            return await self.reviews.make(job)
        except NotMadeError as failure:
            log.warning("review failed", game=job.game, error=str(failure).strip().rpartition("\n")[2])
            return None

    async def _make(self, job: Job, *, is_answer: bool) -> bytes | None:
        try:
            return await self.thoughts.make(job, is_answer=is_answer)
        except NotMadeError as failure:
            reason = str(failure).strip().rpartition("\n")[2]
            log.warning("opponent failed", game=job.game, job=type(job).__name__, error=reason)
            return None

    def close(self) -> None:
        """End the processes; what is being thought of is lost."""
        self.thoughts.close()
        self.reviews.close()
