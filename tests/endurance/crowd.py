"""The crowd test: many games in as many channels at once, through one bot process.

Every table is played by two to four people who think as long as people do. Then comes a rush, in which they think much
less. Printed are the times to the first answer of every interaction, from a move to its picture and to the next
player's call, and what the bot held and worked. The sandbox counts requests and turns them away as Discord does.
"""

import argparse
import asyncio
import os
import random
import tempfile
from collections.abc import Awaitable, Coroutine, Iterator
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter, process_time
from typing import Final

import msgspec

from bot.sandbox import Change, MessagePosted, NoAnswerError, RateLimits, Sandbox, TimeLimits, World
from tests.end_to_end.player import next_on
from tests.endurance.bots import Bots, bots_on, errors_in, say_errors_only
from tests.endurance.crypt_people import exploring
from tests.endurance.evidence import listening
from tests.endurance.ledger import Attempt
from tests.endurance.people import Answer, Party, seated
from tests.endurance.remembered import remember_posts
from tests.endurance.soundness import delivered, hold
from tests.endurance.watch import Watch
from tests.patience import until

RUSH: Final = 4
"""How many times as fast people play in the rush."""

EXPLORING_EVERY: Final = 3
"""At every so many tables Claustrophobia is played."""

MOST_MEMORY: Final = 400
"""Megabytes that the bot and its studio may hold at most."""

SILENCE: Final = 5.0
"""Seconds without a word after which people look whether they can open a new table."""


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
    """Seconds of CPU: of the bot, of its studio, and of this process, the people and the sandbox."""

    @property
    def missed(self) -> Iterator[str]:
        """Say which goals were missed."""
        if self.unanswered:
            yield f"{self.name}: {self.unanswered} interactions had no answer in 3 s"
        if self.unkept:
            yield f"{self.name}: {self.unkept} promised answers did not come in 5 s"
        if late(self.answers, 99) > 1.0:
            yield f"{self.name}: the p99 of first answers is over 1 s"
        if late(self.pictures, 95) > 2.0:
            yield f"{self.name}: the p95 of pictures is over 2 s"

    def lines(self) -> Iterator[str]:
        """Tell the figures."""
        yield (
            f"{self.name}: {self.lasted:.0f} s, a move in {self.pace:g} s at each table; {len(self.pictures)} moves,"
            f" {len(self.answers)} interactions, {self.unanswered} without an answer, {self.unkept} promises not kept;"
            f" the bot used {self.worked / self.lasted:.2f} cores, its studio {self.painted / self.lasted:.2f},"
            f" the people and the stand-in {self.served / self.lasted:.2f}"
        )
        yield f"  first answer: {told(self.answers)}"
        yield f"  move to its picture: {told(self.pictures)}"
        yield f"  move to the next player's call, walks included: {told(self.calls)}"


class Figures(msgspec.Struct, kw_only=True):
    """What a run saw."""

    tables: int
    seed: int
    phases: list[Phase] = []
    memory: dict[str, tuple[float, float]] = {}
    """The megabytes of the bot and of its studio, by when."""
    problems: list[str] = []

    def lines(self) -> Iterator[str]:
        """Tell the figures."""
        yield f"{self.tables} tables, seed {self.seed}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}"
        for phase in self.phases:
            yield from phase.lines()
        held = (f"{bot:.0f} + {studio:.0f} MB {when}" for when, (bot, studio) in self.memory.items())
        yield f"memory, bot + studio: {', '.join(held)}"
        yield f"problems: {len(self.problems)}"
        yield from self.problems


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


class Stopwatch:
    """Measures for the phase that is on."""

    def __init__(self) -> None:
        self.phase = Phase(name="opening", pace=0.0)
        self.attempts: dict[int, list[Attempt]] = {}
        self._shown: set[int] = set()

    async def __call__(self, deed: Awaitable[Answer], *, is_first: bool = True) -> Answer:
        """Measure the time to a first answer."""
        begun = perf_counter()
        try:
            return await deed
        except (NoAnswerError, TimeoutError):
            if is_first:
                self.phase.unanswered += 1
            else:
                self.phase.unkept += 1
            raise
        finally:
            if is_first:
                self.phase.answers.append(perf_counter() - begun)

    def heard(self, change: Change) -> None:
        """Measure from a table's newest attempt to its first picture, and to the board that calls somebody."""
        if isinstance(change, MessagePosted) and change.message.attachments and not change.message.is_ephemeral:
            tried = self.attempts.get(change.channel.id)
            if tried and id(tried[-1]) not in self._shown:
                self._shown.add(id(tried[-1]))
                self.phase.pictures.append(perf_counter() - tried[-1].at)
            if tried and next_on(change.message) is not None:
                self.phase.calls.append(perf_counter() - tried[-1].at)


