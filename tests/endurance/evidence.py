"""What hostile people have brought about: held against what they might do, whom they may call, and what was logged."""

import logging
import re
import sqlite3
import traceback
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec
import structlog

from bot.sandbox import RecordedRequest


class Owned(NamedTuple):
    """What can be changed, a row for each thing: its channel, its owner, whoever else may change it, and the rest.

    No channel is every channel, no owner is anybody, and the owner 0 is nobody. `moderated` is what moderators change,
    too.
    """

    rows: str
    moderated: bool = False


TABLES: Final = {
    "matches": Owned("SELECT channel_id, NULL, NULL, id, host_id, status, setup, start, revision FROM matches"),
    "settings": Owned("SELECT channel_id, host_id, NULL, id, settings FROM matches", moderated=True),
    "seats": Owned(
        "SELECT channel_id, person_id, host_id, id, name, side FROM seats JOIN matches ON id = match_id", moderated=True
    ),
    "turns": Owned(
        "SELECT channel_id, NULL, NULL, id, number, body FROM turns JOIN matches ON id = match_id", moderated=True
    ),
    "consent_requests": Owned(
        "SELECT channel_id, person_id, NULL, id, w.revision FROM consent_requests w JOIN matches ON id = match_id"
    ),
    "seat_offers": Owned(
        "SELECT channel_id, person_id, host_id, id, old_id FROM seat_offers JOIN matches ON id = match_id",
        moderated=True,
    ),
    "imports": Owned("SELECT channel_id, 0, NULL, id, giver_id FROM imports", moderated=True),
    "consents": Owned(
        "SELECT channel_id, person_id, NULL, id, c.revision FROM consents c JOIN matches ON id = match_id"
    ),
    "guesses": Owned(
        "SELECT channel_id, person_id, NULL, g.id, choice FROM guesses g JOIN matches m ON m.id = match_id"
    ),
    "acts": Owned(
        "SELECT channel_id, person_id, NULL, match_id, id, told FROM acts"
        " WHERE act NOT IN ('undo request granted', 'undo request lapsed')"
    ),
    "layouts": Owned("SELECT NULL, person_id, NULL, guild_id, game, name, text FROM layouts", moderated=True),
    "people": Owned("SELECT NULL, person_id, NULL, pings, quiet, zone FROM people"),
    "watches": Owned("SELECT channel_id, 0, NULL, source_id FROM watches", moderated=True),
    "moderator_roles": Owned("SELECT NULL, 0, NULL, guild_id, role_id FROM moderator_roles", moderated=True),
}
"""Everything but what the outbox worker notes of its deliveries, and what has its time.

An undo request is granted by somebody else.
"""

LIVE = re.compile(r"(?<!\\)(<[@#/:]|@everyone|@here|https?://(?!discord\.com/channels/))")
"""What would call or lead somebody somewhere, if it stood in a message as it is."""

CALL = re.compile(r"(?:Next: |^)<@([0-9]+)>")
"""How a board calls the one whose turn it is, or a short message where the board was edited."""

ASKED = re.compile(r"\n((?:<@[0-9]+>(?:, | and )?)+) must agree before somebody plays on")
"""How those are called who are asked to agree to an undo."""

MEANT = re.compile(
    r" the games of <#[0-9]+> here from now on|^Played in <#[0-9]+>:| the role <@&[0-9]+>"
    r"| in its thread: <#[0-9]+>$|\nPlayed in <#[0-9]+>$|^The game in <#[0-9]+> is over"
    r"| is linked from my profile: <@[0-9]+>\.$"
    r"| to <@[0-9]+>; |until <@[0-9]+> takes it|in which <@[0-9]+> would play"
)
"""What our own sentences name: a watched channel, the role of moderators, who is asked to take a seat, the bot."""

Row = tuple[Any, ...]
Tables = dict[str, set[Row]]
Changes = dict[str, tuple[set[Row], set[Row]]]
"""The rows that have come and gone, by table."""


class Suspect(NamedTuple):
    """Who has sent something, where, and whether this person moderates the tables there or has asked to be erased."""

    person: int
    channel: int
    moderates: bool
    erases: bool = False


