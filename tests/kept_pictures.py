"""A painter that makes each picture and film once for all tests of a run: most bots begin at the same boards."""

import asyncio
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path
from uuid import uuid4

import msgspec
import pytest

from bot.delivery.studio_process import Painter, Studio
from engine.core import Value


class KeptStudio(Studio):
    """Keeps what it makes in a folder: the same job makes the same file, whatever was made before it."""

    def __init__(self, module: str, folder: Path) -> None:
        super().__init__(module)
        self._folder = folder

    async def make(self, job: Value, *, is_answer: bool = False) -> bytes:
        """Return what is kept of a job, or make it."""
        await asyncio.sleep(0)  # what is kept comes later than at once, too
        kept = self._folder / sha256(msgspec.json.encode(job)).hexdigest()
        if not kept.exists():
            made = await super().make(job, is_answer=is_answer)
            part = self._folder / uuid4().hex  # other processes see it whole or not at all
            part.write_bytes(made)
            part.rename(kept)
        return kept.read_bytes()


def painter_of_a_run(factory: pytest.TempPathFactory, module: str = "render.studio") -> Iterator[Painter]:
    """Give a painter that keeps what it makes, also for the other processes of this run.

    Its films are made where its pictures are: a second process would draw all tiles and tokens anew.
    """
    own = factory.getbasetemp()
    folder = (own.parent if own.name.startswith("popen-") else own) / f"pictures-{module}"
    folder.mkdir(exist_ok=True)
    painter = Painter(module)
    painter.close()
    painter.pictures = painter.films = KeptStudio(module, folder)
    with closing(painter):
        yield painter
