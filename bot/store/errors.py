"""What the database refuses, each with its own name."""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy.exc import DBAPIError

# Named for what was found, not for a fault of the program: hence no suffix "Error".


class DatabaseUnusable(Exception):  # noqa: N818 - see above
    """The file cannot be opened, is locked, damaged, or no database of ours; the text is one sentence."""


class DatabaseInUse(DatabaseUnusable):
    """Another bot plays from the file; the text is one sentence."""


class DatabaseAway(DatabaseUnusable):
    """The server does not answer, or takes nothing, now, and may later; the text is one sentence."""


class DatabaseBusy(DatabaseUnusable):
    """Another program has kept the file locked for too long to wait for it; the text is one sentence."""


class DatabaseReplaced(DatabaseUnusable):
    """The file was deleted or replaced after it was opened, and keeps nothing any more; the text is one sentence."""


class DatabaseTooNew(DatabaseUnusable):
    """A newer version of the program wrote the file; the text is one sentence."""


class NoSuchMatch(Exception):  # noqa: N818 - see above
    """No match has this id."""


class ChannelTaken(Exception):  # noqa: N818 - see above
    """The channel has a match in the lobby or running already."""


class AlreadySeated(Exception):  # noqa: N818 - see above
    """The person has a seat in this match already."""


class SideTaken(Exception):  # noqa: N818 - see above
    """Somebody else in this match has this side."""


class NameTaken(Exception):  # noqa: N818 - see above
    """The server keeps something else under this name."""


class AlreadyBegun(Exception):  # noqa: N818 - see above
    """The match is not in its lobby any more."""


class StaleTurn(Exception):  # noqa: N818 - see above
    """The turn does not follow the last one of the journal: somebody has played or undone in between."""


class TornRow(Exception):  # noqa: N818 - see above
    """What stands in the database is not of its column's type: a hand, or a broken disk, has been there."""


@contextmanager
def unusable(name: object) -> Iterator[None]:
    """Turn what SQLite or the system refuses of a database into a sentence. Raises DatabaseUnusable or DatabaseBusy."""
    try:
        yield
    except (sqlite3.Error, DBAPIError) as error:
        cause = error.orig if isinstance(error, DBAPIError) else error
        why = " ".join(str(cause).split()).rstrip(".")
        is_busy = getattr(cause, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY
        kind = DatabaseBusy if is_busy else DatabaseUnusable
        raise kind(f"The database {name} cannot be used: {why}.") from error
    except OSError as error:
        raise DatabaseUnusable(f"The database {name} cannot be made: {error.strerror}.") from error