async def run(
    folder: Path,
    *,
    tables: int,
    seconds: float,
    pace: float,
    seed: int,
    least: int = 0,
    time_limits: TimeLimits | None = None,
) -> Figures:
    """Let so many tables play in a folder, in each stretch of play for so many seconds and `least` moves."""
    figures, watch_hand = Figures(tables=tables, seed=seed), Stopwatch()
    world = World(channels=[f"table-{number}" for number in range(tables)])
    watch = Watch(world, heard=watch_hand.heard)
    await remember_posts(folder / "furunkulus.db")
    async with (
        listening() as loud,
        Sandbox(world, rate_limits=RateLimits(), time_limits=time_limits) as sandbox,
        bots_on(sandbox, folder) as bots,
    ):
        await bots.start()
        await bots.ready()
        await until(lambda: bots.memory[1] > 0, "the bot's studio")
        figures.memory["at the start"] = bots.memory
        plan = (
            Phase(name="opening", pace=pace),
            Phase(name="play", pace=pace),
            Phase(name="rush", pace=pace / RUSH),
            Phase(name="play again", pace=pace),
        )
        stretches = (pace, seconds, seconds / RUSH, seconds)
        watch_hand.phase = plan[0]
        playing = [asyncio.create_task(one) for one in crowd(sandbox, tables, seed, watch, watch_hand)]
        for phase, lasts in zip(plan, stretches, strict=True):
            await measure(phase, lasts, watch_hand, bots, sandbox, least=0 if phase is plan[0] else least)
            figures.phases.append(phase)
            figures.memory[f"after {phase.name}"] = bots.memory
        for task in playing:
            task.cancel()
        ended = await asyncio.gather(*playing, return_exceptions=True)
        figures.problems += [f"a table stopped: {end!r}" for end in ended if isinstance(end, Exception)]
        await bots.stop()
        await bots.start()  # a click may have been under way when the bot was stopped: what it owes comes now
        await delivered(folder / "furunkulus.db")
        await bots.stop()
    attempts = [attempt for tried in watch_hand.attempts.values() for attempt in tried]
    books = await hold(folder / "furunkulus.db", world, attempts)
    figures.problems += [missed for phase in figures.phases for missed in phase.missed]
    if max(map(sum, figures.memory.values())) > MOST_MEMORY:
        figures.problems.append(f"the bot held more than {MOST_MEMORY} MB")
    figures.problems += [*books.problems, *errors_in(folder / "bots.log"), *loud.heard, *watch.problems]
    if books.lost or books.duplicates:
        figures.problems.append(f"{books.lost} moves are lost, {books.duplicates} are there twice")
    return figures


async def measure(
    phase: Phase, lasts: float, watch_hand: Stopwatch, bots: Bots, sandbox: Sandbox, *, least: int
) -> None:
    """Let a phase be on for so many seconds, and at least so many moves."""
    watch_hand.phase = phase
    begun, (worked, painted), served = perf_counter(), bots.worked, process_time()
    while (left := lasts - (perf_counter() - begun)) > 0:
        await asyncio.sleep(min(1.0, left))
        sandbox.requests.clear()  # they hold every picture
    await until(lambda: len(phase.pictures) >= least, f"{least} moves of the phase {phase.name}")
    phase.lasted, phase.served = perf_counter() - begun, process_time() - served
    phase.worked, phase.painted = (now - then for now, then in zip(bots.worked, (worked, painted), strict=True))


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
            await watch.next(party.channel, after=newest, within=SILENCE)
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
    chosen = parser.parse_args()
    say_errors_only()
    with tempfile.TemporaryDirectory(prefix="furunkulus-crowd-") as folder:
        figures = asyncio.run(
            run(Path(folder), tables=chosen.tables, seconds=chosen.seconds, pace=chosen.pace, seed=chosen.seed)
        )
    print("\n".join(figures.lines()))
    raise SystemExit(1 if figures.problems else 0)


if __name__ == "__main__":
    main()
