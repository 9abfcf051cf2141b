"""From every older database to the newest: `versions` has one file per step, run in order when a store is opened.

A change of `bot.store.schema` comes with the next numbered file there; a test compares the two.
"""

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
    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "bot.store:migrations")
    scripts = ScriptDirectory.from_config(config)
    present = MigrationContext.configure(connection).get_current_revision()
    if present is None and inspect(connection).get_table_names():
        raise DatabaseUnusable(f"The database {path} belongs to another program.")
    if present is not None and present not in {script.revision for script in scripts.walk_revisions()}:
        known = scripts.get_current_head()
        raise DatabaseTooNew(
            f"The database {path} was written by a newer version of this program "
            f"(it has version {present}, this program knows versions up to {known})."
        )
    command.upgrade(config, "head")
