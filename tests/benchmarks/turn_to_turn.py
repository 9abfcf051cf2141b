"""How long from a person's turn to their next one at a table with programs: the real client against the sandbox.

`uv run python -m tests.benchmarks.turn_to_turn [turns [level [opponents]]]` plays one game after the other of one
person and three opponents. A turn is timed from sending the move to the message that calls the person again, with all
pictures, and the film of the monster's walk, before it. The machine's load is told with the figures.
"""

import asyncio
import os
import random
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

from bot.runtime.client import Furunkulus
from bot.sandbox import Message, UserClient, World
from engine.core import SeededChance
from tests.end_to_end.player import next_on
from tests.end_to_end.scenes import stops
from tests.endurance.ground import playing_in

WITHIN = 60.0
"""Seconds after which a turn does not come any more."""


async def measure(turns: int, level: str, opponents: int) -> None:
    """Play so many turns of a person, and print how long the next one took to come."""
    world, times = World(), list[tuple[float, bool]]()
    with tempfile.TemporaryDirectory() as folder:
        async with playing_in(world, Path(folder) / "bench.db", chance=SeededChance(1)) as (sandbox, bot):
            ada, luck = sandbox.as_person(world.people["Ada"], world.channels["games"]), random.Random(1)
            while len(times) < turns:
                times += await play(ada, bot, luck, turns - len(times), level=level, opponents=opponents)
    report("within a round", [took for took, walked in times if not walked])
    report("over the monster's walk, with its pictures and film", [took for took, walked in times if walked])
    report("all", [took for took, _ in times])
    print(f"load of the machine: {os.getloadavg()[0]:.1f}, then {os.cpu_count()} cores")


async def play(
    ada: UserClient, bot: Furunkulus, luck: random.Random, most: int, *, level: str, opponents: int
) -> list[tuple[float, bool]]:
    """Play a game to its end, or so many turns; return the seconds of each, and whether the monster walked."""
    newest = max((message.id for message in ada.channel.messages), default=0)
    await ada.slash("new fearsome-floors", opponents=opponents, level=level)
    board = await ada.channel.wait_for(is_called, after=newest, within=WITHIN)
    times: list[tuple[float, bool]] = []
    while len(times) < most:
        token = luck.choice(await ada.complete("move", focus="token", token=""))["value"]
        paths = await ada.complete("move", focus="path", token=token, path="")
        before = perf_counter()
        await ada.slash("move", token=token, path=paths[0]["value"])
        latest = await ada.channel.wait_for(is_called_or_over, after=board.id, within=WITHIN)
        took = perf_counter() - before
        if not is_called(latest):
            await bot.outbox_worker.idle()
            break
        between = [one for one in ada.channel.messages if board.id < one.id <= latest.id]
        times.append((took, any("The monster plays" in one.content for one in between)))
        board = latest
    else:
        await stops(ada)
    return times


def is_called(message: Message) -> bool:
    """Whether a message is a board that says that the person is next."""
    return next_on(message) is not None and bool(message.attachments)


def is_called_or_over(message: Message) -> bool:
    """Whether a message calls the person, or is what is left of a game that is over."""
    return is_called(message) or "That was the game." in message.content


def report(name: str, times: list[float]) -> None:
    """Print the figures of some turns."""
    if len(times) > 1:
        late = quantiles(times, n=20)[-1]
        print(
            f"{name}: median {median(times):.2f} s, p95 {late:.2f} s, slowest {max(times):.2f} s ({len(times)} turns)"
        )


if __name__ == "__main__":
    turns, level, opponents, *_ = [*sys.argv[1:], *("60", "expert", "3")[len(sys.argv) - 1 :]]
    asyncio.run(measure(int(turns), level, int(opponents)))
