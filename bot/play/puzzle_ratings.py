"""How hard puzzles are by what people have tried: folded from their answers, and kept nowhere but in memory.

It is folded beside the bot, and anew some time after it was last asked for; until then a puzzle has its first rating.
"""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta
from typing import Final, NamedTuple

import msgspec
import structlog

from bot.play.tables import Tables
from bot.store import DatabaseAway
from bot.table.puzzle_record import rated
from bot.table.puzzles import MOST, PuzzleId, match_number, puzzle_named, puzzles_of
from engine.puzzle_ratings import Answer, first_rating, rating_of
from engine.ratings import Rating
from engine.thoughts import PuzzlesJob, RecordJob

MOST_TRIES: Final = 50_000
"""How many of the newest tries are folded, which takes a second or two of a core."""

AT_ONCE: Final = 1000
"""How many are read by one statement: others are answered meanwhile."""

LATEST: Final = 300
"""How many of a person's newest answers they are rated by."""

FOLDED_ANEW: Final = timedelta(hours=1)

log = structlog.get_logger()


class Solver(NamedTuple):
    """How well somebody solves the puzzles of a game."""

    rating: Rating
    """Their rating."""
    puzzles: int
    """By how many puzzles."""


class PuzzleRatings:
    """Knows how hard puzzles are, and how well people solve them."""

    def __init__(self, *, tables: Tables, count: Callable[[RecordJob], Awaitable[bytes | None]]) -> None:
        self._tables = tables
        self._count = count
        self._known: dict[int, Rating] = {}
        self._firsts: dict[int, Rating] = {}
        self._since: datetime | None = None
        self._folding: asyncio.Task[None] | None = None
        self._closed = False

    def of(self, puzzle: int) -> Rating:
        """Return the rating of a puzzle, by its number, as far as it is known. Raises LookupError for no such one."""
        self._fold_anew()
        rating = self._known.get(puzzle) or self._first(puzzle)
        if rating is None:
            raise LookupError(f"no puzzle has the number {puzzle}")
        return rating

    async def solver(self, person_id: int, game: str) -> Solver:
        """Return how well a person solves the puzzles of a game, by all that they have tried until now."""
        games = self._tables.games
        first = match_number(games, PuzzleId(game, "day", 0))
        last = match_number(games, PuzzleId(game, "practice", MOST - 1))
        async with self._tables.store.lookup() as reader:
            tried = await reader.tries(person_id, first, last)
        answers = [answer for answer in rated(tried) if self._first(answer.puzzle)][-LATEST:]
        puzzles = {answer.puzzle: self.of(answer.puzzle) for answer in answers}
        return Solver(await asyncio.to_thread(rating_of, answers, puzzles), len(puzzles))

    async def idle(self) -> None:
        """Wait until nothing is being folded."""
        if self._folding is not None:
            await self._folding

    async def close(self) -> None:
        """Fold nothing more."""
        self._closed = True
        if self._folding is not None:
            self._folding.cancel()
            await asyncio.gather(self._folding, return_exceptions=True)

    def _first(self, puzzle: int) -> Rating | None:
        """Return the first rating of a puzzle; None for one that is not there, or not any more."""
        if puzzle not in self._firsts:
            try:
                named = puzzle_named(self._tables.games, puzzle)
                game = self._tables.games[named.game]
                level, found = puzzles_of(game).known(named.series, named.number)
            except LookupError:
                return None
            opponents = game.rules.opponents
            self._firsts[puzzle] = first_rating(0 if opponents is None else len(opponents.levels), found, level)
        return self._firsts[puzzle]

    def _fold_anew(self) -> None:
        """Begin to fold, if that was not done for a while."""
        now = self._tables.clock()
        if not self._closed and (self._since is None or now - self._since >= FOLDED_ANEW):
            self._since = now
            self._folding = asyncio.create_task(self._fold(), name="puzzle-ratings")

    async def _fold(self) -> None:
        try:
            job = await self._job()
            folded = await self._count(job) if job.answers else b"{}"
            if folded is not None:
                known = msgspec.json.decode(folded, type=dict[int, tuple[float, float]])
                self._known = {puzzle: Rating(*rating) for puzzle, rating in known.items()}
        except DatabaseAway:  # it is folded when somebody asks again
            self._since = None
        except Exception:
            log.exception("puzzles are not rated")

    async def _job(self) -> PuzzlesJob:
        """Return the answers by which puzzles are rated, in order, with the first ratings of these puzzles."""
        answers, first = list[Answer](), dict[int, Rating]()
        async with self._tables.store.lookup() as reader:
            last = await reader.newest_try() - MOST_TRIES
        while True:
            async with self._tables.store.lookup() as reader:
                rows = await reader.tries_after(last, limit=AT_ONCE)
            if not rows:
                return PuzzlesJob(tuple(answers), first)
            last = rows[-1].id
            for answer in rated(rows):
                if rating := self._first(answer.puzzle):
                    answers.append(answer)
                    first[answer.puzzle] = rating
            await asyncio.sleep(0)
