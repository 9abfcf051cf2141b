"""What is stored of tables, as frozen values. JSON stays bytes; those who know the game read it."""

from datetime import datetime
from typing import Literal

import msgspec

Status = Literal["lobby", "running", "over", "stopped"]
"""`over`: played to its end; `stopped`: ended before."""


class NewMatch(msgspec.Struct, frozen=True, kw_only=True):
    """What it takes to open a lobby; `setup` is the game's own options as JSON, `guild_id` None in direct messages."""

    guild_id: int | None
    channel_id: int
    game: str
    host_id: int
    setup: bytes
    language: str


class MatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match without its journal. Ids of guilds, channels, people and messages are Discord's; times are UTC.

    `revision` counts the changes of the journal: it grows with every turn, and with every undo. `settings` is the
    table's own (`bot.table.table_settings`) as JSON.
    """

    id: int
    guild_id: int | None
    channel_id: int
    game: str
    status: Status
    host_id: int
    setup: bytes
    language: str
    revision: int
    created_at: datetime
    changed_at: datetime
    settings: bytes


Pings = Literal["mention", "silent", "direct"]
"""How a person wants to be called: by a mention, not at all, or by a direct message."""

AlarmKind = Literal["undo", "time", "reaction", "call", "reminder", "lobby"]
"""A request lapses; the time of a turn, or of an answer within another's turn, runs out; a call waited for quiet
hours to end; a reminder; an unused lobby closes."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person at the table: `position` in turn order, `side` is what tells the seats apart (a colour, a faction).

    `missed` is whether a turn was played for this person since anybody last acted, `stand_in` whether that is done at
    once from now on; `acted` is the number of the turn that they last played themselves, as it was then.
    """

    match_id: int
    position: int
    person_id: int
    name: str
    side: str
    missed: bool = False
    stand_in: bool = False
    acted: int | None = None


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a person wants to be called, at every table: what nobody has chosen is the usual way.

    `quiet` are the hours without pings ("22:00-07:00", empty for none), by the clock of the time zone `zone`.
    """

    person_id: int
    pings: Pings = "mention"
    quiet: str = ""
    zone: str = "UTC"


class AlarmRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be done at a time, at most one of a kind in a match, if the match is as it was when it was set."""

    match_id: int
    kind: AlarmKind
    person_id: int
    """Whose turn or request it is; 0 in a lobby."""
    revision: int
    """That of the match."""
    count: int = 0
    """How often it was done before."""
    due_at: datetime


class StoredJournal(msgspec.Struct, frozen=True, kw_only=True):
    """The journal of a match that has begun, each part as the JSON that the engine wrote."""

    game: str
    schema: int
    start: bytes
    turns: tuple[bytes, ...]
    undone: bytes
    fate: bytes

    def save(self) -> bytes:
        """Join the parts to what `engine.core.read_journal` reads."""
        journal = {
            "game": self.game,
            "start": msgspec.Raw(self.start),
            "turns": [msgspec.Raw(turn) for turn in self.turns],
            "undone": msgspec.Raw(self.undone),
            "fate": msgspec.Raw(self.fate),
        }
        return msgspec.json.encode({"schema": self.schema, "journal": journal})


class LayoutRow(msgspec.Struct, frozen=True, kw_only=True):
    """A position that a server keeps by name, in the game's own notation; `person_id` is who saved it."""

    guild_id: int
    game: str
    name: str
    text: str
    person_id: int


class ActRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody did to a table beyond playing: `act` in a word, `told` as the channel was told it."""

    match_id: int | None
    channel_id: int
    person_id: int
    act: str
    told: str
    at: datetime


UndoRequestStatus = Literal["open", "granted", "refused", "lapsed"]


class UndoRequestRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player's request to take back what others have a say in, on one board; it lapses at `until`."""

    match_id: int
    revision: int
    person_id: int
    until: datetime
    status: UndoRequestStatus


PostRole = Literal["board", "lobby", "call", "direct"]
"""What a message is to its match.

The lobby's message is edited when people join, the board's messages each stand for themselves, a call is nothing but
that, and a direct one goes to the person whose id its row has as channel.
"""


class NewPost(msgspec.Struct, frozen=True, kw_only=True):
    """What it takes to owe a channel a post."""

    body: bytes
    """The whole post (`bot.table.posts.post.Post`) as JSON."""
    role: PostRole = "board"
    line: str = ""
    """What is still told of it by itself if its turn is taken back before it is posted; empty for most."""
    revision: int | None = None
    """Of the match in which its call is true; None for what calls nobody."""


class PostRow(msgspec.Struct, frozen=True, kw_only=True):
    """A post that a channel is owed."""

    id: int
    """Grows in the order of delivery."""
    match_id: int | None
    channel_id: int
    turn: int
    """The number of turns after which the post stands."""
    role: PostRole
    body: bytes
    """The whole post as JSON."""
    nonce: str
    """For Discord, so that a message sent twice appears once."""
    message_id: int | None
    """The last message of a long post that stands."""
    created_at: datetime
    sent: int
    """How many messages of a long post stand."""


class BoardRow(msgspec.Struct, frozen=True, kw_only=True):
    """The post that shows a match."""

    message_id: int | None
    """None while it does not stand yet."""
    failed: str | None
    """Why it never will."""


class LobbyMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The message that shows a lobby."""

    message_id: int
    pictures: bytes
    """What is painted on it, as JSON."""


class CallRow(msgspec.Struct, frozen=True, kw_only=True):
    """A call that has reached its person: after how many turns of the match, and since when."""

    called: int
    turn: int
    since: datetime


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """How many guesses of a spectator in a match were right, of how many."""

    person_id: int
    name: str
    right: int
    guesses: int
