"""Persists the channels in an SQLite file, so that a sandbox that is restarted shows them again.

Persisted are the threads, the DM channels and the messages with their pictures; what only one person sees is not, as at
Discord.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from bot.sandbox.world import changes
from bot.sandbox.world.guild import Channel, ChannelType
from bot.sandbox.world.messages import Attachment, Message
from bot.sandbox.world.world import World

_TABLES = """
CREATE TABLE IF NOT EXISTS channels (id INTEGER PRIMARY KEY, name TEXT NOT NULL, type INTEGER NOT NULL, parent INTEGER,
    recipient INTEGER, owner INTEGER, is_archived INTEGER NOT NULL, is_locked INTEGER NOT NULL, members TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS messages (id INTEGER PRIMARY KEY, body BLOB NOT NULL);
CREATE TABLE IF NOT EXISTS files (id INTEGER PRIMARY KEY, content BLOB NOT NULL);
"""
_CHANNELS = "SELECT id, name, type, parent, recipient, owner, is_archived, is_locked, members FROM channels ORDER BY id"


class UnreadableError(Exception):
    """The file is not an archive, or one of another version; the text is a sentence."""


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
            channels = [_channel_of(world, row) for row in connection.execute(_CHANNELS)]
            rows = connection.execute("SELECT body FROM messages ORDER BY id")
            world.restore(channels, [msgspec.msgpack.decode(body, type=Message) for (body,) in rows])
        except (sqlite3.Error, msgspec.DecodeError) as error:
            raise UnreadableError(f"The messages in {file} cannot be read: {error}.") from error
        world.files.reader = partial(_file_content, connection)
        stack.callback(setattr, world.files, "reader", None)
        stack.callback(world.subscribe(partial(_persist_change, connection)))
        yield


def _file_content(connection: sqlite3.Connection, file_id: int) -> bytes:
    (content,) = connection.execute("SELECT content FROM files WHERE id = ?", (file_id,)).fetchone()
    return bytes(content)


def _persist_change(connection: sqlite3.Connection, change: changes.Change) -> None:
    with connection:  # a message and what is in its files are kept together or not at all
        match change:
            case changes.MessageDeleted(message=message):
                _delete_message(connection, message)
            case changes.MessageChange(channel=channel, message=message) if not message.is_ephemeral:
                if isinstance(change, changes.MessageEdited):
                    _delete_files(
                        connection, (each for each in change.before.attachments if each not in message.attachments)
                    )
                channel.put(_save_message(connection, message))  # the same, with its files on the disk
            case changes.ChannelRemoved(channel=channel):
                connection.execute("DELETE FROM channels WHERE id = ?", (channel.id,))
                for message in channel.messages:
                    _delete_message(connection, message)
            case changes.ChannelChange(channel=channel):
                _save_channel(connection, channel)
            case changes.MessageChange() | changes.CommandsReplaced() | changes.GuildChange():
                pass  # what one person sees; and the server and the bot begin anew


def _save_message(connection: sqlite3.Connection, message: Message) -> Message:
    """Write a message and what is in its files; return it without the latter."""
    files = tuple(_save_file(connection, file) for file in message.attachments)
    light = msgspec.structs.replace(message, attachments=files)
    connection.execute("INSERT OR REPLACE INTO messages VALUES (?, ?)", (light.id, msgspec.msgpack.encode(light)))
    return light


def _save_file(connection: sqlite3.Connection, file: Attachment) -> Attachment:
    if file.kept is not None:
        return file
    connection.execute("INSERT OR REPLACE INTO files VALUES (?, ?)", (file.id, file.content))
    return msgspec.structs.replace(file, content=b"", kept=file.size)


def _delete_message(connection: sqlite3.Connection, message: Message) -> None:
    connection.execute("DELETE FROM messages WHERE id = ?", (message.id,))
    _delete_files(connection, message.attachments)


def _delete_files(connection: sqlite3.Connection, files: Iterable[Attachment]) -> None:
    connection.executemany("DELETE FROM files WHERE id = ?", [(file.id,) for file in files])


def _save_channel(connection: sqlite3.Connection, channel: Channel) -> None:
    """Write a thread or a DM channel; the server's other channels are made anew with it."""
    if channel.is_thread or channel.type is ChannelType.DM:
        others = [other and other.id for other in (channel.parent, channel.recipient, channel.owner)]
        members = msgspec.json.encode(sorted(channel.member_ids)).decode()
        row = (channel.id, channel.name, channel.type, *others, channel.is_archived, channel.is_locked, members)
        connection.execute("INSERT OR REPLACE INTO channels VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)", row)


def _channel_of(world: World, row: tuple[Any, ...]) -> Channel:
    channel_id, name, type_number, parent, recipient, owner, is_archived, is_locked, members = row
    channel = Channel(
        channel_id=channel_id,
        name=name,
        channel_type=ChannelType(type_number),
        parent=None if parent is None else world.channel(parent),
        recipient=None if recipient is None else world.member(recipient),
        owner=None if owner is None else world.member(owner),
    )
    channel.is_archived, channel.is_locked = bool(is_archived), bool(is_locked)
    channel.member_ids.update(msgspec.json.decode(members, type=list[int]))
    return channel
