"""Films are made in a process of their own: writing a GIF would hold up every thread of this one."""

import asyncio
import sys
from asyncio.subprocess import PIPE, Process

import msgspec
import structlog

from bot.delivery.pieces import Upload
from bot.posts.post import Film
from render.filming import SIZE, Order

LONGEST = 30.0
"""Seconds after which a film is given up; making one takes a twentieth of a second, and starting the process a half."""

PATIENCE = 1.0
"""Seconds in which the process ends by itself; to kill one that is just ending would take its end from asyncio."""

log = structlog.get_logger()


class Camera:
    """Makes films, one after the other. The process begins with the first one, and anew after one that failed.

    It is no child of `multiprocessing`, which would import all of this program into it and outlive it when killed.
    """

    def __init__(self) -> None:
        self._process: Process | None = None
        self._lock = asyncio.Lock()

    @property
    def process_id(self) -> int | None:
        """The process that makes the films; None while there is none."""
        return None if self._process is None else self._process.pid

    async def shoot(self, film: Film, *, largest: int | None = None) -> Upload | None:
        """Make a film as a GIF; None, with a line in the log, where it cannot be made or has too many bytes."""
        made = await self._made(film)
        if made is not None and largest is not None and len(made) > largest:
            log.warning("film too large", game=film.game, size=len(made), largest=largest)
            return None
        return None if made is None else Upload(film.game, made, "gif", film.alt)

    async def _made(self, film: Film) -> bytes | None:
        async with self._lock:
            try:
                async with asyncio.timeout(LONGEST):
                    return await self._answer(Order(film.game, film.parts))
            except (OSError, asyncio.IncompleteReadError):  # a TimeoutError is the first
                log.error("film cannot be made", game=film.game, said=await self._end())  # noqa: TRY400 - what the process said is what counts
                return None
            except asyncio.CancelledError:
                await self._end()  # the film under way would be taken for the next one
                raise

    async def close(self) -> None:
        """End the process."""
        async with self._lock:
            await self._end()

    async def _answer(self, order: Order) -> bytes | None:
        process = self._process = self._process or await _begun()
        assert process.stdin is not None  # noqa: S101 - for the types: `_begun` asked for both pipes
        assert process.stdout is not None  # noqa: S101 - likewise
        process.stdin.write(msgspec.json.encode(order) + b"\n")
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(SIZE))
        return await process.stdout.readexactly(size) or None

    async def _end(self) -> str:
        """End the process, if there is one; give the last line that it said of its own accord."""
        process, self._process = self._process, None
        if process is None:
            return ""
        assert process.stdin is not None  # noqa: S101 - for the types: `_begun` asked for it
        process.stdin.close()  # which ends it, unless it is stuck
        try:
            async with asyncio.timeout(PATIENCE):
                await process.wait()
        except TimeoutError:
            process.kill()
        _, said = await process.communicate()
        return said.decode(errors="replace").strip().rpartition("\n")[2]


async def _begun() -> Process:
    # In a session of its own: Ctrl+C in a terminal is for the bot, which then ends the camera in its own time.
    return await asyncio.create_subprocess_exec(
        sys.executable, "-m", "render.filming", stdin=PIPE, stdout=PIPE, stderr=PIPE, start_new_session=True
    )
