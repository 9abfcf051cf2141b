"""What people can ask without seeing a picture: tokens, squares, rows, and why the monster went as it did."""

from pathlib import Path

from bot.sandbox import Channel
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Clock, Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import (
    answer,
    asks,
    begins,
    begun,
    public,
    resigns,
    set_up,
    start_tokens,
    walked,
)


async def test_places_are_told_in_one_sentence_to_players_and_spectators(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g4": "k7", "r4": "k5"})
        assert await asks(at("Ada"), "see where", who="4") == (
            "green 4 (Ada) is on k7 and has not moved in this round; its other side shows 3. "
            "It can step up, down, left and right. The exit is 16 squares away, 10 to the left and 6 up. "
            "The monster does not see it."
        )
        assert "red 4 (Ben) is on k5" in await asks(at("Cleo"), "see where", who="red 4")
        assert await asks(at("Ada"), "see square", square=" K5") == "k5: red 4 (Ben)."
        assert "k7 green 4 (Ada)" in await asks(at("Cleo"), "see row", row="7")
        assert (
            await asks(at("Cleo"), "see where", who=" Monster") == "The monster is on a1, facing east. It sees nobody."
        )
        offered = await at("Cleo").complete("see where", focus="who", who="mon")
        assert offered == [{"name": "the monster", "value": "monster"}]
        tokens = await at("Cleo").complete("see where", focus="who", who="red")
        assert [(one["name"], one["value"]) for one in tokens[:2]] == [("red 1 outside", "r1"), ("red 3 outside", "r3")]
        assert [one["value"] for one in await at("Ben").complete("see square", focus="square", square="K1")] == [
            "k1",
            "k10",
            "k11",
        ]


async def test_what_is_not_there_is_refused(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        await begun(at, "Ada", "Ben")
        for command, option, sentence in (
            ("see where", {"who": "9"}, "There is no token “9” in this game."),
            ("see where", {"who": "@everyone"}, "There is no token “\\@everyone” in this game."),
            ("see square", {"square": "q4"}, "The board has no square “q4”."),
            ("see row", {"row": "12"}, "The board has no row or column “12”: rows are 1 to 11, columns a to p."),
            ("see row", {"row": "ab"}, "The board has no row or column “ab”: rows are 1 to 11, columns a to p."),
        ):
            assert await asks(at("Ada"), command, **option) == sentence


async def test_the_last_walk_is_explained_and_its_menu_works_after_a_restart(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        assert await asks(at("Cleo"), "see why") == (
            "There is no walk to explain: the monster has not walked yet, or its walk was taken back."
        )
        for name in ("Ada", "Ben", "Ada", "Ben"):
            (token, *_) = await at(name).complete("stay", focus="token", token="")
            await at(name).slash("stay", token=token["value"])
        await client.outbox_worker.idle()
        told = answer(await at("Cleo").slash("see why"))
        assert told.content.split("\n")[0] == "The monster plays 5."
        assert told.content.count("Step ") == 5
    async with start():
        shown = answer(await at("Cleo").select(told, ids(told)[0], ["2"]))
        assert shown.id == told.id
        assert shown.content.startswith("Step 2: ")
        assert "to its left (" in shown.content
        assert len(shown.attachments) == 1
        shown = answer(await at("Cleo").select(shown, ids(shown)[0], ["3"]))
        assert shown.content.startswith("Step 3: ")
        assert len(shown.attachments) == 1
    assert all("it looks" not in message.content for message in public(games))


UNDONE = "What this was about has been taken back since, so it is not part of the game any more."


async def test_the_menu_of_a_walk_tells_that_walk_whatever_is_played_by_then_or_that_it_was_taken_back(
    start: Start, at: At, bot_clock: Clock
) -> None:
    async with start(ScriptedChance([*begins("green"), "5", *begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await walked(at)
        old, again = [answer(await at(name).slash("see why")) for name in ("Cleo", "Dan")]
        (token, *_) = await at("Ben").complete("stay", focus="token", token="")
        await at("Ben").slash("stay", token=token["value"])
        await at("Mo").slash("table undo", turns="2")
        ended = answer(await at("Cleo").select(old, ids(old)[0], ["2"]))
        assert (ended.content, ended.components) == (UNDONE, ())
        await at("Mo").slash("table redo")
        shown = answer(await at("Dan").select(again, ids(again)[0], ["2"]))  # the same walk is there again
        assert shown.content.startswith("Step 2: ")
        await at("Mo").slash("table undo")
        await bot_clock.passes(client, minutes=1)
        await at("Ben").slash("stay", token="5")
        ended = answer(await at("Dan").select(shown, ids(shown)[0], ["3"]))  # another walk has taken its place
        assert (ended.content, ended.components, ended.attachments) == (UNDONE, (), ())
        kept = answer(await at("Eve").slash("see why"))
        await resigns(at("Ada"))
        await begun(at, "Finn", "Gus")
    async with start(ScriptedChance([])):
        shown = answer(await at("Eve").select(kept, ids(kept)[0], ["5"]))
        assert shown.content.startswith("Step 5: ")
        assert await asks(at("Eve"), "see why") == (
            "There is no walk to explain: the monster has not walked yet, or its walk was taken back."
        )
