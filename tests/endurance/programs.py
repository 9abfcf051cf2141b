"""The programs test: whole games of both kinds that programs play alone, as many at once as there are channels.

It tells whether the bot keeps up: what is still owed when the last game ends and how long that takes, and how late the
heartbeats of its gateway come. Either the bot or the machine may be behind, so it tells as well how late this process
was woken, and how often the bot found itself overloaded.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from functools import partial
from itertools import pairwise
from pathlib import Path
from time import perf_counter
from typing import Final

import msgspec

from bot.sandbox import Channel, Message, RateLimits, Sandbox, TimeLimits, UserClient, World
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.scenarios import SCENARIOS
from tests.end_to_end.player import id_of
from tests.end_to_end.scenes import rows, stops
from tests.endurance.bots import UNPAUSED, Bots, bots_on, errors_in, say_errors_only
from tests.endurance.evidence import listening
from tests.endurance.people import channel_of, verbs_of
from tests.endurance.remembered import outbox, remember_posts
from tests.endurance.soundness import Books, delivered, hold
from tests.endurance.watch import Watch
from tests.patience import until

HEARTBEATS: Final = 2.0
"""Seconds from one heartbeat of the gateway to the next: so often that some come in every rush."""

LATEST: Final = 10.0
"""Seconds by which a heartbeat may be later than this process was woken: discord.py warns from there on."""

LONGEST: Final = 300
"""Characters that are printed of each problem."""

PLAYED: Final = "SELECT count(*) FROM turns JOIN matches ON id = match_id WHERE channel_id = ? AND status = 'running'"
"""How many turns a channel's game has."""

SEATS: Final = (2, 3, 4)
"""Of Fearsome Floors."""

OVERLOADED: Final = ("overloaded", "Can't keep up")
"""How lines of the log begin in which the bot or discord.py says that it is behind."""


class Figures(msgspec.Struct, kw_only=True):
    """What a run saw; times are seconds."""

    games: int
    tables: int
    pause: float
    """Between two moves of programs."""
    seconds: float = 0.0
    owed: int = 0
    """The posts that were owed when the last game was over."""
    drained: float = 0.0
    """How long these took."""
    heartbeats: list[float] = []
    """By how much each heartbeat came late."""
    late: list[float] = []
    """By how much this process was woken late."""
    behind: list[str] = []
    """What the bot said of that it was behind."""
    worked: tuple[float, float] = (0.0, 0.0)
    """The seconds for which the bot and its studios have kept a core busy."""
    memory: tuple[float, float] = (0.0, 0.0)
    """The megabytes that they held at the end."""
    books: Books = msgspec.field(default_factory=Books)
    errors: list[str] = []

    @property
    def problems(self) -> Iterator[str]:
        """Say what was lost, repeated, wrong or too late."""
        yield from [*self.books.problems, *self.errors]
        if max(self.heartbeats, default=0.0) - max(self.late, default=0.0) > LATEST:
            yield f"heartbeats came more than {LATEST:g} s late, and it was the bot"

    def lines(self) -> Iterator[str]:
        """Tell the figures."""
        books = self.books
        yield f"{self.games} games at {self.tables} tables, {self.pause:g} s between moves: {self.seconds:.0f} s"
        yield f"{books.thoughts} moves of programs, {books.walks} that nobody chose, {books.matches} matches"
        yield f"posts: {books.posts}, with {books.pictures} pictures, {books.films} films and {books.records} records"
        yield f"owed when the last game was over: {self.owed} posts, which took {self.drained:.1f} s"
        cores = " and ".join(f"{worked / self.seconds:.2f}" for worked in self.worked)
        yield f"cores of the bot and of its studios: {cores}; MB: {self.memory[0]:.0f} + {self.memory[1]:.0f}"
        latest = max(self.heartbeats, default=0.0)
        yield f"the gateway's heartbeats ({len(self.heartbeats)}): at most {latest:.2f} s late"
        yield f"this process: at most {max(self.late, default=0.0):.2f} s late; load {os.getloadavg()[0]:.1f}"
        yield f"the bot found itself behind {len(self.behind)} times"
        yield f"problems: {len([*self.problems])}"
        yield from (problem[:LONGEST] for problem in self.problems)


