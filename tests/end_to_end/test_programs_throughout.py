"""Programs in everything else that a table can do: undo, a draft, files, failures, and a whole game."""

import json
import os
import random
import re
import signal
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery.studio_process import Thinker
from bot.runtime.client import Furunkulus
from bot.sandbox import Channel, Message, Sandbox, World
from engine.core import ScriptedChance, SeededChance
from engine.thoughts import Job
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, RandomPlayer, next_on
from tests.end_to_end.scenes import NOTHING, answer, asks, begins, forgive, green_begins, public, rows, set_up, stops
from tests.length import length
from tests.patience import until

UNMARKED = re.compile(r"Hare(?!( \d)? \\?\(bot\\?\))")
"""The name of a program that is not marked as one."""


async def against(at: At, programs: int, level: str, **options: object) -> None:
    """Begin a game of Ada and programs."""
    told = await asks(at("Ada"), "new fearsome-floors", opponents=programs, level=level, **options)
    assert told == NOTHING


# Undo


async def test_a_person_takes_a_move_back_with_what_programs_played_after_it_and_nobody_is_asked(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await against(at, 1, "runner")
        for token in ("4", "5"):
            await at("Ada").slash("stay", token=token)
            await client.opponent_worker.idle()
        assert rows(database, "SELECT count(*) FROM turns") >= [(5,)]  # the monster has walked, too
        await client.outbox_worker.idle()
        assert await asks(at("Ada"), "undo") == NOTHING
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.content.startswith("Taken back: Ada: green 2")
        assert next_on(board) is not None


async def test_where_an_undo_ends_at_the_turn_of_a_program_it_thinks_again(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(green_begins()) as client:
        await against(at, 1, "expert")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        before = rows(database, "SELECT number, json_extract(body, '$.move') FROM turns")
        assert await asks(at("Mo"), "table undo") == NOTHING
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert rows(database, "SELECT number, json_extract(body, '$.move') FROM turns") == before
        assert next_on(public(games)[-1]) is not None


class Interrupted(Thinker):
    """Thinks, and the first time lets something happen before it says what it has thought of."""

    meanwhile: Callable[[], Awaitable[object]] | None = None

    async def think(self, job: Job) -> bytes | None:
        thought = await super().think(job)
        if (happens := self.meanwhile) is not None:
            self.meanwhile = None
            await happens()
        return thought


async def test_a_thought_about_a_board_that_is_taken_back_meanwhile_is_not_played(
    start: Start, at: At, database: Path
) -> None:
    thinker = Interrupted()
    thinker.meanwhile = lambda: at("Ada").slash("undo")
    async with start(green_begins(), thinker=thinker) as client:
        await against(at, 1, "skilled")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        assert rows(database, "SELECT * FROM turns") == []
        await at("Ada").slash("stay", token="5")
        await client.opponent_worker.idle()
        assert rows(database, "SELECT count(*) FROM turns") == [(2,)]
    thinker.close()


# A draft, files


async def test_programs_place_tiles_in_a_draft_and_play_on_when_it_is_done(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(SeededChance(3)) as client:
        await against(at, 2, "skilled", dungeon="advanced")
        await client.opponent_worker.idle()
        while await at("Ada").complete("place", focus="tile", tile=""):
            assert await asks(at("Mo"), "table skip") == NOTHING  # any tile is placed for her
            await client.opponent_worker.idle()
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert next_on(public(games)[-1]) is not None
        assert len(await at("Ada").complete("stay", focus="token", token="")) > 0
        assert len(rows(database, "SELECT 1 FROM turns WHERE json_extract(body, '$.move.move') = 'PlaceTile'")) == 17


async def test_a_save_goes_on_with_its_programs_which_agree_and_play(
    start: Start, at: At, world: World, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await against(at, 2, "skilled")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        save = answer(await at("Mo").slash("table export")).attachments[0].content
        assert [seat.get("level") for seat in json.loads(save)["seats"]] == [None, "skilled", "skilled"]
        await stops(at("Mo"))
        reply = await at("Mo").slash("table import", file=world.upload("x.json", save))
        assert (await reply.finished()).content == NOTHING  # Ada has had that seat, and programs agree
        sql = "SELECT person_id, name, side, level FROM seats WHERE match_id = ? ORDER BY position"
        assert rows(database, sql, 2) == [
            (person_id if person_id > 0 else person_id - 1, *rest)  # type: ignore[operator]  # a number
            for person_id, *rest in rows(database, sql, 1)
        ]
        await at("Ada").slash("stay", token="5")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert next_on(public(games)[-1]) is not None
        assert await asks(at("Ada"), "undo") == NOTHING  # no program is asked


@pytest.mark.parametrize("seat", [{"name": "Fox", "level": "wizard"}, {"name": "Fox"}, {"name": "Fox", "level": 7}])
async def test_a_save_with_a_program_that_nobody_knows_has_no_effect(
    start: Start, at: At, world: World, database: Path, seat: dict[str, object]
) -> None:
    async with start(green_begins()):
        await against(at, 1, "skilled")
        save = json.loads(answer(await at("Mo").slash("table export")).attachments[0].content)
        await stops(at("Mo"))
        save["seats"][1] = seat
        reply = await at("Mo").slash("table import", file=world.upload("x.json", json.dumps(save).encode()))
        told = (await reply.finished()).content
        assert told.startswith(
            ("There is no level “wizard”", "The file does not say who sits", "The file holds no game")
        )
        assert rows(database, "SELECT count(*) FROM matches") == [(1,)]


# Failures


@pytest.mark.parametrize("module", ["hangs", "dies"])
async def test_where_the_process_that_thinks_hangs_or_dies_the_least_is_played_and_the_game_goes_on(
    start: Start, at: At, games: Channel, quiet: list[EventDict], module: str
) -> None:
    thinker = Thinker(f"tests.end_to_end.a_thinker_that_{module}", patience=0.3)
    async with start(green_begins(), thinker=thinker) as client:
        await against(at, 1, "expert")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("🦉 Owl \\(bot\\): red 6 stays outside.")
        assert next_on(public(games)[-1]) is not None
    thinker.close()
    (line,) = forgive(quiet, "opponent failed")
    assert "ended with code" in str(line["error"])
    again = forgive(quiet, "studio failed")  # what is tried again is told, too
    assert len(again) == (module == "dies")


async def test_a_thought_that_was_lost_with_its_process_is_thought_again(
    start: Start, at: At, database: Path, quiet: list[EventDict]
) -> None:
    thinker = Thinker()
    async with start(SeededChance(1), thinker=thinker) as client:
        await against(at, 3, "expert")
        await client.opponent_worker.idle()
        tokens = await at("Ada").complete("stay", focus="token", token="")
        played = rows(database, "SELECT count(*) FROM turns")
        thinker.thoughts.begin()
        await until(lambda: thinker.thoughts.process_id is not None)
        process_id = thinker.thoughts.process_id
        assert process_id is not None
        os.kill(process_id, signal.SIGSTOP)  # so that it is surely lost
        await at("Ada").slash("stay", token=tokens[0]["value"])
        os.kill(process_id, signal.SIGKILL)
        await client.opponent_worker.idle()
        assert rows(database, "SELECT count(*) FROM turns") > played
    thinker.close()
    assert len(forgive(quiet, "studio failed")) == 1
    assert forgive(quiet, "opponent failed") == []


# A game


async def test_a_game_of_one_person_and_three_opponents_marks_them_everywhere_and_pings_none(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, database: Path
) -> None:
    ada = world.people["Ada"]
    async with start(SeededChance(5)) as client:
        await against(at, 3, "runner")
        await settled_board(client, games)
        if not length(0, long=1):
            set_up(database, round=12, cards=("7", "8", "10", "2h"))
        player = RandomPlayer(at, random.Random(5))
        while (called := await settled_board(client, games)) is not None:
            await player.move("Ada", called)
        table = await client.app.tables.table(games.id, None)
        assert table is not None
        assert table.row.status == "over"
        shown = [answer(await at("Ada").slash(command)) for command in ("see board", "see replay", "see catch-up")]
    for message in (*public(games), *shown):
        assert message.pinged <= {ada.id}
        assert "<@-" not in message.content
        texts = (message.content, *(str(one.description) for one in message.attachments))
        assert [found for text in texts for found in UNMARKED.findall(text)] == []
    assert [record for record in sandbox.requests if record.problem] == []


async def settled_board(client: Furunkulus, games: Channel) -> Message | None:
    """Return the board on which Ada is called, once programs have played; None at the end of the game."""
    await client.opponent_worker.idle()
    await client.outbox_worker.idle()
    board = [message for message in public(games) if message.components]
    return board[-1] if board and next_on(public(games)[-1]) is not None else None
