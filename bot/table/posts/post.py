"""A post: a message that a channel is owed, complete in itself, as it waits in the outbox."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from bot.table.rows import NewPost, PostRole
from bot.table.texts import clipped, unescaped
from engine.core import AnyTurn, Value
from render.core import Frame
from render.studio import Part

PICTURES_PER_MESSAGE = 10
"""Discord's limit of files in one message."""

TEXT_LIMIT = 2000
"""Discord's limit of characters in a message."""

LONGEST_LABEL = 80
"""Discord's limit of characters on a button."""

ButtonStyle = Literal["primary", "secondary", "success", "danger"]


class Button(Value, frozen=True):
    """A button: its id says everything that pressing it needs (`bot.table.posts.custom_id`)."""

    id: str
    label: str
    style: ButtonStyle = "secondary"
    disabled: bool = False


class Picture(Value, frozen=True):
    """A picture that is painted when the post is delivered: the game's key, its scene as plain JSON, the alt text."""

    game: str
    scene: Any
    alt: str


class Film(Value, frozen=True):
    """A film that is made when the post is delivered: the game's key, the turns in it as plain JSON, the alt text."""

    game: str
    parts: tuple[Part, ...]
    alt: str


class Call(Value, frozen=True):
    """A person to be called by direct message: what that says, and what the channel says where it is not taken."""

    person: int
    text: str
    otherwise: str


class Attached(Value, frozen=True):
    """A text that is attached as a file: the game's key, the text, what it is in a few words, and the file's name."""

    game: str
    text: str
    alt: str
    name: str = ""


class Post(Value, frozen=True):
    """What is to appear in the channel.

    `mention` is the one person who may be pinged by the text; `call` is who is called by a direct message once the post
    stands; `revision` is that of the match in which the call is true, in a later one nobody is called. `role` says what
    the message is to its match: the lobby's message is edited when people join, the board's messages each stand for
    themselves, a call is nothing but that, and a direct one goes to the person whose id its row has as channel. `film`
    takes the place of `pictures`, which are posted where it cannot be; `attached` come behind them; `board` is the text
    board that is posted where no file can. `line` is what is still told of it by itself if its turn is taken back
    before it is posted. After a `paced` post the next one lets people look for a moment. `turn` is after how many turns
    it stands, None for all that its table has: with a later one it is not taken back.
    """

    text: str
    mention: int | None = None
    pictures: tuple[Picture, ...] = ()
    buttons: tuple[Button, ...] = ()
    role: PostRole = "board"
    film: Film | None = None
    attached: tuple[Attached, ...] = ()
    board: str = ""
    paced: bool = False
    call: Call | None = None
    revision: int | None = None
    line: str = ""
    turn: int | None = None


def to_row(post: Post) -> NewPost:
    """Return a post as it waits in the outbox."""
    return NewPost(body=msgspec.json.encode(post), role=post.role, line=post.line, revision=post.revision)


def callee(post: Post) -> int | None:
    """Return the person whom a post calls, be it by a mention or by a direct message."""
    return post.mention if post.call is None else post.call.person


def film_of(game: str, parts: Iterable[tuple[Any, AnyTurn]], alt: str) -> Film:
    """Keep turns, each with the position before it, for later filming."""
    kept = (Part(msgspec.to_builtins(before), msgspec.to_builtins(turn)) for before, turn in parts)
    return Film(game, tuple(kept), unescaped(alt))


def picture_of(game: str, frame: Frame) -> Picture:
    """Keep a frame for later painting."""
    return Picture(game=game, scene=msgspec.to_builtins(frame.scene), alt=unescaped(frame.alt))


def mirrored(post: Post, *, heading: str) -> Post | None:
    """Return a post as it is shown in other channels, below a heading, without controls and calling nobody.

    Return None for what stays at home.
    """
    if post.role != "board":
        return None
    text = clipped(f"{heading}\n{post.text}", TEXT_LIMIT)
    return msgspec.structs.replace(post, text=text, mention=None, call=None, buttons=(), line="")


def address(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """Return the address of a message, or of its channel, on Discord."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return place if message_id is None else f"{place}/{message_id}"
