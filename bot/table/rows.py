"""What is stored of tables, as frozen values. JSON stays bytes; those who know the game read it."""

from datetime import datetime
from typing import Literal

import msgspec

from render.core import Words, words_in

Status = Literal["lobby", "running", "over", "stopped"]
"""`over`: played to its end; `stopped`: ended before."""


class NewMatch(msgspec.Struct, frozen=True, kw_only=True):
    """What it takes to open a lobby. Ids of guilds, channels, people and messages are Discord's."""

    guild_id: int | None
    """None in direct messages."""
    channel_id: int
    """Where it is played: a channel, or a thread."""
    parent_id: int | None = None
    """The channel in whose thread it is played, if that was made for it."""
    game: str
    """The game's key."""
    host_id: int
    """Who opens it."""
    setup: bytes
    """The game's own options as JSON."""
    language: str
    """The language of its posts."""
    duplicate: str | None = None
    """The word that decides all luck, so that other tables can play the same; None: each table has its own."""


class MatchRow(NewMatch, frozen=True, kw_only=True):
    """A match without its journal; times are UTC."""

    id: int
    """The number of the match, our own."""
    status: Status
    """How far it is."""
    revision: int
    """Counts the changes of the journal: it grows with every turn, and with every undo."""
    created_at: datetime
    """When the table was opened."""
    changed_at: datetime
    """When something of it was changed last."""
    settings: bytes
    """The table's own (`bot.table.table_settings`) as JSON."""


class PlaceRow(msgspec.Struct, frozen=True, kw_only=True):
    """A channel with a lobby or a running game."""

    channel_id: int
    """The channel."""
    seated: bool
    """Whether the person for whom the channels were looked up has a seat there."""


Pings = Literal["mention", "silent", "direct"]
"""How a person wants to be called: by a mention, not at all, or by a direct message."""

Visibility = Literal["public", "server", "hidden"]
"""Where others see what a person has come to: from all servers in which they play, from the asker's, or nowhere."""

Shown = Literal["hidden", "shown"]
"""Whether others see when a person plays."""

AlarmKind = Literal["undo", "time", "reaction", "call", "reminder", "lobby", "pause"]
"""What rings: `undo` ends a request that nobody answered, `time` the time of a turn, `reaction` that of an answer in
another's turn; `call` calls whose quiet hours are over, `reminder` who has not moved; `lobby` closes an unused one;
`pause` lets a program move that has waited."""


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """A person at the table, or a program that plays there."""

    match_id: int
    """The match."""
    position: int
    """The place in turn order, from 0."""
    person_id: int
    """The id of their account on Discord; a program has one below zero, its own at this table alone.

    So has a former player, the same one at every table.
    """
    name: str
    """The name that the server shows; that of a program says that it is one."""
    side: str
    """What tells the seats apart: a colour, a faction."""
    missed: bool = False
    """Whether this person is absent: a turn was played for them, and since then nobody has acted."""
    stand_in: bool = False
    """Whether a stand-in plays for this person: each turn at once, until they act or come back."""
    stand_in_level: str | None = None
    """At which level it plays, empty where it does the least; None where it has not played yet, and without one."""
    acted: int | None = None
    """The number of the last turn that they played themselves, None for none.

    A turn that was taken back counts until it can no longer be redone.
    """
    level: str | None = None
    """The level at which a program plays here (`engine.core.Opponents`), None for a person."""
    is_new: bool = False
    """Whether who sat down here had finished no game of this kind by then."""
    brought: int | None = None
    """How many turns the file or board had from which the game came here; None where it began here."""

    @property
    def is_program(self) -> bool:
        """Whether a program plays here: it is never called, asked or absent."""
        return self.level is not None

    @property
    def account(self) -> int | None:
        """The id of the account that can be called and asked.

        None for a program, and for a former player: who sat here had all erased that was known of them.
        """
        return self.person_id if self.person_id >= 0 else None


class PersonRow(msgspec.Struct, frozen=True, kw_only=True):
    """How a person wants to be called, at every table: what nobody has chosen is the usual way."""

    person_id: int
    """The id of their account."""
    pings: Pings = "mention"
    """How they are called when it is their turn."""
    quiet: str = ""
    """The hours without pings ("22:00-07:00"), empty for none."""
    zone: str = "UTC"
    """The time zone by whose clock they are."""
    standing: Visibility = "server"
    """Who may see what they have come to."""
    hours: Shown = "hidden"
    """Whether a table that looks for players says when they play, which is outside of their quiet hours."""
    language: str = ""
    """In which language they last used Discord, as far as we offer it; empty where that is not known."""

    @property
    def words(self) -> Words | None:
        """What direct messages to them are told with; None where that is not known."""
        return words_in(self.language) if self.language else None


