"""When hits are named, in databases from before that was a setting of the table."""

from pathlib import Path

import msgspec
import pytest
from sqlalchemy import create_engine, text

from bot.games.claustrophobia.settings import ClaustrophobiaSettings
from bot.store import Location, open_store
from tests.bot.store.examples import match_of, open_lobby

TORN = b"torn"


@pytest.mark.parametrize(
    ("time", "setup", "naming"),
    [
        ("none", b'{"naming":"at-once"}', "by-time"),
        ("minutes-15", b'{"naming":"at-once"}', "by-time"),
        ("hour", b'{"naming":"deferred"}', "by-time"),
        ("none", b'{"naming":"deferred"}', "deferred"),
        ("week", b'{"naming":"at-once"}', "at-once"),
        ("none", b"{}", "by-time"),
    ],
)
async def test_a_table_keeps_what_it_was_opened_with(location: Location, time: str, setup: bytes, naming: str) -> None:
    store = await open_store(location)
    async with store.transaction() as writer:
        table, torn = await open_lobby(writer), await open_lobby(writer, channel=8)
        other = await open_lobby(writer, channel=9)
        settings = msgspec.structs.asdict(ClaustrophobiaSettings())
        del settings["naming"]
        await writer.set_settings(table.id, msgspec.json.encode(settings | {"time": time}))
        await writer.set_settings(torn.id, TORN)
    await store.close()
    engine = create_engine(f"sqlite:///{location}" if isinstance(location, Path) else location)
    with engine.begin() as connection:
        ours = text("UPDATE matches SET game = 'claustrophobia', setup = :setup WHERE id <> :other")
        connection.execute(ours, {"setup": setup.decode(), "other": other.id})
        connection.execute(text("UPDATE alembic_version SET version_num = '0042'"))
    engine.dispose()
    store = await open_store(location)
    async with store.reading() as reader:
        written, left, others = [(await match_of(reader, match.id)).settings for match in (table, torn, other)]
    await store.close()
    assert msgspec.json.decode(written) == settings | {"time": time, "naming": naming}
    assert (left, others) == (TORN, other.settings)
