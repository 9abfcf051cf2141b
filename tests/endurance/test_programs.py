"""The programs test in short: a game of each kind that programs play alone, and nothing is owed in the end."""

from pathlib import Path

from bot.sandbox import UNLIMITED
from tests.endurance.programs import run
from tests.patience import patient


async def test_whole_games_that_programs_play_alone_leave_nothing_owed(tmp_path: Path) -> None:
    figures = await run(tmp_path, games=2, tables=2, pause=0.0, seed=1, rate_limits=UNLIMITED, time_limits=patient())
    assert [*figures.problems] == []
    assert (figures.books.matches, figures.books.records) == (2, 2)
    assert figures.books.thoughts > figures.books.walks > 0
    assert figures.books.posts > figures.owed
    assert figures.heartbeats
