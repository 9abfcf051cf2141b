"""Pictures are painted in a worker thread, so that the event loop keeps answering people."""

import asyncio
from collections.abc import Mapping
from concurrent.futures import ThreadPoolExecutor

import msgspec

from bot.delivery.pieces import Upload
from bot.posts.post import Picture
from render.core import Show


class Painter:
    """Paints the pictures of posts as PNG bytes, one after the other in one thread of its own."""

    def __init__(self, shows: Mapping[str, Show]) -> None:
        self._shows = shows
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")
        for show in shows.values():
            self._thread.submit(show.prepare)

    async def upload(self, picture: Picture) -> Upload:
        """Paint a picture as the file that it becomes."""
        return Upload(picture.game, await self.paint(picture), "png", picture.alt)

    async def paint(self, picture: Picture) -> bytes:
        """Paint a picture; its scene is read back from the outbox's JSON first."""
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._paint, picture)

    def close(self) -> None:
        """Let the picture in work be finished, and end the thread."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _paint(self, picture: Picture) -> bytes:
        show = self._shows[picture.game]
        return show.paint(msgspec.convert(picture.scene, show.scene))
