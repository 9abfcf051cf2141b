"""Opening: every file is brought to this version, or refused with one sentence and left as it is."""

import sqlite3
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine
from structlog.testing import capture_logs

from bot.store import DatabaseTooNew, DatabaseUnusable, Writer, open_store
from bot.store.migrations import known_versions
from bot.store.schema import metadata
from bot.store.sqlite_store import shrink
from bot.table.post_rows import LobbyMessage
from bot.table.rows import AlarmRow, Score, UndoRequestRow
from engine.claustrophobia import CLAUSTROPHOBIA
from engine.core import SCHEMA, read_journal
from tests.bot.store.examples import CHANNEL, boards, journal_of, match_of, open_lobby

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
AT = "2026-06-01 12:00:00.000000"


def tables(path: Path) -> dict[str, str]:
    """Return the statement by which each table and index is made, with single blanks: a later column has no line."""
    with closing(sqlite3.connect(path)) as file:
        made = file.execute("SELECT name, sql FROM sqlite_master WHERE name NOT LIKE '%alembic%'").fetchall()
    return {name: " ".join((sql or "").split()).replace(" ,", ",") for name, sql in made}


def content(path: Path) -> bytes:
    return path.read_bytes()


def fill(path: Path, content: bytes) -> None:
    path.write_bytes(content)


async def refusal(path: Path) -> str:
    with pytest.raises(DatabaseUnusable) as refused:
        await open_store(path, patience=0)
    said = str(refused.value)
    assert str(path) in said
    assert said.endswith(".")
    assert "\n" not in said
    return said


async def test_the_migrations_lead_to_the_tables_that_the_code_uses(path: Path, tmp_path: Path) -> None:
    await (await open_store(path)).close()
    engine = create_engine(f"sqlite:///{path}")

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), metadata)

    with engine.connect() as connection:
        assert differences(connection) == []
    engine.dispose()

    by_code = create_engine(f"sqlite:///{tmp_path / 'by_code.db'}")
    metadata.create_all(by_code)
    by_code.dispose()
    assert tables(path) == tables(tmp_path / "by_code.db")  # to the letter: checks and partial indexes too


async def test_a_file_opened_again_is_as_it_was(path: Path) -> None:
    first = await open_store(path)
    async with first.transaction() as writer:
        opened = await open_lobby(writer)
    await first.close()
    made = tables(path)
    second = await open_store(path)
    async with second.reading() as reader:
        assert await reader.match_in(CHANNEL) == opened
    await second.close()
    assert tables(path) == made


@contextmanager
def file_of(path: Path, version: str) -> Iterator[sqlite3.Connection]:
    """Make a file as the program of a version did, with a match that runs, and return it to be filled."""
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, version)
    engine.dispose()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(
            "INSERT INTO matches (id, channel_id, game, status, host_id, setup, start, schema, undone, fate, language,"
            " revision, created_at, changed_at)"
            " VALUES (1, :channel, 'some_game', 'running', 1, '{}', '{}', 1, '[]', '[]', 'en', 3, :at, :at)",
            {"channel": CHANNEL, "at": AT},
        )
        yield file


@asynccontextmanager
async def reopened(path: Path) -> AsyncIterator[Writer]:
    store = await open_store(path)
    assert await store.check() == ()
    async with store.transaction() as writer:
        yield writer
    await store.close()


async def test_a_match_from_before_there_were_settings_is_set_as_usual(path: Path) -> None:
    with file_of(path, "0002"):
        pass
    async with reopened(path) as writer:
        assert (await match_of(writer, 1)).settings == b'{"pause":"none"}'


async def test_matches_from_before_changes_were_counted_are_in_the_order_of_their_times(path: Path) -> None:
    with file_of(path, "0016") as file:
        file.execute("UPDATE matches SET status = 'over', fate = '{}', changed_at = '2026-06-02 12:00:00.000000'")
        copied = "guild_id, channel_id, game, status, host_id, setup, start, schema, undone, fate, language, created_at"
        file.execute(
            f"INSERT INTO matches (id, revision, changed_at, {copied}) SELECT 2, 0, ?, {copied} FROM matches",  # noqa: S608 - our own words
            (AT,),
        )
    async with reopened(path) as writer:
        for expected in (1, 2):
            latest = await writer.latest_match_in(CHANNEL)
            assert latest is not None
            assert latest.id == expected
            await writer.set_status(2, "stopped")


