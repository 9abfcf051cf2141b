"""The database, whichever it is: opening it, and the transactions on it."""

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import structlog
from sqlalchemy import URL

from bot.store.alarms import AlarmReader, AlarmWriter
from bot.store.erasure import ErasureWriter
from bot.store.journals import JournalReader, JournalWriter
from bot.store.matches import MatchReader, MatchWriter
from bot.store.memory import MemoryReader, MemoryWriter
from bot.store.people import PersonReader, PersonWriter
from bot.store.personal_data import PersonalDataReader
from bot.store.posts import PostReader, PostWriter
from bot.store.regular_posts import RegularPostReader, RegularPostWriter
from bot.store.reviews import ReviewReader, ReviewWriter
from bot.store.schema import now
from bot.store.servers import ServerReader, ServerWriter
from bot.store.tries import TryReader, TryWriter


class Reader(
    MatchReader,
    JournalReader,
    PostReader,
    AlarmReader,
    ReviewReader,
    PersonReader,
    PersonalDataReader,
    ServerReader,
    TryReader,
    RegularPostReader,
    MemoryReader,
):
    """What `Store.reading` and `Store.lookup` give. Valid only inside their `async with`."""


class Writer(
    MatchWriter,
    JournalWriter,
    PostWriter,
    AlarmWriter,
    ReviewWriter,
    PersonWriter,
    ServerWriter,
    TryWriter,
    RegularPostWriter,
    MemoryWriter,
    ErasureWriter,
    Reader,
):
    """What `Store.transaction` gives. A refusal leaves the transaction as it was before the call.

    In SQLite writers come one after the other; in PostgreSQL those of one match do, from where they read it. So what
    was read of a match in a transaction is still true when it writes.
    """

    _is_writing = True


Location = Path | URL
"""Where the database is: an SQLite file, or the address of a PostgreSQL server."""


log = structlog.get_logger()


class QueryFailure(NamedTuple):
    """A query that the database could not answer."""

    at: datetime
    """When that was."""
    why: str
    """What the database said."""


class Outage(NamedTuple):
    """A time in which the database's server did not answer."""

    since: datetime
    """When it began, in UTC."""
    until: datetime | None = None
    """None while it lasts."""


class Store(ABC):
    """An open database."""

    def __init__(self, name: str) -> None:
        """Use `open_store` instead: it looks at the database first."""
        self.name = name
        """What sentences call it."""
        self.last_failure: QueryFailure | None = None
        """The query that failed last."""
        self.outage: Outage | None = None
        """When the server last did not answer; None for a file."""
        self.is_watched = False
        """Whether somebody tells when an outage is over (`come_back`): until then nothing is taken."""

    @abstractmethod
    def transaction(self) -> AbstractAsyncContextManager[Writer]:
        """Write: kept as a whole at the end, or dropped if it raises. Raises DatabaseReplaced or DatabaseAway."""

    @abstractmethod
    def reading(self) -> AbstractAsyncContextManager[Reader]:
        """Return the database as it is at the first reading, without waiting for writers. Raises DatabaseReplaced."""

    def lookup(self) -> AbstractAsyncContextManager[Reader]:
        """Read one thing, or several that need not be of the same moment: each is as it is when it is read.

        A statement takes a server a third of the time that it takes in `reading`, which begins and ends a transaction.
        A game is not loaded so: its match and its journal have to fit together. Raises as `reading` does.
        """
        return self.reading()

    @abstractmethod
    async def remember(self, key: str, value: str, *, patience: float) -> None:
        """Write like `Writer.remember`, by itself, and wait for `patience` seconds at most. Raises DatabaseUnusable."""

    @abstractmethod
    async def prepare(self) -> None:
        """Bring the database to this version. Raises DatabaseUnusable or DatabaseTooNew."""

    @property
    def is_away(self) -> bool:
        """Whether the server has not answered, and nobody has seen yet that it does again."""
        return self.outage is not None and self.outage.until is None

    def come_back(self) -> None:
        """Take everything again: the server answers."""
        if self.outage is not None and self.is_away:
            self.outage = Outage(self.outage.since, now())
            log.info("the database answers again", database=self.name, away_since=f"{self.outage.since:%H:%M:%S} UTC")

    @property
    def file_number(self) -> int:
        """The number of the file that was opened, which another file of its name does not have; 0 without a file."""
        return 0

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""

    def _note_failure(self, error: BaseException) -> None:
        self.last_failure = QueryFailure(now(), str(error))
