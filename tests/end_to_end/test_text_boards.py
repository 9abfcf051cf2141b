"""The board in letters: for those who ask, and wherever the bot may not post pictures."""

import pytest
from structlog.typing import EventDict

from bot.delivery import message_parts, outbox_worker
from bot.sandbox import Channel, Message, Overwrite, Permission, Refusal, Sandbox, ServerError, World
from bot.sandbox.world.messages import FILE_LIMIT
from bot.store import Writer
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids, next_on
from tests.end_to_end.scenes import (
    POST,
    answer,
    asks,
    begins,
    begun,
    forgive,
    heads,
    public,
    resigns,
    seated,
    unpaintable,
    walked,
)
from tests.patience import until
from tests.told_steps import told_steps

FRONT_DOOR = Refusal(status=413, code=None)
WHY = "Pictures cannot be posted here: "


def deny(world: World, channel: Channel, *permissions: Permission) -> None:
    """Take these from the bot in a channel, behind the back of a client that is connected."""
    channel.overwrites = tuple(Overwrite(target_id=world.bot.id, deny=denied) for denied in permissions)


def boards(messages: list[Message]) -> list[Message]:
    """Return those that carry a text board."""
    return [message for message in messages if "```\n a b" in message.content]


def requests(sandbox: Sandbox) -> list[int]:
    return [record.status for record in sandbox.requests if f"{record.method} {record.route}" == POST]


async def test_the_board_can_be_read_by_whoever_asks(start: Start, at: At, games: Channel) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        assert await asks(at("Mo"), "see text") == "There is no game in this channel; `/new` opens a table."
        await seated(at, "Ada", "Ben")
        assert (await asks(at("Mo"), "see text")).startswith("The game has not begun yet")
        await at("Ada").slash("table start")
        await client.outbox_worker.idle()
        before = public(games)
        assert (await asks(at("Mo"), "see text")).startswith("Round 1 of 14, light sides up.\nAda (green) to move.\n")
        text = await asks(at("Mo"), "see text", grid=True)
        assert text.startswith("```\n a b")
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
        await client.outbox_worker.idle()
    lobby, why, first, *rest = public(games)
    assert "Ada: green" in lobby.content
    assert why.content.startswith(WHY)
    assert [message for message in (first, *rest) if message.content.startswith(WHY)] == []
    assert first in boards([first])
    assert heads(rest)[:4] == ["Ada: green 3", "Ben: red 3", "Ada: green 2", "Ben: red 2"]
    assert boards(rest) == [*rest[:4], rest[-1]]
    told = "\n".join(message.content for message in rest[4:7])
    assert told.startswith("The monster plays 7.\n")
    assert told_steps(told) == list(range(1, 8))
    assert next_on(rest[-1]) is not None
    assert ids(rest[-1])
    assert not any(message.attachments for message in public(games))
    assert all(status < 400 for status in requests(sandbox))  # nothing was tried in vain


