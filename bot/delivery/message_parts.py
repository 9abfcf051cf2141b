"""The messages that a post becomes: one, unless its files or its text board need more room."""

from collections.abc import Iterator, Sequence
from io import BytesIO
from itertools import islice
from typing import NamedTuple

import discord

from bot.table.posts.post import PICTURES_PER_MESSAGE, TEXT_LIMIT, Post
from bot.table.texts import code_block
from render.core.composition import split


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
    return pictures or ([MessagePart(code_block(post.board))] if post.board else [])


def _illustrated(post: Post, uploads: Sequence[Upload]) -> list[MessagePart]:
    """Return a post with its pictures, by as many as a message shows; the text stands above the first."""
    files = iter(uploads)
    first, *more = [list(islice(files, size)) for size in _sizes(post, len(uploads))] or [[]]
    return [MessagePart(post.text, first), *(MessagePart("", batch) for batch in more)]


def _sizes(post: Post, uploads: int) -> Iterator[int]:
    """Say how many files each message of a post takes."""
    if post.shape is not None:
        yield from split(uploads, post.shape)
        return
    for first in range(0, uploads, PICTURES_PER_MESSAGE):
        yield min(PICTURES_PER_MESSAGE, uploads - first)


def _in_text(post: Post) -> list[MessagePart]:
    """Return a post with its text board in place of pictures, in a second message where it needs one."""
    if not post.board:
        return [MessagePart(post.text)]
    block = code_block(post.board)
    together = f"{post.text}\n{block}"
    return [MessagePart(together)] if len(together) <= TEXT_LIMIT else [MessagePart(post.text), MessagePart(block)]
