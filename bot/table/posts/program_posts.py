"""Moves of programs in a row: the last one has its board to itself, those before it are told together above it.

A message crops several pictures, but for some numbers of a shape (`render.core.composition`): the newest board is none
of them, and those before it take the shape in which they are seen whole.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from bot.table.posts.post import PICTURES_PER_MESSAGE, TEXT_LIMIT, Picture, Post, joined
from bot.table.table import Table
from render.core import Show
from render.core.composition import Shape, shape_of

LONGEST_CALL: Final = 200
"""So many characters of a message are kept for whom it calls, and for the standings."""


def row_begin(posts: Sequence[Post], since: int) -> int:
    """Return the place of the first of the newest posts that tell moves since a turn, behind what has a film."""
    at = len(posts) - 1
    while at > 0 and (posts[at - 1].turn or 0) > since and posts[at - 1].film is None:
        at -= 1
    return at


def can_be_a_row(posts: Sequence[Post]) -> bool:
    """Whether there are several moves of programs, and a message has room for a line and a picture each and a call."""
    pictures = sum(len(post.pictures) for post in posts)
    letters = sum(len(post.text) + 1 for post in posts)
    are_plain = all(post.film is None and not post.paced for post in posts)
    return len(posts) > 1 and are_plain and pictures <= PICTURES_PER_MESSAGE and letters <= TEXT_LIMIT - LONGEST_CALL


def row_posts(table: Table, posts: Sequence[Post]) -> list[Post]:
    """Return posts that tell moves in a row as one for all but the last, and that one.

    They are one altogether in a game with one shape of pictures.
    """
    show = table.game.show
    if show.shaped is None:
        return [joined(posts, between="\n")]
    *earlier, last = posts
    before = joined(earlier, between="\n")
    shape = shape_of(len(before.pictures))
    pictures = tuple(_shaped(show, picture, shape) for picture in before.pictures)
    return [msgspec.structs.replace(before, pictures=pictures, shape=shape, buttons=()), last]


def _shaped(show: Show, picture: Picture, shape: Shape) -> Picture:
    if show.shaped is None:
        return picture
    scene = show.shaped(msgspec.convert(picture.scene, show.scene), shape)
    return msgspec.structs.replace(picture, scene=msgspec.to_builtins(scene))