@pytest.mark.parametrize("cause", ["permission", "size", "front door"])
async def test_a_picture_that_discord_refuses_makes_room_for_the_text_board(
    start: Start,
    at: At,
    world: World,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    cause: str,
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        if cause == "permission":
            deny(world, games, Permission.ATTACH_FILES)
        elif cause == "size":
            world.file_limit = 1000
        else:
            sandbox.faults.add(FRONT_DOOR, route=POST, times=1)
        await at("Ada").slash("move", token="4", path="uu")
        await client.outbox_worker.idle()  # or Ben would have moved before he is called
        if cause == "front door":
            sandbox.faults.add(FRONT_DOOR, route=POST, times=1)
        await at("Ben").slash("stay", token="4")
        await client.outbox_worker.idle()
        deny(world, games)
        world.file_limit = FILE_LIMIT
        await at("Ada").slash("stay", token="5")
        await client.outbox_worker.idle()
    move, why, stay, last = public(games)[before:]
    assert boards([move, why, stay, last]) == [move, stay]
    assert move.content.startswith("Ada: green 3 comes in, to p9.\nNext: ")
    assert move.pinged == {world.people["Ben"].id}
    assert why.content.startswith(WHY)
    assert [len(message.attachments) for message in (move, why, stay, last)] == [0, 0, 0, 1]
    assert len(forgive(quiet, "pictures refused by Discord")) == 1  # the log says it once
    forgive(quiet, "refused")  # the sandbox's own word of it


async def test_a_new_match_says_why_again(start: Start, at: At, world: World, games: Channel) -> None:
    deny(world, games, Permission.ATTACH_FILES)
    async with start() as client:
        for _ in range(2):
            await seated(at, "Ada")
            await at("Ada").slash("table leave")
        await client.outbox_worker.idle()
    assert [message.content.startswith(WHY) for message in public(games)] == [False, True, False, True]


async def test_a_press_on_a_text_boards_button_opens_the_pad(
    start: Start, at: At, world: World, games: Channel
) -> None:
    deny(world, games, Permission.ATTACH_FILES)
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        opened = answer(await at("Ada").click(board, ids(board)[0]))
        assert opened.content.startswith("**1 outside**")


@pytest.mark.parametrize("act", ["nothing", "undo and move"])
async def test_a_board_of_two_messages_calls_once_though_it_was_broken_off_between_them(
    start: Start,
    at: At,
    world: World,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
    act: str,
) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 3600.0)
    monkeypatch.setattr(message_parts, "TEXT_LIMIT", 300)
    deny(world, games, Permission.ATTACH_FILES)
    note = Writer.mark_sent

    async def note_and_fail(writer: Writer, post_id: int, *, message_id: int, called: int | None) -> None:
        sandbox.faults.add(ServerError(status=503), route=POST, times=None)
        await note(writer, post_id, message_id=message_id, called=called)

    async with start(ScriptedChance([*begins("green")]), cut_short=True) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        with monkeypatch.context() as once:
            once.setattr(Writer, "mark_sent", note_and_fail)
            await at("Ada").slash("stay", token="4")
            await until(lambda: bool(forgive(quiet, "post delayed")))
        if act == "undo and move":
            await at("Ada").slash("undo")
            await at("Ada").slash("stay", token="4")
    forgive(quiet, "post delayed")
    sandbox.faults.clear()
    async with start(ScriptedChance([])) as client:
        await client.outbox_worker.idle()
    forgive(quiet, "refused")  # pictures, tried before the client has learned that they are not allowed
    forgive(quiet, "pictures refused by Discord")
    posted = public(games)[before:]
    assert [person for message in posted for person in message.pinged] == [world.people["Ben"].id]
    assert next_on(posted[-2]) == world.people["Ben"].id
    assert boards(posted[-1:]) == posted[-1:]
    assert ids(posted[-1])


async def test_where_pictures_cannot_be_made_the_board_comes_as_text_and_the_game_goes_on(
    start: Start, at: At, games: Channel, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        with monkeypatch.context() as patched:
            patched.setattr("bot.delivery.studio_process.PictureJob", unpaintable)
            await at("Ada").slash("stay", token="4")
            await client.outbox_worker.idle()
            assert (await asks(at("Ada"), "see board")).endswith(
                "could not be made; `/see text` tells the board in words."
            )
        await at("Ben").slash("stay", token="5")
        await client.outbox_worker.idle()
    as_text, why, with_picture = public(games)[before:]
    assert as_text in boards([as_text])
    assert next_on(as_text) is not None
    assert why.content == "A picture could not be made, so the board comes as text; the host's log says why."
    assert [attachment.content_type for attachment in with_picture.attachments] == ["image/png"]
    assert len(forgive(quiet, "pictures cannot be made")) == 2


async def test_a_lobby_whose_picture_could_not_be_made_has_it_as_soon_as_it_can(
    start: Start, at: At, games: Channel, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    def attached() -> list[int]:
        return [len(message.attachments) for message in public(games)]

    async with start(ScriptedChance([*begins("green")])) as client:
        with monkeypatch.context() as patched:
            patched.setattr("bot.delivery.studio_process.PictureJob", unpaintable)
            await at("Ada").slash("new fearsome-floors")
            await client.outbox_worker.idle()
            assert attached() == [0, 0]  # the lobby, and why
        await at("Ada").slash("join", colour="red")
        await client.outbox_worker.idle()
        assert attached() == [1, 0]
    assert len(forgive(quiet, "pictures cannot be made")) == 1


async def test_the_record_of_a_game_is_posted_also_where_its_pictures_cannot_be_made(
    start: Start, at: At, games: Channel, quiet: list[EventDict], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        monkeypatch.setattr("bot.delivery.studio_process.PictureJob", unpaintable)
        monkeypatch.setattr("bot.delivery.studio_process.FilmJob", unpaintable)
        await resigns(at("Ada"))
        await client.outbox_worker.idle()
    files = [attachment.content_type for message in public(games)[-2:] for attachment in message.attachments]
    assert [kind.partition(";")[0] for kind in files] == ["text/plain"]
    forgive(quiet, "pictures cannot be made")
    forgive(quiet, "film cannot be made")
