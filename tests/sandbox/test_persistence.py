"""What stands in the channels is kept in a file, and stands there again when a sandbox starts anew."""

import re
import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.sandbox import Attachment, Channel, Message, MessageFlag, World
from bot.sandbox.world.messages import Cause
from bot.sandbox.world.persistence import UnreadableError, persisted


def _message(world: World, channel: Channel, content: str, **more: object) -> Message:
    blank = Message(id=world.snowflakes.next(), channel_id=channel.id, author=world.bot, created_at=world.clock())
    message = msgspec.structs.replace(blank, content=content, **more)
    world.post(message)
    return message


def test_threads_conversations_and_messages_are_there_again(tmp_path: Path) -> None:
    file, world = tmp_path / "channels.db", World()
    games, ada = world.channels["games"], world.people["Ada"]
    with persisted(world, file):
        thread = world.open_thread(name="side game", parent=games, owner=ada)
        conversation = world.dm_channel(ada)
        picture = Attachment(
            id=7, channel_id=games.id, filename="b.png", content_type="image/png", content=b"\x89", width=3
        )
        flags = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.COMPONENTS_V2
        cause = Cause(interaction_id=5, interaction_type=2, person=ada, name="move")
        posted = _message(
            world, games, "", attachments=(picture,), flags=flags, cause=cause, pinged=frozenset({ada.id}), nonce="n"
        )
        edited = _message(world, thread, "before")
        world.edit(msgspec.structs.replace(edited, content="after", components=({"type": 1, "components": []},)))
        world.delete(_message(world, games, "deleted"))
        private = _message(world, conversation, "to Ada")
    _message(world, games, "too late")
    again = World()
    with persisted(again, file):
        (recalled,) = again.channels["games"].messages
        (board,) = recalled.attachments
        assert msgspec.structs.replace(recalled, attachments=posted.attachments) == posted
        assert msgspec.structs.replace(board, content=b"\x89", kept=None) == picture
        assert again.content(board) == b"\x89"
        (side_game,) = again.threads(again.channels["games"])
        assert (side_game.id, side_game.name, side_game.owner) == (thread.id, "side game", again.people["Ada"])
        assert [message.content for message in side_game.messages] == ["after"]
        assert again.dm_channel(again.people["Ada"]).messages == [private]
        _message(again, side_game, "more")
    third = World()
    with persisted(third, file):
        (side_game,) = third.threads()
        assert [message.content for message in side_game.messages] == ["after", "more"]


def test_a_deleted_channel_and_its_threads_are_gone(tmp_path: Path) -> None:
    file, world = tmp_path / "channels.db", World()
    with persisted(world, file):
        games = world.channels["games"]
        thread = world.open_thread(name="side game", parent=games, owner=world.people["Ada"])
        _message(world, thread, "here", attachments=(_picture(world, thread, b"a board"),))
        world.remove(games)
        assert world.channel(thread.id) is None
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT id FROM messages UNION SELECT id FROM files").fetchall() == []
    again = World()
    with persisted(again, file):
        assert again.threads() == []


def _picture(world: World, channel: Channel, content: bytes) -> Attachment:
    return Attachment(
        id=world.snowflakes.next(),
        channel_id=channel.id,
        filename="b.png",
        content_type="image/png",
        content=content,
    )


def test_what_is_in_pictures_is_kept_in_the_file_and_not_in_memory(tmp_path: Path) -> None:
    file, world = tmp_path / "channels.db", World()
    games = world.channels["games"]
    first, second = (_picture(world, games, content) for content in (b"first", b"the second"))
    with persisted(world, file):
        message = _message(world, games, "", attachments=(first,))
        (light,) = games.messages[0].attachments
        assert (light.content, light.size, world.content(light)) == (b"", 5, b"first")
        world.edit(msgspec.structs.replace(message, content="two now", attachments=(light, second)))
        assert [world.content(each) for each in games.messages[0].attachments] == [b"first", b"the second"]
        world.edit(msgspec.structs.replace(message, content="one now", attachments=games.messages[0].attachments[1:]))
        (left,) = games.messages[0].attachments
        assert (left.size, world.content(left)) == (10, b"the second")
        _message(world, games, "", attachments=(_picture(world, games, b"third"),))
        world.delete(games.messages[1])
    with closing(sqlite3.connect(file)) as connection:
        assert connection.execute("SELECT content FROM files").fetchall() == [(b"the second",)]


def test_what_only_one_person_sees_is_not_kept(tmp_path: Path) -> None:
    file, world = tmp_path / "channels.db", World()
    with persisted(world, file):
        whisper = _message(world, world.channels["games"], "psst", ephemeral_to=world.people["Ada"].id)
        world.edit(msgspec.structs.replace(whisper, content="psst, again"))
    again = World()
    with persisted(again, file):
        assert again.channels["games"].messages == []


@pytest.mark.parametrize("rubbish", [b"no database at all, and long enough to be seen as none" * 9, None])
def test_a_file_that_cannot_be_read_is_told_in_one_sentence(tmp_path: Path, rubbish: bytes | None) -> None:
    file = tmp_path / "channels.db"
    if rubbish is None:
        file.mkdir()
    else:
        file.write_bytes(rubbish)
    with (
        pytest.raises(UnreadableError, match=re.escape(f"The messages in {file} cannot be read")),
        persisted(World(), file),
    ):
        pass
