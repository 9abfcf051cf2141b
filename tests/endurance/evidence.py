"""What hostile people have brought about: held against what they might do, whom they may call, and what was logged."""

import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from bot.sandbox import Record

TABLES: Final = {
    "matches": "SELECT id, channel_id, host_id, status, setup, start, revision FROM matches",
    "seats": "SELECT match_id, person_id, name, side FROM seats",
    "settings": "SELECT id, settings FROM matches",
    "turns": "SELECT match_id, number, body FROM turns",
    "layouts": "SELECT guild_id, game, name, text, person_id FROM layouts",
    "watches": "SELECT channel_id, source_id FROM watches",
}
"""What an act can change. What the poster notes of its deliveries is left out."""

LIVE = re.compile(r"(?<!\\)(<[@#/:]|@everyone|@here|https?://(?!discord\.com/channels/))")
"""What would call or lead somebody somewhere, if it stood in a message as it is."""

CALL = re.compile(r"Next: <@([0-9]+)>")
"""How a board calls the one whose turn it is."""

WATCHED = re.compile(r" the games of <#[0-9]+>\.$")
"""How a channel is told which other one it watches from now on, behind the name of whoever wants it."""

Row = tuple[Any, ...]
Tables = dict[str, set[Row]]


class Suspect(NamedTuple):
    """Who has sent something, where, and whether Discord lets this person manage that channel."""

    person: int
    channel: int
    keeps: bool


class Evidence:
    """Looks at the database after each interaction."""

    def __init__(self, database: Path) -> None:
        self._connection = sqlite3.connect(database)
        self._version = 0
        self.seen: Tables = {name: set() for name in TABLES}
        self.look()

    def look(self) -> dict[str, tuple[set[Row], set[Row]]]:
        """Give the rows that have come and gone since the last look, by table."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version == self._version:
            return {}
        before, self._version = self.seen, version
        self.seen = {name: set(self._connection.execute(statement)) for name, statement in TABLES.items()}
        changes = {name: (rows - before[name], before[name] - rows) for name, rows in self.seen.items()}
        return {name: change for name, change in changes.items() if any(change)}

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    @property
    def newest_match(self) -> int:
        """The highest id of a match."""
        return max((row[0] for row in self.seen["matches"]), default=0)

    def trespasses(self, changes: dict[str, tuple[set[Row], set[Row]]], suspect: Suspect) -> Iterator[str]:
        """Say what a person has changed in a channel that was not theirs to change."""
        matches = {row[0]: row for row in self.seen["matches"]}
        for table, (come, gone) in changes.items():
            for row in come | gone:
                where = self._where(table, row, suspect, matches)
                if where != suspect.channel or not self._might(table, row, suspect, matches, is_new=row in come):
                    yield f"{suspect.person} in {suspect.channel} changed {table}: {row!r}"

    @staticmethod
    def _where(table: str, row: Row, suspect: Suspect, matches: dict[int, Row]) -> int:
        """Give the channel to which a row belongs; a layout belongs to all channels of a server."""
        match table:
            case "layouts":
                return suspect.channel
            case "watches":
                return int(row[0])
            case _:
                return int(matches[row[0]][1])

    def _might(self, table: str, row: Row, suspect: Suspect, matches: dict[int, Row], *, is_new: bool) -> bool:
        """Whether a person might change a row in its channel."""
        match table:
            case "seats":
                return int(row[1]) == suspect.person
            case "turns":
                return self._mover(row) in (None, suspect.person)
            case "layouts":
                return int(row[4]) == suspect.person or (suspect.keeps and not is_new)
            case "settings":
                return suspect.keeps or int(matches[row[0]][2]) == suspect.person
            case "watches":
                return suspect.keeps
            case _:
                return True

    def _mover(self, turn: Row) -> int | None:
        """Give the person who made a turn; None for what nobody chooses."""
        found = self._connection.execute(
            "SELECT person_id FROM seats WHERE match_id = ? AND position = ?",
            (turn[0], msgspec.json.decode(turn[2])["seat"]),
        ).fetchone()
        return None if found is None else int(found[0])


def calls(records: Iterable[Record]) -> Iterator[str]:
    """Say where the bot has called somebody but the one whom a board calls, or has let users' text be live."""
    for record in records:
        form = record.payload if isinstance(record.payload, dict) else {}
        form = form.get("data") or form
        if "content" not in form:
            continue
        allowed, text = form.get("allowed_mentions") or {"parse": ["users"]}, form["content"] or ""
        users = [str(user) for user in allowed.get("users") or ()]
        is_board = record.route == "/channels/{channel_id}/messages"
        if allowed.get("parse") or len(users) > is_board or allowed.get("roles") or allowed.get("replied_user"):
            yield f"may ping {allowed}: {text!r}"
        called = CALL.search(text)
        if users and (called is None or called[1] not in users):
            yield f"may ping {users}: {text!r}"
        if LIVE.search(WATCHED.sub("", CALL.sub("", text, count=1))):
            yield f"live text in {text!r}"


class Loud(logging.Handler):
    """Keeps what is logged above info: by libraries as a handler, by us as a processor of structlog."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep what a library says."""
        self.heard.append(f"logged by {record.name}: {self.format(record)[-600:]}")

    def keep(self, _logger: Any, level: str, entry: structlog.typing.EventDict) -> structlog.typing.EventDict:
        """Keep what we say ourselves."""
        if level not in ("debug", "info"):
            self.heard.append(f"logged: {entry!r}"[:900])
        raise structlog.DropEvent


@asynccontextmanager
async def listening(*, ours: bool = False) -> AsyncIterator[Loud]:
    """Keep what libraries say in this process, and what our own code says where it is to be silent, too."""
    loud, configured = Loud(), structlog.get_config()
    logging.getLogger().addHandler(loud)
    if ours:
        structlog.configure(processors=[loud.keep])
    try:
        yield loud
    finally:
        logging.getLogger().removeHandler(loud)
        structlog.configure(**configured)
