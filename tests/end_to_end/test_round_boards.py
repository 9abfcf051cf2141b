"""A round is one board, as new tables are set: it is edited after each move, and a short call comes and goes."""

from structlog.typing import EventDict

from bot.sandbox import Channel, Sandbox, World
from bot.sandbox.world.changes import Change, MessageEdited
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import acts, crypt_begun, offered
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    POST,
    answer,
    begins,
    forgive,
    labelled,
    labels,
    link_to,
    public,
    said,
    seated,
    with_pictures,
)
from tests.patience import until


async def in_rounds(at: At, *names: str) -> None:
    await seated(at, *names)
    await at(names[0]).slash("table start")


async def test_one_board_is_edited_with_each_move_and_its_picture_and_the_next_player_is_called_briefly(
    start: Start, at: At, games: Channel, world: World
) -> None:
    ada, ben = world.people["Ada"].id, world.people["Ben"].id
    async with start(ScriptedChance([*begins("green"), "5"]), by_round=True) as client:
        await in_rounds(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        edited, call = public(games)[-2:]
        assert edited.id == board.id
        assert edited.content == (
            "Round 1 of 14: light sides up, two tokens each. Ada has the start marker.\n"
            f"Ada: green 3 comes in, to p9.\nNext: <@{ben}> (red)"
        )
        assert edited.attachments[0].content != board.attachments[0].content
        assert str(edited.attachments[0].description).startswith("Ada: green 3 comes in, to p9.")
        assert call.content == f"<@{ben}> (red): it is your turn. {link_to(games, board)}"
        assert call.pinged == {ben}
        assert labels(call) == ["Move"]
        pad = await (await at("Ben").click(call, id_of(call, "ff-pad"))).finished()
        assert "**1 outside**" in pad.content
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert [message.id for message in with_pictures(games)][-1] == board.id
        assert public(games)[-1].content.startswith(f"<@{ada}> (green): it is your turn.")
        assert call.id not in [message.id for message in public(games)]
        for name, token in (("Ada", "5"), ("Ben", "5")):
            await at(name).slash("stay", token=token)
        await client.outbox_worker.idle()
        told = next(message for message in public(games) if message.id == board.id)
        assert told.content.count("\n") == 4
        assert labels(told) == ["Earlier moves"]
        page = answer(await at("Eve").click(told, id_of(told, "rewatch")))
        assert page.content.startswith("**Turn 3 of 5**\nAda: green 2 stays outside.")
        back = answer(await at("Eve").click(page, labelled(page, "Back")))
        assert back.content.startswith("**Turn 2 of 5**\nBen: red 3 stays outside.")
        assert len(back.attachments) == 1
        newest = public(games)[-1]
        assert newest.content.startswith("Round 2 begins")
        assert newest.pinged == frozenset()  # Ben has moved himself, and begins
        assert "it is your turn" not in "".join(message.content for message in public(games))


async def test_what_was_taken_back_is_told_in_a_message_of_its_own_and_the_next_move_begins_another_board(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance(begins("green")), by_round=True) as client:
        await in_rounds(at, "Ada", "Ben")
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()
        first = with_pictures(games)[-1]
        assert "\nNext: <@" in first.content
        await at("Ada").slash("undo")
        await client.outbox_worker.idle()
        assert public(games)[-1].content.startswith("Taken back: Ada: green 3 comes in, to p9.")
        await at("Ada").slash("move", token="4", path="u")
        await client.outbox_worker.idle()
        (board,) = [message for message in with_pictures(games)[1:] if message.components]  # behind the lobby
        assert "Ada: green 3 comes in, to p10." in board.content
        await until(lambda: "Next: <@" not in next(each for each in public(games) if each.id == first.id).content)


async def test_a_board_that_a_moderator_deleted_is_posted_anew_and_calls_by_itself(
    start: Start, at: At, games: Channel, world: World, quiet: list[EventDict]
) -> None:
    async with start(ScriptedChance(begins("green")), by_round=True) as client:
        await in_rounds(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        world.delete(public(games)[-1])
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        assert "Ada: green 3" in public(games)[-1].content
        assert public(games)[-1].pinged == {world.people["Ben"].id}
    forgive(quiet, "refused")


async def test_after_a_restart_the_same_board_is_edited_and_its_button_works(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance(begins("green")), by_round=True) as client:
        await in_rounds(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
    async with start(ScriptedChance([]), by_round=True) as client:
        await at("Ada").slash("stay", token="4")
        await client.outbox_worker.idle()
        edited = public(games)[-2]
        assert edited.id == board.id
        assert " outside**" in said(await at("Ben").click(edited, id_of(edited, "ff-pad")))


async def test_a_round_takes_one_message_with_a_board(start: Start, at: At, games: Channel, sandbox: Sandbox) -> None:
    async with start(ScriptedChance(begins("green")), by_round=True) as client:
        await in_rounds(at, "Ada", "Ben", "Cleo")
        await client.outbox_worker.idle()
        before = len(with_pictures(games))
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Cleo", "4")):
            await at(name).slash("stay", token=token)
            await client.outbox_worker.idle()
        assert len(with_pictures(games)) == before
        assert [request.status for request in sandbox.requests if f"{request.method} {request.route}" == POST][-3:] == [
            200
        ] * 3


async def test_the_board_of_a_draft_says_what_is_left_now(start: Start, at: At, games: Channel, world: World) -> None:
    async with start(ScriptedChance(begins("green")), by_round=True) as client:
        await at("Ada").slash("new fearsome-floors", dungeon="advanced")
        await at("Ben").slash("join", colour="red")
        await at("Ada").slash("table start")
        await at("Ada").slash("place", tile="stone", square="e5")
        await at("Ben").slash("place", tile="crystal", square="g5")
        await client.outbox_worker.idle()
        (board,) = with_pictures(games)[-1:]
        assert board.content == (
            "The dungeon grows: 15 tiles are left, and Ada places the next one.\n"
            "Left: stone (2), crystal (1), turn-right stone (4), turn-around stone (2), 2x2 pool (1), 4x1 pool (1), "
            "teleporter of pair 1 (2), teleporter of pair 2 (2).\n"
            "Ada places a stone on e5.\nBen places a crystal on g5.\n"
            f"Next: <@{world.people['Ada'].id}> (green)"
        )


async def test_each_move_of_programs_has_its_picture_on_the_board_and_calls_nobody_who_has_just_moved(
    start: Start, at: At, games: Channel, world: World
) -> None:
    async with start(ScriptedChance(begins("green")), by_round=True) as client:
        await at("Ada").slash("new fearsome-floors", opponents=2, level="runner")
        await client.outbox_worker.idle()
        (board,) = with_pictures(games)[1:]  # behind the lobby
        shown = [board.attachments[0].content]

        def note(change: Change) -> None:
            if isinstance(change, MessageEdited) and change.message.id == board.id and change.message.attachments:
                shown.append(change.message.attachments[0].content)

        world.subscribe(note)
        await at("Ada").slash("move", token="4", path="uu")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert len(set(shown)) == 4, "the board, and it after each of three moves"
        assert public(games)[-1].id == board.id
        (board,) = with_pictures(games)[1:]
        assert board.content.split("\n")[-1] == f"Next: <@{world.people['Ada'].id}> (green)"
        assert labels(board) == ["Move", "How to play", "Who gets eaten?", "Earlier moves", "Why?"]


async def test_a_round_of_claustrophobia_is_two_boards_that_are_edited(start: Start, at: At, games: Channel) -> None:
    async with start(by_round=True) as client:
        await crypt_begun(at)
        await client.outbox_worker.idle()
        dice = await offered(at("Ada"))
        await at("Ada").slash("act", move=dice[0])
        await at("Ada").slash("act", move="end")
        await client.outbox_worker.idle()
        humans, demons = with_pictures(games)[1:]  # behind the lobby
        assert "Destiny dice:" in demons.content
        assert "Threat phase" in demons.content
        await acts(at("Ben"), "destiny")
        await client.outbox_worker.idle()
        assert [message.id for message in with_pictures(games)[1:]] == [humans.id, demons.id]
        board = with_pictures(games)[-1].content
        assert "Threat phase" in board
        assert "Destiny dice:" in board, "what was thrown is told on"
