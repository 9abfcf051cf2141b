"""The crowd test: many games in as many channels at once, through one bot process or several.

Every table is played by two to four people who think as long as people do. Then comes a rush, in which they think much
less. Printed are the times to the first answer of every interaction, from a move to its picture and to the next
player's call, and what the bots held and worked. The sandbox counts requests and turns them away as Discord does.
"""

import argparse
import asyncio
import random
import tempfile
from collections.abc import Coroutine, Iterator, Sequence
from contextlib import ExitStack, nullcontext
from pathlib import Path
from time import perf_counter, process_time
from typing import Final, get_args

from sqlalchemy import URL

from bot.sandbox import NoAnswerError, RateLimits, Sandbox, TimeLimits, World
from bot.store import Location
from tests.end_to_end.player import next_on
from tests.endurance.bots import Bots, errors_in, processes_on, say_errors_only, summed
from tests.endurance.crowd_comparison import COMPARED, side_by_side
from tests.endurance.crowd_figures import OPENING, Engine, Figures, Hosting, Phase
from tests.endurance.crypt_people import exploring
from tests.endurance.evidence import listening
from tests.endurance.ledger import Attempt
from tests.endurance.people import Party, seated
from tests.endurance.remembered import remember_posts
from tests.endurance.soundness import delivered, hold
from tests.endurance.stopwatch import Stopwatch
from tests.endurance.watch import Watch
from tests.patience import until
from tests.postgresql import PostgresqlServer, running_server

RUSH: Final = 4
"""How many times as fast people play in the rush."""

EXPLORING_EVERY: Final = 3
"""At every so many tables Claustrophobia is played."""

SILENCE: Final = 5.0
"""Seconds without a word after which people look whether they can open a new table."""

PATIENCE: Final = 30.0
"""Seconds for which people wait for what comes of what they did, before they try it again.

A bot that comes late would else be asked for the same again by everybody, and come later still.
"""


async def run(
    folder: Path,
    *,
    tables: int,
    seconds: float,
    pace: float,
    seed: int,
    least: int = 0,
    processes: int = 1,
    database: URL | None = None,
    time_limits: TimeLimits | None = None,
) -> Figures:
    """Let so many tables play in a folder, or on a server: each stretch for so many seconds and `least` moves."""
    hosting = Hosting("sqlite" if database is None else "postgresql", processes)
    figures, watch_hand = Figures(hosting=hosting, tables=tables, seed=seed), Stopwatch()
    world = World(channels=[f"table-{number}" for number in range(tables)], guilds=processes)
    watch, location = Watch(world, heard=watch_hand.heard), database or folder / "furunkulus.db"
    await remember_posts(location)
    async with (
        listening() as loud,
        Sandbox(world, rate_limits=RateLimits(), time_limits=time_limits) as sandbox,
        processes_on(sandbox, folder, database) as all_bots,
    ):
        await asyncio.gather(*(begin(bots) for bots in all_bots))
        figures.memory["at the start"] = summed(bots.memory for bots in all_bots)
        playing = [asyncio.create_task(one) for one in crowd(sandbox, tables, seed, watch, watch_hand)]
        for phase, lasts in stretches(seconds, pace):
            await measure(phase, lasts, watch_hand, all_bots, least=0 if phase.name == OPENING else least)
            figures.phases.append(phase)
            figures.memory[f"after {phase.name}"] = summed(bots.memory for bots in all_bots)
        figures.problems += await stopped(playing)
        await deliver_the_rest(all_bots, location)
    figures.problems += await found_in(location, world, watch_hand)
    figures.problems += [*errors_in(folder / "bots.log"), *loud.heard, *watch.problems]
    return figures


def stretches(seconds: float, pace: float) -> Iterator[tuple[Phase, float]]:
    """Return the phases of a run, each with the seconds for which it lasts."""
    yield Phase(name=OPENING, pace=pace), pace
    yield Phase(name="play", pace=pace), seconds
    yield Phase(name="rush", pace=pace / RUSH), seconds / RUSH
    yield Phase(name="play again", pace=pace), seconds


async def begin(bots: Bots) -> None:
    """Start a bot, and wait until it is connected and has its studio."""
    await bots.start(cold=True)  # so that nothing that it holds is shared, and its studio is its child
    await bots.ready()
    await until(lambda: bots.memory[1] > 0, "the bot's studio")


async def stopped(playing: Sequence[asyncio.Task[None]]) -> list[str]:
    """Let nobody play any more, and say which tables had stopped before."""
    for task in playing:
        task.cancel()
    ended = await asyncio.gather(*playing, return_exceptions=True)
    return [f"a table stopped: {end!r}" for end in ended if isinstance(end, Exception)]


async def deliver_the_rest(all_bots: Sequence[Bots], location: Location) -> None:
    """Stop all bots; a click may have been under way then: what it owes comes when they start again."""
    await asyncio.gather(*(bots.stop() for bots in all_bots))
    await asyncio.gather(*(bots.start() for bots in all_bots))
    await delivered(location)
    await asyncio.gather(*(bots.stop() for bots in all_bots))


