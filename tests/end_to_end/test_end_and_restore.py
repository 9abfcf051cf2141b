"""`/table` stop, reset, restore: a channel becomes free whatever blocks it, and what was stopped comes back."""

import re
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery.due_calls import ANEW
from bot.sandbox import Channel
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    asks,
    begins,
    begun,
    forgive,
    public,
    rows,
    said,
    seated,
    stops,
    stored,
    texts,
)

CLOSED = "This table has been closed."


async def resets(at: At) -> str:
    """Let Mo reset, and mean it; return the private answer."""
    asked = answer(await at("Mo").slash("table reset"))
    return said(await at("Mo").click(asked, id_of(asked, "reset")))


async def test_a_reset_opens_a_table_for_the_same_people_and_the_old_game_comes_back(
    start: Start, at: At, games: Channel, database: Path, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green"), "red"])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", pictures="film")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == {at("Ben").person.id}
        bot_clock.now += ANEW  # sooner nobody is called to the same turn again
        assert await asks(at("Mo"), "table reset") == (
            "End game no. 1, and open a table for the same people? `/table restore` can bring it back."
        )
        assert rows(database, "SELECT status FROM matches") == [("running",)]  # nothing before the button
        assert await resets(at) == NOTHING
        await client.outbox_worker.idle()
        line, lobby = public(games)[-2:]
        assert line.content == (
            "Mo has ended game no. 1 to begin anew with the same people; `/table restore` brings it back."
        )
        assert "1. Ada: green\n2. Ben: red" in lobby.content
        assert "every step in words" in await asks(at("Ben"), "table settings")
        assert await asks(at("Mo"), "table restore") == NOTHING  # the lobby gives way
        await client.outbox_worker.idle()
        closed = games.find(lobby.id)
        assert closed is not None
        assert closed.content.endswith(CLOSED)
        assert public(games)[-1].content.startswith("Mo has brought game no. 1 back.\nRound 1")
        assert public(games)[-1].pinged == {at("Ben").person.id}
        assert await asks(at("Ben"), "stay", token="5") == "red 5 stays outside. It shows 2 now."
        assert await asks(at("Mo"), "table restore") == "This channel has no such game that was stopped."


