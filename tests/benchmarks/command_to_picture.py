"""How long from a slash command to its picture in the channel: the real client against the sandbox, one game.

`uv run python -m tests.benchmarks.command_to_picture [moves [pictures]]`, the latter as in `/table settings`. A move is
timed from sending `/move` to the posted message with its picture; a round's last move is timed to the new round's
board, after all pictures of the walk.
"""

import asyncio
import random
import ssl
import sys
import tempfile
from pathlib import Path
from statistics import median, quantiles
from time import perf_counter

import trustme

from bot.host.program import playing
from bot.sandbox import UNLIMITED, Message, Sandbox, UserClient, World
from bot.sandbox.loopback import DISCORD_HOSTS, connector
from engine.core import SeededChance
from tests.end_to_end.player import next_on

PEOPLE = {"Ada": "green", "Ben": "red", "Cleo": "blue", "Dan": "yellow"}


async def measure(moves: int, pictures: str) -> None:
    """Play so many moves of a game of four, and print what they took."""
    authority = trustme.CA()
    server, client = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER), ssl.create_default_context()
    authority.issue_cert(*DISCORD_HOSTS).configure_cert(server)
    authority.configure_trust(client)
    world = World()
    with tempfile.TemporaryDirectory() as folder:
        async with (
            Sandbox(world, tls=server, rate_limits=UNLIMITED) as sandbox,
            playing(
                Path(folder) / "bench.db", chance=SeededChance(1), connector=connector(sandbox.port, tls=client)
            ) as bot,
        ):
            connected = asyncio.create_task(bot.wait_for("shard_connect"))
            running = asyncio.create_task(bot.start(sandbox.token))
            await connected
            people = {name: sandbox.as_person(world.people[name], world.channels["games"]) for name in PEOPLE}
            report(*await play(people, moves, pictures))
            await bot.close()
            await running


async def play(people: dict[str, UserClient], moves: int, pictures: str) -> tuple[list[float], list[float]]:
    """Return the milliseconds of single moves, and of those that end a round, walk and new board included."""
    luck = random.Random(1)
    host = people["Ada"]
    await host.slash("new fearsome-floors")
    for name, colour in PEOPLE.items():
        await people[name].slash("join", colour=colour)
    await host.slash("table settings", pictures=pictures)
    await host.slash("table start")
    board = await host.channel.wait_for(is_called, after=0, within=10)
    single: list[float] = []
    ending: list[float] = []
    for _ in range(moves):
        person = next(one for one in people.values() if one.person.id == next_on(board))
        token = luck.choice(await person.complete("move", focus="token", token=""))["value"]
        paths = await person.complete("move", focus="path", token=token, path="")
        before = perf_counter()
        await person.slash("move", token=token, path=luck.choice(paths)["value"])
        latest = await host.channel.wait_for(is_called, after=board.id, within=30)
        took = (perf_counter() - before) * 1000
        between = [one for one in host.channel.messages if board.id < one.id <= latest.id and one.attachments]
        (single if len(between) == 1 else ending).append(took)
        board = latest
    return single, ending


def is_called(message: Message) -> bool:
    """Whether a message is a board that says who is next."""
    return next_on(message) is not None and bool(message.attachments)


def report(single: list[float], ending: list[float]) -> None:
    """Print the figures."""
    for name, times in (("a move, to its picture", single), ("a round's last move, to the new board", ending)):
        if len(times) > 1:
            late = quantiles(times, n=20)[-1]
            print(f"{name}: median {median(times):.0f} ms, p95 {late:.0f} ms ({len(times)} times)")


if __name__ == "__main__":
    moves, pictures, *_ = [*sys.argv[1:], *("100", "film+steps")[len(sys.argv) - 1 :]]
    asyncio.run(measure(int(moves), pictures))
