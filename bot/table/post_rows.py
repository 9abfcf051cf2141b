"""What is stored of posts: what a channel is owed, what shows a match, whom a message has called."""

from collections.abc import Mapping
from datetime import datetime
from typing import Final, Literal

import msgspec

PostRole = Literal["board", "round", "question", "answer", "lobby", "call", "direct", "summary", "archive"]
"""What a message is to its match: the boards' messages each stand for themselves, that of a round is edited while it is
the newest; one with a question to somebody who interrupts becomes the answer, if that is given at once; the lobby's
message is edited when people join, and becomes the summary of a game in a thread; a call is nothing but that, and a
direct one goes to the person whose id its row has as channel. To `archive` is no message: it closes the thread of a
game."""

BOARDS: Final[tuple[PostRole, ...]] = ("board", "round", "question", "answer")
"""The roles of posts that show a match that is played."""

EDITS: Final[Mapping[PostRole, PostRole]] = {"round": "round", "answer": "question"}
"""The roles of posts that edit the newest board of their match, and which role that has if they do."""

Fleeting = Literal["controls", "message"]
"""What goes once its match has a newer board: a message's `controls`, or the whole `message`."""


class NewPost(msgspec.Struct, frozen=True, kw_only=True):
    """What it takes to owe a channel a post."""

    body: bytes
    """The whole post (`bot.table.posts.post.Post`) as JSON."""
    role: PostRole = "board"
    """What it is to the channel."""
    line: str = ""
    """What is still told of it by itself if its turn is taken back before it is posted; empty for most."""
    revision: int | None = None
    """Of the match in which its call is true; None for what calls nobody."""
    fleeting: Fleeting | None = None
    """What of its message goes once there is a newer board; None for nothing."""
    lasting: bytes | None = None
    """Of its controls those that stay, as JSON."""


class PostRow(msgspec.Struct, frozen=True, kw_only=True):
    """A post that a channel is owed."""

    id: int
    """Grows in the order of delivery."""
    match_id: int | None
    """The match; None for a post that belongs to none."""
    channel_id: int
    """The channel that is owed it."""
    turn: int
    """The number of turns after which the post stands."""
    role: PostRole
    """What it is to the channel."""
    body: bytes
    """The whole post as JSON."""
    nonce: str
    """For Discord, so that a message sent twice appears once."""
    message_id: int | None
    """The last message of a long post that stands."""
    created_at: datetime
    """When it was owed, in UTC."""
    sent: int
    """How many messages of a long post stand."""


class StalePostRow(msgspec.Struct, frozen=True, kw_only=True):
    """A post that stands with something that is to go, since its match has a newer board."""

    message_id: int
    """The message that Discord has taken."""
    fleeting: Fleeting
    """What is to go."""
    lasting: bytes | None = None
    """Of its controls those that stay, as JSON."""


class BoardRow(msgspec.Struct, frozen=True, kw_only=True):
    """The post that shows a match."""

    message_id: int | None
    """None while it does not stand yet."""
    failed: str | None
    """Why it never will."""
    revision: int | None
    """Of the match that it shows; None if an earlier version of the program owed it."""


class LobbyMessage(msgspec.Struct, frozen=True, kw_only=True):
    """The message that shows a lobby."""

    message_id: int
    """The message's id."""
    pictures: bytes
    """What is painted on it, as JSON."""


class CallRow(msgspec.Struct, frozen=True, kw_only=True):
    """A call that has reached its person."""

    called: int
    """The person."""
    turn: int
    """After how many turns of the match."""
    since: datetime
    """When it was delivered."""