async def found_in(location: Location, world: World, watch_hand: Stopwatch) -> list[str]:
    """Return what is lost, repeated or wrong in the end."""
    attempts = [attempt for tried in watch_hand.attempts.values() for attempt in tried]
    books = await hold(location, world, attempts)
    if books.lost or books.duplicates:
        return [*books.problems, f"{books.lost} moves are lost, {books.duplicates} are there twice"]
    return books.problems


async def measure(phase: Phase, lasts: float, watch_hand: Stopwatch, all_bots: Sequence[Bots], *, least: int) -> None:
    """Let a phase be on for so many seconds, and at least so many moves."""
    watch_hand.phase = phase
    begun, worked, served = perf_counter(), summed(bots.worked for bots in all_bots), process_time()
    while (left := lasts - (perf_counter() - begun)) > 0:
        await asyncio.sleep(min(1.0, left))
        all_bots[0].forget_requests()
    await until(lambda: len(phase.pictures) >= least, f"{least} moves of the phase {phase.name}")
    phase.lasted, phase.served = perf_counter() - begun, process_time() - served
    now = summed(bots.worked for bots in all_bots)
    phase.worked, phase.painted = now[0] - worked[0], now[1] - worked[1]


def crowd(
    sandbox: Sandbox, tables: int, seed: int, watch: Watch, watch_hand: Stopwatch
) -> Iterator[Coroutine[None, None, None]]:
    """Return what each table does."""
    for number in range(tables):
        luck, tried = random.Random(f"{seed}, table {number}"), list[Attempt]()
        party_of = exploring if number % EXPLORING_EVERY == 0 else seated
        party = party_of(sandbox, number, luck, tried, watch_hand)
        watch_hand.attempts[party.channel.id] = tried
        yield play(party, watch, watch_hand, luck)


async def play(party: Party, watch: Watch, watch_hand: Stopwatch, luck: random.Random) -> None:
    """Think, do what the channel asks for, and wait for what comes of it; open a table where there is none."""
    await asyncio.sleep(luck.uniform(0.0, watch_hand.phase.pace * 0.8))
    while True:
        newest = watch.newest(party.channel)
        try:
            acted = newest is not None and await party.act(newest)
            await watch.next(party.channel, after=newest, within=PATIENCE if acted else SILENCE)
            if not acted and watch.newest(party.channel) is newest:
                await party.open_table()
        except (NoAnswerError, TimeoutError):
            acted = True  # it has been counted; people try again after a while
        if acted and newest is not None and next_on(newest) is not None:
            await asyncio.sleep(luck.expovariate(1 / watch_hand.phase.pace))


def main() -> None:
    """Run it as told, print the figures, and fail if anything was lost, repeated, wrong or too late."""
    parser = argparse.ArgumentParser(prog="python -m tests.endurance.crowd", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="how many games are played at once (200)")
    parser.add_argument("--seconds", type=float, default=120.0, help="how long a stretch of play is (120)")
    parser.add_argument("--pace", type=float, default=30.0, help="seconds from one move of a table to the next (30)")
    parser.add_argument("--seed", type=int, default=1, help="of what people do and how long they think (1)")
    parser.add_argument("--database", choices=get_args(Engine), default="sqlite", help="what it plays from (sqlite)")
    parser.add_argument("--processes", type=int, default=1, help="how many play, on postgresql (1)")
    parser.add_argument("--compare", action="store_true", help="one after the other: " + "; ".join(map(str, COMPARED)))
    chosen = parser.parse_args()
    if chosen.processes > 1 and chosen.database == "sqlite":
        parser.error("several processes need --database postgresql")
    say_errors_only()
    hostings = COMPARED if chosen.compare else (Hosting(chosen.database, chosen.processes),)
    runs = list(one_after_the_other(hostings, chosen))
    if chosen.compare:
        print("\n".join(side_by_side(runs)))
    raise SystemExit(1 if any(figures.problems or [*figures.missed] for figures in runs) else 0)


def one_after_the_other(hostings: Sequence[Hosting], chosen: argparse.Namespace) -> Iterator[Figures]:
    """Run the same crowd with each, and tell its figures when it has ended."""
    needs_server = any(hosting.database == "postgresql" for hosting in hostings)
    with running_server() if needs_server else nullcontext() as server:
        for hosting in hostings:
            figures = run_with(hosting, server, chosen)
            print("\n".join(figures.lines()), flush=True)
            yield figures


def run_with(hosting: Hosting, server: PostgresqlServer | None, chosen: argparse.Namespace) -> Figures:
    """Run a crowd in a folder and a database that are gone afterwards."""
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="furunkulus-crowd-"))
        database = stack.enter_context(server.new_database()) if server and hosting.database == "postgresql" else None
        play = run(
            Path(folder),
            database=database,
            processes=hosting.processes,
            tables=chosen.tables,
            seconds=chosen.seconds,
            pace=chosen.pace,
            seed=chosen.seed,
        )
        return asyncio.run(play)


if __name__ == "__main__":
    main()
