"""Claustrophobia against a program: what it does is told and shown, its moves in a row in few pictures."""

import random
import re
from itertools import pairwise

from bot.sandbox import Channel
from engine.core import SeededChance
from render.claustrophobia.arrangement import NARROWEST
from tests.end_to_end.conftest import Start
from tests.end_to_end.crypt_player import acts, acts_by_lot
from tests.end_to_end.player import At
from tests.end_to_end.scenes import NOTHING, asks, labelled, public
from tests.patience import until

SOME_ANSWERS = 8


async def test_a_program_plays_the_demons(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)):
        await played_against_a_program(at, games, side="humans")
        await acts(at("Ada"), "assign")
        assert "The Human Action is over." in await asks(at("Ada"), "act", move="end")
        await until(lambda: "Round 2 of 18, Initiative" in public(games)[-1].content)
        told = "\n".join(message.content for message in public(games))
        assert "Cat \\(bot\\): 👹 Demons" in told
        assert "The Threat phase is over." in told


async def test_a_programs_moves_in_a_row_are_one_picture_a_message_of_which_the_last_shows_everything(
    start: Start, at: At, games: Channel
) -> None:
    luck, only = random.Random(3), ("tile", "destiny", "summon", "end")
    async with start(SeededChance(4)) as client:
        await played_against_a_program(at, games, side="demons")
        for _ in range(SOME_ANSWERS):
            await client.opponent_worker.idle()
            await client.outbox_worker.idle()
            await acts_by_lot(at("Ada"), luck, only=only)
        await client.outbox_worker.idle()
    posted = public(games)
    shown = [message for message in posted if message.attachments]
    assert {len(message.attachments) for message in shown} == {1}
    near = [message for message in shown if (message.attachments[0].width or 0) < NARROWEST]
    assert max(message.content.count("\n") for message in near) > 0, "two moves are one picture"
    for earlier, last in pairwise(posted):
        if (earlier.attachments[0].width or 0) < NARROWEST:
            assert [(one.width or 0) >= NARROWEST for one in last.attachments] == [True]


async def played_against_a_program(at: At, games: Channel, *, side: str) -> None:
    """Let Ada play a side against a program."""
    await at("Ada").slash("new claustrophobia", side=side, opponent=True, thread=False)
    await until(lambda: bool(public(games)))


async def test_a_game_against_a_program_is_opened_and_begun_by_one_command_at_either_side(
    start: Start, at: At, games: Channel
) -> None:
    async with start(SeededChance(4)) as client:
        told = await asks(
            at("Ada"), "new claustrophobia", scenario="choir", side="demons", opponent=True, level="cat", thread=False
        )
        assert told == NOTHING
        await client.opponent_worker.idle()
        await client.outbox_worker.idle()
        lobby, *posts = public(games)
        assert lobby.content.split("\n")[3:5] == ["1. Ada: 👹 Demons", "2. 🐈 Cat \\(bot\\): 🕯️ Humans"]
        assert "The dice go to" in "\n".join(post.content for post in posts)


async def test_a_hint_tells_the_best_moves_and_plays_one(start: Start, at: At, games: Channel) -> None:
    async with start(SeededChance(4)):
        await played_against_a_program(at, games, side="humans")
        hint = await (await at("Ada").slash("hint")).finished()
        first, best, *_ = hint.content.split("\n")
        assert first == "Your best moves, as 🦉 Owl sees them:"
        assert re.fullmatch(r"\*\*1\.\*\* The Redeemer \d, .*", best)
        assert hint.attachments[0].description
        played = await (await at("Ada").click(hint, labelled(hint, "Play 1"))).finished()
        assert played.content.startswith("The dice go to")
