"""What a game takes in the database: whole games of four are played through the service, and all posts delivered.

    uv run python -m tests.benchmarks.database [--games 3]

Discord's part is played by whoever takes every post at once, without a picture: those are in no database.
"""

import argparse
import asyncio
import random
import sqlite3
import tempfile
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from typing import Final, Literal, cast

from bot.delivery.messages import Messenger, Painted
from bot.delivery.outbox_worker import OutboxWorker
from bot.host.program import PROGRAM
from bot.play.lobby import join, open_lobby, start
from bot.play.tables import Tables
from bot.store import Location, join_cluster
from bot.table import Person
from bot.table.post_rows import PostRow, StalePostRow
from bot.table.posts.post import Post
from bot.table.rows import NewMatch
from engine.core import Seat, SeededChance

PEOPLE: Final = tuple(Person(2**60 + number, name) for number, name in enumerate(("Ada", "Ben", "Cleo", "Dan")))

Step = Callable[[Literal["thought", "played", "delivered"]], object]
"""Told what has been done for each move."""

PARTS: Final = {
    "journals": "SELECT sum(length(CAST(body AS BLOB))) FROM turns",
    "bodies of posts": "SELECT coalesce(sum(length(CAST(body AS BLOB))), 0) FROM posts",
}
"""What of the file can be asked for by itself, in bytes."""


class Taking:
    """Takes every post, as a Discord that never fails."""

    async def paint(self, _row: PostRow, _post: Post) -> Painted:
        """Paint nothing."""
        return Painted(())

    async def send(self, row: PostRow, _post: Post, _painted: Painted, *, may_stand: bool) -> int:  # noqa: ARG002 - it never does
        """Return a message's id, as large as Discord's are."""
        return 2**60 + row.id

    async def take(self, _channel_id: int, _row: StalePostRow) -> None:
        """Take old controls away."""


async def play_games(location: Location, games: int, step: Step = lambda _done: None) -> int:
    """Play so many games one after the other, each in a channel of its own; return the number of their turns."""
    turns = 0
    async with join_cluster(location) as (store, cluster):
        worker = OutboxWorker(store=store, cluster=cluster, messenger=cast("Messenger", Taking()), clock=now)
        for number in range(1, games + 1):
            tables = Tables(
                store=store,
                games=PROGRAM.games,
                chance=SeededChance(number),
                clock=now,
                wake=worker.wake,
                think=lambda _channel: None,
                reschedule=lambda _due: None,
            )
            turns += await _play(tables, worker, 2**59 + number, random.Random(number), step)
    return turns


def now() -> datetime:
    """Return the time."""
    return datetime.now(UTC)


async def _play(tables: Tables, worker: OutboxWorker, channel: int, luck: random.Random, step: Step) -> int:
    game = tables.games["fearsome-floors"]
    await open_lobby(
        tables,
        NewMatch(guild_id=1, channel_id=channel, game=game.rules.key, host_id=PEOPLE[0].id, setup=b"{}", language="en"),
        PEOPLE[0],
    )
    for person in PEOPLE[1:]:
        await join(tables, channel, person, None)
    table = await start(tables, channel, PEOPLE[0])
    while table.row.status == "running":
        (seat, *_) = table.to_act
        state = table.started_match.state
        move = luck.choice(list(game.rules.choices(state, Seat(seat.position))))
        step("thought")
        await tables.play(channel, Person(seat.person_id, seat.name), move)
        step("played")
        await worker.idle()
        step("delivered")
        async with tables.store.reading() as reader:
            table = await tables.newest(reader, channel)
    return table.turn


def shrunk(path: Path) -> int:
    """Return the bytes of a file without what is free in it."""
    with closing(sqlite3.connect(path)) as file:
        file.execute("VACUUM")
        file.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    return path.stat().st_size


def told(path: Path, games: int, turns: int, empty: int) -> str:
    """Tell what the file has for each game, beyond the bytes that it has without any."""
    whole = (shrunk(path) - empty) / games / 1000
    with closing(sqlite3.connect(path)) as file:
        parts = {name: file.execute(statement).fetchone()[0] for name, statement in PARTS.items()}
    shares = ", ".join(f"{name} {size / games / 1000:.0f} kB" for name, size in parts.items())
    return f"{games} games of four with {turns // games} turns: {whole:.0f} kB for each; {shares}"


def main() -> None:
    """Play as many games as asked for, and print what they take."""
    parser = argparse.ArgumentParser(prog="python -m tests.benchmarks.database", description=__doc__)
    parser.add_argument("--games", type=int, default=3, help="how many games are played (3)")
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory(prefix="furunkulus-size-") as folder:
        path = Path(folder) / "games.db"
        asyncio.run(play_games(path, 0))
        empty = shrunk(path)
        turns = asyncio.run(play_games(path, games))
        print(told(path, games, turns, empty))


if __name__ == "__main__":
    main()
