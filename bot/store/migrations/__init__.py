"""From every older database to the newest: `versions` has one file per step, run in order when a store is opened.

A change of `bot.store.schema` comes with the next numbered file there; a test compares the two.
"""

from functools import cache
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.errors import DatabaseTooNew, DatabaseUnusable


def upgrade(connection: Connection, path: Path) -> None:
    """Bring a database to the newest version, inside the transaction of `connection`.

    `path` is for the sentences. Raises DatabaseTooNew, or DatabaseUnusable for another program's database.
    """
    present = MigrationContext.configure(connection).get_current_revision()
    must_be_ours(path, present, is_empty=not inspect(connection).get_table_names())
    if present == known_versions()[0]:  # as at most starts: nothing is to be done
        return
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


@cache
def known_versions() -> tuple[str, ...]:
    """Return the versions that this program knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def must_be_ours(path: Path, present: str | None, *, is_empty: bool) -> None:
    """See that a database with this version can be brought to the newest one. Raises as `upgrade` does."""
    known = known_versions()
    if present is None and not is_empty:
        raise DatabaseUnusable(f"The database {path} belongs to another program.")
    if present is not None and present not in known:
        raise DatabaseTooNew(
            f"The database {path} was written by a newer version of this program "
            f"(it has version {present}, this program knows versions up to {known[0]})."
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    return config
