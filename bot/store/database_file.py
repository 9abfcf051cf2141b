"""The database as a file of the system: for nobody else's eyes."""

import os
from contextlib import suppress
from pathlib import Path

OWNER_ONLY = 0o600
"""What people play is for nobody else on the machine. SQLite gives its log and index the mode of the database."""


def make_private(path: Path) -> None:
    """Make an empty file that its owner alone may read, unless there is one. Raises OSError.

    One that is there is not even opened: on Unix, to close it again would end the locks that this process has on it.
    """
    real = path.resolve()
    if not real.exists():
        with suppress(FileExistsError):  # somebody has been faster
            os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
