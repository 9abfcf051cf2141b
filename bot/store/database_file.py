"""The database as a file of the system: for nobody else's eyes, and the same one as long as the bot runs."""

import os
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

from bot.store.errors import DatabaseReplaced

OWNER_ONLY = 0o600
"""What people play is for nobody else on the machine. SQLite gives its log and index the mode of the database."""


class FileIdentity(NamedTuple):
    """What tells a file from another one of the same name."""

    device: int
    """The disk that it is on."""
    number: int
    """Its number there, which no other file gets as long as somebody has it open."""

    @classmethod
    def of(cls, path: Path) -> "FileIdentity | None":
        """Return the identity of the file that has this name now; None without one."""
        try:
            found = path.stat()
        except OSError:
            return None
        return cls(found.st_dev, found.st_ino)

    def must_be_that_of(self, path: Path) -> None:
        """See that this file still has its name: what is written into another one is gone. Raises DatabaseReplaced."""
        if self.of(path) != self:
            raise DatabaseReplaced(f"The database {path} was deleted or replaced while the bot ran.")


def make_private(path: Path) -> None:
    """Make an empty file that its owner alone may read, unless there is one. Raises OSError.

    One that is there is not even opened: on Unix, to close it again would end the locks that this process has on it.
    """
    real = path.resolve()
    if not real.exists():
        with suppress(FileExistsError):  # somebody has been faster
            os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
