"""What a database remembers through a run, in tables of ours: the bot forgets what posts said and what was planned."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
from sqlalchemy import URL, Connection, NullPool, create_engine, text

from bot.store import Location, open_store
from bot.table.posts.post import Post
from engine.fearsome_floors.planned_move import PlannedMove
from tests.endurance.ledger import Moved
from tests.patience import until

TABLES: Final = (
    "CREATE TABLE promised (id BIGINT PRIMARY KEY, body TEXT NOT NULL)",
    """
    CREATE TABLE planned (
        number {serial}, id BIGINT, match BIGINT, person BIGINT, body TEXT, turn BIGINT, UNIQUE (match, turn)
    )
    """,
)
SERIAL: Final = {"sqlite": "INTEGER PRIMARY KEY", "postgresql": "BIGSERIAL PRIMARY KEY"}


class Trigger(NamedTuple):
    """What is done at a change."""

    name: str
    at: str
    when: str
    do: str


TRIGGERS: Final = (
    Trigger("promise", "INSERT ON posts", "true", "INSERT INTO promised VALUES (new.id, new.body)"),
    Trigger(
        "promise_changed",
        "UPDATE OF body ON posts",
        "new.body IS NOT NULL",
        "UPDATE promised SET body = new.body WHERE id = new.id",
    ),
    Trigger(
        "plan",
        "INSERT ON plans",
        "true",
        "INSERT INTO planned (id, match, person, body) VALUES (new.id, new.match_id, new.person_id, new.body)",
    ),
    Trigger(
        "plan_played",
        "UPDATE OF played ON plans",
        "new.played IS NOT NULL",
        "UPDATE planned SET turn = new.played WHERE number = (SELECT max(number) FROM planned WHERE id = new.id)",
    ),
)

WRITTEN: Final = {
    "sqlite": ("CREATE TRIGGER {name} AFTER {at} FOR EACH ROW WHEN {when} BEGIN {do}; END",),
    "postgresql": (
        "CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {do}; RETURN NULL; END $$",
        "CREATE TRIGGER {name} AFTER {at} FOR EACH ROW WHEN ({when}) EXECUTE FUNCTION {name}()",
    ),
}
"""How a trigger is written for each engine."""

OUTBOX: Final = """
SELECT id, match_id, channel_id, turn, promised.body, message_id, failed FROM posts JOIN promised USING (id) ORDER BY id
"""


class Promise(msgspec.Struct, kw_only=True):
    """A row of the outbox."""

    id: int
    match: int | None
    """None for what a channel is told that belongs to no game."""
    channel: int
    turn: int
    post: Post
    message: int | None
    failed: str | None


class Planned(NamedTuple):
    """A move that was planned, and the number of the turn by which it was played, if it was."""

    move: Moved
    turn: int | None


PAUSE: Final = 0.1
"""Seconds between two looks at a database: its server has to work for each of them, too."""


def _url(database: Location) -> str | URL:
    return f"sqlite:///{database}" if isinstance(database, Path) else database


@contextmanager
def connected(database: Location) -> Iterator[Connection]:
    """Give a connection, whose changes are kept if nothing fails."""
    engine = create_engine(_url(database), poolclass=NullPool)
    with engine.begin() as connection:
        yield connection


async def remember_posts(database: Location) -> None:
    """Make a database, in which everything stays that channels are ever owed: `hold` looks for it at the end."""
    await (await open_store(database)).close()
    with connected(database) as connection:
        engine = connection.dialect.name
        for statement in TABLES:
            connection.exec_driver_sql(statement.format(serial=SERIAL[engine]))
        for trigger in TRIGGERS:
            for written in WRITTEN[engine]:
                connection.exec_driver_sql(written.format(**trigger._asdict()))


def outbox(database: Location) -> Iterator[Promise]:
    """Read everything that channels were ever owed, in order."""
    with connected(database) as connection:
        for number, match, channel, turn, body, message, failed in connection.execute(text(OUTBOX)):
            post = msgspec.json.decode(body, type=Post)
            yield Promise(id=number, match=match, channel=channel, turn=turn, post=post, message=message, failed=failed)


def planned_in(database: Location, match_id: int) -> Iterator[Planned]:
    """Read everything that people have ever planned in a match."""
    with connected(database) as connection:
        asked = text("SELECT person, body, turn FROM planned WHERE match = :match ORDER BY number")
        for person, body, turn in connection.execute(asked, {"match": match_id}):
            move: Any = msgspec.json.decode(body, type=PlannedMove).move
            yield Planned(Moved(person, move.token, move.path), turn)


async def until_delivered(database: Location) -> None:
    """Wait until no post waits for its delivery."""
    owed = "SELECT 1 FROM posts WHERE delivered_at IS NULL AND failed IS NULL LIMIT 1"
    await _until(database, owed, there=False, what="all that channels are owed")


async def until_plan_played(database: Location) -> None:
    """Wait until any move has been played as somebody had planned it."""
    await _until(
        database, "SELECT 1 FROM planned WHERE turn IS NOT NULL LIMIT 1", there=True, what="a plan that is played"
    )


async def _until(database: Location, rows: str, *, there: bool, what: str) -> None:
    """Wait until there are such rows, or none, over one connection: to make one costs more than to look."""
    engine = create_engine(_url(database), poolclass=NullPool, isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        await until(lambda: (connection.scalar(text(rows)) is not None) == there, what, pause=PAUSE)
