"""From every released version's database to the newest: `versions` has one file per step, run in order at the opening.

A new database is made of the schema at once. A change of `bot.store.schema` comes with the next numbered file there; a
test brings the database of version 1.0 through all of them, and compares its tables with the schema's.
"""

from functools import cache

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect

from bot.store.errors import DatabaseTooNew, DatabaseUnusable
from bot.store.schema import metadata

STEPS = "bot.store:migrations/versions"
"""Where the steps are, in Alembic's way to say it."""


def upgrade(connection: Connection, name: str) -> None:
    """Bring a database to the newest version, inside the transaction of `connection`.

    `name` is what the sentences call it. Raises DatabaseTooNew, or DatabaseUnusable for another program's database.
    """
    present = MigrationContext.configure(connection).get_current_revision()
    must_be_ours(name, present, is_empty=not inspect(connection).get_table_names())
    if present == known_versions()[0]:  # as at most starts: nothing is to be done
        return
    config = _config()
    config.attributes["connection"] = connection
    if present is None:
        metadata.create_all(connection)
        command.stamp(config, "head")
    else:
        command.upgrade(config, "head")


@cache
def known_versions() -> tuple[str, ...]:
    """Return the versions that this program knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def must_be_ours(name: str, present: str | None, *, is_empty: bool) -> None:
    """See that a database with this version can be brought to the newest one. Raises as `upgrade` does."""
    known = known_versions()
    if present is None and not is_empty:
        raise DatabaseUnusable(f"The database {name} belongs to another program.")
    if present is not None and present not in known:
        raise DatabaseTooNew(
            f"The database {name} was written by a newer version of this program "
            f"(it has version {present}, this program knows versions up to {known[0]})."
        )


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", "bot.store:migrations")
    config.set_main_option("path_separator", ";")
    config.set_main_option("version_locations", STEPS)
    return config
