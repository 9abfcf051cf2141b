"""Each person is answered in their language, and everybody in a channel reads that of its table; made-up languages."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.host.program import put_together
from bot.runtime.client import Program
from bot.sandbox import Channel, World
from render.core.languages import ENGLISH, LANGUAGES
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.language_scenes import LOCALES, NAMES, SPOKEN, Heard, folders, heard, spoken
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, asks, begun, green_begins, labels, private, public, resigns, rows, said
from tests.end_to_end.test_puzzle import first_of, wrong
from tests.pseudo_language import languages_of

__all__ = ["folders", "heard", "spoken"]


async def test_three_people_at_a_table_are_answered_in_their_own_languages_and_the_channel_reads_that_of_the_table(
    start: Start, at: At, heard: Heard, spoken: Program, games: Channel
) -> None:
    async with start(green_begins(), program=spoken) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        for name in ("Ada", "Ben", "Cleo"):
            person, own = at(name), SPOKEN[name]
            for line in (
                "help",
                "rules",
                "settings",
                "table settings",
                "see board",
                "see text",
                "see forecast",
                "privacy",
            ):
                assert languages_of(said(await person.slash(line)), NAMES) == {own}, line
            await person.click(board, id_of(board, "ff-pad"))
            for refused in ({"token": "9", "path": "u"}, {"token": "3", "path": "zz"}):
                await person.slash("move", **refused)
            await person.slash("join", colour="nonsense")
            await person.slash("act", move="attack")
            await person.slash("place", tile="stone", square="k5")
            choices = await person.complete("rules", focus="topic", topic="")
            assert {each for choice in choices for each in languages_of(choice["name"])} == {own}
        for name, token in (("Ada", "3"), ("Ben", "3"), ("Cleo", "3")):
            await at(name).slash("stay", token=token)
        await at("Ben").slash("undo")
        await at("Mo").slash("table undo")
        await at("Ben").slash("table settings", posts="round")
        await at("Mo").slash("table settings", posts="round")
        await client.outbox_worker.idle()
    assert heard.wrong("everybody", "eo") == []
    for name in ("Ada", "Ben", "Cleo"):
        assert heard.wrong(name, SPOKEN[name]) == []
        assert heard.languages(name) == {SPOKEN[name]}


async def test_a_refusal_names_things_in_the_language_of_who_is_refused(start: Start, at: At, spoken: Program) -> None:
    async with start(program=spoken):
        await at("Ada").slash("new fearsome-floors")
        for refused in ({"colour": "nonsense"}, {"colour": "red"}, {"colour": "red"}):
            told = said(await at("Ben").slash("join", **refused))
            assert languages_of(told, [*LOCALES, "nonsense"]) == {"vo"}
        assert languages_of(await asks(at("Cleo"), "join", colour="red"), LOCALES) == {"en"}


async def test_a_table_is_in_the_language_that_its_host_has_set_and_so_is_the_next_one_there(
    start: Start, at: At, spoken: Program, games: Channel
) -> None:
    async with start(program=spoken) as client:
        assert answer(await at("Ada").slash("new fearsome-floors")).components == ()
        await client.outbox_worker.idle()
        assert languages_of(public(games)[0].content, LOCALES) == {"eo"}
        shown = await asks(at("Ada"), "table settings", language="en")
        assert shown.count("English") == 1
        assert languages_of(shown, ["English"]) == {"eo"}
        await client.outbox_worker.idle()
        assert languages_of(public(games)[0].content, LOCALES) == {"en"}
        assert public(games)[-1].content == "Ada has changed how this table is set, now with language: English."
        await at("Ada").slash("table stop")
        opened = answer(await at("Ben").slash("new fearsome-floors"))
        await client.outbox_worker.idle()
        assert languages_of(public(games)[-1].content, LOCALES) == {"en"}
        assert languages_of(opened.content) == {"vo"}
        assert len(labels(opened)) == 1
        changed = answer(await at("Ben").click(opened, id_of(opened, "language")))
        assert changed.components == ()
        await client.outbox_worker.idle()
        lobby = next(message for message in reversed(public(games)) if message.components)
        assert languages_of(lobby.content, LOCALES) == {"vo"}


async def test_tables_of_a_server_are_in_its_language_where_none_has_been_played(
    start: Start, at: At, spoken: Program, games: Channel
) -> None:
    async with start(program=spoken) as client:
        refused = await asks(at("Ben"), "settings", server_language="vo")
        assert languages_of(refused, LOCALES) == {"vo"}
        told = await asks(at("Mo"), "settings", server_language="eo")
        assert told.startswith("Tables that are opened in this server are in eo from now on.")
        await at("Ben").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        assert languages_of(public(games)[0].content, LOCALES) == {"eo"}


async def test_a_direct_message_is_in_the_language_in_which_its_reader_last_used_discord(
    start: Start, at: At, spoken: Program, world: World, bot_clock: Clock, database: Path
) -> None:
    async with start(green_begins(), program=spoken) as client:
        await at("Ben").slash("settings", pings="direct")
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        (call,) = private(world, "Ben")
        assert languages_of(call.content, LOCALES) == {"vo"}
        world.locales[world.people["Ben"].id] = "en-US"
        await at("Ben").slash("help")
        await bot_clock.passes(client, days=1)
        assert languages_of(private(world, "Ben")[-1].content, LOCALES) == {"en"}
        assert rows(database, "SELECT language FROM people") == [("en",)]


async def test_where_one_language_is_offered_nobody_is_asked_for_one_and_none_is_noted(
    start: Start, at: At, world: World, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for language in set(LANGUAGES) - {ENGLISH}:
        monkeypatch.delitem(LANGUAGES, language)
    async with start(program=put_together(GAMES)):
        (table,) = [command for command in world.commands[None] if command["name"] == "table"]
        (settings,) = [option for option in table["options"] if option["name"] == "settings"]
        assert "language" not in {option["name"] for option in settings["options"]}
        assert "language" not in await asks(at("Ada"), "settings")
        assert answer(await at("Ada").slash("new fearsome-floors")).components == ()
        assert "language" not in await asks(at("Ada"), "table settings")
        assert rows(database, "SELECT language FROM people") == []


async def test_statistics_are_told_in_the_language_of_who_asks_and_shown_in_that_of_the_channel(
    start: Start, at: At, heard: Heard, spoken: Program, games: Channel
) -> None:
    async with start(green_begins(), program=spoken) as client:
        await begun(at, "Ada", "Ben")
        await resigns(at("Ben"))
        await client.outbox_worker.idle()
        for command, verb in (("stats", "showstats"), ("standing", "showboard")):
            mine = answer(await at("Ben").slash(command))
            await at("Ben").click(mine, id_of(mine, verb))
        await client.outbox_worker.idle()
        assert len(public(games)[-2].attachments) == 1
    assert heard.wrong("everybody", SPOKEN["Ada"]) == []
    assert heard.wrong("Ben", SPOKEN["Ben"]) == []


async def test_what_somebody_shares_and_the_thread_of_their_table_are_in_the_language_of_the_place(
    start: Start, at: At, spoken: Program, games: Channel, world: World, bot_clock: Clock
) -> None:
    async with start(program=spoken) as client:
        await at("Mo").slash("settings", server_language="eo")
        await at("Ben").slash("new fearsome-floors")
        await at("Ben").slash("new fearsome-floors", thread=True)
        (thread,) = world.threads(games)
        assert languages_of(thread.name, NAMES) == {"eo"}
        for wrong_answer in wrong(first_of("save", bot_clock), 3):
            told = answer(await at("Ben").slash("puzzle", answer=wrong_answer))
        await at("Ben").click(told, id_of(told, "share"))
        await client.outbox_worker.idle()
        assert languages_of(public(games)[-1].content, NAMES) == {"eo"}
