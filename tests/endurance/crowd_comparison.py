"""The figures of several runs of the crowd test side by side."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from statistics import median
from typing import Final, NamedTuple

from tests.endurance.crowd_figures import (
    LATEST_ANSWER,
    LATEST_PICTURE,
    MOST_MEMORY,
    Figures,
    Hosting,
    Phase,
    late,
)

COMPARED: Final = (Hosting("sqlite"), Hosting("postgresql"), Hosting("postgresql", 3))


def middle(times: list[float]) -> float:
    """Return the median of some seconds; 0 of none."""
    return median(times) if times else 0.0


def milliseconds(seconds: float) -> str:
    """Tell a time."""
    return f"{seconds * 1000:.0f} ms"


class Figure(NamedTuple):
    """A line of the table for each phase."""

    name: str
    of: Callable[[Phase], str]
    goal: str = ""


FIGURES: Final = (
    Figure("moves", lambda phase: str(len(phase.pictures))),
    Figure("first answer, median", lambda phase: milliseconds(middle(phase.answers))),
    Figure("first answer, p99", lambda phase: milliseconds(late(phase.answers, 99)), milliseconds(LATEST_ANSWER)),
    Figure("a move's picture, median", lambda phase: milliseconds(middle(phase.pictures))),
    Figure("a move's picture, p95", lambda phase: milliseconds(late(phase.pictures, 95)), milliseconds(LATEST_PICTURE)),
    Figure("not answered in time", lambda phase: str(phase.unanswered + phase.unkept), "0"),
    Figure(
        "cores, bots + studios", lambda phase: f"{phase.worked / phase.lasted:.2f} + {phase.painted / phase.lasted:.2f}"
    ),
)


def side_by_side(runs: Sequence[Figures]) -> Iterator[str]:
    """Return a table with a column for each run, and a line for each problem and each goal that one missed."""
    yield row("", (str(figures.hosting) for figures in runs), "goal")
    yield row("---", ("---" for _ in runs), "---")
    for phases in zip(*(figures.phases for figures in runs), strict=True):
        for figure in FIGURES:
            yield row(f"{phases[0].name}: {figure.name}", map(figure.of, phases), figure.goal)
    held = (f"{bots:.0f} + {studios:.0f} MB" for bots, studios in (figures.most_memory for figures in runs))
    yield row("most memory, bots + studios", held, f"{MOST_MEMORY} MB for each process")
    yield row("problems", (str(len(figures.problems)) for figures in runs), "0")
    for figures in runs:
        yield from (f"{figures.hosting}: {problem}" for problem in figures.problems)
        yield from (f"{figures.hosting}: goal missed: {goal}" for goal in figures.missed)


def row(name: str, cells: Iterable[str], goal: str) -> str:
    """Return a line of a Markdown table."""
    return f"| {' | '.join((name, *cells, goal))} |"
