"""A real PostgreSQL server for the tests: in a temporary folder, on loopback, of a user who may do nothing else.

Debian's package `postgresql` has the programs; nothing of an installed server is used.
"""

import os
import secrets
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from time import sleep
from typing import Final, Literal

from sqlalchemy import URL, NullPool, create_engine, text

from bot.store.schema import metadata
from tests.patience import PATIENCE

INSTALLED: Final = Path("/usr/lib/postgresql")
"""Where Debian has the programs, in a folder for each version."""

PASSWORD: Final = "open-sesame"  # noqa: S105 - of a server that nobody else can reach
UNPRIVILEGED: Final = "nobody"
"""As whom the server runs where the tests are run by root, for whom it refuses to."""


EMPTYING: Final = ";".join(
    (
        *(f"DELETE FROM {table.name}" for table in reversed(metadata.sorted_tables)),  # noqa: S608 - names of ours
        "SELECT setval(oid::regclass, 1, false) FROM pg_class WHERE relkind = 'S'",
    )
)

LINGER: Final = (
    "CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(600); RETURN NULL; END $$",
    """
    CREATE CONSTRAINT TRIGGER linger AFTER INSERT ON turns DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION linger()
    """,
)
"""Lets the commit of a turn last."""

COMMITTING: Final = "SELECT 1 FROM pg_stat_activity WHERE wait_event = '{}' AND query = 'COMMIT'"
"""Finds a commit that lasts, by what it waits for."""


def programs() -> Path | None:
    """Return the folder with the programs of the newest version; None where there are none."""
    versions = sorted(INSTALLED.glob("*/bin/postgres"), key=lambda program: float(program.parts[-3]))
    if versions:
        return versions[-1].parent
    found = shutil.which("postgres")
    return None if found is None else Path(found).resolve().parent


class PostgresqlServer:
    """A server with its data in a folder."""

    def __init__(self, folder: Path, port: int) -> None:
        """Know a server that runs, or is about to."""
        found = programs()
        assert found is not None, "look for the programs first"
        self._programs, self.folder, self.port = found, folder, port

    def url(self, database: str = "postgres", *, password: str = PASSWORD) -> URL:
        """Return the address of a database."""
        return URL.create("postgresql+psycopg", "tester", password, host="127.0.0.1", port=self.port, database=database)

    def make(self) -> None:
        """Make the files of a server, which outlives crashes of its own, but no power cut: that is faster."""
        secret = self.folder / "password"
        secret.write_text(PASSWORD)
        if os.geteuid() == 0:
            for made in (self.folder, secret):
                shutil.chown(made, UNPRIVILEGED)
        self._run(
            "initdb", "--auth=scram-sha-256", "--username=tester", f"--pwfile={secret}", "--no-sync", "-E", "UTF8"
        )

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = (
            f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
            " -c full_page_writes=off -c max_connections=300"
        )
        self._run("pg_ctl", "start", "--wait", f"--timeout={PATIENCE:.0f}", f"--log={self.folder}/log", f"-o {options}")

    @contextmanager
    def new_database(self) -> Iterator[URL]:
        """Make an empty database, which is gone afterwards."""
        name = f"games_{secrets.token_hex(4)}"
        self._tell(f"CREATE DATABASE {name}")
        try:
            yield self.url(name)
        finally:
            self._tell(f"DROP DATABASE {name} WITH (FORCE)")

    def empty(self, url: URL) -> None:
        """Delete all rows of a database, and count from 1 again."""
        self._tell(EMPTYING, url=url)

    def crash_in_commit(self, url: URL, *, is_kept: bool) -> Callable[[], None]:
        """Let the commit of a turn last, before or after it is kept; return what restarts the server within it."""
        if is_kept:
            self._tell("ALTER SYSTEM SET synchronous_standby_names = 'nobody'", "SELECT pg_reload_conf()")
        else:
            self._tell(*LINGER, url=url)
        waiting = COMMITTING.format("SyncRep" if is_kept else "PgSleep")

        def crash() -> None:
            while not self._tell(waiting, url=url):
                sleep(0.02)
            if is_kept:
                self._tell("ALTER SYSTEM RESET synchronous_standby_names")  # which holds from the next start on
            self.stop("immediate")
            self.start()
            if not is_kept:
                self._tell("DROP TRIGGER linger ON turns", url=url)

        return crash

    def _tell(self, *statements: str, url: URL | None = None) -> bool:
        """Run statements on a connection of its own, which may write: the server may have been away since the last.

        Return whether the last one has found anything.
        """
        writing = {"options": "-c default_transaction_read_only=off"}
        engine = create_engine(
            url or self.url(), isolation_level="AUTOCOMMIT", poolclass=NullPool, connect_args=writing
        )
        with engine.connect() as connection:
            results = [connection.execute(text(statement)) for statement in statements]
            return results[-1].returns_rows and results[-1].first() is not None

    def end_connections(self, url: URL) -> None:
        """End all connections to a database, as a server can that is told how long they may be idle."""
        theirs = f"SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity WHERE datname = '{url.database}'"  # noqa: S608 - a name of ours
        self._tell(theirs)

    def take_nothing(self) -> None:
        """Let everything be read and nothing be written, on the connections that there are, too."""
        self._tell("ALTER SYSTEM SET default_transaction_read_only = on", "SELECT pg_reload_conf()")

    def take_all(self) -> None:
        """Undo that."""
        self._tell("ALTER SYSTEM RESET default_transaction_read_only", "SELECT pg_reload_conf()")

    def follow(self) -> None:
        """Start again as one that follows another server and can only be read, as after they have changed places."""
        self.stop()
        signal = self.folder / "data" / "standby.signal"
        signal.touch()
        if os.geteuid() == 0:
            shutil.chown(signal, UNPRIVILEGED)
        self.start()

    def lead(self) -> None:
        """Undo that, without a new start."""
        self._tell("SELECT pg_promote()")

    def is_running(self) -> bool:
        """Whether somebody listens where the server does."""
        with socket.socket() as asking:
            return asking.connect_ex(("127.0.0.1", self.port)) == 0

    def stop(self, mode: Literal["fast", "immediate"] = "fast") -> None:
        """Stop the server: in good order, or as if it had crashed."""
        self._run("pg_ctl", "stop", "--wait", f"--timeout={PATIENCE:.0f}", f"--mode={mode}")

    def _run(self, program: str, *arguments: str) -> None:
        user = ("runuser", "-u", UNPRIVILEGED, "--") if os.geteuid() == 0 else ()
        command = (*user, str(self._programs / program), *arguments, "-D", str(self.folder / "data"))
        done = subprocess.run(  # noqa: S603 - what stands here
            command, cwd=self.folder, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, done.stdout + done.stderr


def free_port() -> int:
    """Return a port of loopback that nobody has."""
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        port: int = asking.getsockname()[1]
        return port


@contextmanager
def running_server() -> Iterator[PostgresqlServer]:
    """Run a server that is gone afterwards, with all that is in it."""
    folder = Path(tempfile.mkdtemp(prefix="furunkulus-postgresql-"))
    server = PostgresqlServer(folder, free_port())
    try:
        server.make()
        server.start()
        try:
            yield server
        finally:
            server.stop("immediate")
    finally:
        shutil.rmtree(folder)
