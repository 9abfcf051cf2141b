"""What came of trying to deliver a post."""

from typing import Final, Literal, NamedTuple

from bot.table.post_rows import PostRow
from bot.table.posts.post import Post

OUTDATED: Final = "outdated"
"""Why a call is not sent that is true no more, or would disturb: then another one comes later."""

Outcome = Literal["nothing", "last", "done", "paced", "later", "unknown", "barred"]
"""What came of it: nothing was owed; a post was delivered and nothing more is owed, or was delivered or given up, or
delivered and wants to be looked at; or it has to be tried again, as after any fault, after a refusal for an unknown
reason, or where the bot may not write."""

NO_MORE: Final[frozenset[Outcome]] = frozenset({"nothing", "last"})
"""After which outcomes nothing is owed."""


class Taken(NamedTuple):
    """A post that Discord has taken."""

    row: PostRow
    post: Post
    message_id: int
    """The last message of it, which has its controls."""
    before: tuple[PostRow, ...] = ()
    """The posts before it that the same message shows."""
