"""The board in letters: for those who ask, and wherever the bot may not post pictures."""

import pytest
from structlog.typing import EventDict

from bot.sandbox import Channel, Message, Overwrite, Permission, Sandbox, World
from bot.sandbox.world import FILE_LIMIT
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids, next_on
from tests.end_to_end.scenes import POST, answer, asks, begins, begun, forgive, heads, public, seated, walked

WHY = "Pictures cannot be posted here: "


def deny(world: World, channel: Channel, *permissions: Permission) -> None:
    """Take these from the bot in a channel, behind the back of a client that is connected."""
    channel.overwrites = tuple(Overwrite(target_id=world.bot.id, deny=denied) for denied in permissions)


def boards(messages: list[Message]) -> list[Message]:
    """Give those that carry a text board."""
    return [message for message in messages if "```\n    a " in message.content]


def requests(sandbox: Sandbox) -> list[int]:
    return [record.status for record in sandbox.requests if f"{record.method} {record.route}" == POST]


async def test_the_board_can_be_read_by_whoever_asks(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        assert await asks(at("Mo"), "text") == "There is no game in this channel; `/new` opens a table."
        await seated(at, "Ada", "Ben")
        assert (await asks(at("Mo"), "text")).startswith("The game has not begun yet")
        await at("Ada").slash("start")
        await client.poster.idle()
        before = public(games)
        text = await asks(at("Mo"), "text")
        assert text.startswith("```\n    a ")
        assert text.endswith("\n```")
        assert "M monster" in text
        assert len(text) <= 2000
        assert public(games) == before


async def test_where_files_are_not_allowed_boards_come_as_text_and_why_is_told_once(
    start: Start, at: At, world: World, sandbox: Sandbox, games: Channel
) -> None:
    deny(world, games, Permission.ATTACH_FILES)  # which the client learns when it connects
    async with start(ScriptedChance([*begins("green"), "7"])) as client:
        await begun(at, "Ada", "Ben")
        await walked(at)
        await client.poster.idle()
    lobby, why, first, *rest = public(games)
    assert "Ada: green" in lobby.content
    assert why.content.startswith(WHY)
    assert [message for message in (first, *rest) if message.content.startswith(WHY)] == []
    assert first in boards([first])
    assert heads(rest)[:4] == ["Ada: green 4", "Ben: red 4", "Ada: green 5", "Ben: red 5"]
    assert boards(rest) == [*rest[:4], rest[-1]]
    assert [line.split(":")[0] for line in "\n".join(message.content for message in rest[4:6]).split("\n")] == [
        "The monster plays 7.",
        *(f"Step {number}" for number in range(1, 8)),
    ]
    assert next_on(rest[-1]) is not None
    assert ids(rest[-1])
    assert not any(message.attachments for message in public(games))
    assert all(status < 400 for status in requests(sandbox))  # nothing was tried in vain


@pytest.mark.parametrize("cause", ["permission", "size"])
async def test_a_picture_that_discord_refuses_makes_room_for_the_text_board(
    start: Start,
    at: At,
    world: World,
    games: Channel,
    quiet: list[EventDict],
    cause: str,
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        before = len(public(games))
        if cause == "permission":
            deny(world, games, Permission.ATTACH_FILES)
        else:
            world.file_limit = 1000
        await at("Ada").slash("move", token="4", path="uu")
        await at("Ben").slash("stay", token="4")
        await client.poster.idle()
        deny(world, games)
        world.file_limit = FILE_LIMIT
        await at("Ada").slash("stay", token="5")
        await client.poster.idle()
    move, why, stay, last = public(games)[before:]
    assert boards([move, why, stay, last]) == [move, stay]
    assert move.content.startswith("Ada: green 4 comes in, to p9.\nNext: ")
    assert move.pinged == {world.people["Ben"].id}
    assert why.content.startswith(WHY)
    assert [len(message.attachments) for message in (move, why, stay, last)] == [0, 0, 0, 1]
    assert len(forgive(quiet, "pictures refused by Discord")) == 1  # the log says it once
    forgive(quiet, "refused")  # the stand-in's own word of it


async def test_a_new_match_says_why_again(start: Start, at: At, world: World, games: Channel) -> None:
    deny(world, games, Permission.ATTACH_FILES)
    async with start() as client:
        for _ in range(2):
            await seated(at, "Ada")
            await at("Ada").slash("leave")
        await client.poster.idle()
    assert [message.content.startswith(WHY) for message in public(games)] == [False, True, False, True]


async def test_a_press_on_a_text_boards_button_opens_the_pad(
    start: Start, at: At, world: World, games: Channel
) -> None:
    deny(world, games, Permission.ATTACH_FILES)
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.poster.idle()
        board = public(games)[-1]
        opened = answer(await at("Ada").click(board, ids(board)[0]))
        assert opened.content.startswith("**1 at the entrance**")
