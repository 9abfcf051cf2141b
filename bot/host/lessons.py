"""`furunkulus lessons`: how many people have come how far in the lessons of each game, so that the worst is found."""

from collections.abc import Sequence

from bot.games import GAMES
from bot.store import Location, open_store
from bot.table.puzzles import PuzzleId, match_number
from bot.table.rows import LessonRow
from render.core import words_in


async def lines(location: Location) -> Sequence[str]:
    """Return a line for each lesson, below the name of its game. Raises DatabaseUnusable."""
    tables, told = {game.key: game.table for game in GAMES}, list[str]()
    store = await open_store(location)
    try:
        async with store.reading() as reader:
            for key, table in tables.items():
                names = () if table.puzzles is None else table.puzzles.lessons
                numbers = [match_number(tables, PuzzleId(key, "lesson", place)) for place in range(len(names))]
                if numbers:
                    found = {row.puzzle: row for row in await reader.how_far(numbers[0], numbers[-1])}
                    told.append(words_in("en")(key))
                    told += [_line(name, found.get(number)) for name, number in zip(names, numbers, strict=True)]
    finally:
        await store.close()
    return told


def _line(name: str, row: LessonRow | None) -> str:
    if row is None:
        return f"  {name}: nobody yet"
    return f"  {name}: tried by {row.people}, done by {row.solved}, {row.tries / row.people:.1f} answers each"