async def test_a_wish_from_before_wishes_had_alarms_and_were_called_requests_lapses_in_its_time(path: Path) -> None:
    with file_of(path, "0007") as file:
        file.execute("INSERT INTO wishes VALUES (1, 3, 1, ?, 'open')", (AT,))
        file.execute("INSERT INTO keeper_roles VALUES (5, 6)")
        note = "INSERT INTO acts (channel_id, person_id, act, told, at) VALUES (7, 1, ?, '', ?)"
        file.executemany(note, [("wish", AT), ("undo", AT), ("wish refused", AT)])
    async with reopened(path) as writer:
        assert await writer.undo_requests(1, 3) == (
            UndoRequestRow(match_id=1, revision=3, person_id=1, until=NOON, status="open"),
        )
        assert await writer.alarms(1) == (AlarmRow(match_id=1, kind="undo", person_id=1, revision=3, due_at=NOON),)
        assert await writer.moderator_role(5) == 6
        assert [row.act for row in await writer.acts_in(7, limit=9)] == ["undo request refused", "undo", "undo request"]


async def test_guesses_from_before_they_had_numbers_belong_to_the_walks_that_decided_them(path: Path) -> None:
    guessed = [("left", 2, True), ("right", 4, False), ("left", None, None)]
    with file_of(path, "0008") as file:
        for number, seat in enumerate(("0", "null", "1", "null"), start=1):
            file.execute("INSERT INTO turns VALUES (1, ?, ?)", (number, f'{{"seat":{seat}}}'))
        file.executemany(
            "INSERT INTO guesses (match_id, person_id, name, choice, turn, right) VALUES (1, 1, 'Ada', ?, ?, ?)",
            guessed,
        )
    async with reopened(path) as writer:
        assert await writer.guess_scores(1, until=1) == (Score(person_id=1, name="Ada", right=1, guesses=1),)
        assert await writer.guess_scores(1, until=3) == (Score(person_id=1, name="Ada", right=1, guesses=2),)
        assert await writer.decide_guesses(1, 3, right={"left"}) == ("Ada",)


ONE_ORDER = Path("tests/engine/claustrophobia/fixtures/brother-one-order.json").read_bytes()
"""A save of schema 2 from before each seat had its own order to the demons' Bodyguards."""


async def test_games_from_before_each_seat_had_its_own_order_are_read_and_others_have_the_new_number(
    path: Path,
) -> None:
    save = msgspec.json.decode(ONE_ORDER)["journal"]
    parts = {part: msgspec.json.encode(save[part]).decode() for part in ("start", "undone", "fate", "orders")}
    bodies = [msgspec.json.encode(turn).decode() for turn in save["turns"]]
    with file_of(path, "0037") as file:
        file.execute("UPDATE matches SET schema = 2")
        as_it_runs = "status, host_id, setup, language, revision, created_at, changed_at"
        written = "id, channel_id, game, schema, start, undone, fate, orders"
        values = ":id, :id, 'claustrophobia', 2, :start, :undone, :fate, :orders"
        file.executemany(
            f"INSERT INTO matches ({written}, {as_it_runs}) SELECT {values}, {as_it_runs} FROM matches WHERE id = 1",  # noqa: S608 - our own words
            [parts | {"id": 2}, parts | {"id": 3, "start": "torn"}],
        )
        file.executemany("INSERT INTO turns (match_id, number, body) VALUES (2, ?, ?)", enumerate(bodies, start=1))
    async with reopened(path) as writer:
        assert [(await journal_of(writer, match_id)).schema for match_id in (1, 2, 3)] == [SCHEMA, SCHEMA, 2]
        stored = (await journal_of(writer, 2)).save()
    assert read_journal(CLAUSTROPHOBIA, stored) == read_journal(CLAUSTROPHOBIA, ONE_ORDER)


OLD_POST = (
    "INSERT INTO posts (id, match_id, channel_id, turn, body, nonce, created_at, message_id, delivered_at, failed,"
    " sent) VALUES (:id, 1, :channel, 5, :body, 'nonce ' || :id, :at, :message, :at_last, :failed, :sent)"
)

OldPost = tuple[int, str, int | None, str | None, str | None, int]
"""Its id, body and message, when it was delivered, why it failed, and how many of its messages stand."""

OLD_POSTS: tuple[OldPost, ...] = (
    (3, '{"text":"the lobby","role":"lobby","pictures":[{"alt":"a toad"}]}', 70, AT, None, 0),
    (4, '{"text":"the lobby now","role":"lobby","pictures":[{"alt":"a goat"}]}', 70, AT, None, 0),
    (5, '{"text":"a board","revision":2,"pictures":[]}', 71, AT, None, 0),
    (6, '{"text":"taken back"}', None, None, "withdrawn", 0),
    (7, '{"text":"too long"}', None, None, "refused", 0),
    (8, "torn", None, None, None, 0),
    (9, '{"text":"half of it","line":"Mo redoes.","revision":3,"call":null}', 72, None, None, 1),
    (10, '{"text":"come","role":"direct","revision":3}', None, None, None, 0),
)


def insert_old(file: sqlite3.Connection, *posts: OldPost) -> None:
    names = ("id", "body", "message", "at_last", "failed", "sent")
    usual = {"channel": CHANNEL, "at": AT}
    file.executemany(OLD_POST, [usual | dict(zip(names, post, strict=True)) for post in posts])


