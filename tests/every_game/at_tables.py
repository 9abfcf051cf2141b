"""A table of any game with its service on a database, played by the moves that a test gives."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from bot.host.program import PROGRAM
from bot.play.lobby import open_match
from bot.play.moderation import Moderator
from bot.play.tables import Tables
from bot.play.turns import write_turns
from bot.store import open_store
from bot.table import Person, Table
from bot.table.posts.board_posts import board_post
from bot.table.rows import NewMatch, WatchRow
from engine.core import SCHEMA, AnyMatch, Drawn, ScriptedChance, Seat
from tests.every_game.matches import NOON
from tests.new_database import put_new_database
from tests.toy_game import TOY_GAME
from tests.toy_game.on_discord import TOY_AT_TABLE

AT_TABLES: Final = {**PROGRAM.games, TOY_GAME.key: TOY_AT_TABLE}
"""The games that people play, and the toy game."""

HERE: Final = 2
THERE: Final = 3
"""The channel of the table, and the one that watches it."""

MODERATOR: Final = Moderator(person=Person(98, "Mo"), guild_id=1, manages=True)


class GivenChance:
    """Luck that a test gives for the next turns."""

    def __init__(self) -> None:
        self._script = ScriptedChance(())

    def give(self, luck: Sequence[Drawn]) -> None:
        self._script = ScriptedChance(luck)

    def pick(self, kind: str, bag: Sequence[str], /) -> str:
        return self._script.pick(kind, bag)


@dataclass(frozen=True)
class AtTable:
    """The service with one table, which another channel watches."""

    tables: Tables
    chance: GivenChance
    channel: int = HERE

    async def table(self) -> Table:
        async with self.tables.store.reading() as reader:
            return await self.tables.newest(reader, self.channel)

    async def play(self, seat: Seat, move: Any, luck: Sequence[Drawn]) -> None:
        """Play a move of a seat, and what is due after it, with this luck."""
        self.chance.give(luck)
        await self.tables.play(self.channel, person_at(seat), move)


def person_at(seat: Seat | None) -> Person:
    """Return who sits at a seat, or somebody who does not sit there."""
    return Person(99, "Zoe") if seat is None else Person(seat + 1, f"Player {seat + 1}")


@asynccontextmanager
async def at_table(database: Path, match: AnyMatch, *, channel: int = HERE) -> AsyncIterator[AtTable]:
    """Let a match go on at a table of a channel; what has been played of it is told there."""
    key, start = match.game.key, match.journal.start
    put_new_database(database)
    store, chance, game = await open_store(database), GivenChance(), AT_TABLES[key]
    tables = Tables(
        store=store,
        games=AT_TABLES,
        chance=chance,
        clock=lambda: NOON,
        wake=lambda _channel: None,
        think=lambda _channel: None,
        reschedule=lambda _due: None,
    )
    new = NewMatch(guild_id=1, channel_id=channel, game=key, host_id=1, setup=b"{}", language="en")
    sides = game.sides.of(start)
    people = [person_at(Seat(seat)) for seat in range(len(sides))]
    try:
        async with tables.writing() as writer:
            await writer.watch(WatchRow(channel_id=THERE, source_id=channel))
            row = await open_match(tables, writer, new)
            taken = [
                await writer.add_seat(row.id, person_id=person.id, name=person.name, side=side)
                for person, side in zip(people, sides, strict=True)
            ]
            row, _ = await writer.begin(row.id, taken, start=msgspec.json.encode(start), schema=SCHEMA)
            before = await tables.load(writer, row)
            after = before.advanced(match) if match.journal.turns else before
            await write_turns(writer, before, after)
            await tables.owe(writer, after, [board_post(after.public)])
        yield AtTable(tables, chance, channel)
    finally:
        await store.close()
