"""`/table` undo, redo, skip, replace, moderators, log: what moderators do, who is one, and what everybody is told."""

from pathlib import Path

import pytest

from bot.interactions.commands.moderation import LONGEST_ACT, SHOWN_ACTS, shortened
from bot.sandbox import Channel, World
from bot.sandbox.world.people import Role
from bot.table.posts.post import TEXT_LIMIT
from engine.core import ScriptedChance
from render.core import words_in
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    asks,
    begins,
    begun,
    public,
    replaces,
    resigns,
    rows,
    said,
    seated,
    stops,
    stored,
    texts,
)

WORDS = words_in("en")
ALONE = "Only somebody with the permission **Manage Channels** here can do that."
WALK = "The monster plays 7."
LAST = "Ben: red 3 stays outside. In the first round each player moves only two tokens; the others are turned over now."


async def plays_round(at: At) -> None:
    """Play round 1 to its card; only Ada's first token moves."""
    await at("Ada").slash("move", token="4", path="uu")
    for name, token in (("Ben", "5"), ("Ada", "5"), ("Ben", "4")):
        await at(name).slash("stay", token=token)


async def test_an_undo_over_a_revealed_card_brings_the_same_card_again_also_after_a_restart(
    start: Start, at: At, games: Channel, database: Path, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        await plays_round(at)
        await client.outbox_worker.idle()
        await bot_clock.passes(client, minutes=2)  # nobody is called twice to a turn that comes again sooner
        assert await asks(at("Mo"), "table undo", turns="2") == NOTHING
        await client.outbox_worker.idle()
        back = public(games)[-1]
        assert back.content == (
            f"Mo takes back the last 2 turns: Ada: green 2 stays outside. {LAST} {WALK}\n"
            "Round 1 of 14: light sides up, two tokens each. Ada has the start marker.\n"
            f"Next: <@{at('Ada').person.id}> (green)"
        )
        assert back.pinged == {at("Ada").person.id}
        assert [message for message in at("Mo").visible_messages if message.is_ephemeral] == []  # the line tells it
        assert len(rows(database, "SELECT 1 FROM turns")) == 2
    async with start(ScriptedChance([])) as client:  # asked for a card it would fail
        before = len(public(games))
        await at("Ada").slash("move", token="5", path="uuu")
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert [text.split("\n")[0] for text in texts(public(games)[before:])][2] == WALK


async def test_what_was_taken_back_is_played_again_as_it_was_until_somebody_acts(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        await plays_round(at)
        turns = rows(database, "SELECT number, body FROM turns")
        await at("Mo").slash("table undo", turns="3")
        assert [await asks(at("Mo"), "table redo") for _ in range(3)] == [NOTHING] * 3
        await client.outbox_worker.idle()
        told = public(games)[-1].content
        assert told.startswith(f"Mo has played again what was taken back: {LAST} {WALK}\nRound 2 begins")
        assert rows(database, "SELECT number, body FROM turns") == turns
        await at("Mo").slash("table undo")
        await at("Ben").slash("move", token="4", path="uuu")
        nothing = "No turn that was taken back is waiting to be played again."
        assert await asks(at("Mo"), "table redo") == nothing


async def test_completion_says_what_each_number_of_turns_takes_back(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])):
        await begun(at, "Ada", "Ben")
        assert await at("Mo").complete("table undo", focus="turns", turns="") == []
        await plays_round(at)
        offers = await at("Mo").complete("table undo", focus="turns", turns="")
        assert [(offer["value"], offer["name"].split(". ")[0]) for offer in offers] == [
            ("1", "1: back to before Ben: red 3 stays outside"),
            ("2", "2: back to before Ada: green 2 stays outside."),
            ("3", "3: back to before Ben: red 2 stays outside."),
            ("4", "4: back to before Ada: green 3 comes in, to p9."),
        ]


