"""The journal: turns follow one another, and what was undone is gone."""

import asyncio
from datetime import UTC, datetime

import msgspec
import pytest

from bot.store import Location, StaleTurn, Store, open_store
from bot.table.rows import StoredJournal
from engine.core import SCHEMA, Drawn, Journal, Seat, Turn, write_journal
from tests.bot.store.examples import begin_match, journal_of, play


async def test_turns_come_back_in_order_with_what_goes_with_them(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        for number in range(1, 12):
            await play(writer, match, number)
        await writer.append_turn(match, 12, b'{"turn":12}', undone=b'["u"]', fate=b'["f"]')
    async with store.reading() as reader:
        assert await reader.journal(match) == StoredJournal(
            game="some_game",
            schema=1,
            start=b'{"at":0}',
            turns=tuple(b'{"turn":%d}' % number for number in range(1, 13)),
            undone=b'["u"]',
            fate=b'["f"]',
        )


@pytest.mark.parametrize("number", [0, 1, 2, 4])
async def test_only_the_turn_after_the_last_is_written(store: Store, number: int) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        await play(writer, match, 1)
        await play(writer, match, 2)
        before = await writer.match(match), await writer.journal(match)
        with pytest.raises(StaleTurn):
            await writer.append_turn(match, number, b'{"late":1}', undone=b'["x"]', fate=b'["x"]')
        assert (await writer.match(match), await writer.journal(match)) == before


async def test_of_two_writers_of_one_turn_one_is_stale(store: Store, location: Location) -> None:
    other = await open_store(location)
    async with store.transaction() as writer:
        match = await begin_match(writer)

    async def attempt(of: Store, body: bytes) -> bytes | None:
        try:
            async with of.transaction() as writer:
                await writer.append_turn(match, 1, body, undone=b"[]", fate=b"[]")
        except StaleTurn:
            return None
        return body

    written = await asyncio.gather(attempt(store, b'"one"'), attempt(other, b'"two"'))
    await other.close()
    async with store.reading() as reader:
        journal = await journal_of(reader, match)
    assert journal.turns == tuple(body for body in written if body is not None)
    assert len(journal.turns) == 1


async def test_dropped_turns_make_room_for_others(store: Store) -> None:
    async with store.transaction() as writer:
        match = await begin_match(writer)
        for number in range(1, 5):
            await play(writer, match, number)
        await writer.drop_turns(match, keep=2, undone=b"[3,4]", fate=b'["card"]')
        journal = await journal_of(writer, match)
        assert (len(journal.turns), journal.undone, journal.fate) == (2, b"[3,4]", b'["card"]')
        await writer.append_turn(match, 3, b'"another"', undone=b"[]", fate=b"[]")
        journal = await journal_of(writer, match)
        assert journal.turns[2:] == (b'"another"',)


async def test_the_parts_join_to_the_engines_save(store: Store) -> None:
    turns = tuple(
        Turn(Seat(0), f"m{n}", (f"é{n}",), (Drawn("card", "7"),), datetime(2026, 1, n, tzinfo=UTC)) for n in (1, 2, 3)
    )
    whole: Journal[str, str, str] = Journal("some_game", "start", turns[:2], turns[2:], {"die": ("6",)})  # type: ignore[type-var]  # any JSON will do as a position here
    async with store.transaction() as writer:
        match = await begin_match(writer)
        for number, turn in enumerate(whole.turns, start=1):
            await writer.append_turn(
                match,
                number,
                msgspec.json.encode(turn),
                undone=msgspec.json.encode(whole.undone),
                fate=msgspec.json.encode(whole.fate),
            )
        journal = await journal_of(writer, match)
    started = msgspec.structs.replace(journal, start=b'"start"', schema=SCHEMA)
    assert msgspec.json.decode(started.save()) == msgspec.json.decode(write_journal(whole))
