"""Resigning: the others play on, and the last one who plays has won."""

from bot.sandbox import Channel
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import (
    NOTHING,
    answer,
    asks,
    begins,
    begun,
    heads,
    public,
    resigns,
)

RESIGNED = "You have resigned. Until somebody else acts, `/undo` takes it back."
RESIGNED_AND_OVER = "You have resigned, and with that the game is over."


async def test_in_a_game_of_two_resigning_ends_it(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        assert await resigns(at("Ben")) == RESIGNED_AND_OVER
        await client.outbox_worker.idle()
        last, closing = public(games)[-2:]
        assert last.content.startswith("Ben resigns")
        assert "Place 1: " in last.content
        assert (last.components, last.pinged) == ((), frozenset())
        assert closing.content.endswith("\nThat was the game. Here is all of it as text.")
        (record,) = closing.attachments
        assert record.filename.endswith("_Ada-Ben_no1.txt")
        assert record.content_type is not None
        assert record.content_type.startswith("text/plain")
        assert b'[Result "' in record.content
        replay = await (await at("Cleo").click(closing, id_of(closing, "rewatch"))).finished()
        assert replay.content.startswith("**Before turn 1 of 1**")
        assert replay.ephemeral_to == at("Cleo").person.id
        board = await (await at("Ben").slash("see board")).finished()
        assert "Place 1: " in board.content
        assert board.components == ()


async def test_in_a_game_of_three_the_others_play_on(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        again = answer(await at("Ben").slash("resign"))
        assert await resigns(at("Ben")) == RESIGNED
        ended = answer(await at("Ben").click(again, id_of(again, "resign")))
        assert (ended.content, ended.components) == ("You have resigned from this game already.", ())
        await client.outbox_worker.idle()
        assert public(games)[-1].pinged == {at("Ada").person.id}  # it was Ada's turn, and still is
        assert "has resigned" in await asks(at("Ben"), "move", token="4", path="u")
        assert await resigns(at("Ben")) == "You have resigned from this game already."
        assert await resigns(at("Ada")) == RESIGNED_AND_OVER
        await client.outbox_worker.idle()
        assert "Place 1: " in public(games)[-2].content


async def test_resigning_before_a_card_is_revealed_is_not_said_to_be_taken_back(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green"), "5"])):
        await begun(at, "Ada", "Ben", "Cleo")
        for name, token in (("Ada", "4"), ("Ben", "4"), ("Cleo", "4"), ("Ada", "5"), ("Ben", "5")):
            await at(name).slash("stay", token=token)
        assert await resigns(at("Cleo")) == "You have resigned."


async def test_resigning_can_be_taken_back_like_a_move(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben", "Cleo")
        await resigns(at("Ada"))
        assert await asks(at("Ada"), "undo") == NOTHING
        assert await asks(at("Ada"), "move", token="4", path="uu") == "green 4 to p9. It shows 3 now."
        await client.outbox_worker.idle()
        assert heads(public(games))[-1] == "Ada: green 3"
