"""A table of the toy game, told in as few words as tests need, and the service on a real file."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from bot.play.alarms import ring
from bot.play.lobby import open_match
from bot.play.opponents import OpponentWorker
from bot.play.tables import Tables
from bot.play.turns import write_turns
from bot.store import Store
from bot.table import AnyTableGame, Person, Table
from bot.table.posts.post import Post
from bot.table.rows import AlarmRow, NewMatch
from engine.core import SCHEMA, AnyTurn, ScriptedChance
from render.core import Chapter, Frame, Show, Words
from tests.toy_game import TOY_GAME, Setup, State
from tests.toy_game.on_discord import TOY_AT_TABLE
from tests.toy_game.state import AnyMove

HERE: Final = 2
"""The channel of the table."""

ADA, BEN = Person(1, "Ada"), Person(2, "Ben")


def _chapters(_before: State, turns: Sequence[AnyTurn], names: Sequence[str], _words: Words) -> tuple[Chapter, ...]:
    """Tell who did what."""
    told = [f"{'nobody' if turn.seat is None else names[turn.seat]}: {type(turn.move).__name__}" for turn in turns]
    return (Chapter("; ".join(told), (Frame("", "", ""),)),)


SHOW: Final = Show(
    scene=str,
    paint=lambda _: b"",
    chapters=_chapters,
    board=lambda state, _names, _words: Frame("", f"scores: {state.scores}", ""),
    text=lambda _words, _names, _state: "",
    refusal=lambda _words, reason: reason.key,
)

TOLD_BRIEFLY: Final = replace(TOY_AT_TABLE, show=SHOW)


def tables_on(store: Store, *luck: str, game: AnyTableGame = TOLD_BRIEFLY) -> Tables:
    """Return the service, which knows the toy game alone, with scripted luck."""
    return Tables(
        store=store,
        games={game.rules.key: game},
        chance=ScriptedChance(luck),
        clock=lambda: datetime(2026, 6, 1, 12, tzinfo=UTC),
        wake=lambda _channel: None,
        think=lambda _channel: None,
        reschedule=lambda _due: None,
    )


async def _nothing(_order: object) -> None:
    """Think of nothing."""


@dataclass(frozen=True)
class Played:
    """A table of the toy game, at which Ada has the first turn, and what a test looks at."""

    tables: Tables
    delivered: list[Post] = field(default_factory=list, kw_only=True)

    async def table(self) -> Table:
        async with self.tables.store.reading() as reader:
            return await self.tables.newest(reader, HERE)

    async def play(self, person: Person, *moves: AnyMove) -> None:
        for move in moves:
            await self.tables.play(HERE, person, move)

    async def set(self, **chosen: str) -> None:
        table = await self.table()
        async with self.tables.writing() as writer:
            await writer.set_settings(table.row.id, msgspec.json.encode(table.settings.changed(chosen)))

    async def posts(self) -> list[Post]:
        """Return all that the channel was or is owed, the oldest first."""
        async with self.tables.store.reading() as reader:
            return self.delivered + [
                msgspec.json.decode(row.body, type=Post) for row in await reader.owed(HERE, limit=99)
            ]

    async def alarms(self) -> tuple[AlarmRow, ...]:
        async with self.tables.store.reading() as reader:
            return await reader.alarms((await self.table()).row.id)

    async def stand_ins_play(self) -> None:
        """Let stand-ins play; in the toy game they do the least."""
        worker = OpponentWorker(tables=self.tables, think=_nothing)
        worker.wake(HERE)
        await worker.idle()

    async def passes(self, **times: float) -> "Played":
        """Let all that is owed be delivered and time pass, and ring what is due then."""
        self.delivered[:] = await self.posts()
        async with self.tables.writing() as writer:
            for row in await writer.owed(HERE, limit=99):
                await writer.mark_delivered(row, message_id=row.id, at=self.tables.clock())
        now = self.tables.clock() + timedelta(**times)
        later = replace(self.tables, clock=lambda: now)
        while any(alarm.due_at <= now for alarm in await self.alarms()):
            await ring(later, (await self.table()).row.id)
        return replace(self, tables=later)


async def begun(store: Store, *luck: str) -> Played:
    """Begin a match of Ada and Ben; Ada's die has been rolled, with 6 points."""
    tables = tables_on(store, "6", *luck)
    new = NewMatch(guild_id=1, channel_id=HERE, game=TOY_GAME.key, host_id=ADA.id, setup=b"{}", language="en")
    start = TOY_GAME.begin(Setup(2), ScriptedChance(["thief", "gold", "gold", "bomb"]))
    async with tables.writing() as writer:
        row = await open_match(tables, writer, new, chosen={"posts": "each-move"})
        taken = [
            await writer.add_seat(row.id, person_id=person.id, name=person.name, side=side)
            for person, side in ((ADA, "north"), (BEN, "east"))
        ]
        row, _ = await writer.begin(row.id, taken, start=msgspec.json.encode(start), schema=SCHEMA)
        before = await tables.load(writer, row)
        after = tables.settled(before)
        await write_turns(writer, before, after)
        await tables.owe(writer, after)
    return Played(tables)