class FinishedRow(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over, and what it came to."""

    id: int
    """The match."""
    revision: int
    """That of the match."""
    game: str
    """The game's key."""
    summary: bytes | None
    """What it came to (`engine.core.tally.Summary`) as JSON; None where that is still to be counted."""
    review: bytes | None
    """Its review, or what there is of it, as JSON; None without one."""


class AlarmRow(msgspec.Struct, frozen=True, kw_only=True):
    """Something to be done at a time, unless the match has changed since then; at most one of a kind in a match."""

    match_id: int
    """The match."""
    kind: AlarmKind
    """What is to be done."""
    person_id: int
    """Whose turn or request it is; 0 in a lobby."""
    revision: int
    """That of the match."""
    count: int = 0
    """How often it was done before."""
    due_at: datetime
    """When, in UTC."""
    since: datetime | None = None
    """From when its time runs, or has run on after the bot was away; None for what is due whoever was away."""
    rests: bool = False
    """Whether its time stands still in the quiet hours of its person."""
    away: int = 0
    """How many seconds it has stood still since people could not play."""


class StoredJournal(msgspec.Struct, frozen=True, kw_only=True):
    """The journal of a match that has begun, each part as the JSON that the engine wrote."""

    game: str
    """The game's key."""
    schema: int
    """The version of the JSON."""
    start: bytes
    """The position from which the match began."""
    turns: tuple[bytes, ...]
    """The turns, in order."""
    undone: bytes
    """The turns that can be redone."""
    fate: bytes
    """The luck that comes again, since it was taken back."""
    orders: bytes = b"[]"
    """The standing orders that were given since the last turn."""

    def save(self) -> bytes:
        """Join the parts to what `engine.core.read_journal` reads."""
        journal = {
            "game": self.game,
            "start": msgspec.Raw(self.start),
            "turns": [msgspec.Raw(turn) for turn in self.turns],
            "undone": msgspec.Raw(self.undone),
            "fate": msgspec.Raw(self.fate),
            "orders": msgspec.Raw(self.orders),
        }
        return msgspec.json.encode({"schema": self.schema, "journal": journal})


class LayoutRow(msgspec.Struct, frozen=True, kw_only=True):
    """A position that a server keeps by name."""

    guild_id: int
    """The server."""
    game: str
    """The game's key."""
    name: str
    """What it calls it."""
    text: str
    """The position in the game's own notation."""
    person_id: int
    """Who saved it."""


class ActRow(msgspec.Struct, frozen=True, kw_only=True):
    """What somebody did to a table beyond playing."""

    match_id: int | None
    """The match; None for an act on no match, such as choosing moderators."""
    channel_id: int
    """The channel that was told."""
    person_id: int
    """Who did it."""
    act: str
    """Its name, such as `skip`."""
    told: str
    """The sentence that told the channel."""
    at: datetime
    """When, in UTC."""


ConsentRequestStatus = Literal["open", "granted", "refused", "lapsed"]


Wanted = Literal["undo", "move"]
"""What takes the consent of others: to take turns back, or the one move of a position that all make together."""


class ConsentRequestRow(msgspec.Struct, frozen=True, kw_only=True):
    """A player's request for what others have a say in, on one board."""

    match_id: int
    """The match."""
    revision: int
    """That of the match on that board."""
    person_id: int
    """Who asks."""
    wanted: Wanted
    """For what."""
    status: ConsentRequestStatus
    """Whether it waits for answers, or what has become of it."""


class Score(msgspec.Struct, frozen=True, kw_only=True):
    """How well somebody has guessed in a match."""

    person_id: int
    """Who guessed."""
    name: str
    """What they are called."""
    right: int
    """How many guesses were right."""
    guesses: int
    """How many were made and decided."""


class WatchRow(msgspec.Struct, frozen=True, kw_only=True):
    """A channel in which the games of another one are shown."""

    channel_id: int
    """The channel that shows them."""
    source_id: int
    """The channel whose games they are."""
    shown_to: frozenset[int] = frozenset()
    """The roles and people that could read this channel, but not the source, when the watch began: it was meant so."""


class ReviewAskerRow(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody who waits for the review of a match."""

    match_id: int
    """The match."""
    person_id: int
    """The id of their account."""
    channel_id: int
    """Where they have asked."""


class MotivesRow(msgspec.Struct, frozen=True, kw_only=True):
    """What a program thought when it played a turn."""

    match_id: int
    """The match."""
    number: int
    """The turn's, from 1."""
    at: datetime
    """When it was played. After an undo another turn can have the same number, but not the same time."""
    motives: bytes
    """The motives (`engine.core.Motive`) as JSON."""


SeatOfferStatus = Literal["open", "taken", "refused", "lapsed"]


class SeatOfferRow(msgspec.Struct, frozen=True, kw_only=True):
    """A seat that somebody wants to give to somebody else, who is asked once in a match."""

    match_id: int
    """The match."""
    person_id: int
    """Who is asked."""
    name: str
    """Under which name."""
    old_id: int
    """Who sits there."""
    giver_id: int
    """Who gives it away."""
    giver_name: str
    """Under which name."""
    status: SeatOfferStatus = "open"
    """Whether it waits for an answer, or what has become of it."""


class ImportRow(msgspec.Struct, frozen=True, kw_only=True):
    """A game from a file that waits for those who are to play in it."""

    guild_id: int
    """The server in which it is to be played."""
    channel_id: int
    """The channel."""
    giver_id: int
    """Who brings it."""
    giver_name: str
    """Under which name."""
    language: str
    """The language of the table."""
    file: str
    """The save or the record."""
    seats: bytes
    """Who sits where, and who still has to agree, as JSON."""


class NewPlan(msgspec.Struct, frozen=True, kw_only=True):
    """A move that is being planned."""

    match_id: int
    """The match."""
    person_id: int
    """Who plans it, and who alone may know of it until it is played."""
    turn: int
    """How many turns had been played when it was planned."""
    body: bytes
    """What is planned, and when it holds, as JSON of the game's own."""


class PlanRow(NewPlan, frozen=True, kw_only=True):
    """A planned move: it waits until it is played or dropped, and is kept until its player acts again."""

    id: int
    """Its number."""
    played: int | None = None
    """The number of the turn by which it was played, counted from 1."""
    dropped: bytes | None = None
    """Why it was not played (`engine.core.Reason`), as JSON."""

    @property
    def waits(self) -> bool:
        """Whether it is still to be played."""
        return self.played is None and self.dropped is None


class TryRow(msgspec.Struct, frozen=True, kw_only=True):
    """An answer to a puzzle that somebody has tried; the same one again is no other try."""

    person_id: int
    """Who tried."""
    puzzle: int
    """The number of the puzzle (`bot.table.puzzles`)."""
    moves: str
    """The answer as text, alike for all with the same result (`Outcome.answer`)."""
    right: bool
    """Whether it was right."""
    guild_id: int | None
    """The server where it was tried; None outside of servers."""
    at: datetime
    """When, in UTC."""


class RatedTryRow(msgspec.Struct, frozen=True, kw_only=True):
    """What ratings of puzzles need of an answer that somebody has tried."""

    id: int
    """Grows in the order in which they were tried."""
    person_id: int
    """Who tried."""
    puzzle: int
    """The number of the puzzle."""
    right: bool
    """Whether it was right."""
    at: datetime
    """When, in UTC."""


class LessonRow(msgspec.Struct, frozen=True, kw_only=True):
    """How many people have come how far with a puzzle."""

    puzzle: int
    """The number of the puzzle."""
    people: int
    """How many have tried it."""
    solved: int
    """How many of them have found the answer."""
    tries: int
    """How many answers they have tried."""


RegularKind = Literal["puzzle", "month"]
"""What is posted regularly: the `puzzle` of each day, or on the first of a `month` the best of the one before."""


class RegularPostRow(msgspec.Struct, frozen=True, kw_only=True):
    """A channel in which something is posted regularly; or somebody who is reminded of the puzzle of each day."""

    place_id: int
    """The channel, or the id of the person's account."""
    kind: RegularKind = "puzzle"
    """What is posted."""
    guild_id: int | None
    """Its server; None for a person."""
    hour: str
    """When, by the clock there: "18:00"."""
    zone: str
    """The time zone of that clock."""
    language: str
    """The language of the posts."""
    due_at: datetime
    """When the next one is due, in UTC."""
    day: int = 0
    """The day of the puzzle that was posted last, or the first of the month (`date.toordinal`); 0 for none."""
    before: int = 0
    """That of the one that was posted before it; 0 for none."""
    post_id: int = 0
    """The number of the last post; 0 for none."""
    asked_by: int | None = None
    """Who had it posted there; None for a person's reminder, and for somebody who was erased."""
    warned: bool = False
    """Whether they have been told that the bot may not write there, since the last post."""
