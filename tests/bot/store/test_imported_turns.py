"""Turns from files, in databases from before they were told from those that were played."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, text

from bot.store import Location, open_store
from tests.bot.store.examples import CHANNEL, begin_match, journal_of

TORN = b"torn"


@pytest.mark.parametrize("is_imported", [True, False])
async def test_turns_from_before_a_match_was_imported_owe_nothing(location: Location, *, is_imported: bool) -> None:
    now = datetime.now(UTC)
    bodies = [msgspec.json.encode({"at": now + timedelta(hours=hours)}) for hours in (-2, -1, 1)]
    store = await open_store(location)
    async with store.transaction() as writer:
        match = await begin_match(writer)
        act = "import" if is_imported else "undo"
        await writer.note(match_id=match, channel_id=CHANNEL, person_id=1, act=act, told="")
        for number, body in enumerate((*bodies, TORN), 1):
            await writer.append_turn(match, number, body, undone=b"[]", fate=b"{}")
    await store.close()
    engine = create_engine(f"sqlite:///{location}" if isinstance(location, Path) else location)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0039'"))
    engine.dispose()
    store = await open_store(location)
    async with store.reading() as reader:
        turns = (await journal_of(reader, match)).turns
    await store.close()
    assert turns[2:] == (bodies[2], TORN)
    owing = [msgspec.json.decode(turn).get("owes", True) for turn in turns[:3]]
    assert owing == [not is_imported, not is_imported, True]
