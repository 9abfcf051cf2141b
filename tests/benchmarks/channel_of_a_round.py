"""What a round of three takes in its channel: messages, pings, pictures, bytes, and screens of a phone.

`uv run python -m tests.benchmarks.channel_of_a_round [--before FOLDER]` plays the same first two rounds by the real
client for each way in which a table can post, and looks at the second one, from its board to the next round's. An
earlier checkout of the bot in FOLDER plays them before, against the same sandbox. Screens are counted in the page of
the sandbox, in a window of 390 x 844 points (chromium).
"""

import argparse
import asyncio
import os
import re
import ssl
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import trustme
from playwright.async_api import Page as Window

from bot.sandbox import UNLIMITED, Channel, Message, Sandbox, UserClient, World
from bot.sandbox.loopback import DISCORD_HOSTS
from bot.sandbox.page import Page
from bot.sandbox.world.changes import Change, MessageEdited, MessagePosted
from tests.patience import patient, until
from tests.sandbox.page.browser import PHONE, launch_browser, window_of

NAMES = ("Ada", "Ben", "Cleo")
QUIET = 1.0
"""Seconds without a change after which nothing more is coming."""

BOT = """
import asyncio, pathlib, ssl, sys
try:
    from bot.host.program import playing
except ImportError:
    from bot.program import playing
from bot.sandbox.loopback import connector
from engine.core import SeededChance

async def main(database, port, authority, token):
    way = connector(int(port), tls=ssl.create_default_context(cafile=authority))
    async with playing(pathlib.Path(database), chance=SeededChance(1), connector=way) as client:
        await client.start(token)

asyncio.run(main(*sys.argv[1:]))
"""
"""A bot of this version or an earlier one, in a process of its own."""


class Way(NamedTuple):
    """A way in which a table posts."""

    told: str
    folder: Path
    """The checkout of the bot."""
    settings: dict[str, str]


class Log:
    """What has been posted and edited, as it happened."""

    def __init__(self, world: World) -> None:
        self.changes: list[Message] = []
        self.posted: list[Message] = []
        world.subscribe(self._note)

    def _note(self, change: Change) -> None:
        if isinstance(change, MessagePosted | MessageEdited) and not change.message.is_ephemeral:
            self.changes.append(change.message)
            if isinstance(change, MessagePosted):
                self.posted.append(change.message)

    async def settle(self) -> None:
        """Wait until nothing has changed for a while."""
        seen = -1
        while seen != len(self.changes):
            seen = len(self.changes)
            await asyncio.sleep(QUIET)


class Figures(NamedTuple):
    """What a round took."""

    messages: int
    """That stand at its end."""
    pings: int
    pictures: int
    kilobytes: float
    """Of all files that were posted, edits included."""
    screens: float


async def measure(way: Way) -> Figures:
    """Play two rounds, and look at the second."""
    with tempfile.TemporaryDirectory() as folder:
        async with bot_at(way, Path(folder)) as (sandbox, world, log), Page(sandbox) as page:
            people = {
                name: sandbox.as_person(world.people[name], world.channels["games"], patient=True) for name in NAMES
            }
            await begin(people, world, log, way)
            channel = world.channels["games"]
            place = next(iter(world.threads(channel)), channel)
            players = {name: sandbox.as_person(world.people[name], place, patient=True) for name in NAMES}
            await play_round(players, log, ends="Round 2 begins")
            first, standing = len(log.posted), {message.id for message in channel.messages}
            edits = len(log.changes)
            await play_round(players, log, ends="Round 3 begins")
            async with launch_browser() as browser:
                window, _ = await window_of(browser, page.address, "Dan", PHONE)
                screens = await screens_of(window, channel, standing)
            posted = [message for message in log.posted[first:] if message.channel_id == channel.id]
            known = files_of(log.changes[:edits])
            shown = files_of([message for message in log.changes[edits:] if message.channel_id == channel.id])
            files = {each: size for each, size in shown.items() if each not in known}
            return Figures(
                messages=len([each for each in channel.messages if each.id not in standing and not each.is_ephemeral]),
                pings=sum(len(message.pinged) for message in posted),
                pictures=len(files),
                kilobytes=sum(files.values()) / 1000,
                screens=screens,
            )


