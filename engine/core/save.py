"""Saves: a journal as JSON with a schema number, read back with every doubt turned into one sentence."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from engine.core.errors import CorruptSave
from engine.core.game import Game
from engine.core.match import Journal

SCHEMA = 1
"""The number of the way in which journals are written. A change that old saves do not fit adds one and an upgrade."""

UPGRADES: Mapping[int, Callable[[dict[str, Any]], dict[str, Any]]] = {}
"""From each older schema to the next one, on the raw JSON object."""


def write_journal(journal: Journal[Any, Any, Any]) -> bytes:
    """Write a journal as UTF-8 JSON: `{"schema": n, "journal": {...}}`."""
    return msgspec.json.encode({"schema": SCHEMA, "journal": journal})


def read_journal(game: Game[Any, Any, Any, Any], save: bytes) -> Journal[Any, Any, Any]:
    """Read what `write_journal` wrote, now or in an older version. Raises CorruptSave."""
    try:
        raw = msgspec.json.decode(save, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CorruptSave(f"The save is not readable: {error}.") from error
    schema, journal = raw.get("schema"), raw.get("journal")
    if type(schema) is not int or not isinstance(journal, dict):
        raise CorruptSave("The save has no schema number or no journal.")
    if schema > SCHEMA:
        raise CorruptSave(f"The save has schema {schema}; this version reads schemas up to {SCHEMA}.")
    for step in range(schema, SCHEMA):
        if step not in UPGRADES:
            raise CorruptSave(f"The save has schema {schema}, which no version wrote.")
        journal = UPGRADES[step](journal)
    try:
        read: Journal[Any, Any, Any] = msgspec.convert(journal, Journal[game.state, game.move, game.event])  # type: ignore[name-defined]  # the types are the game's, known only here
    except msgspec.ValidationError as error:
        raise CorruptSave(f"The save does not fit schema {SCHEMA}: {error}.") from error
    if read.game != game.key:
        raise CorruptSave(f"The save is of another game ({read.game}).")
    return read
