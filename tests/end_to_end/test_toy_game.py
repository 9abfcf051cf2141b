"""The toy game, played beside Fearsome Floors: hidden hands, small turns in one post, an interrupt, an order, dice."""

from collections.abc import Iterator

import pytest

from bot.delivery.studio_process import Painter
from bot.sandbox import Channel, Message, Sandbox, UserClient, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import NOTHING, answer, asks, begins, begun, labelled, labels, public, texts
from tests.end_to_end.toy_scenes import ALL_ON_DISCORD, HANDS, changed, luck, pad_of, presses, said_since, toy_begun
from tests.kept_pictures import painter_of_a_run


@pytest.fixture(scope="module")
def painter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Painter]:
    """Makes the pictures of the toy game, too."""
    yield from painter_of_a_run(tmp_path_factory, "tests.end_to_end.toy_studio")


@pytest.fixture
def lounge(world: World) -> Channel:
    return next(channel for channel in world.channels.values() if channel.name != "games")


@pytest.fixture
def toy(sandbox: Sandbox, world: World, lounge: Channel) -> At:
    """Return what a person can do in the channel of the toy game."""
    return lambda name: sandbox.as_person(world.people[name], lounge, patient=True)


async def replayed(person: UserClient, over: Message) -> list[str]:
    """Return all pages of a replay, as somebody turns them."""
    page = answer(await person.click(over, id_of(over, "rewatch")))
    pages = [page.content]
    last = int(labelled(page, "Last").rpartition(":")[2].partition(".")[0])
    for _ in range(last):
        page = changed(await person.click(page, labelled(page, "Forward")))
        pages.append(page.content)
    return pages


async def test_a_game_is_opened_beside_another_one_and_played_to_its_end(
    start: Start, at: At, toy: At, games: Channel, lounge: Channel
) -> None:
    chance = ScriptedChance([*begins("green"), *HANDS, "6", "1111", *"11111"])
    async with start(chance, program=ALL_ON_DISCORD) as client:
        await begun(at, "Ada", "Ben")
        await toy_begun(toy)
        assert await asks(at("Ada"), "stay", token="4") == "green 4 stays outside. It shows 3 now."
        await client.outbox_worker.idle()
        ada, ben = toy("Ada").person.id, toy("Ben").person.id
        lobby, rolled, board = public(lounge)
        assert lobby.content.startswith("**Toy Game**: a table for 2 to 3 players\n1. Ada: North\n2. Ben: East")
        assert rolled.content == "The die gives 6 points."
        assert board.content == f"Ada has the turn, with 6 points.\nNext: <@{ada}> (North)"
        assert len(board.attachments) == 1

        before = public(lounge)
        assert await presses(toy("Ada"), "Play gold") == "Ada plays a gold. Ada +2.\nIt is your turn again."
        assert await presses(toy("Ada"), "Keep thief") == "Ada keeps a thief.\nIt is your turn again."
        assert said_since(lounge, before) == []
        assert await presses(toy("Ada"), "Dig") == "Ada digs up the tile 1111.\nBen has to answer now. Then you go on."
        await client.outbox_worker.idle()
        assert said_since(lounge, before) == [
            "Ada plays a gold. Ada +2.\nAda keeps a card.",
            f"Ada digs up the tile 1111.\nYour call: <@{ben}> (East)",
        ]
        assert await asks(toy("Ada"), "act", move="turn 2") == "It is not your turn."
        assert await asks(toy("Ben"), "act", move="dance") == (
            "Nothing that you can do now has “dance” in it. The nearest moves:\n"
            "- `guard on`: Guard on\n- `turn 0`: Turn to 0\n- `turn 1`: Turn to 1"
        )
        assert await presses(toy("Ben"), "Turn to 2") == "Ben turns the tile. Ada +1."
        for name in ("Ada", "Ben") * 3:
            await toy(name).slash("act", move="end")
        assert await asks(at("Ben"), "stay", token="4") == "red 4 stays outside. It shows 3 now."
        await client.outbox_worker.idle()
        *_, ending, over = public(lounge)
        assert ending.content == "Ben has done. Ada +1. Ben +0.\nThe game is over: 1. Ada (4), 2. Ben (0)."
        pages = await replayed(toy("Mo"), over)
        assert len(pages) == 1 + 16
        assert pages[3] == "**Turn 3 of 16**\nAda keeps a thief."
        assert [text.split(":")[0] for text in texts(public(games)) if "stays" in text] == ["Ada", "Ben"]


