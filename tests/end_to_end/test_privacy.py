"""Privacy: everybody can have all that the bot keeps of them, and have it erased, whatever is on."""

import asyncio
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import msgspec
import pytest
from structlog.typing import EventDict
from typer.testing import CliRunner

from bot.host.cli import app
from bot.sandbox import Channel, Message, World
from bot.sandbox.world.guild import Reach
from bot.sandbox.world.moderation import set_reach
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import GUILD, answer, asks, begun, erases, green_begins, public, rows, seated, texts
from tests.patience import until

ERASED = "You are “a former player” now, and I know nothing else of you. "


def everywhere(database: Path, *signs: str) -> Iterator[str]:
    """Yield where one of these is, in every column of every table of the database, and in its file."""
    with closing(sqlite3.connect(database)) as connection:
        for (table,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'").fetchall():
            for row in connection.execute(f"SELECT * FROM {table}").fetchall():  # noqa: S608 - a name of ours
                yield from (f"{table}: {row}" for sign in signs if re.search(sign, str(row)))


async def test_nothing_is_left_of_who_erases_themselves_in_any_table_or_in_the_log(
    start: Start, at: At, world: World, games: Channel, database: Path, quiet: list[EventDict]
) -> None:
    account = world.people["Ben"].id
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await at("Ben").slash("settings", pings="direct", quiet="01:00-02:00")
        await at("Mo").slash("table skip")
        await at("Mo").slash("table log")
        await client.outbox_worker.idle()
        assert await erases(at, "Ben") == ERASED + "Your seat in one game was given up."
        await client.outbox_worker.idle()
        assert [*everywhere(database, str(account), r"\bBen\b")] == []
        assert str(account) not in str(quiet)
        told = texts(public(games))[-1]
        assert told.startswith("a former player resigns")
        assert str(account) not in told
        log = await asks(at("Mo"), "table log")
        assert "Ben" not in log


async def test_others_play_on_and_see_what_was_played(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await at("Ada").slash("stay", token="4")
        before = await asks(at("Ada"), "see record")
        await erases(at, "Ben")
        await at("Cleo").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == {at("Ada").person.id}
        after = await asks(at("Ada"), "see record")
        assert before.splitlines()[-1] in after or before == after


async def test_in_a_lobby_who_is_erased_leaves(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        assert await erases(at, "Ada") == ERASED + "Your seat in one game was given up."
        await client.outbox_worker.idle()
        (lobby,) = public(games)
        assert "Ada" not in lobby.content
        assert "former" not in lobby.content
        await at("Ada").slash("join")
        await client.outbox_worker.idle()
        assert "Ada" in public(games)[0].content  # who comes back is somebody new


async def test_where_the_table_wants_a_stand_in_a_program_takes_the_seat(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", time="hour", absence="stand-in")
        await erases(at, "Ada")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert any("a former player has given the seat of a former player to" in text for text in texts(public(games)))
        assert public(games)[-1].pinged == {at("Ben").person.id}


async def test_a_game_that_is_over_is_played_again_without_who_was_erased(start: Start, at: At, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await erases(at, "Ben")
        await client.outbox_worker.idle()
        closing_post = next(message for message in public(games) if "again" in str(message.components))
        await at("Ada").click(closing_post, id_of(closing_post, "again"))
        await client.outbox_worker.idle()
        lobby = public(games)[-1].content
        assert "Ada" in lobby
        assert "former" not in lobby


async def test_everybody_can_have_all_that_is_kept_of_them(start: Start, at: At, world: World) -> None:
    async with start(green_begins()):
        await begun(at, "Ada", "Ben")
        await at("Ben").slash("settings", quiet="01:00-02:00")
        told = answer(await at("Ben").slash("privacy"))
        given = answer(await at("Ben").click(told, id_of(told, "mydata")))
    kept = msgspec.json.decode(file_of(given))
    settings = {"pings": "mention", "quiet": "01:00-02:00", "zone": "UTC", "standing": "server", "hours": "hidden"}
    assert kept["settings"] == [settings | {"language": "en"}]
    assert kept["names"] == [{"name": "Ben"}]
    assert kept["opened"] == []
    (game,) = kept["games"]
    assert (game["game"], game["side"], game["position"]) == ("fearsome-floors", "red", 1)
    assert str(world.people["Ada"].id) not in file_of(given).decode()


def file_of(message: Message) -> bytes:
    (file,) = message.attachments
    return file.content


@pytest.mark.parametrize("name", ["Ada", "Cleo"])
async def test_whoever_is_known_or_not_can_be_erased(start: Start, at: At, name: str) -> None:
    async with start():
        assert await erases(at, name) == ERASED + "You sat in no game that was on."


async def test_a_server_that_is_left_is_forgotten_after_thirty_days_unless_the_bot_comes_back(
    start: Start, at: At, world: World, bot_clock: Clock, database: Path
) -> None:
    async def matches() -> int:
        ((count,),) = await asyncio.to_thread(rows, database, "SELECT count(*) FROM matches")
        return int(str(count))

    async def reached(reach: Reach) -> None:
        set_reach(world, reach)
        noted = "SELECT * FROM memory WHERE key LIKE 'left server%'"
        await until(lambda: (rows(database, noted) == []) is (reach is Reach.MEMBER))

    async with start() as client:
        await seated(at, "Ada")
        await at("Ada").slash("table call")
        await client.outbox_worker.idle()
        for_a_while = "SELECT key FROM memory WHERE until IS NOT NULL"
        assert await asyncio.to_thread(rows, database, for_a_while) == [("looked for players: match 1",)]
        await reached(Reach.OUTSIDE)
        bot_clock.now += timedelta(days=29)
        await reached(Reach.MEMBER)
        bot_clock.now += timedelta(days=2)
        await reached(Reach.OUTSIDE)
        bot_clock.now += timedelta(days=29)
        await client.on_resumed()
        assert await matches() == 1
        bot_clock.now += timedelta(days=1)
        await client.on_resumed()
        assert await matches() == 0
        assert await asyncio.to_thread(rows, database, for_a_while) == []


async def test_whoever_hosts_the_bot_erases_somebody_of_whom_only_a_layout_is_kept(
    start: Start, at: At, world: World, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = world.people["Ada"].id
    async with start():
        await asks(at("Ada"), "help")
    rows(database, "INSERT INTO layouts VALUES (?, 'fearsome-floors', 'hall', '', ?, '2026-05-01')", GUILD, ada)
    monkeypatch.setenv("FURUNKULUS_DATABASE", str(database))
    done = await asyncio.to_thread(CliRunner().invoke, app, ["erase", str(ada)])
    assert done.output.strip().startswith(f"{ada} is a former player now. ")
    assert [*everywhere(database, str(ada))] == []


async def test_no_server_counts_as_left_before_the_bot_has_heard_of_all(start: Start, at: At, database: Path) -> None:
    async with start() as client:
        await seated(at, "Ada")
        await client.outbox_worker.idle()
        client.clear()  # as it is until the last shard is ready
        await client.on_resumed()
        assert await asyncio.to_thread(rows, database, "SELECT * FROM memory WHERE key LIKE 'left server%'") == []


async def test_whoever_hosts_the_bot_erases_people_and_forgets_servers(
    start: Start, at: At, world: World, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(green_begins()):
        await begun(at, "Ada", "Ben", "Cleo")
    monkeypatch.setenv("FURUNKULUS_DATABASE", str(database))
    ben = world.people["Ben"].id

    async def runs(*line: object) -> str:
        done = await asyncio.to_thread(CliRunner().invoke, app, [str(part) for part in line])
        return done.output.strip()

    told = f"{ben} is a former player now. Seats given up in games that were open or on: 1."
    assert await runs("erase", ben) == told
    assert [*everywhere(database, str(ben), r"\bBen\b")] == []
    assert await runs("erase", ben) == f"Nobody with the id {ben} is known."
    told = f"Nothing is kept of the server {GUILD} any more. Games removed: 1."
    assert await runs("forget", GUILD) == told
    assert [*everywhere(database, str(GUILD))] == []
