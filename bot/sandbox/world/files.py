"""Files that belong to no message: not yet (options of commands), or no longer (replaced by an edit).

It also reads the content of those that are kept on a disk instead of in memory.
"""

from collections import deque
from collections.abc import Callable, Iterable
from itertools import chain

import msgspec

from bot.sandbox.world.messages import Attachment
from bot.sandbox.world.snowflakes import Snowflakes

FILE_LIMIT = 10 * 1024 * 1024
"""Bytes that one attached file may have anywhere on Discord."""

MAX_UPLOADS = 20
"""How many of the files that people have put into options are remembered."""

REPLACED_KEPT = 20
"""How many of the files that edits replaced can be loaded still."""


class Files:
    """What people have put into options of commands, and what edits took from messages: the latest of both."""

    def __init__(self, snowflakes: Snowflakes, *, guild_id: int) -> None:
        """Files are served under the id of a server until they stand in a channel."""
        self._snowflakes = snowflakes
        self._guild_id = guild_id
        self.uploads: dict[int, Attachment] = {}
        """Files that people have put into options of commands, by id."""
        self.replaced: deque[Attachment] = deque(maxlen=REPLACED_KEPT)
        """The last files that edits took from messages: whoever has just seen one may be about to load it."""
        self.reader: Callable[[int], bytes] | None = None
        """Returns the content of files that are kept on a disk, by their ids; None where none are."""

    def upload(self, filename: str, content: bytes) -> Attachment:
        """Take a file that a person puts into an option of a command; the latest ones are kept."""
        file = Attachment(
            id=self._snowflakes.next(),
            channel_id=self._guild_id,
            filename=filename,
            content_type="application/octet-stream",
            content=content,
        )
        self.uploads[file.id] = file
        for forgotten in tuple(self.uploads)[:-MAX_UPLOADS]:
            del self.uploads[forgotten]
        return file

    def find(self, shown: Iterable[Attachment], file_id: int) -> Attachment | None:
        """Return the file with this id: one of those shown, or one of no message."""
        everything = chain(shown, self.uploads.values(), self.replaced)
        return next((file for file in everything if file.id == file_id), None)

    def content(self, file: Attachment) -> bytes:
        """Return what is in a file."""
        return file.content if file.kept is None or self.reader is None else self.reader(file.id)

    def replace(self, gone: Iterable[Attachment]) -> None:
        """Keep what an edit takes from a message for a while."""
        self.replaced.extend(msgspec.structs.replace(file, content=self.content(file), kept=None) for file in gone)