async def test_the_new_table_of_a_reset_can_begin_at_once(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green"), "red"])):
        await begun(at, "Ada", "Ben")
        await resets(at)
        assert await asks(at("Ben"), "table start") == NOTHING
        playing = "A game is on in this channel: `/table stop` frees it for another one."
        assert await asks(at("Mo"), "table restore") == playing
    assert rows(database, "SELECT id, status FROM matches") == [(1, "stopped"), (2, "running")]


async def test_a_game_that_was_stopped_comes_back_by_its_number(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("red")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        assert await stops(at("Ada")) == NOTHING  # the host
        await begun(at, "Cleo", "Dan")
        await stops(at("Mo"))
        await client.outbox_worker.idle()
        assert public(games)[-1].content == "Mo has stopped game no. 2; `/table restore` brings it back."
        offers = await at("Mo").complete("table restore", focus="game", game="")
        assert [(offer["value"], re.sub(r"\d{4}-\d\d-\d\d \d\d:\d\d", "TIME", offer["name"])) for offer in offers] == [
            ("2", "No. 2, stopped TIME UTC after 0 turns: Cleo, Dan"),
            ("1", "No. 1, stopped TIME UTC after 1 turn: Ada, Ben"),
        ]
        for typed, found in (("cleo", ["2"]), ("ada, ben", ["1"]), ("Ada Dan", []), ("UTC 20", [])):
            offers = await at("Mo").complete("table restore", focus="game", game=typed)
            assert [offer["value"] for offer in offers] == found
        for strange in ("3", "first", "9" * 30):
            told = "This channel has no such game that was stopped."
            assert await asks(at("Mo"), "table restore", game=strange) == told
        await at("Mo").slash("table restore", game="1")
        assert await asks(at("Ben"), "stay", token="4") == "red 4 stays outside. It shows 3 now."
        await stops(at("Mo"))
        await at("Mo").slash("table restore")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Mo has brought game no. 2 back.")


async def test_a_dead_lobby_frees_its_channel(start: Start, at: At, games: Channel) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")  # and nobody joins
        assert (
            await asks(at("Mo"), "table reset") == "Close this table? Everybody who has joined will have to join again."
        )
        assert await resets(at) == NOTHING
        await seated(at, "Ben", "Cleo")
        await client.outbox_worker.idle()
        assert texts(public(games))[1] == "Mo has closed this table; `/new` opens another one."
        await stops(at("Mo"))
        await client.outbox_worker.idle()
        assert texts(public(games))[-1] == "Mo has closed this table."
        assert public(games)[-2].content.endswith(CLOSED)
        assert public(games)[-2].components == ()
        assert await asks(at("Mo"), "table restore") == "This channel has no such game that was stopped."


async def test_a_save_that_cannot_be_read_blocks_its_channel_no_longer(
    start: Start, at: At, database: Path, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        rows(database, "UPDATE matches SET start = '{}'")
        corrupt = "The saved game of this table cannot be read; nothing has been changed."
        assert (await asks(at("Mo"), "table undo")).startswith(corrupt)
        assert await resets(at) == NOTHING
        assert rows(database, "SELECT id, status FROM matches") == [(1, "stopped"), (2, "lobby")]
        await stops(at("Mo"))
        await client.outbox_worker.idle()
        before = stored(database)
        assert (await asks(at("Mo"), "table restore")).startswith(corrupt)
        assert stored(database) == before
    assert len(forgive(quiet, "corrupt save")) == 2


@pytest.mark.parametrize("column", ["settings", "setup"])
async def test_a_lobby_that_cannot_be_read_is_told_so_and_can_be_closed(
    start: Start, at: At, database: Path, quiet: list[EventDict], column: str
) -> None:
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        rows(database, f"UPDATE matches SET {column} = '{{'")  # noqa: S608 - of this test's own words
        assert (await asks(at("Ben"), "join")).startswith("The saved game of this table cannot be read;")
        assert await stops(at("Mo")) == NOTHING
        assert await asks(at("Ben"), "new fearsome-floors") == "The table is open, and you have joined it."
        await client.outbox_worker.idle()
    forgive(quiet, "unreadable settings")
    assert len(forgive(quiet, "corrupt save")) == 1


async def test_stop_asks_first_and_an_old_question_stops_no_other_game(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green") * 2])) as client:
        await begun(at, "Ada", "Ben")
        asked = answer(await at("Ada").slash("table stop"))
        assert asked.content == "End game no. 1 here? `/table restore` can bring it back."
        assert rows(database, "SELECT status FROM matches") == [("running",)]
        assert await stops(at("Mo")) == NOTHING
        await client.outbox_worker.idle()
        assert public(games)[-1].content == "Mo has stopped game no. 1; `/table restore` brings it back."
        await begun(at, "Ada", "Ben")
        told = said(await at("Ada").click(asked, id_of(asked, "stop")))
        assert told == "This channel plays another game by now: use the command again."
        assert rows(database, "SELECT status FROM matches ORDER BY id") == [("stopped",), ("running",)]


async def test_a_question_about_a_lobby_does_not_end_the_game_that_has_begun_since(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance(begins("green"))):
        await seated(at, "Ada", "Ben")
        asked = answer(await at("Mo").slash("table reset"))
        await at("Ada").slash("table start")
        told = said(await at("Mo").click(asked, id_of(asked, "reset")))
        assert told == "This channel plays another game by now: use the command again."
        assert rows(database, "SELECT status FROM matches") == [("running",)]


async def test_an_old_question_resets_no_other_game(start: Start, at: At, database: Path) -> None:
    async with start() as client:
        await seated(at, "Ada")
        asked = answer(await at("Mo").slash("table reset"))
        await stops(at("Mo"))
        await seated(at, "Ben")
        await client.outbox_worker.idle()
        before = stored(database)
        told = said(await at("Mo").click(asked, id_of(asked, "reset")))
        assert told == "This channel plays another game by now: use the command again."
        assert stored(database) == before