async def test_the_end_of_a_game_is_taken_back_too(start: Start, at: At, games: Channel, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        asked = await at("Ada").slash("resign")
        assert asked.message is not None
        await at("Ada").click(asked.message, asked.message.components[0]["components"][0]["custom_id"])
        assert rows(database, "SELECT status FROM matches") == [("over",)]
        assert await asks(at("Mo"), "table undo") == NOTHING
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Mo takes back the last turn: Ada resigns")
        assert await asks(at("Ada"), "stay", token="4") == "green 4 stays outside. It shows 3 now."
        assert rows(database, "SELECT status FROM matches") == [("running",)]


@pytest.mark.parametrize("closes", ["a moderator", "time"])
async def test_a_lobby_that_was_closed_again_does_not_hide_the_game_before_it(
    start: Start, at: At, games: Channel, bot_clock: Clock, database: Path, closes: str
) -> None:
    async with start(ScriptedChance([*begins("green"), *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await resigns(at("Ada"))
        await at("Cleo").slash("new fearsome-floors")
        assert (await asks(at("Mo"), "table undo")).startswith("The game has not begun yet")
        if closes == "time":
            await bot_clock.passes(client, days=1)
        else:
            await stops(at("Cleo"))
        await client.outbox_worker.idle()
        assert rows(database, "SELECT status FROM matches") == [("over",), ("stopped",)]
        save, _ = answer(await at("Mo").slash("table export")).attachments
        assert save.filename.endswith("_Ada-Ben_no1.json")
        assert len(await at("Mo").complete("table undo", focus="turns", turns="")) == 1
        assert await asks(at("Mo"), "table undo") == NOTHING
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Mo takes back the last turn: Ada resigns")
        assert rows(database, "SELECT status FROM matches") == [("running",), ("stopped",)]
        assert await asks(at("Mo"), "table redo") == NOTHING
        assert rows(database, "SELECT status FROM matches") == [("over",), ("stopped",)]


async def test_whoever_is_away_does_the_least(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        assert await asks(at("Mo"), "table skip") == NOTHING
        await client.outbox_worker.idle()
        assert [text.split("\n")[0] for text in texts(public(games)[-2:])] == [
            "Mo skipped Ada's turn.",
            "Ada: green 6 stays outside.",
        ]
        assert public(games)[-1].pinged == {at("Ben").person.id}


async def test_in_the_draft_luck_places_a_tile_for_whoever_is_away(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green"), "3"])) as client:
        await at("Ada").slash("new fearsome-floors", dungeon="advanced")
        for name in ("Ada", "Ben"):
            await at(name).slash("join")
        await at("Ada").slash("table start")
        assert await asks(at("Mo"), "table skip") == NOTHING
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ada places a ")


async def test_a_seat_goes_to_somebody_else_with_its_colour_and_its_turn(
    start: Start, at: At, world: World, games: Channel
) -> None:
    people = world.people
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        for old, new, told in (
            ("Ada", "Ben", "Ben sits at this table already."),
            ("Cleo", "Dan", "Only somebody who sits at this table can leave a seat."),
        ):
            assert await asks(at("Mo"), "table replace", old=people[old], new=people[new]) == told
        assert await asks(at("Mo"), "table replace", old=people["Ada"], new=world.bot) == "A bot cannot sit at a table."
        await replaces(at, world, "Ada", "Cleo", by="Ada")  # the host
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert board.content.startswith("Ada has given the seat of Ada to Cleo.\nRound 1 begins")
        assert board.pinged == {people["Cleo"].id}
        assert await asks(at("Ada"), "stay", token="4") == "You do not sit at this table."
        await at("Cleo").slash("stay", token="4")
        await replaces(at, world, "Cleo", "Dan")
        await client.outbox_worker.idle()
        assert texts([public(games)[-3], public(games)[-1]]) == [
            f"Cleo: green 3 stays outside.\nNext: <@{people['Ben'].id}> (red)",
            "Mo has given the seat of Cleo to Dan.",
        ]


async def test_a_seat_of_the_lobby_goes_to_somebody_else_too(
    start: Start, at: At, world: World, games: Channel
) -> None:
    async with start() as client:
        await seated(at, "Ada", "Ben")
        await replaces(at, world, "Ben", "Cleo", by="Ada")
        await client.outbox_worker.idle()
        assert "2. Cleo: red" in public(games)[0].content


ACTS: tuple[tuple[str, dict[str, object]], ...] = (
    ("undo", {}),
    ("redo", {}),
    ("skip", {}),
    ("reset", {}),
    ("restore", {}),
    ("export", {}),
)


async def test_nobody_else_keeps_a_table_not_even_its_host(start: Start, at: At, world: World, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        before = stored(database)
        for act, options in ACTS:
            assert [await asks(at(name), f"table {act}", **options) for name in ("Ada", "Ben")] == [ALONE] * 2
        file = world.upload("game.json", b"{}")
        assert await asks(at("Ada"), "table import", file=file) == ALONE
        hosts = "Only the host of this table, or somebody with the permission **Manage Channels** here, can do that."
        assert await asks(at("Ben"), "table stop") == hosts
        assert await asks(at("Ben"), "table replace", old=world.people["Ada"], new=world.people["Cleo"]) == hosts
        await client.outbox_worker.idle()
        assert stored(database) == before
        assert rows(database, "SELECT * FROM acts") == []


async def names_moderators(at: At, role: Role) -> None:
    """Let Mo name the role of the moderators, and mean it."""
    asked = answer(await at("Mo").slash("table moderators", role=role))
    assert said(await at("Mo").click(asked, id_of(asked, "moderators"))) == NOTHING


async def test_a_server_names_a_role_whose_members_keep_its_tables(
    start: Start, at: At, world: World, games: Channel
) -> None:
    role = world.guild.everyone
    managers = "Naming the role that moderates tables needs the permission **Manage Server**."
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        assert await asks(at("Ada"), "table moderators", role=role) == managers
        await names_moderators(at, world.guild.moderators)
        assert await asks(at("Ben"), "table skip") == (
            "Only somebody with the permission **Manage Channels** here "
            f"or the role <@&{world.guild.moderators.id}> can do that."
        )
        await names_moderators(at, role)
        await client.outbox_worker.idle()
        line = public(games)[-1]
        assert line.content == f"Mo lets everybody with the role <@&{role.id}> moderate all tables of this server."
        assert line.pinged == frozenset()
    async with start(ScriptedChance([])):
        assert await asks(at("Ben"), "table skip") == NOTHING
        shown = answer(await at("Mo").slash("table moderators"))
        assert shown.content.endswith(f"**Manage Channels** where they are, and by those with the role <@&{role.id}>.")
        told = answer(await at("Ben").slash("table moderators"))
        assert (told.content, told.components) == (shown.content, ())
        assert said(await at("Mo").click(shown, id_of(shown, "moderators"))) == NOTHING
        assert await asks(at("Ben"), "table skip") == ALONE


async def test_naming_moderators_only_tells_until_it_is_meant(
    start: Start, at: At, world: World, database: Path
) -> None:
    role = world.guild.moderators
    async with start():
        before = stored(database)
        asked = answer(await at("Mo").slash("table moderators", role=role))
        assert asked.content.startswith(
            f"Let everybody with the role <@&{role.id}> moderate all tables of this server?"
        )
        assert "`/table moderators role` lets" in await asks(at("Mo"), "table moderators")
        assert stored(database) == before


async def test_the_log_tells_who_did_what_and_when(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])):
        assert await asks(at("Ben"), "table log") == "Nothing has been done to the tables of this channel yet."
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("table settings", pictures="film", time="day", absence="wait", reminder="never")
        await at("Mo").slash("table skip")
        _, newest, oldest = (await asks(at("Ben"), "table log")).split("\n")
        assert newest.endswith(":R>: Mo skipped Ada's turn.")
        assert oldest.startswith("- <t:")
        assert oldest.endswith(":R>: Ada has changed how this table is set, now with pictures: a film of what …")
    assert rows(database, "SELECT match_id, person_id, act FROM acts") == [
        (1, at("Ada").person.id, "settings"),
        (1, at("Mo").person.id, "skip"),
    ]


def test_the_log_is_one_message_of_short_lines() -> None:
    assert shortened("Mo has stopped game no. 1; `/table restore` brings it back.") == "Mo has stopped game no. 1"
    line = WORDS("log-act", at="<t:1234567890:R>", told="x" * LONGEST_ACT)
    assert len(WORDS("log-shown")) + SHOWN_ACTS * (1 + len(line)) <= TEXT_LIMIT


async def test_what_cannot_be_done_is_one_sentence_and_nothing_happens(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        assert await asks(at("Mo"), "table undo") == "There is no game in this channel; `/new` opens a table."
        await seated(at, "Ada", "Ben")
        assert (await asks(at("Mo"), "table undo")).startswith("The game has not begun yet")
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        before = stored(database)
        many = "There are not that many turns to take back."
        for turns, told in (
            ("1", many),
            ("0", many),
            ("999999999", many),
            ("many", "Give the number of turns to take back."),
        ):
            assert await asks(at("Mo"), "table undo", turns=turns) == told
        await client.outbox_worker.idle()
        assert stored(database) == before
