"""The crowd test in its short form: how late things come is for the long one to say.

Three processes on a server play in that of the kill test.
"""

from pathlib import Path

from tests.endurance.crowd import run
from tests.endurance.crowd_comparison import COMPARED, side_by_side
from tests.endurance.crowd_figures import Figures, Phase
from tests.patience import patient


async def test_games_at_once_lose_nothing_and_repeat_nothing(tmp_path: Path) -> None:
    figures = await run(tmp_path, tables=3, seconds=1.0, pace=1.0, seed=3, least=2, time_limits=patient())
    assert figures.problems == []
    assert sum(len(phase.answers) for phase in figures.phases) > 20
    assert sum(len(phase.pictures) for phase in figures.phases) > 4
    assert all(0 < bot < 400 and studio > 0 for bot, studio in figures.memory.values())
    assert sum(figures.most_memory) <= 400


def test_runs_are_told_side_by_side_with_a_line_for_each_goal_that_one_missed() -> None:
    good = Phase(name="play", pace=30.0, answers=[0.1, 0.1], pictures=[0.5, 0.5], lasted=10.0, worked=2.0, painted=1.0)
    late = Phase(name="play", pace=30.0, answers=[1.5, 1.5], pictures=[2.5, 2.5], lasted=10.0, unanswered=2)
    runs = [
        Figures(hosting=hosting, tables=2, seed=1, phases=[phase], memory={"after play": held})
        for hosting, phase, held in zip(COMPARED, (good, good, late), ((150, 200), (200, 200), (900, 400)), strict=True)
    ]
    told = list(side_by_side(runs))
    assert told[0] == "|  | SQLite, 1 process | PostgreSQL, 1 process | PostgreSQL, 3 processes | goal |"
    assert "| play: first answer, p99 | 100 ms | 100 ms | 1500 ms | 1000 ms |" in told
    assert "| play: cores, bots + studios | 0.20 + 0.10 | 0.20 + 0.10 | 0.00 + 0.00 |  |" in told
    assert (
        "| most memory, bots + studios | 150 + 200 MB | 200 + 200 MB | 900 + 400 MB | 400 MB for each process |" in told
    )
    assert [line for line in told if "goal missed" in line] == [
        "PostgreSQL, 3 processes: goal missed: play: 2 interactions had no answer in 3 s",
        "PostgreSQL, 3 processes: goal missed: play: the p99 of first answers is over 1 s",
        "PostgreSQL, 3 processes: goal missed: play: the p95 of pictures is over 2 s",
        "PostgreSQL, 3 processes: goal missed: the bots held 1300 MB, more than 400 MB each",
    ]
