"""Programs at tables: they think beside the bot, play by themselves up to the next person, and the game never stops."""

from pathlib import Path

from structlog.typing import EventDict

from bot.sandbox import Channel
from engine.core import ScriptedChance, SeededChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, asks, begins, forgive, public, rows, said, seated

SEAT = "UPDATE seats SET person_id = -position, level = ?, name = '🦊 ' || name || ' (bot)' WHERE position > 0"


async def programs_for_all_but_ada(at: At, database: Path, level: str, *names: str) -> None:
    """Begin a game of Ada and programs."""
    await seated(at, "Ada", *names)
    rows(database, SEAT, level)
    await at("Ada").slash("table start")


async def test_after_a_persons_move_the_programs_play_up_to_the_next_turn_of_a_person(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "expert", "Ben", "Cleo", "Dan")
        await at("Ada").slash("move", token="4", path="uu")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        played, answered = public(games)[-2:]
        assert played.content.endswith("🦊 Ben \\(bot\\) (red) is thinking.")
        assert played.pinged == frozenset()
        assert [line.split(":")[0] for line in answered.content.split("\n")] == [
            "🦊 Ben \\(bot\\)",
            "🦊 Cleo \\(bot\\)",
            "🦊 Dan \\(bot\\)",
            "Next",
        ]
        assert len(answered.attachments) == 3
        assert len(answered.pinged) == 1
        assert len(rows(database, "SELECT number FROM turns")) == 4


async def test_a_thought_that_was_lost_is_thought_again_at_the_next_start(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table start")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
    rows(database, SEAT, "expert")
    async with start(ScriptedChance([])) as client:
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("🦊 Ben \\(bot\\): red")
        assert len(rows(database, "SELECT number FROM turns")) == 2


async def test_an_opponent_that_fails_plays_the_least_and_the_log_has_a_line(
    start: Start, at: At, games: Channel, database: Path, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "nobody's", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("🦊 Ben \\(bot\\): red 1 stays outside.")
        (line,) = forgive(quiet, "opponent failed")
        assert str(line["error"]).endswith("none of runner, novice, player, skilled, expert, master.")
        assert "\n" not in str(line["error"])


async def test_programs_play_through_the_monsters_walk_into_the_next_round(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(SeededChance(3)) as client:
        await programs_for_all_but_ada(at, database, "runner", "Ben")
        for _ in range(4):
            await client.opponent_worker.idle()
            tokens = await at("Ada").complete("stay", focus="token", token="")
            await asks(at("Ada"), "stay", token=tokens[0]["value"])
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert "Next: <@" in public(games)[-1].content


async def test_a_person_adds_opponents_takes_one_away_and_plays_with_the_others(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await seated(at, "Ada")
        for level in ("skilled", "skilled", "runner"):
            await client.outbox_worker.idle()
            asked = answer(await at("Ada").click(public(games)[0], id_of(public(games)[0], "opponent")))
            chosen = await at("Ada").select(asked, id_of(asked, "level"), [level])
        assert said(chosen) == "🐇 Hare \\(bot\\) plays."
        await client.outbox_worker.idle()
        assert public(games)[0].content.split("\n")[1:5] == [
            "1. Ada: green",
            "2. 🦊 Fox \\(bot\\): red",
            "3. 🦊 Fox 2 \\(bot\\): blue",
            "4. 🐇 Hare \\(bot\\): yellow",
        ]
        asked = answer(await at("Ada").click(public(games)[0], id_of(public(games)[0], "opponent")))
        assert said(await at("Ada").click(asked, id_of(asked, "noopponent"))) == "It plays no more."
        assert await asks(at("Ada"), "table start") == "The game has begun."
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("🦊 Fox \\(bot\\): red")
        assert "Next: <@" in public(games)[-1].content


async def test_only_who_belongs_to_the_table_adds_opponents_and_none_is_taken_away_that_is_not_there(
    start: Start, at: At, games: Channel
) -> None:
    async with start() as client:
        await seated(at, "Ada")
        await client.outbox_worker.idle()
        asked = answer(await at("Ben").click(public(games)[0], id_of(public(games)[0], "opponent")))
        refused = said(await at("Ben").select(asked, id_of(asked, "level"), ["runner"]))
        assert refused == said(await at("Ben").slash("table start"))
        asked = answer(await at("Ada").click(public(games)[0], id_of(public(games)[0], "opponent")))
        assert said(await at("Ada").click(asked, id_of(asked, "noopponent"))) == "No program plays at this table."


async def test_a_game_with_a_program_is_exported_and_its_save_names_nobody(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "runner", "Ben")
        await client.opponent_worker.idle()
        exported = answer(await at("Mo").slash("table export"))
        (save,) = [file for file in exported.attachments if file.filename.endswith(".json")]
        assert b'"seats":[]' in save.content