async def test_a_hand_is_seen_by_its_player_alone_and_so_is_what_they_can_do(start: Start, toy: At) -> None:
    async with start(luck("gold"), program=ALL_ON_DISCORD) as client:
        await toy_begun(toy)
        assert await asks(toy("Ada"), "act", move="draw") == "Ada draws a gold.\nIt is your turn again."
        await client.outbox_worker.idle()
        none = "Toy Game has no squares to ask for: `/see text` tells all of it."
        assert await asks(toy("Ada"), "see square", square="k5") == none
        ada, ben = await pad_of(toy("Ada")), await pad_of(toy("Ben"))
        assert ada.content.startswith("Ada has the turn, with 5 points.\n")
        assert "Ada: 0, hand gold, thief, gold, kept none, guard off.\nBen: 0, hand card, card," in ada.content
        assert labels(ada) == [
            *("Done", "Dig", "Draw a card", "Play gold", "Play thief", "Keep gold", "Keep thief", "Guard on")
        ]
        assert "Ada: 0, hand card, card, card, kept none, guard unknown.\nBen: 0, hand bomb, gold," in ben.content
        assert labels(ben) == ["Guard on"]
        for person, seen in (
            ("Ada", "hand gold, thief, gold,"),
            ("Ben", "hand card, card, card,"),
            ("Mo", "hand card"),
        ):
            (file,) = answer(await toy(person).slash("see board")).attachments
            assert seen in (file.description or "")
        assert [offer["value"] for offer in await toy("Ada").complete("act", focus="move", move="play")] == [
            *("play gold", "play thief")
        ]
        assert await toy("Mo").complete("act", focus="move", move="") == []
        assert await asks(toy("Ben"), "act", move="play gold") == "It is not your turn."
        assert await asks(toy("Ada"), "act", move="play bomb") == "You have no such card."


async def test_a_standing_order_is_given_at_any_time_and_holds(start: Start, toy: At, lounge: Channel) -> None:
    async with start(luck("1111", "bomb"), program=ALL_ON_DISCORD) as client:
        await toy_begun(toy)
        await client.outbox_worker.idle()
        pad = await pad_of(toy("Ben"))
        await toy("Ada").slash("act", move="dig")
        await toy("Ben").slash("act", move="turn 0")
        before = public(lounge)
        told = changed(await toy("Ben").click(pad, labelled(pad, "Guard on"))).content
        assert told == "Your order holds from now on: Guard on."
        assert await asks(toy("Ada"), "act", move="play thief") == "Ada plays a thief.\nIt is your turn again."
        await client.outbox_worker.idle()
        assert "order" not in "".join(said_since(lounge, before))
        assert await asks(toy("Ben"), "act", move="guard on") == "You have given that order already."


async def test_what_a_moderator_takes_back_comes_again_whatever_is_drawn_first(
    start: Start, toy: At, lounge: Channel
) -> None:
    async with start(luck("gold", "2", "1111", "3"), program=ALL_ON_DISCORD) as client:
        await toy_begun(toy)
        await toy("Ada").slash("act", move="draw")
        await toy("Ada").slash("act", move="end")
        await toy("Ben").slash("act", move="dig")
        assert await asks(toy("Mo"), "table undo", turns="3") == NOTHING
        assert await asks(toy("Ada"), "act", move="dig") == (
            "Ada digs up the tile 1111.\nBen has to answer now. Then you go on."
        )
        await toy("Ben").slash("act", move="turn 0")
        assert await asks(toy("Ada"), "act", move="draw") == "Ada draws a gold.\nIt is your turn again."
        await toy("Ada").slash("act", move="end")
        await client.outbox_worker.idle()
        assert "Ada has done.\nThe die gives 2 points." in public(lounge)[-2].content
        assert public(lounge)[-1].content.startswith("Ben has the turn, with 2 points.")


async def test_a_restart_between_small_turns_loses_nothing_and_the_board_still_opens_the_pad(
    start: Start, toy: At, lounge: Channel
) -> None:
    chance = luck("gold", "1111")
    async with start(chance, program=ALL_ON_DISCORD) as client:
        await toy_begun(toy)
        await client.outbox_worker.idle()
        before = public(lounge)
        assert await presses(toy("Ada"), "Draw a card") == "Ada draws a gold.\nIt is your turn again."
        pad = await pad_of(toy("Ada"))
    async with start(chance, program=ALL_ON_DISCORD) as client:
        await client.outbox_worker.idle()
        assert said_since(lounge, before) == []
        told = changed(await toy("Ada").click(pad, labelled(pad, "Play thief"))).content
        assert told == "Ada plays a thief. Ben -2.\nIt is your turn again."
        assert await presses(toy("Ada"), "Dig") == "Ada digs up the tile 1111.\nBen has to answer now. Then you go on."
        await client.outbox_worker.idle()
        assert [text.split("\nYour call")[0] for text in said_since(lounge, before)] == [
            "Ada draws a card.\nAda plays a thief. Ben -2.",
            "Ada digs up the tile 1111.",
        ]