async def test_posts_from_before_they_were_slim_keep_what_is_needed_of_them_and_their_order(path: Path) -> None:
    with file_of(path, "0012") as file:
        insert_old(file, *OLD_POSTS)
        file.execute("UPDATE matches SET status = 'lobby', lobby_message_id = 70")
        file.execute("UPDATE sqlite_sequence SET seq = 99 WHERE name = 'posts'")
    async with reopened(path) as writer:
        owed = await writer.owed(CHANNEL, limit=9)
        assert [(post.id, post.role, post.turn, post.nonce) for post in owed] == [
            (8, "board", 5, "nonce 8"),
            (9, "board", 5, "nonce 9"),
            (10, "direct", 5, "nonce 10"),
        ]
        assert [post.body.decode() for post in owed] == [body for _, body, *_ in OLD_POSTS[5:]]
        assert (owed[1].message_id, owed[1].sent) == (72, 1)
        assert [post.id for post in await writer.owed_of(1, 3)] == [9, 10]
        assert await writer.lobby_message(1) == LobbyMessage(message_id=70, pictures=b'[{"alt":"a goat"}]')
        (new,) = await writer.owe(match_id=1, channel_id=CHANNEL, turn=5, new=boards(b"{}"))
        assert new.id == 100
    with closing(sqlite3.connect(path)) as file:
        kept = file.execute(
            "SELECT id, role, line, revision, body IS NULL FROM posts WHERE id < 8 OR id = 9"
        ).fetchall()
    assert kept == [
        (3, "lobby", "", None, True),
        (4, "lobby", "", None, True),
        (5, "board", "", 2, True),
        (6, "board", "", None, True),
        (7, "board", "", None, False),
        (9, "board", "Mo redoes.", 3, False),
    ]


async def test_a_file_that_is_mostly_free_after_that_is_made_smaller_unless_it_is_small(path: Path) -> None:
    said = "x" * 100_000
    with file_of(path, "0012") as file:
        insert_old(file, *((number, f'"{said}"', 70, AT, None, 0) for number in range(200)))
    before = len(content(path))
    async with reopened(path) as writer:
        assert await writer.count_owed() == 0
    assert before > 20_000_000
    assert len(content(path)) < 500_000


async def test_a_file_that_cannot_be_made_smaller_now_is_used_as_it_is(
    path: Path,
) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("CREATE TABLE much (said)")
        file.executemany("INSERT INTO much VALUES (?)", [("x" * 100_000,)] * 100)
        file.execute("DROP TABLE much")
    large = len(content(path))
    with closing(sqlite3.connect(path, isolation_level=None)) as other, capture_logs() as logged:
        other.execute("BEGIN IMMEDIATE")
        shrink(path, patience=0)
        other.execute("COMMIT")
    assert [entry["event"] for entry in logged] == ["the database cannot be made smaller"]
    assert len(content(path)) == large
    shrink(path, patience=0)
    assert len(content(path)) < large / 10


async def test_a_database_of_a_newer_version_is_refused_and_left_alone(path: Path) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as file:
        file.execute("UPDATE alembic_version SET version_num = '0777'")
        file.commit()
    before = content(path)
    with pytest.raises(
        DatabaseTooNew, match=rf"written by a newer version .* version 0777, .* up to {known_versions()[0]}\)\.$"
    ):
        await open_store(path)
    assert content(path) == before


async def test_a_database_of_another_program_is_refused(path: Path) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute("CREATE TABLE recipes (name)")
    assert "belongs to another program" in await refusal(path)
    assert set(tables(path)) == {"recipes"}


async def test_a_file_that_is_no_database_is_refused_and_left_alone(path: Path) -> None:
    fill(path, b"Dear diary, " * 1000)
    assert "not a database" in await refusal(path)
    assert content(path) == b"Dear diary, " * 1000


async def test_a_damaged_database_is_refused(path: Path) -> None:
    await (await open_store(path)).close()
    whole = content(path)
    fill(path, whole[: len(whole) // 2])
    said = await refusal(path)
    assert "damaged" in said or "malformed" in said


async def test_a_database_that_somebody_else_holds_is_refused(path: Path) -> None:
    await (await open_store(path)).close()
    with closing(sqlite3.connect(path)) as holder:
        holder.execute("BEGIN IMMEDIATE")
        assert "locked" in await refusal(path)


async def test_a_folder_that_is_not_there_is_refused(tmp_path: Path) -> None:
    assert "No such file" in await refusal(tmp_path / "nowhere" / "games.db")


@pytest.mark.parametrize("name", ["a b.db", "100%.db", "what?.db", "file:x.db", "é#1.db"])
async def test_a_file_may_have_any_name(tmp_path: Path, name: str) -> None:
    await (await open_store(tmp_path / name)).close()
    assert "matches" in tables(tmp_path / name)
