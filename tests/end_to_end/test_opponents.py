"""Programs at tables: they think beside the bot, play by themselves up to the next person, and the game never stops."""

import asyncio
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.sandbox import Channel
from engine.core import ScriptedChance, SeededChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    asks,
    begins,
    forgive,
    is_cropped,
    labels,
    public,
    rows,
    said,
    seated,
)

UNKNOWN = "There is no level “wizard”: there are 🐇 Hare, 🐭 Mouse, 🐈 Cat, 🦊 Fox, 🦉 Owl and 🐉 Dragon."

SEAT = "UPDATE seats SET person_id = -position, level = ?, name = '🦊 ' || name || ' (bot)' WHERE position > 0"


async def programs_for_all_but_ada(at: At, database: Path, level: str, *names: str) -> None:
    """Begin a game of Ada and programs."""
    await seated(at, "Ada", *names)
    await asyncio.to_thread(rows, database, SEAT, level)  # the bot may be writing, and goes on meanwhile
    await at("Ada").slash("table start")


async def test_after_a_persons_move_the_programs_play_up_to_the_next_turn_of_a_person(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "expert", "Ben", "Cleo", "Dan")
        await at("Ada").slash("move", token="4", path="uu")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        played, answered, board = public(games)[-3:]
        assert played.content.endswith("🦊 Ben \\(bot\\) (red) is thinking.")
        assert played.pinged == frozenset()
        assert [line.split(":")[0] for line in answered.content.split("\n")] == [
            "🦊 Ben \\(bot\\)",
            "🦊 Cleo \\(bot\\)",
        ]
        assert [line.split(":")[0] for line in board.content.split("\n")] == ["🦊 Dan \\(bot\\)", "Next"]
        assert [(one.width, one.height) for one in answered.attachments] == [
            (716, 716)
        ] * 2  # squares, of which none is cropped
        assert [(one.width, one.height) for one in board.attachments] == [(1280, 816)]
        assert labels(answered) == []
        assert labels(board)[0] == "Move"
        assert labels(board)[-1] == "Why?"
        assert [len(message.pinged) for message in (answered, board)] == [0, 1]
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
        assert public(games)[-1].content.startswith("🦊 Ben \\(bot\\): red 6 stays outside.")
        (line,) = forgive(quiet, "opponent failed")
        assert str(line["error"]).endswith("none of runner, novice, player, skilled, expert, master.")
        assert "\n" not in str(line["error"])


