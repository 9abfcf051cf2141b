"""What a run of the crowd test saw, and which goals it missed."""

import os
from collections.abc import Iterator
from statistics import median, quantiles
from typing import Final, Literal, NamedTuple

import msgspec

Engine = Literal["sqlite", "postgresql"]
"""What bots play from."""

OPENING: Final = "opening"
"""The phase in which the tables open one after the other."""

MOST_MEMORY: Final = 400
"""Megabytes that a bot and its studio may hold at most."""

LATEST_ANSWER: Final = 1.0
"""Seconds for the p99 of first answers."""

LATEST_PICTURE: Final = 2.0
"""Seconds for the p95 from a move to its picture."""


class Hosting(NamedTuple):
    """From what a crowd is played with, and by how many processes."""

    database: Engine = "sqlite"
    processes: int = 1

    def __str__(self) -> str:
        name = {"sqlite": "SQLite", "postgresql": "PostgreSQL"}[self.database]
        return f"{name}, {self.processes} process{'es' if self.processes > 1 else ''}"


class Phase(msgspec.Struct, kw_only=True):
    """What was measured in a stretch of time, in seconds."""

    name: str
    pace: float
    """How long people think, on the average, from one move of their table to the next."""
    answers: list[float] = []
    pictures: list[float] = []
    calls: list[float] = []
    unanswered: int = 0
    unkept: int = 0
    """Answers that were promised in time and then not given in 5 s."""
    lasted: float = 0.0
    worked: float = 0.0
    painted: float = 0.0
    served: float = 0.0
    """Seconds of CPU: of the bots, of their studios, and of this process, the people and the sandbox."""

    @property
    def missed(self) -> Iterator[str]:
        """Say which goals were missed."""
        if self.unanswered:
            yield f"{self.name}: {self.unanswered} interactions had no answer in 3 s"
        if self.unkept:
            yield f"{self.name}: {self.unkept} promised answers did not come in 5 s"
        if late(self.answers, 99) > LATEST_ANSWER:
            yield f"{self.name}: the p99 of first answers is over {LATEST_ANSWER:g} s"
        if late(self.pictures, 95) > LATEST_PICTURE:
            yield f"{self.name}: the p95 of pictures is over {LATEST_PICTURE:g} s"

    def lines(self) -> Iterator[str]:
        """Tell the figures."""
        yield (
            f"{self.name}: {self.lasted:.0f} s, a move in {self.pace:g} s at each table; {len(self.pictures)} moves,"
            f" {len(self.answers)} interactions, {self.unanswered} without an answer, {self.unkept} promises not kept;"
            f" the bots used {self.worked / self.lasted:.2f} cores, their studios {self.painted / self.lasted:.2f},"
            f" the people and the stand-in {self.served / self.lasted:.2f}"
        )
        yield f"  first answer: {told(self.answers)}"
        yield f"  move to its picture: {told(self.pictures)}"
        yield f"  move to the next player's call, walks included: {told(self.calls)}"


class Figures(msgspec.Struct, kw_only=True):
    """What a run saw."""

    hosting: Hosting = Hosting()
    tables: int
    seed: int
    phases: list[Phase] = []
    memory: dict[str, tuple[float, float]] = {}
    """The megabytes of all bots and of their studios, by when."""
    problems: list[str] = []
    """What was lost, repeated or wrong."""

    @property
    def most_memory(self) -> tuple[float, float]:
        """What bots and studios held when they held most."""
        return max(self.memory.values(), key=sum, default=(0.0, 0.0))

    @property
    def missed(self) -> Iterator[str]:
        """Say which goals were missed."""
        for phase in self.phases:
            yield from phase.missed
        if sum(self.most_memory) > MOST_MEMORY * self.hosting.processes:
            yield f"the bots held {sum(self.most_memory):.0f} MB, more than {MOST_MEMORY} MB each"

    def lines(self) -> Iterator[str]:
        """Tell the figures."""
        load = os.getloadavg()[0]
        yield f"{self.hosting}: {self.tables} tables, seed {self.seed}, {os.cpu_count()} cores, load {load:.1f}"
        for phase in self.phases:
            yield from phase.lines()
        held = (f"{bot:.0f} + {studio:.0f} MB {when}" for when, (bot, studio) in self.memory.items())
        yield f"memory, bots + studios: {', '.join(held)}"
        yield f"problems: {len(self.problems)}"
        yield from self.problems
        yield from (f"goal missed: {goal}" for goal in self.missed)


def told(times: list[float]) -> str:
    """Tell the middle and the late ones of some seconds, in milliseconds."""
    if len(times) < 2:
        return f"{len(times)} measured"
    return (
        f"median {median(times) * 1000:.0f} ms, p95 {late(times, 95) * 1000:.0f} ms,"
        f" p99 {late(times, 99) * 1000:.0f} ms, slowest {max(times) * 1000:.0f} ms"
    )


def late(times: list[float], percent: int) -> float:
    """Return the time within which so many of a hundred came."""
    return quantiles(times, n=100, method="inclusive")[percent - 1] if len(times) > 1 else 0.0
