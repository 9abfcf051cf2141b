"""What came of trying to deliver a post."""

from typing import Final, Literal, NamedTuple

from bot.table.post_rows import PostRow
from bot.table.posts.post import Post

OUTDATED: Final = "outdated"
"""Why a call is not sent: it is no longer true, or it would disturb, and then another one comes later."""

Outcome = Literal["nothing", "last", "done", "paced", "later", "unknown", "barred"]
"""What came of it.

`nothing`: nothing was owed; `last`: the post was delivered, and nothing more is owed; `done`: it was delivered or given
up; `paced`: it was delivered, and people need a pause to look at it. The others have it tried again: `later` after a
fault, `unknown` after a refusal for an unknown reason, `barred` where the bot may not write.
"""

NO_MORE: Final[frozenset[Outcome]] = frozenset({"nothing", "last"})
"""The outcomes after which nothing is owed."""


class Taken(NamedTuple):
    """A post that Discord has taken."""

    row: PostRow
    """Its row, as it was when it was sent."""
    post: Post
    """What it says and shows."""
    message_id: int
    """The last message of it, which has its controls."""
    before: tuple[PostRow, ...] = ()
    """The posts before it that the same message shows."""
