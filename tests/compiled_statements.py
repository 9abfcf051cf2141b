"""Statements that are compiled once for a process of tests, and not once for each of its hundreds of databases."""

from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import Connection, Engine, event
from sqlalchemy.engine.interfaces import Dialect

Key = tuple[Dialect, *tuple[Any, ...]]
"""By what SQLAlchemy remembers a statement: the dialect of its engine, its form, what is asked of it."""


class CompiledStatements(dict[Any, Any]):
    """What engines have compiled, for all of the same dialect: ours differ in nothing but the database.

    To compile the fifty statements of a game anew for each bot took a seventh of the time of the end-to-end tests.
    """

    def get(self, key: Key, default: Any = None) -> Any:
        """Return the statement that an engine of this dialect has compiled."""
        return super().get(_shared(key), default)

    def __setitem__(self, key: Key, compiled: object) -> None:
        super().__setitem__(_shared(key), compiled)


def _shared(key: Key) -> tuple[Any, ...]:
    dialect, *form = key
    return type(dialect), *form


COMPILED: Final[Mapping[Any, Any]] = CompiledStatements()


def share_compiled_statements() -> None:
    """Let all engines of this process use each other's statements from now on."""
    event.listen(Engine, "engine_connect", _use_compiled)


def _use_compiled(connection: Connection) -> None:
    connection.execution_options(compiled_cache=COMPILED)
