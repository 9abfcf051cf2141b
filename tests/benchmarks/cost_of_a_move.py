"""What a move costs the bot and its database: statements, bytes written and milliseconds, on SQLite and PostgreSQL.

    uv run python -m tests.benchmarks.cost_of_a_move [--games 3]

Games of four are played through the service one move after the other, as in `tests.benchmarks.database`; whoever takes
every post is no Discord, and pictures are not painted. The bytes are those that the process hands to the system for its
file, and those of PostgreSQL's log (without the full pages after a checkpoint).
"""

import argparse
import asyncio
import tempfile
from contextlib import closing
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final, Literal

from sqlalchemy import Engine, create_engine, event, text

from bot.store import Location
from tests.benchmarks.database import play_games
from tests.postgresql import programs, running_server

Done = Literal["thought", "played", "delivered"]
PARTS: Final[tuple[Done, ...]] = ("played", "delivered")


class Meter:
    """Counts from one thing that is done to the next."""

    def __init__(self) -> None:
        self.statements = {part: list[int]() for part in PARTS}
        self.milliseconds = {part: list[float]() for part in PARTS}
        self.of_core = {part: list[float]() for part in PARTS}
        self._counted = 0
        self._since = (0, 0.0, 0.0)
        event.listen(Engine, "before_cursor_execute", self._count)

    def _count(self, *_: object) -> None:
        self._counted += 1

    def __call__(self, done: Done) -> None:
        """Note what a part of a move has taken; what people think about is not the bot's."""
        present = (self._counted, perf_counter(), process_time())
        if done != "thought":
            statements, time, core = (after - before for after, before in zip(present, self._since, strict=True))
            self.statements[done].append(int(statements))
            self.milliseconds[done].append(1000 * time)
            self.of_core[done].append(1000 * core)
        self._since = present

    def close(self) -> None:
        """Count no more."""
        event.remove(Engine, "before_cursor_execute", self._count)

    def lines(self) -> str:
        """Tell what a move took, part by part."""
        return "".join(
            f"\n  {part}: {median(self.statements[part]):.0f} statements, median {median(times):.1f} ms,"
            f" p95 {quantiles(times, n=20)[-1]:.1f} ms, {sum(self.of_core[part]) / len(times):.1f} ms of a core (mean)"
            for part, times in self.milliseconds.items()
        )


def written(location: Location) -> int:
    """Return how many bytes have been written until now."""
    if isinstance(location, Path):
        told = dict(line.split(": ") for line in Path("/proc/self/io").read_text().splitlines())
        return int(told["wchar"])
    engine = create_engine(location)
    with engine.connect() as connection:
        found = connection.scalar(text("SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), '0/0')"))
    engine.dispose()
    return int(found or 0)


def measure(name: str, location: Location, games: int) -> None:
    """Play from a database, and print what a move took."""
    asyncio.run(play_games(location, 0))  # which makes the tables
    with closing(Meter()) as meter:
        before = written(location)
        asyncio.run(play_games(location, games, meter))
        moves = len(meter.milliseconds["played"])
        each = (written(location) - before) / moves / 1000
        print(f"{name}: {moves} moves, {each:.1f} kB written for each{meter.lines()}")


def main() -> None:
    """Play from both, as many games as asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.cost_of_a_move", description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="how many games are played (3)")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory(prefix="furunkulus-cost-") as folder:
        measure("SQLite", Path(folder) / "games.db", games)
    if programs() is None:
        print("PostgreSQL is not installed.")
        return
    with running_server() as server:
        measure("PostgreSQL", server.url(), games)


if __name__ == "__main__":
    main()
