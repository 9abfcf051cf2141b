"""A game as its players use it: paths, undo, the board, the rules, threads."""

from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from bot.sandbox import Channel, Sandbox, UserClient, World
from engine.core import ScriptedChance
from render.core.composition import split
from render.fearsome_floors.rules import EXAMPLES
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids, next_on
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    asks,
    begins,
    begun,
    heads,
    labelled,
    labels,
    options_of,
    public,
    rows,
    said,
    set_up,
    start_tokens,
    stored,
    texts,
)

FIRST_GAME = {"game": "fearsome-floors"}
"""Says whose rules are meant, as no table does."""


async def test_a_square_that_can_be_reached_in_different_ways_asks_which_and_the_button_plays_it(
    start: Start, at: At, database: Path, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        tokens = start_tokens(database)
        set_up(database, tokens=tokens | {"g4": "g6"})  # a stone lies on g7
        before = public(games)
        asked = answer(await at("Ada").slash("move", token="4", path="h7"))
        assert (
            asked.content
            == "There are several ways to get there. Which one? A path in letters (`uull`) says it exactly."
        )
        assert len(labels(asked)) == len(set(labels(asked))) > 1
        (pushing,) = [label for label in labels(asked) if "a stone to g8" in label]
        assert public(games) == before
        assert said(await at("Ada").click(asked, labelled(asked, pushing))) == "green 4 from g6 to h7. It shows 3 now."
        await client.outbox_worker.idle()
        assert "pushes a stone to g8" in public(games)[-1].content


@pytest.mark.parametrize("path", ["uu", " P9 "])
async def test_a_path_can_be_written_in_many_ways(start: Start, at: At, games: Channel, path: str) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        assert await asks(at("Ada"), "move", token=" G4 ", path=path) == "green 4 to p9. It shows 3 now."
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ada: green 3 comes in, to p9.")


async def test_a_token_can_stay(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        assert await asks(at("Ada"), "stay", token="4 outside") == "green 4 stays outside. It shows 3 now."
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ada: green 3 stays")


async def test_the_board_is_shown_to_the_asker_alone_with_controls_only_for_the_player_to_move(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = stored(database), public(games)
        shown = {}
        for name in ("Ada", "Ben", "Cleo"):
            reply = await at(name).slash("see board")
            shown[name] = await reply.finished()
            assert reply.ephemeral
            assert shown[name].ephemeral_to == at(name).person.id
            (picture,) = shown[name].attachments
            assert picture.description
            with Image.open(BytesIO(picture.content)) as image:
                assert image.size == (1280, 816)
        assert [labels(message) for message in shown.values()] == [["Move", "How to play"], ["Plan ahead"], []]
        assert (stored(database), public(games)) == before
        pad = answer(await at("Ada").click(shown["Ada"], ids(shown["Ada"])[0]))
        first, legend, advice = pad.content.splitlines()
        assert first == "**1 outside**: 1 point, enough to come in."
        assert legend == "-# The number before a square says which token goes there. ○ pushes something."
        assert advice.startswith("💡 Bring 3 of your 4 tokens out")


async def test_ones_own_last_move_can_be_taken_back_and_the_board_is_posted(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        first = public(games)[-1]
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        before = public(games)
        assert await asks(at("Ada"), "undo") == NOTHING
        await client.outbox_worker.idle()
        assert texts(public(games)[:-1]) == texts(before)  # what was posted stays
        back = public(games)[-1]
        assert back.content.startswith("Taken back: Ada: green 3 comes in, to p9.\nRound 1 begins")
        assert next_on(back) == at("Ada").person.id
        assert back.pinged == frozenset()
        assert back.attachments[0].content == first.attachments[0].content
        assert rows(database, "SELECT * FROM turns") == []
        await at("Ada").slash("move", token="4", path="u")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Ada: green 3 comes in, to p10.")


async def test_a_move_stands_once_somebody_has_acted_or_a_card_was_revealed_unless_the_others_agree(
    start: Start, at: At, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])) as client:
        await begun(at, "Ada", "Ben")
        nothing = "You have made no move in this game that could be taken back."
        asked = "That takes back more than your own turn, so {} must agree; I have asked in the channel."
        for mover, token, asker, told in (
            ("Ada", "4", "Ben", nothing),
            ("Ben", "4", "Ada", asked.format("Ben")),
            ("Ada", "5", "Ben", asked.format("Ada")),
            ("Ben", "5", "Ben", asked.format("Ada")),
        ):
            await at(mover).slash("stay", token=token)
            await client.outbox_worker.idle()
            before = stored(database)
            assert await asks(at(asker), "undo") == told
            await client.outbox_worker.idle()
            after = stored(database)
            assert after | {"posts": before["posts"]} == before


async def test_a_walk_is_filmed_then_shows_each_step_and_then_the_new_rounds_board(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "10"])) as client:
        await begun(at, "Ada", "Ben")
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Ada", "5")):
            await at(name).slash("stay", token=token)
        await client.outbox_worker.idle()
        before = len(public(games))
        assert (
            await asks(at("Ben"), "stay", token="5") == "red 5 stays outside. It shows 2 now.\nIt is your turn again."
        )
        await client.outbox_worker.idle()
        *told, board = public(games)[before:]
        move, film, *walk = told
        assert [len(message.attachments) for message in (move, film, board)] == [1, 1, 1]
        assert [len(message.attachments) for message in walk] == [*split(10, "square")]
        assert [(message.components, next_on(message)) for message in told] == [((), None)] * len(told)
        assert board.content.startswith("Round 2 begins")
        assert next_on(board) == at("Ben").person.id
        assert board.pinged == frozenset()  # who was told so in private
        assert labels(board) == [
            "Move",
            "How to play",
            "Plan ahead",
        ]  # nothing to guess while all are outside


