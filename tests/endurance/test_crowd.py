"""The crowd test in its short form: how late things come is for the long one to say."""

from pathlib import Path

from tests.endurance.crowd import run
from tests.patience import patient


async def test_games_at_once_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    figures = await run(tmp_path, tables=8, seconds=4.0, pace=2.0, seed=3, least=6, time_limits=patient())
    late = [missed for phase in figures.phases for missed in phase.missed]
    assert [problem for problem in figures.problems if problem not in late] == []
    assert sum(len(phase.answers) for phase in figures.phases) > 50
    assert sum(len(phase.pictures) for phase in figures.phases) > 8
    assert all(0 < bot < 400 and studio > 0 for bot, studio in figures.memory.values())
