"""What can be asked of a message, in Discord's menu *Apps*: what has happened since one's turn, and why."""

from pathlib import Path

import pytest

from bot.sandbox import Channel, Message, World
from bot.sandbox.user_client import ImpossibleError
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.scenes import begins, begun, green_begins, public, said, walked
from tests.end_to_end.test_opponents import programs_for_all_but_ada

SINCE = "What happened since my turn"
WHY = "Why did it go there"


async def test_a_message_of_a_game_tells_who_plays_what_has_happened_since_and_everybody_what_moved_and_how(
    start: Start, at: At, games: Channel
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        opening = public(games)[-1]
        assert said(await at("Cleo").use_on(opening, WHY)) == "Nobody had moved yet when this message was posted."
        await walked(at)
        await client.outbox_worker.idle()
        board = public(games)[-1]
        assert "Ben: red 2 stays outside." in said(await at("Ada").use_on(board, SINCE))
        assert said(await at("Cleo").use_on(board, SINCE)).startswith("You are not in this game")
        told = said(await at("Cleo").use_on(board, WHY))
        first, *steps = told.splitlines()
        assert first == "The monster plays 7."
        assert len(steps) == 8, "each step says what it sees and does"


async def test_a_message_of_a_program_says_why_it_played_so(
    start: Start, at: At, games: Channel, database: Path
) -> None:
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await programs_for_all_but_ada(at, database, "expert", "Ben")
        await at("Ada").slash("move", token="4", path="uu")
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        assert "→" in said(await at("Cleo").use_on(public(games)[-1], WHY))


async def test_other_messages_tell_nothing(start: Start, at: At, world: World, games: Channel) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        chat = Message(
            id=world.snowflakes.next(),
            channel_id=games.id,
            author=world.people["Ada"],
            content="Hello",
            created_at=world.clock(),
        )
        world.post(chat)
        told = said(await at("Ada").use_on(chat, WHY))
        assert told == "This message is not about a game of this channel."
        with pytest.raises(ImpossibleError):
            await at("Ada").use_on(chat, "No such command")
