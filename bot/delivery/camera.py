"""Films are made in a process of their own: writing a GIF would hold up every thread of this one."""

import asyncio
import multiprocessing
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor

import msgspec
import structlog

from bot.posts.post import Film
from render.filming import attend, film_of

log = structlog.get_logger()


class Camera:
    """Makes films, one after the other. The process begins with the first one, and anew should it break."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def shoot(self, film: Film) -> bytes | None:
        """Make a film as GIF bytes; None, with a line in the log, where it cannot be made."""
        parts = msgspec.json.encode(film.before), msgspec.json.encode(film.turn)
        pool = self._pool = self._pool or self._begun()
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, film_of, film.game, *parts)
        except Exception as error:
            log.exception("film cannot be made", game=film.game)
            if isinstance(error, BrokenExecutor) and self._pool is pool:
                self._pool = None
            return None

    def close(self) -> None:
        """Let the film in work be finished, and end the process."""
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)

    @staticmethod
    def _begun() -> ProcessPoolExecutor:
        # Not forked: the child of a process with threads may wait for locks that nobody holds any more.
        return ProcessPoolExecutor(1, mp_context=multiprocessing.get_context("spawn"), initializer=attend)
