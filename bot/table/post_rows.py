"""What is stored of posts: what a channel is owed, what shows a match, whom a message has called."""

from collections.abc import Callable
from datetime import datetime
from typing import Final, Literal, NamedTuple, get_args

import msgspec

from engine.core import by_kind

PostRole = Literal[
    "board",
    "round-start",
    "round",
    "round-end",
    "question",
    "answer",
    "lobby",
    "call",
    "direct",
    "summary",
    "archive",
    "search",
    "puzzle",
]
"""What a message is to its match; what follows from it is in `ROLES`."""


class RoleTraits(NamedTuple):
    """What follows from what a message is to its match."""

    shows: Literal["lobby", "match"] | None = None
    """What of its match people see on it: what is opened, or a board of what is played."""
    edits: tuple[PostRole, ...] = ()
    """What the newest board of the match may be so that this one is an edit of it; none for a message of its own."""
    is_joinable: bool = False
    """Whether several that wait while the bot is overloaded can be one message."""
    is_only_one: bool = False
    """Whether its match has one such message, which each newer post edits."""
    is_moved: bool = False
    """Whether that message is deleted when it is too old to be edited, and so is posted anew."""
    is_mere_call: bool = False
    """Whether it is nothing but a call: it is dropped where that is not due, and once a newer post calls."""
    is_direct: bool = False
    """Whether it goes to the person whose id its row has as channel."""
    goes_with_lobby: bool = False
    """Whether its controls go once its match is no lobby any more."""
    closes_thread: bool = False
    """Whether it is no message, but closes the thread of a game."""


ROLES: Final = by_kind(
    get_args(PostRole),
    {
        "board": RoleTraits(shows="match", is_joinable=True),
        "round-start": RoleTraits(shows="match"),
        "round": RoleTraits(shows="match", edits=("round-start", "round")),
        "round-end": RoleTraits(shows="match", edits=("round-start", "round")),
        "question": RoleTraits(shows="match"),
        "answer": RoleTraits(shows="match", edits=("question",)),
        "lobby": RoleTraits(shows="lobby", is_only_one=True),
        "call": RoleTraits(is_mere_call=True),
        "direct": RoleTraits(is_mere_call=True, is_direct=True),
        "summary": RoleTraits(is_only_one=True, is_moved=True),
        "archive": RoleTraits(closes_thread=True),
        "search": RoleTraits(goes_with_lobby=True),
        "puzzle": RoleTraits(),
    },
)
"""Each board is a message of its own, but that of a round is edited while it is the newest, and a question to somebody
who interrupts becomes the answer that is given at once. A channel that watches sees the end of a round on its board,
too. A lobby becomes the summary of a game in a thread."""


def roles_with(has_trait: Callable[[RoleTraits], bool]) -> tuple[PostRole, ...]:
    """Return the roles with a trait."""
    return tuple(role for role, traits in ROLES.items() if has_trait(traits))


BOARDS: Final = roles_with(lambda traits: traits.shows == "match")
"""The roles of posts that show a match that is played."""

Fleeting = Literal["controls", "message", "invitation"]
"""What goes once its match has a newer board: a message's `controls`, or the whole `message`.

The controls of an `invitation` go once its match is no lobby any more.
"""


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


class ToldRow(msgspec.Struct, frozen=True, kw_only=True):
    """What the posts of one message tell."""

    match_id: int
    """The match."""
    first: int
    """How many turns had been played when the post before them was made."""
    last: int
    """How many have been played with those that they tell."""


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

    @property
    def where(self) -> dict[str, int]:
        """What the log says of it: no person, who could not be erased there, and so no channel of a direct message."""
        return {"post": self.id} if ROLES[self.role].is_direct else {"post": self.id, "channel": self.channel_id}


class PostPlaceRow(msgspec.Struct, frozen=True, kw_only=True):
    """Where a post stands, or will."""

    channel_id: int
    """The channel."""
    message_id: int | None
    """Its message; None while it does not stand yet."""


class StalePostRow(msgspec.Struct, frozen=True, kw_only=True):
    """A post that stands with something that is to go, since its match has a newer board."""

    message_id: int
    """The message that Discord has taken."""
    role: PostRole
    """What it is to the channel."""
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
    """Of the match that it shows; None for a lobby."""
    since: datetime | None
    """Since when all of it stands; None while it does not."""


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