async def run(
    folder: Path,
    *,
    games: int,
    tables: int,
    pause: float,
    seed: int,
    turns: int | None = None,
    rate_limits: RateLimits | None = None,
    time_limits: TimeLimits | None = None,
) -> Figures:
    """Let programs play so many games at so many tables in a folder; without `rate_limits` Discord's hold.

    They play to the end, or a moderator stops each game after so many `turns`.
    """
    figures = Figures(games=games, tables=tables, pause=pause)
    world = World(channels=[f"table-{number}" for number in range(tables)])
    watch, database, beats = Watch(world), folder / "furunkulus.db", list[float]()
    await remember_posts(database)
    async with (
        listening() as loud,
        Sandbox(world, rate_limits=rate_limits or RateLimits(), time_limits=time_limits) as sandbox,
        bots_on(sandbox, folder, limits=(*UNPAUSED, f"PAUSE_ALONE={pause}")) as bots,
    ):
        sandbox.gateway.heartbeat_milliseconds = int(HEARTBEATS * 1000)
        sandbox.traffic.subscribe(lambda entry: beats.append(perf_counter()) if entry["name"] == "HEARTBEAT" else None)
        await bots.start(cold=True)  # as in `crowd`
        await bots.ready()
        looking = asyncio.create_task(look(bots, figures.late))
        begun, left = perf_counter(), iter(range(games))
        async with asyncio.TaskGroup() as playing:
            for number in range(tables):
                luck = random.Random(f"{seed}, table {number}")
                host = sandbox.as_person(luck.choice([*world.people.values()]), channel_of(world, number))
                ended = partial(ended_by, sandbox.as_person(world.people["Mo"], host.channel), watch, database, turns)
                playing.create_task(host_games(host, watch, luck, left, ended))
        figures.seconds = perf_counter() - begun
        figures.owed = sum(promise.message is None and promise.failed is None for promise in outbox(database))
        await delivered(database)
        figures.drained = perf_counter() - begun - figures.seconds
        figures.worked, figures.memory = bots.worked, bots.memory
        looking.cancel()
        await bots.stop()
    figures.heartbeats = [max(0.0, later - sooner - HEARTBEATS) for sooner, later in pairwise(beats)]
    figures.books = await hold(database, world, [])
    figures.behind = [*behind_in(folder / "bots.log")]
    figures.errors = [*errors_in(folder / "bots.log"), *loud.heard, *watch.problems]
    return figures


async def look(bots: Bots, late: list[float]) -> None:
    """Note how late this process is woken, and let the sandbox forget what it was asked."""
    while True:
        wanted = perf_counter() + 1.0
        await asyncio.sleep(1.0)
        late.append(perf_counter() - wanted)
        bots.forget_requests()


def behind_in(log: Path) -> Iterator[str]:
    """Return what the log says of that the bot was behind."""
    for line in log.read_text().splitlines():
        event = json.loads(line)["event"] if line.startswith("{") else line
        if event.startswith(OVERLOADED) and event != "overloaded no more":
            yield event


async def ended_by(moderator: UserClient, watch: Watch, database: Path, turns: int | None) -> None:
    """Wait until a channel's game is over, or stop it after so many turns."""
    if turns is None:
        await shown(moderator.channel, watch, "again")
        return
    await until(lambda: int(str(rows(database, PLAYED, moderator.channel.id)[0][0])) >= turns, f"{turns} turns")
    await stops(moderator)


async def host_games(
    host: UserClient, watch: Watch, luck: random.Random, left: Iterator[int], ended: Callable[[], Awaitable[None]]
) -> None:
    """Let programs play one game after the other in a channel, while any are left."""
    for number in left:
        if number % 2 == 0:
            await (await host.slash("new claustrophobia", scenario=luck.choice([*SCENARIOS]), side="humans")).finished()
            await seat_programs(host, watch, CLAUSTROPHOBIA.seats.start, level="steady")
        else:
            await (await host.slash("new fearsome-floors")).finished()
            await seat_programs(host, watch, luck.choice(SEATS), level="player")
        await (await host.slash("table start")).finished()
        await ended()


async def seat_programs(host: UserClient, watch: Watch, programs: int, *, level: str) -> None:
    """Give all seats to programs, that of the host last: a table with nobody would close.

    Each answer is waited for to its end: a game that is begun before the last program has come would never begin.
    """
    for number in range(programs):
        if number == programs - 1:
            await (await host.slash("table leave")).finished()
        lobby = await shown(host.channel, watch, "opponent")
        asked = await (await host.click(lobby, id_of(lobby, "opponent"))).finished()
        if "level" in verbs_of(asked):
            await (await host.select(asked, id_of(asked, "level"), [level])).finished()


async def shown(channel: Channel, watch: Watch, verb: str) -> Message:
    """Wait until the channel's newest message has such a control, and return it."""
    while (newest := watch.newest(channel)) is None or verb not in verbs_of(newest):
        await watch.next(channel, after=newest, within=5.0)
    return newest


def main() -> None:
    """Run it as told, print the figures, and fail if anything was lost, repeated, wrong or too late."""
    parser = argparse.ArgumentParser(prog="python -m tests.endurance.programs", description=__doc__)
    parser.add_argument("--games", type=int, default=300, help="how many games are played (300)")
    parser.add_argument("--tables", type=int, default=20, help="how many at once (20)")
    parser.add_argument("--pause", type=float, default=5.0, help="seconds between two moves of programs (5, as ever)")
    parser.add_argument("--seed", type=int, default=1, help="of who plays what (1)")
    chosen = parser.parse_args()
    say_errors_only()
    with tempfile.TemporaryDirectory(prefix="furunkulus-programs-") as folder:
        figures = asyncio.run(
            run(Path(folder), games=chosen.games, tables=chosen.tables, pause=chosen.pause, seed=chosen.seed)
        )
    print("\n".join(figures.lines()))
    raise SystemExit(1 if [*figures.problems] else 0)


if __name__ == "__main__":
    main()
