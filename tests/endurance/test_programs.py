"""The programs test in short: the first turns of a game of each kind that programs play alone; nothing is owed then."""

from pathlib import Path

import pytest

from bot.sandbox import UNLIMITED
from tests.endurance import programs
from tests.patience import patient


async def test_games_that_programs_play_alone_leave_nothing_owed_where_they_are_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(programs, "HEARTBEATS", 0.2)
    figures = await programs.run(
        tmp_path, games=2, tables=2, pause=0.0, seed=1, turns=30, rate_limits=UNLIMITED, time_limits=patient()
    )
    assert [*figures.problems] == []
    assert figures.books.matches == 2
    assert figures.books.thoughts > figures.books.walks > 0
    assert figures.books.posts > figures.owed
    assert figures.heartbeats
