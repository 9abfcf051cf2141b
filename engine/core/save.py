"""Saves: a journal as JSON with a schema number, read back with every doubt turned into one sentence."""

from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from engine.core.game import AnyGame
from engine.core.journal import AnyJournal, Journal
from engine.core.record import CorruptSave, NewerSave

SCHEMA: Final = 1
"""The number of the way in which journals are written. A change that old saves do not fit adds one and an upgrade."""

Upgrade = Callable[[dict[str, Any]], dict[str, Any]]
"""Makes a journal of any game, as raw JSON, one of the next schema. Raises msgspec.ValidationError."""

UPGRADES: Mapping[int, Upgrade] = {}
"""What journals need from an older schema to the next one, by the older one's number."""


def write_journal(journal: AnyJournal) -> bytes:
    """Write a journal as UTF-8 JSON: `{"schema": n, "journal": {...}}`."""
    return msgspec.json.encode({"schema": SCHEMA, "journal": journal})


def read_journal(game: AnyGame, save: bytes) -> AnyJournal:
    """Read what `write_journal` wrote, now or in an older version. Raises CorruptSave, or NewerSave."""
    try:
        raw = msgspec.json.decode(save, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CorruptSave(f"The save is not readable: {error}.") from error
    schema, journal = raw.get("schema"), raw.get("journal")
    if type(schema) is not int or not isinstance(journal, dict):
        raise CorruptSave("The save has no schema number or no journal.")
    if schema > SCHEMA:
        raise NewerSave(f"The save has schema {schema}; this version reads schemas up to {SCHEMA}.")
    if schema < 1:
        raise CorruptSave(f"The save has schema {schema}, which no version wrote.")
    try:
        for step in range(schema, SCHEMA):
            journal = UPGRADES[step](journal)
        kind = Journal[game.state, game.move, game.event]  # type: ignore[name-defined]  # the types are the game's, known only here
        read: AnyJournal = msgspec.convert(journal, kind, str_keys=True)  # as JSON has no others
    except msgspec.ValidationError as error:
        raise CorruptSave(f"The save does not fit schema {schema}: {error}.") from error
    if read.game != game.key:
        raise CorruptSave(f"The save is of another game ({read.game}).")
    return read
