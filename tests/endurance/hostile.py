"""Hostile input: people send what no client of Discord lets them send, between moves of games that go on.

Every interaction must be answered within Discord's three seconds; nothing may be logged as a warning or worse, by us or
by Discord's refusal of what we answered; nobody may be pinged but who is called; and nothing in the database may change
unless the person might do that there.
"""

import argparse
import asyncio
import random
import tempfile
from collections import Counter
from collections.abc import Awaitable, Iterator
from functools import reduce
from pathlib import Path
from time import perf_counter

import msgspec

from bot.host.program import PROGRAM
from bot.play.tables import load
from bot.runtime.monitors import OVERLOADED
from bot.sandbox import Channel, NoAnswerError, Overwrite, Permission, Person, Sandbox, UserClient, World
from bot.store import examine, open_store
from engine.core import SeededChance
from tests.endurance.evidence import Evidence, Suspect, calls, listening
from tests.endurance.ground import playing_in
from tests.endurance.named import Named
from tests.endurance.people import GOING_ON, Answer, Party, verbs_of
from tests.endurance.rubbish import Heap, throw
from tests.endurance.watch import Watch
from tests.patience import patience

NAMES = {
    "Ben": "@everyone <@1191168914227200005> @here",
    "Cleo": "**b** __u__ ~~s~~ `c` ||s|| [l](https://evil.example) # h",
    "Dan": "\u202egnp\u202c\u200b\u2060\ufeff",
    "Eve": "👩‍👩‍👧‍👦" * 4,
    "Finn": "\n> q\n- l\n```x",
}
"""What hostile people call themselves."""

CHANNELS = ("playing", "drafting", "crypt", "lobby", "empty")
MOVE_EVERY = 25
"""Every so many interactions somebody makes a real move."""


class Figures(msgspec.Struct, kw_only=True):
    """What a run saw."""

    seed: int
    sent: Counter[str] = msgspec.field(default_factory=Counter)
    moves: int = 0
    effects: Counter[str] = msgspec.field(default_factory=Counter)
    """What was changed by somebody who might, by the table that was written."""
    overloads: int = 0
    """How often the bot said that the machine gave it too little."""
    slowest: float = 0.0
    seconds: float = 0.0
    problems: list[str] = []

    def lines(self) -> Iterator[str]:
        """Tell the figures."""
        kinds = ", ".join(f"{number} {kind.lower()}" for kind, number in sorted(self.sent.items()))
        yield f"seed {self.seed}, {self.seconds:.0f} s"
        yield f"sent: {self.sent.total()} ({kinds}), between {self.moves} real moves"
        yield f"slowest answer: {self.slowest * 1000:.0f} ms; said {self.overloads} times that it was overloaded"
        yield f"what people might do and did by it: {dict(sorted(self.effects.items()))}"
        yield f"problems: {len(self.problems)}"
        yield from self.problems


async def run(folder: Path, *, count: int, seed: int) -> Figures:
    """Send so many interactions, and return what came of them."""
    figures, begun = Figures(seed=seed), perf_counter()
    world = hostile_world()
    async with (
        listening(ours=True) as loud,
        playing_in(world, folder / "furunkulus.db", chance=SeededChance(seed)) as (sandbox, bot),
    ):
        field = Field(sandbox, folder / "furunkulus.db", random.Random(seed), figures)
        await field.prepare()
        for number in range(count):
            if number % MOVE_EVERY == 0:
                async with patience("all that channels are owed"):
                    await bot.outbox_worker.idle()
                await field.move()
            await field.attack()
        async with patience("all that channels are owed"):
            await bot.outbox_worker.idle()
        field.evidence.close()
    figures.overloads = sum(OVERLOADED in line for line in loud.heard)
    figures.problems += [line for line in loud.heard if OVERLOADED not in line]
    broken = await broken_rules(folder / "furunkulus.db", field.evidence.newest_match)
    figures.problems += [*field.watch.problems, *broken]
    figures.seconds = perf_counter() - begun
    return figures


def hostile_world() -> World:
    """Make a world of people with odd names, in which the bot could ping everybody."""
    world = World(channels=CHANNELS)
    for who, name in NAMES.items():
        world.people[who] = msgspec.structs.replace(world.people[who], name=name)
    for channel in world.channels.values():
        channel.overwrites = (Overwrite(target_id=world.bot.id, allow=Permission.MENTION_EVERYONE),)
    return world


