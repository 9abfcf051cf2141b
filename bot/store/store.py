"""The database, whichever it is: opening it, and the transactions on it."""

from abc import ABC, abstractmethod
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from pathlib import Path
from typing import NamedTuple, Protocol

from sqlalchemy import URL

from bot.store.cluster.share import ALL
from bot.store.schema import now
from bot.store.transaction import Reader, Writer

Location = Path | URL
"""Where the database is: an SQLite file, or the address of a PostgreSQL server."""


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


class Lock(Protocol):
    """The lock of a share, which can be lost."""

    def renew(self) -> None:
        """See that it is still ours, or take it again. Raises DatabaseAway or DatabaseInUse."""


class Store(ABC):
    """An open database."""

    def __init__(self) -> None:
        """Use `open_store` instead: it looks at the database first."""
        self.last_failure: QueryFailure | None = None
        """The query that failed last."""
        self.share = ALL
        """Which process this is of those that play from here."""
        self.lock: Lock | None = None
        """What lets this process alone have its share; None for a file, whose lock is never lost."""
        self.outage: Outage | None = None
        """When the server last did not answer. Until `come_back`, who holds a lock takes nothing then."""

    @abstractmethod
    def transaction(self) -> AbstractAsyncContextManager[Writer]:
        """Write: kept as a whole at the end of the block, or dropped as a whole if it raises.

        Raises DatabaseReplaced or DatabaseAway.
        """

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

    @abstractmethod
    async def claim(self) -> None:
        """Mark the database as the one from which the bot plays from now on: who holds the instance lock may.

        Raises DatabaseUnusable.
        """

    @abstractmethod
    async def take_channel(self, channel_id: int) -> bool:
        """Be the process that delivers to a channel; false where another one is at it."""

    @abstractmethod
    async def leave_channel(self, channel_id: int) -> bool:
        """Let other processes deliver to a channel; whether there can be any."""

    async def channels_left(self) -> frozenset[int]:
        """Return the channels that are owed posts, and to which no process delivers: none where there is but one."""
        return frozenset()

    @abstractmethod
    async def agree_on_shards(self, advised: int) -> int:
        """Return the number of shards of all processes that play from here: what Discord has advised the first one."""

    @abstractmethod
    async def processes(self) -> frozenset[int]:
        """Return a number for each process that plays from here."""

    @abstractmethod
    async def may_identify(self, bucket: int) -> None:
        """Wait until a shard of a bucket may begin a session: of each, one of all processes may at a time."""

    @abstractmethod
    async def must_answer(self) -> None:
        """See that the server answers and takes what is written, and that our share is ours.

        Raises DatabaseAway, or DatabaseInUse where another process has taken the share meanwhile.
        """

    @property
    def is_away(self) -> bool:
        """Whether the server has not answered, and nobody has seen yet that it does again."""
        return self.outage is not None and self.outage.until is None

    @abstractmethod
    def come_back(self) -> None:
        """Take everything again: the server answers."""

    @property
    @abstractmethod
    def file_number(self) -> int:
        """The number of the file that was opened, which another file of its name does not have; 0 without a file."""

    @abstractmethod
    async def check(self) -> tuple[str, ...]:
        """Return what is wrong with the database, in sentences. Empty when it is sound."""

    @abstractmethod
    async def close(self) -> None:
        """Close all connections."""

    def _note_failure(self, error: BaseException) -> None:
        self.last_failure = QueryFailure(now(), str(error))
