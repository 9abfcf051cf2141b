"""Saves: a journal as JSON with a schema number, read back with every doubt turned into one sentence."""

from collections.abc import Mapping
from functools import partial
from typing import Any

import msgspec

from engine.core.errors import CorruptSave, NewerSave
from engine.core.game import AnyGame, Upgrade
from engine.core.journal import AnyJournal, Journal

SCHEMA = 3
"""The number of the way in which journals are written. A change that old saves do not fit adds one and an upgrade."""


def _luck_by_kind(journal: dict[str, Any]) -> dict[str, Any]:
    """Upgrade schema 1, which had one game, whose turns drew nothing but cards, and so no kinds of luck."""
    items = partial(msgspec.convert, type=list[str])

    def of_kind(turns: object) -> list[dict[str, Any]]:
        return [{**turn, "luck": [["card", item] for item in items(turn.get("luck"))]} for turn in objects(turns)]

    turns, undone, fate = (journal.get(part, []) for part in ("turns", "undone", "fate"))
    owed = {"card": items(fate)} if fate else {}
    return {**journal, "turns": of_kind(turns), "undone": of_kind(undone), "fate": owed}


def objects(items: object) -> list[dict[str, Any]]:
    """Return what is a list of JSON objects. Raises msgspec.ValidationError for what is none."""
    return msgspec.convert(items, list[dict[str, Any]])


UPGRADES: Mapping[int, Upgrade] = {1: _luck_by_kind}
"""What the journals of all games need from an older schema to the next one; a game may need more (`Game.upgrades`)."""


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
    try:
        current = upgraded(journal, schema, game=game)
        kind = Journal[game.state, game.move, game.event]  # type: ignore[name-defined]  # the types are the game's, known only here
        read: AnyJournal = msgspec.convert(current, kind, str_keys=True)  # as JSON has no others
    except msgspec.ValidationError as error:
        raise CorruptSave(f"The save does not fit schema {schema}: {error}.") from error
    if read.game != game.key:
        raise CorruptSave(f"The save is of another game ({read.game}).")
    return read


def upgraded(
    journal: dict[str, Any], schema: int, *, game: AnyGame | None = None, to: int | None = None
) -> dict[str, Any]:
    """Return a raw journal of an older schema as one of the schema `to`, by default today's.

    With its game it also gets what that game's journals need besides. Raises CorruptSave for a schema that
    there never was, and msgspec.ValidationError.
    """
    if schema < 1:
        raise CorruptSave(f"The save has schema {schema}, which no version wrote.")
    of_game = {} if game is None else game.upgrades
    for step in range(schema, SCHEMA if to is None else to):
        for upgrade in (UPGRADES.get(step), of_game.get(step)):
            journal = journal if upgrade is None else upgrade(journal)
    return journal
