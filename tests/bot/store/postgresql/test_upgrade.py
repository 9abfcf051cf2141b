"""A database of a server is brought to this version as a file is, once no process of an older version plays from it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import URL, Connection, create_engine, insert, text

from bot.store import DatabaseInUse, Share, open_store
from bot.store.databases import examine, hold_instance_lock
from bot.store.migrations import known_versions
from bot.store.postgresql_claims import SHARDS, held
from bot.store.schema import matches, turns
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.core import SCHEMA, read_journal
from tests.bot.store.examples import CHANNEL, journal_of, match_of
from tests.patience import until

ONE_ORDER = Path("tests/engine/claustrophobia/fixtures/brother-one-order.json").read_bytes()
"""A save of schema 2, which the first databases of servers had."""


@contextmanager
def of_the_first_version(url: URL) -> Iterator[Connection]:
    """Lend a database to be filled that says it is of the first version that could be on a server.

    Its tables are those of now: what has changed since is in the rows.
    """
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '0037'"))
        yield connection
    engine.dispose()


def playing(url: URL) -> int:
    engine = create_engine(url)
    with engine.connect() as connection:
        count = len(connection.execute(held(SHARDS)).all())
    engine.dispose()
    return count


async def test_games_of_the_first_version_on_a_server_go_on(postgresql_url: URL) -> None:
    await (await open_store(postgresql_url)).close()
    save = msgspec.json.decode(ONE_ORDER)["journal"]
    parts = {part: msgspec.json.encode(save[part]) for part in ("start", "undone", "fate", "orders")}
    with of_the_first_version(postgresql_url) as connection:
        as_it_runs = {
            "status": "running",
            "host_id": 1,
            "setup": b"{}",
            "settings": b'{"time":"day"}',
            "language": "en",
        }
        match = {"id": 1, "channel_id": CHANNEL, "game": CLAUSTROPHOBIA.key, "schema": 2, **parts, **as_it_runs}
        connection.execute(insert(matches), match)
        bodies = [msgspec.json.encode(turn) for turn in save["turns"]]
        connection.execute(
            insert(turns), [{"match_id": 1, "number": number, "body": body} for number, body in enumerate(bodies, 1)]
        )
    store = await open_store(postgresql_url)
    async with store.reading() as reader:
        journal = await journal_of(reader, 1)
        settings = (await match_of(reader, 1)).settings
    await store.close()
    assert journal.schema == SCHEMA
    assert read_journal(CLAUSTROPHOBIA, journal.save()) == read_journal(CLAUSTROPHOBIA, ONE_ORDER)
    assert msgspec.json.decode(settings) == {"time": "day", "naming": "at-once"}
    assert examine(postgresql_url).version == known_versions()[0]


async def test_tables_are_not_changed_under_a_process_that_plays_with_an_older_version(postgresql_url: URL) -> None:
    older = await open_store(postgresql_url, share=Share(1, 2))
    await older.agree_on_shards(2)
    with of_the_first_version(postgresql_url):
        pass
    with pytest.raises(DatabaseInUse) as refusal:
        await open_store(postgresql_url, share=Share(2, 2))
    told = str(refusal.value)
    assert told.endswith("stop all of them, then start each with the new version.")
    assert "\n" not in told
    assert examine(postgresql_url).version == "0037"
    await older.close()
    await until(lambda: playing(postgresql_url) == 0, "the older one is gone, on the server, too")
    with hold_instance_lock(postgresql_url, Share(1, 2)):  # one that starts as this does
        await (await open_store(postgresql_url, share=Share(2, 2))).close()
    assert examine(postgresql_url).version == known_versions()[0]
