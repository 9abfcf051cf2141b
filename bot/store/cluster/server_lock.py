"""The lock that lets one process at a time have a share of a PostgreSQL database; alone, all of it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Any

import structlog
from sqlalchemy import URL, Connection, NullPool, create_engine, func, select
from sqlalchemy.exc import DBAPIError

from bot.store.cluster.cluster import ALL, Share
from bot.store.errors import DatabaseAway, DatabaseInUse, DatabaseUnusable
from bot.store.postgresql.advisory_locks import SHARE, SIZE, held
from bot.store.postgresql.connections import CONNECTION_ID, end_lost, is_lost, why
from bot.store.postgresql.server import CONNECTING, must_answer, must_be_writable, reachable, shown

log = structlog.get_logger()


class ServerLock:
    """A share that is held. It is advisory locks of a connection: gone with the process, however that ends."""

    def __init__(self, url: URL, share: Share) -> None:
        """Use `hold_server_lock` instead."""
        self._url, self._share = url, share
        self._engine = create_engine(url, connect_args=CONNECTING, poolclass=NullPool, isolation_level="AUTOCOMMIT")
        self._connection: Connection | None = None
        self._connection_id: Any = None
        self._one_at_a_time = threading.Lock()
        self._is_closed = False

    def take(self) -> Connection:
        """Connect and lock. Raises DatabaseInUse where another process has the share, or DatabaseUnusable."""
        must_answer(self._url)
        with reachable(self._url):
            self._connection = self._engine.connect()
            try:
                if self._connection_id is not None:
                    self._connection.execute(end_lost(*self._connection_id))
                self._lock(self._connection)
                self._connection_id = tuple(self._connection.execute(CONNECTION_ID).one())
            except BaseException:
                self._drop()
                raise
            return self._connection

    def renew(self) -> None:
        """See that the share is still ours, and take it again where its connection was lost.

        Raises DatabaseAway where the server does not answer or can only be read, or DatabaseInUse where another process
        was faster.
        """
        with self._one_at_a_time:
            if self._is_closed:
                return
            try:
                if self._connection is not None:
                    must_be_writable(self._connection, self._url)
                    return
            except DBAPIError as error:
                self._drop()
                if not is_lost(error):
                    raise
                log.info("the lock of the database is lost with its connection", why=why(error))
            self._retake()

    def _retake(self) -> None:
        try:
            must_be_writable(self.take(), self._url)
        except (DatabaseAway, DatabaseInUse):
            raise
        except DatabaseUnusable as error:  # at the start this wants a hand; once it has worked, it may again
            raise DatabaseAway(str(error)) from error

    def _lock(self, connection: Connection) -> None:
        is_ours = connection.scalar(select(func.pg_try_advisory_lock(SHARE, self._share.number)))
        if is_ours:
            connection.execute(select(func.pg_advisory_lock_shared(SIZE, self._share.of)))
        others = sorted({int(row.objid) for row in connection.execute(held(SIZE))} - {self._share.of})
        if others:
            raise DatabaseInUse(
                f"The processes that play from the database {shown(self._url)} already say that they are {others[0]} "
                f"in all, and this one that they are {self._share.of}: each must be started with the same number."
            )
        if not is_ours:
            taken = "Another bot plays" if self._share == ALL else f"Process {self._share} plays"
            raise DatabaseInUse(f"{taken} from the database {shown(self._url)} already.")

    def _drop(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(DBAPIError):
                connection.close()

    def close(self) -> None:
        """Let another process have the share."""
        with self._one_at_a_time:
            self._is_closed = True
            self._drop()
            self._engine.dispose()


@contextmanager
def hold_server_lock(url: URL, share: Share) -> Iterator[ServerLock]:
    """Hold a share of a database, which one process has at a time. Raises DatabaseInUse or DatabaseUnusable.

    All processes must say the same of how many they are.
    """
    lock = ServerLock(url, share)
    try:
        lock.take()
        yield lock
    finally:
        lock.close()
