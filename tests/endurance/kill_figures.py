"""What a run of the kill test saw."""

from collections import Counter
from collections.abc import Iterator
from statistics import median
from typing import Literal

import msgspec

from tests.endurance.soundness import Books

Moment = Literal["starting", "playing", "sending"]
"""When a bot is killed."""


class Figures(msgspec.Struct, kw_only=True):
    """What a run saw; `starts` are the seconds from a process's birth until it is connected."""

    seed: int
    tables: int
    kills: Counter[Moment] = msgspec.field(default_factory=Counter)
    processes: int = 1
    server_restarts: int = 0
    """How often the database's server was stopped and started."""
    starts: list[float] = []
    cold_starts: list[float] = []
    known: Counter[str] = msgspec.field(default_factory=Counter)
    unanswered: int = 0
    books: Books = msgspec.field(default_factory=Books)
    errors: list[str] = []
    """What bots logged as an error, what the sandbox had to say, and what was wrong with what channels were shown."""
    seconds: float = 0.0

    @property
    def problems(self) -> list[str]:
        """Everything that was lost, repeated or wrong, each in a sentence."""
        found = [*self.books.problems, *self.errors]
        if self.books.lost or self.books.duplicates:
            found.append(f"{self.books.lost} moves are lost, {self.books.duplicates} are there twice")
        return found

    def lines(self) -> Iterator[str]:
        """Tell the figures."""
        books = self.books
        yield f"seed {self.seed}, {self.tables} tables, {self.processes} processes, {self.seconds:.0f} s"
        yield f"kills: {self.kills.total()} ({', '.join(f'{n} while {moment}' for moment, n in self.kills.items())})"
        if self.server_restarts:
            yield f"crashes of the database's server: {self.server_restarts}"
        yield f"restarts, until connected: {times_text(self.starts)}; with an interpreter of its own: " + (
            times_text(self.cold_starts)
        )
        known = ", ".join(f"{number} {known.lower()}" for known, number in sorted(self.known.items()))
        yield f"moves tried: {self.known.total()} ({known}); no answer from a living bot: {self.unanswered}"
        of_them = f"{books.explored} of them in tunnels, {books.plans} planned"
        moves = f"{books.moves} moves, {of_them}, {books.thoughts} of programs"
        yield f"journals: {moves} and {books.walks} walks in {books.matches} games"
        yield f"posts: {books.posts}, with {books.pictures} pictures, {books.films} films and {books.records} records"
        yield f"lost: {books.lost}, duplicates: {books.duplicates}, problems: {len(self.problems)}"
        yield from self.problems


def times_text(times: list[float]) -> str:
    """Tell the middle and the worst of some seconds."""
    return f"median {median(times):.2f} s, slowest {max(times):.2f} s ({len(times)})" if times else "none"
