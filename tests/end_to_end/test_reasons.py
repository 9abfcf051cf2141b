"""Why?: programs say why they moved, to whoever asks, and after a restart, too."""

from datetime import timedelta
from pathlib import Path

import msgspec

from bot.sandbox import Channel, Message
from engine.core import Motive, ScriptedChance
from render.core import words_in
from render.fearsome_floors.review import why
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, begins, labels, public, rows, said
from tests.end_to_end.test_opponents import programs_for_all_but_ada
from tests.render.fearsome_floors.positions import start_of


def lines(message: Message) -> list[str]:
    return message.content.split("\n")


async def test_programs_say_why_they_moved_each_in_a_line_and_after_a_restart(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await programs_for_all_but_ada(at, database, "expert", "Ben", "Cleo", "Dan")
        await at("Ada").slash("move", token="4", path="uu")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        earlier, board = public(games)[-2:]
        assert labels(board) == ["Move", "How to play", "Who gets eaten?", "Why?"]
        await at("Ada").slash("stay", token="5")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        (board,) = [message for message in public(games) if message.id == board.id]
        assert labels(board) == ["Why?"], "it stays when the other controls go"
    kept = rows(database, "SELECT motives FROM reasons ORDER BY number LIMIT 3")
    first = start_of(4)  # before its first move each token shows its light number
    async with start():
        for name in ("Ada", "Eve"):
            told = lines(answer(await at(name).click(board, id_of(board, "reasons"))))
            assert told[::2] == [*lines(earlier), lines(board)[0]]
            motives = [msgspec.json.decode(str(text), type=tuple[Motive, ...]) for (text,) in kept]
            assert told[1::2] == [f"→ {why(words_in('en'), first, each)}" for each in motives]
            assert all(line.endswith(".") and len(line) > 10 for line in told[1::2])


async def test_a_level_that_does_not_look_at_the_monster_says_so(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "runner", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert said(await at("Ada").click(board, id_of(board, "reasons"))).endswith("It did not look at the monster.")


async def test_what_was_taken_back_says_nothing_more_and_what_came_instead_speaks_for_itself(
    start: Start, at: At, games: Channel, database: Path, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "expert", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        old = public(games)[-1]
        await at("Mo").slash("table undo", turns="2")
        bot_clock.now += timedelta(seconds=9)
        await at("Ada").slash("move", token="4", path="uu")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        new = public(games)[-1]
        assert "taken back" in said(await at("Ada").click(old, id_of(old, "reasons")))
        assert lines(answer(await at("Ada").click(new, id_of(new, "reasons"))))[0] == lines(new)[0]
        assert len(rows(database, "SELECT * FROM reasons")) == 1


async def test_a_program_that_was_not_heard_says_that_nothing_is_known(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "expert", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        rows(database, "DELETE FROM reasons")
        board = public(games)[-1]
        assert said(await at("Ada").click(board, id_of(board, "reasons"))).endswith("or they were not kept.")


async def test_where_nothing_may_be_foreseen_reasons_are_told_when_the_card_has_come(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await programs_for_all_but_ada(at, database, "expert", "Ben")
        await at("Mo").slash("table settings", forecast="never")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        board = public(games)[-1]
        asked = id_of(board, "reasons")
        assert "without the forecast" in said(await at("Ada").click(board, asked))
        await at("Ada").slash("stay", token="5")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert said(await at("Ada").click(board, asked)).startswith(lines(board)[0])
