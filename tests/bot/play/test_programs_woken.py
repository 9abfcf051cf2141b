"""A program is woken where it is to act, and nowhere else: each look at a table is a transaction."""

from dataclasses import dataclass, replace

from bot.play.moderation import Moderator
from bot.play.moderation.undo_redo import undo
from bot.play.outbox import owe_line
from bot.store import Store
from tests.bot.play.toy_table import ADA, BEN, HERE, Played, begun
from tests.toy_game.state import End

MO = Moderator(person=BEN, guild_id=1, manages=True)


@dataclass(frozen=True)
class Watched(Played):
    """A table of which it is noted when its programs are woken."""

    woken: list[int]

    async def seats_program(self) -> None:
        """Let a program play for Ben."""
        async with self.tables.writing() as writer:
            match = (await self.table()).row.id
            await writer.replace_person(match, BEN.id, by=-1, name="Fox", level="gambler")


async def watched(store: Store, *luck: str) -> Watched:
    woken: list[int] = []
    return Watched(replace((await begun(store, *luck)).tables, think=woken.append), woken)


async def test_people_among_themselves_wake_no_program(store: Store) -> None:
    table = await watched(store, "3", "3")
    await table.play(ADA, End())
    await table.play(BEN, End())
    await undo(table.tables, HERE, MO, 1)
    async with table.tables.writing() as writer:
        await owe_line(writer, HERE, "Something is said.")
    assert table.woken == []


async def test_a_program_is_woken_once_by_the_turn_before_its_own(store: Store) -> None:
    table = await watched(store, "3")
    await table.seats_program()
    assert table.woken == []
    await table.play(ADA, End())
    assert table.woken == [HERE]


async def test_a_program_that_waits_before_it_moves_is_woken_when_its_pause_is_over(store: Store) -> None:
    table = await watched(store, "3")
    await table.seats_program()
    await table.set(pause="seconds-5")
    await table.play(ADA, End())
    assert table.woken == []
    await table.passes(seconds=6)
    assert table.woken == [HERE]


async def test_a_stand_in_is_woken_when_the_time_of_a_turn_has_run_out(store: Store) -> None:
    table = await watched(store, "3")
    await table.set(absence="stand-in", time="hour", reminder="never")
    await table.play(ADA, End())
    assert table.woken == []
    await table.passes(hours=2)
    assert table.woken == [HERE]
