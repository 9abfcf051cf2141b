"""The toy game as it is played at tables, with as few looks as the service needs, and the service on a real file."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime, timedelta
from typing import Final

import msgspec

from bot.play.alarms import ring
from bot.play.lobby import open_match
from bot.play.tables import Tables
from bot.store import Store
from bot.table import Person, Table, TableGame
from bot.table.posts.post import Post
from bot.table.rows import AlarmRow, NewMatch
from bot.table.table_settings import InterruptSettings, Reaction, Time
from engine.core import SCHEMA, AnyTurn, Chance, ScriptedChance, Seat
from render.core import Chapter, Frame, Show, Words
from tests.toy_game import TOY_GAME, Setup, State
from tests.toy_game.values import AnyMove, End, Resign, TurnTile

HERE: Final = 2
"""The channel of the table."""

ADA, BEN = Person(1, "Ada"), Person(2, "Ben")


class ToySettings(InterruptSettings, frozen=True, kw_only=True):
    """Short turns: other defaults than those of every game."""

    time: Time = "day"
    reaction: Reaction = "minute"


def _chapters(_before: State, turns: Sequence[AnyTurn], names: Sequence[str], _words: Words) -> tuple[Chapter, ...]:
    """Tell who did what."""
    told = [f"{'nobody' if turn.seat is None else names[turn.seat]}: {type(turn.move).__name__}" for turn in turns]
    return (Chapter("; ".join(told), (Frame("", "", ""),)),)


def _idle_move(state: State, _seat: Seat, _chance: Chance) -> AnyMove:
    return TurnTile(0) if state.phase == "turning" else End()


SHOW: Final = Show(
    scene=str,
    paint=lambda _: b"",
    prepare=lambda: None,
    chapters=_chapters,
    board=lambda state, _names, _words: Frame("", f"scores: {state.scores}", ""),
    text=lambda _words, _state: "",
    refusal=lambda _words, reason: reason.key,
    marks=lambda _turns, _words: (),
    catch_up=lambda *_: (),
    highlights=lambda _turns: (),
    film_alt=lambda *_: "",
)

TOY_AT_TABLE: Final = TableGame(
    rules=TOY_GAME,
    show=SHOW,
    sides=("west", "east"),
    sides_for=lambda _players: ("west", "east"),
    side_name=lambda side, _words: side,
    setup=lambda sides, _options: Setup(len(sides)),
    options_text=lambda _options, _words: (),
    sides_of=lambda _state: ("west", "east"),
    resign=Resign(),
    idle_move=_idle_move,
    playing=lambda _state: frozenset({Seat(0), Seat(1)}),
    board_verbs=lambda _state: (("toypad", "take-back"),),
    topics=lambda _words: [],
    topic=lambda _words, _key: "",
    picture=lambda _words, _key: None,
    settings=ToySettings,
)


def tables_on(store: Store, *luck: str, game: TableGame = TOY_AT_TABLE) -> Tables:
    """Give the service, which knows the toy game alone, with scripted luck."""
    return Tables(
        store=store,
        games={game.rules.key: game},
        chance=ScriptedChance(luck),
        clock=lambda: datetime(2026, 6, 1, 12, tzinfo=UTC),
        wake=lambda _channel: None,
        rewind=lambda: None,
    )


@dataclass(frozen=True)
class Played:
    """A table of the toy game, at which Ada has the first turn, and what a test looks at."""

    tables: Tables

    async def table(self) -> Table:
        async with self.tables.store.reading() as view:
            return await self.tables.newest(view, HERE)

    async def play(self, person: Person, *moves: AnyMove) -> None:
        for move in moves:
            await self.tables.play(HERE, person, move)

    async def set(self, **chosen: str) -> None:
        table = await self.table()
        async with self.tables.writing() as work:
            await work.set_settings(table.row.id, msgspec.json.encode(table.settings.changed(chosen)))

    async def posts(self) -> list[Post]:
        """Give all that is owed to the channel, the oldest first."""
        async with self.tables.store.reading() as view:
            return [msgspec.json.decode(row.body, type=Post) for row in await view.owed(HERE, limit=99)]

    async def alarms(self) -> tuple[AlarmRow, ...]:
        async with self.tables.store.reading() as view:
            return await view.alarms((await self.table()).row.id)

    async def passes(self, **times: float) -> "Played":
        """Let time pass, and ring what is due then."""
        now = self.tables.clock() + timedelta(**times)
        later = replace(self.tables, clock=lambda: now)
        while any(alarm.due_at <= now for alarm in await Played(later).alarms()):
            await ring(later, (await self.table()).row.id)
        return Played(later)


async def begun(store: Store, *luck: str) -> Played:
    """Begin a match of Ada and Ben; Ada's die has been rolled, with 6 points."""
    tables = tables_on(store, "6", *luck)
    new = NewMatch(guild_id=1, channel_id=HERE, game=TOY_GAME.key, host_id=ADA.id, setup=b"{}", language="en")
    start = TOY_GAME.begin(Setup(2), ScriptedChance(["thief", "gold", "gold", "bomb"]))
    async with tables.writing() as work:
        row = await open_match(tables, work, new)
        for person, side in ((ADA, "west"), (BEN, "east")):
            await work.add_seat(row.id, person_id=person.id, name=person.name, side=side)
        await work.begin(row.id, start=msgspec.json.encode(start), schema=SCHEMA, order=[ADA.id, BEN.id])
        before = await tables.load(work, await work.match(row.id) or row)
        after = tables.settled(before)
        await tables.write_turns(work, before, after)
        await tables.owe(work, after)
    return Played(tables)
