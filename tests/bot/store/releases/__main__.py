"""Writes the files of the version that is not released yet: `python -m tests.bot.store.releases`."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.bot.store.releases import NEXT, ROOT, write

if __name__ == "__main__":
    (ROOT / NEXT).mkdir(exist_ok=True)
    with TemporaryDirectory() as folder:
        asyncio.run(write(ROOT / NEXT, Path(folder, "games.db")))
