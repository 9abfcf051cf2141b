"""Persists the channels in an SQLite file, so that a sandbox that is restarted shows them again.

Persisted are the threads, the DM channels and the messages with their pictures; what only one person sees is not, as at
Discord.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.sandbox.world.changes import (
    BotRolesChanged,
    Change,
    ChannelChanged,
    ChannelOpened,
    ChannelRemoved,
    CommandsReplaced,
    GuildReached,
    MessageDeleted,
    MessageEdited,
    MessagePosted,
    RoleChanged,
    RoleMade,
    ThreadJoined,
    ThreadLeft,
)
from bot.sandbox.world.channels import Channel, ChannelType
from bot.sandbox.world.messages import Attachment, Message
from bot.sandbox.world.world import World

_TABLES = """
CREATE TABLE IF NOT EXISTS channels (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
"""


Row = TypeVar("Row", bound=msgspec.Struct)


class UnreadableError(Exception):
    """The file is not an archive, or one of another version; the text is a sentence."""


class _ChannelRow(msgspec.Struct, frozen=True, kw_only=True):
    """A thread or a DM channel."""

    id: int
    """Its id."""
    name: str
    """What it is called; empty for a DM channel."""
    type: int
    """Discord's number for its type."""
    parent: int | None
    """The channel of a thread."""
    recipient: int | None
    """The person of a DM channel."""
    owner: int | None
    """Who made a thread."""
    is_archived: bool = False
    """Whether a thread is closed."""
    is_locked: bool = False
    """Whether only moderators can open it again."""
    members: tuple[int, ...] = ()
    """Who is in a thread."""


@contextmanager
def persisted(world: World, file: Path) -> Iterator[None]:
    """Restore the world from the file, and persist its changes while the context is entered.

    What is in the messages' pictures is there alone, and not in memory. Raises UnreadableError.
    """
    with ExitStack() as stack:
        try:
            connection = stack.enter_context(closing(sqlite3.connect(file)))
            connection.execute("PRAGMA journal_mode=WAL")
            connection.executescript(_TABLES)
            _load(connection, world)
        except (sqlite3.Error, msgspec.DecodeError) as error:
            raise UnreadableError(f"The messages in {file} cannot be read: {error}.") from error
        world.files.read_with(lambda file_id: _file_content(connection, file_id))
        stack.callback(world.files.read_with, None)
        stack.callback(world.subscribe(lambda change: _persist_change(connection, world, change)))
        yield


def _load(connection: sqlite3.Connection, world: World) -> None:
    opened = _rows(connection, "SELECT body FROM channels ORDER BY id", _ChannelRow)
    messages = _rows(connection, "SELECT body FROM messages ORDER BY id", Message)
    with connection:  # what an earlier version has kept has its files in the messages
        light = [message if _has_saved_files(message) else _save_message(connection, message) for message in messages]
    world.restore([_channel_of(world, channel) for channel in opened], light)


def _rows(connection: sqlite3.Connection, query: str, row: type[Row]) -> list[Row]:
    return [msgspec.msgpack.decode(body, type=row) for (body,) in connection.execute(query)]


def _file_content(connection: sqlite3.Connection, file_id: int) -> bytes:
    (content,) = connection.execute("SELECT content FROM files WHERE id = ?", (file_id,)).fetchone()
    return bytes(content)


def _persist_change(connection: sqlite3.Connection, world: World, change: Change) -> None:
    with connection:  # a message and what is in its files are kept together or not at all
        _apply_change(connection, world, change)


def _apply_change(connection: sqlite3.Connection, world: World, change: Change) -> None:
    match change:
        case MessagePosted(message=message) if not message.is_ephemeral:
            world.replace_silently(_save_message(connection, message))
        case MessageEdited(before=before, message=message) if not message.is_ephemeral:
            still = {attachment.id for attachment in message.attachments}
            _delete_files(connection, *(each for each in before.attachments if each.id not in still))
            world.replace_silently(_save_message(connection, message))
        case MessageDeleted(message=message):
            _delete_message(connection, message)
        case ChannelOpened() | ChannelChanged() | ThreadJoined() | ThreadLeft():
            _save_channel(connection, change.channel)
        case ChannelRemoved(channel=channel):
            connection.execute("DELETE FROM channels WHERE id = ?", (channel.id,))
            for message in channel.messages:
                _delete_message(connection, message)
        case (
            MessagePosted()
            | MessageEdited()
            | CommandsReplaced()
            | RoleChanged()
            | RoleMade()
            | BotRolesChanged()
            | GuildReached()
        ):
            pass  # what one person sees; and the server and the bot begin anew


def _save_channel(connection: sqlite3.Connection, channel: Channel) -> None:
    """Write a thread or a DM channel; the server's other channels are made anew with it."""
    if channel.is_thread or channel.type is ChannelType.DM:
        _save_row(connection, "INSERT OR REPLACE INTO channels VALUES (?, ?)", channel.id, _row_of(channel))


def _has_saved_files(message: Message) -> bool:
    return all(file.kept is not None for file in message.attachments)


def _save_message(connection: sqlite3.Connection, message: Message) -> Message:
    """Write a message and what is in its files; return it without the latter."""
    files = tuple(_save_file(connection, file) for file in message.attachments)
    light = msgspec.structs.replace(message, attachments=files)
    _save_row(connection, "INSERT OR REPLACE INTO messages VALUES (?, ?)", light.id, light)
    return light


def _save_file(connection: sqlite3.Connection, file: Attachment) -> Attachment:
    if file.kept is not None:
        return file
    connection.execute("INSERT OR REPLACE INTO files VALUES (?, ?)", (file.id, file.content))
    return msgspec.structs.replace(file, content=b"", kept=file.size)


def _delete_message(connection: sqlite3.Connection, message: Message) -> None:
    connection.execute("DELETE FROM messages WHERE id = ?", (message.id,))
    _delete_files(connection, *message.attachments)


def _delete_files(connection: sqlite3.Connection, *files: Attachment) -> None:
    connection.executemany("DELETE FROM files WHERE id = ?", [(file.id,) for file in files])


def _save_row(connection: sqlite3.Connection, statement: str, row_id: int, row: msgspec.Struct) -> None:
    connection.execute(statement, (row_id, msgspec.msgpack.encode(row)))


def _row_of(channel: Channel) -> _ChannelRow:
    parent, recipient, owner = channel.parent, channel.recipient, channel.owner
    return _ChannelRow(
        id=channel.id,
        name=channel.name,
        type=int(channel.type),
        parent=parent.id if parent else None,
        recipient=recipient.id if recipient else None,
        owner=owner.id if owner else None,
        is_archived=channel.is_archived,
        is_locked=channel.is_locked,
        members=tuple(channel.member_ids),
    )


def _channel_of(world: World, opened: _ChannelRow) -> Channel:
    channel = Channel(
        channel_id=opened.id,
        name=opened.name,
        channel_type=ChannelType(opened.type),
        parent=None if opened.parent is None else world.channel(opened.parent),
        recipient=None if opened.recipient is None else world.member(opened.recipient),
        owner=None if opened.owner is None else world.member(opened.owner),
    )
    channel.is_archived, channel.is_locked = opened.is_archived, opened.is_locked
    channel.member_ids.update(opened.members)
    return channel
