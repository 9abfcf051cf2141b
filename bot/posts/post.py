"""A post: a message that a channel is owed, complete in itself, as it waits in the outbox."""

from typing import Any, Literal

import msgspec

from bot.tables.texts import unescaped
from engine.core import Value
from render.core import Frame

PICTURES_PER_MESSAGE = 10
"""Discord's limit of files in one message."""

TEXT_LIMIT = 2000
"""Discord's limit of characters in a message."""

LONGEST_LABEL = 80
"""Discord's limit of characters on a button."""

ButtonStyle = Literal["primary", "secondary", "success", "danger"]


class Button(Value, frozen=True):
    """A button: its id says everything that pressing it needs (`bot.posts.ids`)."""

    id: str
    label: str
    style: ButtonStyle = "secondary"
    disabled: bool = False


class Picture(Value, frozen=True):
    """A picture that is painted when the post is delivered: the game's key, its scene as plain JSON, the alt text."""

    game: str
    scene: Any
    alt: str


class Post(Value, frozen=True):
    """What is to appear in the channel.

    `mention` is the one person who may be pinged by the text. `role` says what the message is to its match: the
    lobby's message is edited when people join, the board's messages each stand for themselves.
    """

    text: str
    mention: int | None = None
    pictures: tuple[Picture, ...] = ()
    buttons: tuple[Button, ...] = ()
    role: Literal["board", "lobby"] = "board"


def picture_of(game: str, frame: Frame) -> Picture:
    """Keep a frame for later painting."""
    return Picture(game=game, scene=msgspec.to_builtins(frame.scene), alt=unescaped(frame.alt))


def mirrored(post: Post) -> Post | None:
    """Give a post as it is shown in other channels: without controls, calling nobody; None for what stays at home."""
    if post.role != "board":
        return None
    return msgspec.structs.replace(post, mention=None, buttons=())


def told_once(sentence: str) -> bytes:
    """Give the stored form of a post that is a sentence and nothing else."""
    return msgspec.json.encode(Post(text=sentence))