class Field:
    """The channels with their games, and those who attack them one after the other."""

    def __init__(self, sandbox: Sandbox, database: Path, luck: random.Random, figures: Figures) -> None:
        self._sandbox = sandbox
        self._world = sandbox.world
        self._luck = luck
        self._figures = figures
        self._heap = Heap(luck, sandbox.world.commands[None], Named(sandbox.world, luck, cdn=sandbox.cdn_url))
        self.watch = Watch(sandbox.world)
        self.evidence = Evidence(database)
        players = [self._at(name, "playing") for name in ("Ada", "Ben")]
        self._party = Party(players, luck, attempts=[], waiting=patiently)

    def _at(self, name: str, channel: str) -> UserClient:
        return self._sandbox.as_person(self._world.people[name], self._world.channels[channel])

    async def prepare(self) -> None:
        """Let a game be drafted in one channel, tunnels be explored in another, and people wait in a third."""
        await self._at("Cleo", "drafting").slash("new fearsome-floors", dungeon="advanced")
        for name in ("Cleo", "Dan", "Eve"):
            await self._at(name, "drafting").slash("join")
        await self._at("Cleo", "drafting").slash("table start")
        await self._at("Dan", "crypt").slash("new claustrophobia", side="demons")
        await self._at("Eve", "crypt").slash("join")
        await self._at("Dan", "crypt").slash("table start")
        await self._at("Finn", "lobby").slash("new fearsome-floors")
        await self._at("Finn", "lobby").slash("join")
        await self._party.open_table()
        self.evidence.look()

    async def move(self) -> None:
        """Let the game go on, so that there are old boards."""
        boards = [each for each in self._party.channel.messages if each.attachments and not each.is_ephemeral]
        shown = [each for each in boards if not GOING_ON.isdisjoint(verbs_of(each))]  # others may wish for an undo
        if shown:
            await self._party.act(shown[-1])
        come, _ = self.evidence.look().get("turns", (set(), set()))
        self._figures.moves += bool(come)
        if not come:  # the game may be over, whose last board stands there still
            await self._party.open_table()
            self.evidence.look()

    async def attack(self) -> None:
        """Send one piece of rubbish, and look what it has done."""
        person = self._luck.choice(list(self._world.people.values()))
        places = [*self._world.channels.values(), self._world.dm_channel(person)]
        channel = self._luck.choice(places)
        self._heap.newest_match = self.evidence.newest_match
        rubbish = self._heap.draw(channel.messages[-60:], person)
        begun = perf_counter()
        try:
            await throw(self._world, self._sandbox.as_person(person, channel), rubbish)
        except NoAnswerError as error:
            self._figures.problems.append(f"{error}: {rubbish.kind.name} {rubbish.payload!r}"[:900])
        self._figures.slowest = max(self._figures.slowest, perf_counter() - begun)
        self._figures.sent[rubbish.kind.name] += 1
        erases = str(rubbish.payload.get("custom_id", "")).startswith("v1:erasesure:")
        self.look(person, channel, erases=erases)

    def look(self, person: Person, channel: Channel, *, erases: bool = False) -> None:
        """Hold what has changed against who has sent something, and where."""
        changes = self.evidence.look()
        self._figures.effects.update(changes.keys())
        self._figures.problems += self.evidence.trespasses(changes, self._suspect(person, channel, erases=erases))
        self._figures.problems += calls(self._sandbox.requests)
        self._sandbox.requests.clear()

    def _suspect(self, person: Person, channel: Channel, *, erases: bool) -> Suspect:
        manages = Permission.MANAGE_CHANNELS in self._world.permissions(person, channel)
        has_role = self.evidence.moderator_role in {self._world.guild.everyone.id, *person.roles}
        return Suspect(person.id, channel.id, moderates=manages or has_role, erases=erases)


async def patiently(deed: Awaitable[Answer], *, is_first: bool = True) -> Answer:  # noqa: ARG001 - both are waited for alike
    """Wait for an answer as long as Discord does."""
    return await deed


async def broken_rules(database: Path, newest: int) -> list[str]:
    """Play every journal again up to that of the newest match, move by move: name what the rules forbid."""
    store = await open_store(database)
    problems = list(examine(database).problems)
    async with store.reading() as reader:
        rows = [row for number in range(1, newest + 1) if (row := await reader.match(number)) is not None]
        tables = [await load(reader, row, PROGRAM.games) for row in rows]
    await store.close()
    for table in tables:
        if table.match is None:
            continue
        game, state = table.game.rules, table.match.journal.start
        for turn in table.match.journal.turns:
            if (reason := game.why_not(state, turn.seat, turn.move)) is not None:
                problems.append(f"match {table.row.id} has a turn that is not allowed: {reason}")
            state = reduce(game.evolve, turn.events, state)
    return problems


def main() -> None:
    """Run it as told, print the figures, and fail if there are problems."""
    parser = argparse.ArgumentParser(prog="python -m tests.endurance.hostile", description=__doc__)
    parser.add_argument("--count", type=int, default=10_000, help="how many interactions are sent (10000)")
    parser.add_argument("--seed", type=int, default=1, help="of everything that is drawn by lot (1)")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="furunkulus-hostile-") as folder:
        figures = asyncio.run(run(Path(folder), count=chosen.count, seed=chosen.seed))
    print("\n".join(figures.lines()))
    raise SystemExit(1 if figures.problems else 0)


if __name__ == "__main__":
    main()
