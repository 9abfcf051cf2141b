"""Boards of one table that wait while the bot is overloaded become one message, in which each has its picture."""

from collections.abc import Sequence
from typing import Final

from bot.delivery.message_parts import Upload
from bot.table.post_rows import PostRow
from bot.table.posts.post import PICTURES_PER_MESSAGE, TEXT_LIMIT, Post, joined

MOST: Final = PICTURES_PER_MESSAGE
"""How many posts one message can show at most, with a picture each."""

BETWEEN: Final = "\n\n"


def joinable(rows: Sequence[PostRow], posts: Sequence[Post]) -> int:
    """Return how many of these, from the first one on, can be one message; 1 where it stays by itself."""
    number = 1
    while number < len(rows) and _can_join(rows[: number + 1], posts[: number + 1]):
        number += 1
    return number


def named(row: PostRow, uploads: Sequence[Upload]) -> list[Upload]:
    """Name the files of a post by that post, by which it can be found later (`bot.delivery.sent_message`)."""
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
