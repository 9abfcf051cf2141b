"""Connections that are lost: told from what is at fault, and what they had locked is not taken for somebody else's."""

import psycopg
import pytest
from sqlalchemy import URL
from sqlalchemy.exc import OperationalError

from bot.store import ALL, DatabaseInUse, hold_instance_lock
from bot.store.postgresql_connections import is_lost, is_passing
from bot.store.postgresql_lock import ServerLock, hold_server_lock


@pytest.mark.parametrize(
    ("said", "passing"),
    [
        ("FATAL:  the database system is starting up", True),
        ("FATAL:  the database system is not yet accepting connections", True),
        ("FATAL:  sorry, too many clients already", True),
        ("server closed the connection unexpectedly", True),
        ('FATAL:  password authentication failed for user "ada"', False),
        ('FATAL:  database "games" does not exist', False),
    ],
)
def test_a_first_connection_waits_for_what_passes_and_for_nothing_else(said: str, *, passing: bool) -> None:
    error = OperationalError("", {}, psycopg.OperationalError(f"connection failed: {said}"))
    assert is_passing(error) is passing
    assert is_lost(error)  # while the bot runs all of it is waited for: it has worked before


def test_a_lock_whose_connection_the_server_still_holds_is_taken_from_that(
    postgresql_url: URL, monkeypatch: pytest.MonkeyPatch
) -> None:
    with hold_server_lock(postgresql_url, ALL) as lock:
        lost = lock._connection  # noqa: SLF001 - which a network swallows, and the server does not see that
        monkeypatch.setattr(ServerLock, "_drop", forget)
        lock._drop()  # noqa: SLF001 - as above
        monkeypatch.undo()
        lock.renew()
        assert lost is not None
        with pytest.raises(DatabaseInUse), hold_instance_lock(postgresql_url):
            pass
        with pytest.raises(OperationalError):
            lost.exec_driver_sql("SELECT 1")
        lost.close()


def forget(lock: ServerLock) -> None:
    """Lose a connection without closing it."""
    lock._connection = None  # noqa: SLF001 - as above
