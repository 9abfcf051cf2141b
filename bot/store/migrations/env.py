"""What Alembic runs: the migrations, on the connection and in the transaction that `upgrade` was given."""

from alembic import context

from bot.store.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata)
context.run_migrations()