async def test_the_rules_can_be_read_topic_by_topic(start: Start, at: At, subtests: pytest.Subtests) -> None:
    pictures = 0
    async with start():
        read = answer(await at("Mo").slash("rules", **FIRST_GAME))
        topics = await at("Mo").complete("rules", **FIRST_GAME, focus="topic", topic="")
        assert [title for menu in options_of(read) for title in menu] == [topic["name"] for topic in topics]
        assert read.content.startswith("**Aim and setup**")
        for topic in topics:
            with subtests.test(topic["name"]):
                told = await (await at("Mo").slash("rules", **FIRST_GAME, topic=topic["value"])).finished()
                assert told.content.startswith(f"**{topic['name']}**\n")
                for picture in told.attachments:
                    assert Image.open(BytesIO(picture.content)).format == "PNG"
                    assert picture.description
                    assert told.content.endswith(f"\n\n{picture.description}")
                pictures += len(told.attachments)
        assert pictures == len(EXAMPLES)
        for typed in ("WALLS", "rounds  and", "pushing", "blood"):
            told = await (await at("Mo").slash("rules", **FIRST_GAME, topic=typed)).finished()
            assert typed.split()[0].lower() in told.content.split("\n")[0].lower()
        assert await asks(at("Mo"), "rules", **FIRST_GAME, topic="advanced game") == (
            "The rules have several topics like that: Advanced game: the draft, Advanced game: limits of the draft."
        )
        found = await at("Mo").complete("rules", **FIRST_GAME, focus="topic", topic=topics[3]["name"].upper())
        assert found == [topics[3]]


async def test_tokens_and_paths_complete_to_what_is_legal(start: Start, at: At, database: Path) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        set_up(database, tokens=start_tokens(database) | {"g5": "k7", "g1": "out"}, escaped=("g1",))
        ada = at("Ada")
        tokens = await ada.complete("move", focus="token", token="")
        assert [(one["name"], one["value"]) for one in tokens] == [
            ("3 outside", "g3"),
            ("4 outside", "g4"),
            ("5 on k7", "g5"),
        ]
        assert await ada.complete("stay", focus="token", token=" K7") == tokens[2:]
        assert await ada.complete("move", focus="token", token="q") == []
        paths = await ada.complete("move", focus="path", token="g5", path="")
        assert len(paths) == 25
        assert all(len(one["name"]) <= 100 for one in paths)
        (first, *_) = await ada.complete("move", focus="path", token="5", path="UU")
        assert first["value"] == "uu"
        assert "k5" in first["name"]
        (square, *_) = await ada.complete("move", focus="path", token="5", path="k5")
        assert square == first
        assert await ada.complete("move", focus="path", token="5", path="p1") == []


async def test_where_nothing_is_to_be_completed_nothing_is_offered(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])):
        assert await at("Ada").complete("join", focus="colour", colour="") == []
        await begun(at, "Ada", "Ben")
        await at("Ada").slash("stay", token="4")
        assert await at("Ada").complete("move", focus="path", token="g4", path="") == []
        assert await at("Ada").complete("move", focus="path", token="nonsense", path="") == []
        assert await at("Ada").complete("move", focus="path", path="") == []
        assert await at("Cleo").complete("move", focus="token", token="") == []
        assert await at("Cleo").complete("stay", focus="token", token="") == []
        assert await at("Cleo").complete("join", focus="colour", colour="") == []


async def test_a_thread_is_a_table_of_its_own(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel
) -> None:
    thread = world.open_thread(name="second table", parent=games, owner=world.people["Ada"])
    async with start(ScriptedChance([*begins("green"), *begins("red")])) as client:

        def there(name: str) -> UserClient:
            return sandbox.as_person(world.people[name], thread, patient=True)

        await begun(at, "Ada", "Ben")
        await begun(there, "Cleo", "Ada")
        assert await asks(at("Ada"), "move", token="4", path="uu") == "green 4 to p9. It shows 3 now."
        assert await asks(there("Ada"), "stay", token="r5") == "red 5 stays outside. It shows 2 now."
        await client.outbox_worker.idle()
        assert heads(public(games))[-1] == "Ada: green 3"
        assert heads(public(thread))[-1] == "Ada: red 2"
        assert public(games)[-1].pinged == {world.people["Ben"].id}
        assert public(thread)[-1].pinged == {world.people["Cleo"].id}
