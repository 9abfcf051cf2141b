"""What each released version has written: a database, and a save of each game. Later versions read all of it.

`python -m tests.bot.store.releases` writes the files of the version that is not released yet, and of no other one.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from engine import GAMES
from engine.core import AnyMatch, write_journal
from tests.every_game.at_tables import at_table
from tests.every_game.matches import random_match

ROOT: Final = Path(__file__).parent
"""Has a folder for each version, with `database.sql` and `GAME.json`."""

NEXT: Final = "1.0"
"""The version that is not released yet."""


def unfinished(key: str) -> AnyMatch:
    """Return a match of two whose end was taken back, with turns that can be redone and luck that is owed."""
    whole = random_match(GAMES[key], 2, 1)
    return whole.undo(len(whole.journal.turns) // 2)


async def write(folder: Path, scratch: Path) -> None:
    """Write the files of this version."""
    for channel, key in enumerate(GAMES, start=10):
        match = unfinished(key)
        (folder / f"{key}.json").write_bytes(write_journal(match.journal))
        for place, stored in ((channel, match), (channel + 10, random_match(GAMES[key], 2, 2))):
            async with at_table(scratch, stored, channel=place):
                pass
    with closing(sqlite3.connect(scratch)) as database:
        (folder / "database.sql").write_text("\n".join(database.iterdump()) + "\n", encoding="utf-8")