def files_of(messages: list[Message]) -> dict[int, int]:
    """Return the sizes of the files of messages, each counted once."""
    return {file.id: file.size for message in messages for file in message.attachments}


@asynccontextmanager
async def bot_at(way: Way, folder: Path) -> AsyncIterator[tuple[Sandbox, World, Log]]:
    """Let a checkout's bot connect to a new sandbox."""
    authority, server = trustme.CA(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert(*DISCORD_HOSTS).configure_cert(server)
    authority.cert_pem.write_to_path(str(folder / "authority.pem"))
    world = World()
    log = Log(world)
    async with Sandbox(world, tls=server, rate_limits=UNLIMITED, time_limits=patient()) as sandbox:
        facts = (str(folder / "bench.db"), str(sandbox.port), str(folder / "authority.pem"), sandbox.token)
        environment = os.environ | {"PYTHONPATH": str(way.folder)}
        bot = await asyncio.create_subprocess_exec(
            sys.executable, "-c", BOT, *facts, cwd=way.folder, env=environment, stdout=asyncio.subprocess.DEVNULL
        )
        try:
            await until(lambda: bool(sandbox.gateway.sessions))
            yield sandbox, world, log
        finally:
            bot.kill()
            await bot.wait()


async def begin(people: dict[str, UserClient], world: World, log: Log, way: Way) -> None:
    """Open a table, set it, seat all and start."""
    host = people[NAMES[0]]
    (new,) = [command for command in world.commands[None] if command["name"] == "new"]
    has_games = any(option["name"] == "fearsome-floors" for option in new.get("options", ()))
    await host.slash("new fearsome-floors" if has_games else "new")
    for person in people.values():
        await person.slash("join")
    if way.settings:
        await host.slash("table settings", **way.settings)
    has_start = any(command["name"] == "start" for command in world.commands[None])
    await host.slash("start" if has_start else "table start")
    await until(lambda: any("Next: <@" in message.content for message in log.changes))
    await log.settle()


async def play_round(people: dict[str, UserClient], log: Log, *, ends: str) -> None:
    """Let each who is called move towards the exit as far as completion offers, until the next round begins."""
    while not any(message.content.startswith(ends) or f"\n{ends}" in message.content for message in log.changes):
        boards = [message.content for message in log.changes if message.components]  # earlier ones lose theirs
        named = [found for text in boards if (found := re.search(r"Next: <@(\d+)>", text))]
        person = next(one for one in people.values() if one.person.id == int(named[-1][1]))
        token = (await person.complete("move", focus="token", token=""))[0]["value"]
        path = (await person.complete("move", focus="path", token=token, path=""))[0]["value"]
        await person.slash("move", token=token, path=path)
        await log.settle()


async def screens_of(window: Window, channel: Channel, standing: set[int]) -> float:
    """Return how many screens of a phone the messages fill that did not stand before."""
    await window.wait_for_selector("article")
    await window.wait_for_timeout(2000)
    heights = await window.evaluate(
        "[...document.querySelectorAll('article')].map(one => [one.id, one.getBoundingClientRect().height])"
    )
    new = {f"message-{each.id}" for each in channel.messages if each.id not in standing and not each.is_ephemeral}
    return float(sum(height for name, height in heights if name in new) / PHONE["height"])


async def main(before: Path | None) -> None:
    """Measure every way, and print a table."""
    here = Path(__file__).parents[2]
    earlier = [Way("before", before, {})] if before is not None else []
    ways = [
        *earlier,
        Way("`posts` each-move", here, {"posts": "each-move"}),
        Way("`posts` round, the default", here, {}),
        Way("`posts` round, `pictures` film", here, {"pictures": "film"}),
        Way("in a thread: the channel itself", here, {"place": "thread"}),
    ]
    print("| a round of three | messages | pings | pictures and films | kB | screens |\n|---|---|---|---|---|---|")
    for way in ways:
        one = await measure(way)
        figures = f"{one.messages} | {one.pings} | {one.pictures} | {one.kilobytes:.0f} | {one.screens:.1f}"
        print(f"| {way.told} | {figures} |", flush=True)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--before", type=Path, help="an earlier checkout of the bot")
    asyncio.run(main(parser.parse_args().before))
