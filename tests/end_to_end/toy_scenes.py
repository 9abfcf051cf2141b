"""What tests of the toy game begin with, and how they play it."""

from collections.abc import Sequence
from typing import Final

from bot.games import GAMES
from bot.host.program import put_together
from bot.sandbox import Channel, Message, Reply, UserClient
from engine.core import ScriptedChance
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import answer, labelled, public, texts
from tests.toy_game.on_discord import TOY_GAME_ON_DISCORD

ALL_ON_DISCORD: Final = put_together((*GAMES, TOY_GAME_ON_DISCORD))
"""The program that plays the toy game beside all others."""

HANDS = ("gold", "thief", "bomb", "gold")
"""What is dealt: Ada has the first two cards, Ben the others."""


def luck(*drawn: str) -> ScriptedChance:
    """Return what is dealt, and what comes then; the first die gives Ada 6 points."""
    return ScriptedChance([*HANDS, "6", *drawn])


async def toy_begun(toy: At) -> None:
    """Let Ada and Ben begin; Ada has the first turn."""
    await toy("Ada").slash("new toy-game")
    await toy("Ada").slash("join")
    await toy("Ben").slash("join")
    await toy("Ben").slash("table start")


async def presses(person: UserClient, label: str) -> str:
    """Open the pad from the newest board, press the button with this label, and return the private answer."""
    pad = await pad_of(person)
    return changed(await person.click(pad, labelled(pad, label))).content


async def pad_of(person: UserClient) -> Message:
    """Open the pad from the newest board."""
    board = newest_board(person)
    return answer(await person.click(board, id_of(board, "toy-pad")))


def newest_board(person: UserClient) -> Message:
    """Return the last message that everybody sees with the button of the pad."""
    return [
        message
        for message in person.visible_messages
        if "toy-pad" in str(message.components) and not message.is_ephemeral
    ][-1]


def changed(reply: Reply) -> Message:
    """Return the private message that a control has changed."""
    assert reply.message is not None
    return reply.message


def said_since(channel: Channel, before: Sequence[Message]) -> list[str]:
    """Return what everybody was told since there were so many messages."""
    return texts(public(channel)[len(before) :])
