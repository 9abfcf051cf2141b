"""The kill test: random people play, the bot is killed again and again, and in the end nothing is missing or twice.

At every second table one person plays with programs: a thought that dies with the bot is thought again.
The sandbox is in this process. The bot is a process of its own, killed with SIGKILL at moments drawn by
lot: while it starts, while people play, and in the very moment in which Discord has taken something from it.
"""

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Final

from sqlalchemy import URL

from bot.sandbox import UNLIMITED, Change, Sandbox, TimeLimits, World
from bot.store import Location
from tests.end_to_end.processes import UNPREPARED
from tests.endurance.bots import Bots, errors_in, processes_on, say_errors_only
from tests.endurance.crypt_people import exploring
from tests.endurance.evidence import listening
from tests.endurance.kill_figures import Figures, Moment
from tests.endurance.ledger import Attempt, Known
from tests.endurance.lives import Died, Lives
from tests.endurance.people import Party, alone, seated
from tests.endurance.remembered import remember_posts, until_plan_played
from tests.endurance.server_restarts import ServerRestarts
from tests.endurance.soundness import delivered, hold, thought_through
from tests.endurance.watch import Watch
from tests.patience import until
from tests.postgresql import PostgresqlServer, running_server

SILENCE: Final = 0.7
"""Seconds without a word after which people look whether they can open a new table."""

MOMENTS: Final[tuple[Moment, ...]] = ("starting", "playing", "sending", "sending")
PARTIES: Final = (partial(seated, plans=True), alone, exploring)
"""Who plays at a process's tables, in turn; each process begins with others. People without programs plan ahead."""
COLD_EVERY: Final = 10
"""Every so many starts the bot has an interpreter of its own; the others are forked from one that is loaded."""


async def run(
    folder: Path,
    *,
    kills: int,
    tables: int,
    seed: int,
    database: URL | None = None,
    processes: int = 1,
    server: PostgresqlServer | None = None,
    server_restarts: int = 0,
    time_limits: TimeLimits | None = None,
) -> Figures:
    """Play and kill in a folder, or on a server, and hold what came of it."""
    begun, location = perf_counter(), database or folder / "furunkulus.db"
    figures, attempts = Figures(seed=seed, tables=tables, processes=processes), list[Attempt]()
    world = World(channels=[f"table-{number}" for number in range(tables)], guilds=processes)
    lives = [Lives(guild_id) for guild_id in world.guilds]
    shares = [len(range(number, kills, processes)) for number in range(processes)]
    crashes = ServerRestarts(server, server_restarts, shares[0], random.Random(f"{seed}, server")) if server else None

    def heard(change: Change) -> None:
        for each in lives:
            each.heard(change)

    watch = Watch(world, heard=heard)
    await remember_posts(location)
    async with (
        listening() as loud,
        Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox,
        processes_on(sandbox, folder, database, program=UNPREPARED) as all_bots,
    ):
        async with asyncio.TaskGroup() as all_:
            for number in range(tables):
                luck_of_table = random.Random(f"{seed}, table {number}")
                row, process = divmod(number, processes)
                party_of, lives_there = PARTIES[(row + process) % len(PARTIES)], lives[process]
                party = party_of(sandbox, number, luck_of_table, attempts, lives_there)
                all_.create_task(play(party, watch, lives_there, world))
            for number, bots in enumerate(all_bots):
                luck, with_crashes = random.Random(seed + number), None if number else crashes
                dying = die_again_and_again(bots, lives[number], luck, figures, shares[number], crashes=with_crashes)
                all_.create_task(live_on(dying, bots, lives[number], figures, attempts, location))
        await thought_through(location)
        await delivered(location)
        for bots in all_bots:
            await bots.stop()
    figures.server_restarts = server_restarts
    figures.books = await hold(location, world, attempts)
    figures.known = Counter(attempt.known.name for attempt in attempts if not attempt.is_plan)
    figures.unanswered = sum(each.unanswered for each in lives)
    figures.errors = [*errors_in(folder / "bots.log"), *loud.heard, *watch.problems]
    figures.seconds = perf_counter() - begun
    return figures