async def test_an_opponent_whose_time_is_over_plays_what_it_has_and_the_log_has_a_line(
    start: Start, at: At, games: Channel, database: Path, monkeypatch: pytest.MonkeyPatch, quiet: list[EventDict]
) -> None:
    monkeypatch.setattr("bot.play.opponents.TIME_TO_THINK", 0.0)
    async with start(ScriptedChance([*begins("green")])) as client:
        await programs_for_all_but_ada(at, database, "master", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("🦊 Ben \\(bot\\): red 6 stays outside.")
        lines = [line for line in quiet if line["event"] == "thought was cut short"]
        assert [(line["turn"], line["level"]) for line in lines] == [(1, "master")]


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
        assert said(chosen) == "🐇 Hare \\(bot\\) has joined."
        await client.outbox_worker.idle()
        assert public(games)[0].content.split("\n")[3:7] == [
            "1. Ada: green",
            "2. 🦊 Fox \\(bot\\): red",
            "3. 🦊 Fox 2 \\(bot\\): blue",
            "4. 🐇 Hare \\(bot\\): yellow",
        ]
        asked = answer(await at("Ada").click(public(games)[0], id_of(public(games)[0], "opponent")))
        assert said(await at("Ada").click(asked, id_of(asked, "noopponent"))) == "It has left the table."
        assert await asks(at("Ada"), "table start") == NOTHING
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        first, second = public(games)[-2:]
        assert first.content.startswith("🦊 Fox \\(bot\\): red")
        assert "Next: <@" in second.content


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


async def test_a_game_of_one_person_and_opponents_is_opened_and_begun_by_one_command(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        assert await asks(at("Ada"), "new fearsome-floors", opponents=2, level="skilled") == NOTHING
        await client.outbox_worker.idle()
        lobby, board = public(games)
        assert lobby.content.split("\n")[3:6] == [
            "1. Ada: green",
            "2. 🦊 Fox \\(bot\\): red",
            "3. 🦊 Fox 2 \\(bot\\): blue",
        ]
        assert labels(lobby) == ["How to play", "Learn by playing"]
        assert "Next: <@" in board.content
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert public(games)[-2].content.startswith("🦊 Fox \\(bot\\): red")


@pytest.mark.parametrize(
    ("options", "programs"),
    [
        ({"opponents": 1}, ["player"]),
        ({"level": " hare"}, ["runner"]),
        ({"level": "🐈"}, ["player"]),
        ({"level": "🦊 Fox"}, ["skilled"]),
        ({"opponents": 6, "level": "Dragon"}, 6),
    ],
)
async def test_who_names_only_how_many_opponents_or_how_well_they_play_gets_the_usual_rest(
    start: Start, at: At, database: Path, options: dict[str, object], programs: list[str] | int
) -> None:
    async with start(SeededChance(3)):
        assert await asks(at("Ada"), "new fearsome-floors", **options) == NOTHING
        levels = [level for (level,) in rows(database, "SELECT level FROM seats WHERE person_id < 0")]
        assert levels == (["master"] * programs if isinstance(programs, int) else programs)


async def test_a_level_is_offered_by_name_and_an_unknown_one_opens_no_table(
    start: Start, at: At, database: Path
) -> None:
    async with start():
        offered = await at("Ada").complete("new fearsome-floors", focus="level", level="owl")
        assert [(one["name"], one["value"]) for one in offered] == [
            ("🦉 Owl: thinks many moves through, and is never careless", "🦉 Owl")
        ]
        assert len(await at("Ada").complete("new fearsome-floors", focus="level", level="")) == 6
        assert await asks(at("Ada"), "new fearsome-floors", level="wizard") == UNKNOWN
        assert rows(database, "SELECT * FROM matches") == []


async def test_programs_play_alone_for_a_host_who_watches_and_wait_before_each_move(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("red")])) as client:
        await at("Ada").slash("new fearsome-floors")
        for _ in range(2):
            await client.outbox_worker.idle()
            asked = answer(await at("Ada").click(public(games)[0], id_of(public(games)[0], "opponent")))
            await at("Ada").select(asked, id_of(asked, "level"), ["runner"])
        assert await asks(at("Ben"), "table start") == await asks(at("Ben"), "table leave")  # he has not joined
        assert await asks(at("Ada"), "table leave") == "You have left the table."
        assert await asks(at("Ada"), "table start") == NOTHING
        for moves in range(3):
            await client.opponent_worker.idle()
            await client.outbox_worker.idle()
            board = public(games)[-1]
            assert len(public(games)) == 2 + moves
            assert board.content.endswith("is thinking.")
            assert board.pinged == frozenset()
            await bot_clock.passes(client, seconds=4.9)
            assert len(public(games)) == 2 + moves
            await bot_clock.passes(client, seconds=0.1)


async def test_a_pause_lets_programs_move_one_by_one_and_goes_on_after_a_restart(
    start: Start, at: At, games: Channel, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await at("Ada").slash("new fearsome-floors", opponents=2, level="runner")
        assert "pause: 15 seconds" in await asks(at("Ada"), "table settings", pause="seconds-15")
        await at("Ada").slash("stay", token="4")
        await bot_clock.passes(client, seconds=14)
        assert public(games)[-1].content.startswith("Ada")
    async with start(ScriptedChance([])) as client:
        await client.opponent_worker.idle()
        assert public(games)[-1].content.startswith("Ada")
        await bot_clock.passes(client, seconds=1)
        assert public(games)[-1].content.startswith("🐇 Hare \\(bot\\): red")
        assert len(public(games)[-1].attachments) == 1
        assert public(games)[-1].content.endswith("🐇 Hare 2 \\(bot\\) (blue) is thinking.")
        await bot_clock.passes(client, seconds=15)
        assert "Next: <@" in public(games)[-1].content


async def test_a_pause_that_is_set_to_none_meanwhile_is_over_at_once(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await at("Ada").slash("new fearsome-floors", opponents=1, level="runner")
        await at("Ada").slash("table settings", pause="minute")
        await at("Ada").slash("stay", token="4")
        await client.opponent_worker.idle()
        await at("Ada").slash("table settings", pause="none")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("🐇 Hare \\(bot\\): red")


@pytest.mark.parametrize(
    "names", [("Ben", "Cleo"), ("Ben", "Cleo", "Dan", "Eve"), ("Ben", "Cleo", "Dan", "Eve", "Finn", "Gus")]
)
async def test_discord_crops_no_picture_of_a_round_with_programs(
    start: Start, at: At, games: Channel, database: Path, names: tuple[str, ...]
) -> None:
    async with start(SeededChance(1)) as client:
        await programs_for_all_but_ada(at, database, "runner", *names)
        for _ in range(2):
            await client.opponent_worker.idle()
            token = (await at("Ada").complete("move", focus="token", token=""))[0]["value"]
            await at("Ada").slash("stay", token=token)
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        moves = "".join(message.content for message in public(games)).count("\\(bot\\): ")
        assert moves >= 2 * len(names)
        assert [message.content for message in public(games) if is_cropped(message)] == []