class Evidence:
    """Looks at the database after each interaction."""

    def __init__(self, database: Path) -> None:
        self._connection = sqlite3.connect(database)
        self._version = 0
        self.seen: Tables = {name: set() for name in TABLES}
        self.look()

    def look(self) -> Changes:
        """Return the rows that have come and gone since the last look, by table."""
        (version,) = self._connection.execute("PRAGMA data_version").fetchone()
        if version == self._version:
            return {}
        before, self._version = self.seen, version
        self.seen = {name: set(self._connection.execute(table.rows)) for name, table in TABLES.items()}
        changes = {name: (rows - before[name], before[name] - rows) for name, rows in self.seen.items()}
        return {name: change for name, change in changes.items() if any(change)}

    def close(self) -> None:
        """Let go of the file."""
        self._connection.close()

    @property
    def newest_match(self) -> int:
        """The highest id of a match."""
        return max((row[3] for row in self.seen["matches"]), default=0)

    @property
    def moderator_role(self) -> int | None:
        """The role whose members moderate all tables."""
        return next((row[4] for row in self.seen["moderator_roles"]), None)

    def trespasses(self, changes: Changes, suspect: Suspect) -> Iterator[str]:
        """Say what a person has changed in a channel that was not theirs to change."""
        erased = self._erased(changes, suspect.person) if suspect.erases else set()
        for table, (come, gone) in changes.items():
            cleared = _without_account(come, gone, suspect.person) if suspect.erases else set()
            for row in (come | gone) - cleared:
                channel, *those = row[:3]
                if table == "turns":
                    those = [self._mover(row), *(self._agreed(row[3]) if row in gone else ())]
                might = those[0] is None or suspect.person in those or (TABLES[table].moderated and suspect.moderates)
                if row[3] not in erased and (channel not in (None, suspect.channel) or not might):
                    yield f"{suspect.person} in {suspect.channel} changed {table}: {row!r}"

    def _erased(self, changes: Changes, person: int) -> set[int]:
        """Return the matches in which a person was named, who erases themselves everywhere at once."""
        own = ("matches", "seats", "acts")
        return {row[3] for name in own for row in changes.get(name, ((), ()))[1] if person in row[:5]}

    def _mover(self, turn: Row) -> int | None:
        """Return the person who made a turn; None for what nobody chooses."""
        found = self._connection.execute(
            "SELECT person_id FROM seats WHERE match_id = ? AND position = ?",
            (turn[3], msgspec.json.decode(turn[5])["seat"]),
        ).fetchone()
        return None if found is None else int(found[0])

    def _agreed(self, match: int) -> Iterator[int]:
        """Return those who have agreed to a request to take turns back."""
        for (person,) in self._connection.execute("SELECT person_id FROM consents WHERE match_id = ?", (match,)):
            yield int(person)


def _without_account(come: set[Row], gone: set[Row], person: int) -> set[Row]:
    """Return rows before and after somebody who erases themselves takes their account out of any text."""
    cleared = {(*row[:-1], str(row[-1]).replace(str(person), "0")): row for row in gone if str(person) in str(row[-1])}
    return {each for new, old in cleared.items() if new in come for each in (old, new)}


def calls(records: Iterable[RecordedRequest]) -> Iterator[str]:
    """Say where the bot has called somebody but whom a board calls or an undo asks, or has let users' text be live."""
    for record in records:
        form = record.payload if isinstance(record.payload, dict) else {}
        form = form.get("data") or form
        if "content" not in form:
            continue
        allowed, text = form.get("allowed_mentions") or {"parse": ["users"]}, form["content"] or ""
        users = [str(user) for user in allowed.get("users") or ()]
        is_board = record.route == "/channels/{channel_id}/messages"
        asked, call = ASKED.search(text), CALL.search(text)
        called = re.findall("[0-9]+", asked[1]) if asked is not None else [] if call is None else [call[1]]
        most = len(called) if asked is not None else is_board
        if allowed.get("parse") or len(users) > most or allowed.get("roles") or allowed.get("replied_user"):
            yield f"may ping {allowed}: {text!r}"
        if not set(users) <= set(called):
            yield f"may ping {users}: {text!r}"
        if LIVE.search(MEANT.sub("", ASKED.sub("", CALL.sub("", text, count=1), count=1))):
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
            error = entry.get("exc_info")
            trace = traceback.format_exception(error)[-3:-1] if isinstance(error, BaseException) else []
            self.heard.append(f"logged: {entry!r}"[:900] + "".join(trace))
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