async def die_again_and_again(
    bots: Bots, lives: Lives, luck: random.Random, figures: Figures, times: int, *, crashes: ServerRestarts | None
) -> None:
    """Start a process and kill it so many times."""
    for number in range(times):
        life = live_and_die(bots, lives, luck, figures, cold=number % COLD_EVERY == COLD_EVERY - 1)
        await asyncio.gather(life, *([crashes.during(number)] if crashes else []))
        bots.forget_requests()


async def live_on(
    dying: Awaitable[None],
    bots: Bots,
    lives: Lives,
    figures: Figures,
    attempts: Sequence[Attempt],
    database: Location,
) -> None:
    """Start a process for good after that, and end the play when people have been told of a move, and one was planned.

    On a busy machine no life may have been long enough for either.
    """
    await dying
    await started(bots, lives, figures.starts)
    await until(lambda: any(attempt.known == Known.DONE for attempt in attempts))
    await until_plan_played(database)
    lives.over = True


async def live_and_die(bots: Bots, lives: Lives, luck: random.Random, figures: Figures, *, cold: bool) -> None:
    """Start a bot and kill it in a moment drawn by lot."""
    moment = luck.choice(MOMENTS)
    figures.kills[moment] += 1
    if moment == "starting":
        await bots.start(cold=cold)
        await asyncio.sleep(luck.uniform(0.0, 0.6))
        lives.end(bots)
    else:
        await started(bots, lives, figures.cold_starts if cold else figures.starts, cold=cold)
        if moment == "playing":
            await asyncio.sleep(luck.uniform(0.0, 1.5))
            lives.end(bots)
        else:
            await lives.doom(bots, messages=luck.randint(1, 40))
    await bots.gone()


async def started(bots: Bots, lives: Lives, times: list[float], *, cold: bool = False) -> None:
    """Start a bot, note how long it took, and let people play."""
    begun = perf_counter()
    await bots.start(cold=cold)
    await bots.ready()
    times.append(perf_counter() - begun)
    lives.begin()


async def play(party: Party, watch: Watch, lives: Lives, world: World) -> None:
    """Play on whenever there is a bot; what it leaves unanswered is tried again as the channel then shows it."""
    await until(lambda: bool(world.commands[None]), "commands: the first process may die before Discord has them")
    while await lives.alive():
        newest = watch.newest(party.channel)
        try:
            acted = newest is not None and await party.act(newest)
            await watch.next(party.channel, after=newest, within=SILENCE)
            if not acted and watch.newest(party.channel) is newest:
                await party.open_table()
        except Died:
            await asyncio.sleep(0)


def main() -> None:
    """Run it as told, print the figures, and fail if anything was lost, repeated or wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.endurance.kill", description=__doc__)
    parser.add_argument("--kills", type=int, default=200, help="how often the bot is killed (200)")
    parser.add_argument("--tables", type=int, default=6, help="how many games are played at once (6)")
    parser.add_argument("--seed", type=int, default=1, help="of the moments and of the people's moves (1)")
    parser.add_argument(
        "--database", choices=("sqlite", "postgresql"), default="sqlite", help="what it plays from (sqlite)"
    )
    parser.add_argument("--processes", type=int, default=1, help="how many play, on postgresql (1)")
    parser.add_argument(
        "--server-restarts", type=int, default=0, help="how often the server crashes and starts, on postgresql (0)"
    )
    chosen = parser.parse_args()
    if (chosen.processes > 1 or chosen.server_restarts) and chosen.database == "sqlite":
        parser.error("several processes, and restarts of a server, need --database postgresql")
    say_errors_only()
    server = running_server() if chosen.database == "postgresql" else nullcontext()
    with tempfile.TemporaryDirectory(prefix="furunkulus-kill-") as folder, server as running:
        figures = asyncio.run(
            run(
                Path(folder),
                database=None if running is None else running.url(),
                processes=chosen.processes,
                server=running,
                server_restarts=chosen.server_restarts,
                kills=chosen.kills,
                tables=chosen.tables,
                seed=chosen.seed,
            )
        )
    print("\n".join(figures.lines()))
    raise SystemExit(1 if figures.problems else 0)


if __name__ == "__main__":
    main()
