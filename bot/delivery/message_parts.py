"""The messages that a post becomes: one, unless its files or its text board need more room.

Boards of one table that wait while the bot is overloaded become one message, in which each has its picture.
"""

from collections.abc import Sequence
from io import BytesIO
from itertools import islice
from typing import Final, NamedTuple

import discord

from bot.table.post_rows import PostRow
from bot.table.posts.post import PICTURES_PER_MESSAGE, TEXT_LIMIT, Post, joined
from render.core.composition import split

MOST: Final = PICTURES_PER_MESSAGE
"""How many posts one message can show at most, with a picture each."""

BETWEEN: Final = "\n\n"


class Upload(NamedTuple):
    """A file to be attached: a painted picture, a film or a text."""

    game: str
    """The game's key."""
    content: bytes
    """The bytes of the file."""
    kind: str
    """Its ending, such as `png`."""
    alt: str
    """What it is, for those who cannot see it."""
    name: str = ""
    """What it is called where people keep it; empty for most."""


class MessagePart(NamedTuple):
    """One message of a post."""

    text: str
    """What it says."""
    uploads: Sequence[Upload] = ()
    """The files that it carries, ten at most."""


def files_of(maker_id: int, uploads: Sequence[Upload]) -> list[discord.File]:
    """Make attachments of uploads, each with its alt text, named by post or interaction. They can be sent once."""
    return [
        discord.File(
            BytesIO(upload.content),
            upload.name or f"{upload.game}-{maker_id}-{number}.{upload.kind}",
            description=upload.alt,
        )
        for number, upload in enumerate(uploads, start=1)
    ]


def remaining(post: Post, uploads: Sequence[Upload] | None, *, sent: int = 0) -> list[MessagePart]:
    """Return what is still to be sent of a post, `sent` of whose messages stand; None for files that are not taken.

    The first message has the text, and it is not said again where files are taken now that were not, or no longer.
    """
    if not sent:
        return _in_text(post) if uploads is None else _illustrated(post, uploads)
    pictures = _illustrated(post, uploads or ())[sent:]
    return pictures or ([MessagePart(post.board)] if post.board else [])


def _illustrated(post: Post, uploads: Sequence[Upload]) -> list[MessagePart]:
    """Return a post with its pictures, by as many as a message shows; the text stands above the first."""
    files, count = iter(uploads), len(uploads)
    sizes = (
        [PICTURES_PER_MESSAGE] * -(-count // PICTURES_PER_MESSAGE) if post.shape is None else split(count, post.shape)
    )
    first, *more = [list(islice(files, size)) for size in sizes] or [[]]
    return [MessagePart(post.text, first), *(MessagePart("", batch) for batch in more)]


def _in_text(post: Post) -> list[MessagePart]:
    """Return a post with its text board in place of pictures, in a second message where it needs one."""
    if not post.board:
        return [MessagePart(post.text)]
    together = f"{post.text}\n{post.board}"
    return [MessagePart(together)] if len(together) <= TEXT_LIMIT else [MessagePart(post.text), MessagePart(post.board)]


def joinable(rows: Sequence[PostRow], posts: Sequence[Post]) -> int:
    """Return how many of these, from the first one on, can be one message; 1 where it stays by itself."""
    number = 1
    while number < len(rows) and _can_join(rows[: number + 1], posts[: number + 1]):
        number += 1
    return number


def named(row: PostRow, uploads: Sequence[Upload]) -> list[Upload]:
    """Name the files of a post by that post, by which it can be found later (`bot.delivery.messages`)."""
    return [
        each if each.name else each._replace(name=f"{each.game}-{row.id}-{number}.{each.kind}")
        for number, each in enumerate(uploads, start=1)
    ]


def _can_join(rows: Sequence[PostRow], posts: Sequence[Post]) -> bool:
    are_boards = all(_is_plain_board(row, post) for row, post in zip(rows, posts, strict=True))
    together = joined(posts, between=BETWEEN)
    fits = len(together.text) <= TEXT_LIMIT and len(together.pictures) <= PICTURES_PER_MESSAGE
    nobody_else_is_called = all(post.mention is None and post.call is None for post in posts[:-1])
    return are_boards and fits and nobody_else_is_called and len({row.match_id for row in rows}) == 1


def _is_plain_board(row: PostRow, post: Post) -> bool:
    is_whole = not row.sent and not post.paced and post.film is None and not post.attached
    return post.traits.is_joinable and bool(post.pictures) and is_whole
