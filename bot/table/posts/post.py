"""A post: a message that a channel is owed, complete in itself, as it waits in the outbox."""

from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any, Final, Literal

import msgspec

from bot.table.post_rows import ROLES, Fleeting, NewPost, PostRole, RoleTraits
from bot.table.texts import clipped, last_lines, unescaped
from engine.core import AnyTurn, Value
from render.core import Frame, Words
from render.core.composition import Shape
from render.studio import Part

PICTURES_PER_MESSAGE = 10
"""Discord's limit of files in one message."""

TEXT_LIMIT = 2000
"""Discord's limit of characters in a message."""

LONGEST_HEADING: Final = 100
"""How many characters of a message are kept free for what stands above a copy of it in another channel."""

LONGEST_LABEL = 80
"""Discord's limit of characters on a button."""

ButtonStyle = Literal["primary", "secondary", "success", "danger"]


class Button(Value, frozen=True):
    """A button below a post."""

    id: str
    """Says everything that pressing it needs (`bot.table.posts.custom_id`)."""
    label: str
    """What stands on it."""
    style: ButtonStyle = "secondary"
    """Its colour, by Discord's name for it."""
    disabled: bool = False
    """Whether it cannot be pressed."""
    in_thread: bool = False
    """Whether it stands only where the bot may make threads."""
    is_lasting: bool = False
    """Whether it stays when a newer board takes the controls of this one."""


class Picture(Value, frozen=True):
    """A picture that is painted when the post is delivered."""

    game: str
    """The game's key."""
    scene: Any
    """All that it shows, as plain JSON."""
    alt: str
    """Its alt text."""


class Film(Value, frozen=True):
    """A film that is made when the post is delivered."""

    game: str
    """The game's key."""
    parts: tuple[Part, ...]
    """The turns in it, each with the position before it, as plain JSON."""
    alt: str
    """Its alt text."""
    language: str
    """That of its captions."""


class Call(Value, frozen=True):
    """A person to be called by a direct message."""

    person: int
    """The id of their account."""
    text: str
    """What the direct message says."""
    otherwise: str
    """What the channel says where the person takes no direct messages."""


class Attached(Value, frozen=True):
    """A text that is attached as a file."""

    game: str
    """The game's key."""
    text: str
    """What is in the file."""
    alt: str
    """What it is, in a few words."""
    name: str = ""
    """The file's name; where it is empty, one is made of the game, the message and a number."""


class Post(Value, frozen=True):
    """What is to appear in the channel."""

    text: str
    """What the message says."""
    mention: int | None = None
    """The one person whom the text may ping."""
    asked: tuple[int, ...] = ()
    """Those who are asked for their consent in the text, and may be pinged, too."""
    pictures: tuple[Picture, ...] = ()
    """In their order; where there are more than a message takes, they make several messages."""
    shape: Shape | None = None
    """That of the pictures, if a message is to take only as many as it shows whole; None for as many as it takes."""
    buttons: tuple[Button, ...] = ()
    """What stands below it."""
    role: PostRole = "board"
    """What the message is to its match."""
    film: Film | None = None
    """Takes the place of `pictures`, which are posted where the film cannot be."""
    attached: tuple[Attached, ...] = ()
    """Files that come behind the pictures or the film."""
    board: str = ""
    """The text board, posted where no file can be."""
    paced: bool = False
    """Whether the next post waits a moment, so that people can look at this one."""
    call: Call | None = None
    """Who is called by a direct message once this stands in the channel."""
    ping: str = ""
    """What a short message says that calls where this one is edited, which pings nobody."""
    revision: int | None = None
    """That of the match in which the call is true: in a later one nobody is called."""
    line: str = ""
    """What is still told by itself if its turn is taken back before this is posted; empty for most."""
    is_brief: bool = False
    """Whether its message goes once the match has gone on."""
    turn: int | None = None
    """The number of turns after which it stands: an undo of later ones leaves it. None for all that the table has."""

    @property
    def traits(self) -> RoleTraits:
        """What follows from its role."""
        return ROLES[self.role]


def joined(posts: Sequence[Post], *, between: str) -> Post:
    """Return one post with the texts and pictures of all; it has the buttons and the call of the newest.

    A message takes as many of the pictures as it can: they may have several shapes.
    """
    text, pictures = between.join(post.text for post in posts), chain.from_iterable(post.pictures for post in posts)
    return msgspec.structs.replace(posts[-1], text=text, pictures=tuple(pictures), shape=None)


def to_row(post: Post) -> NewPost:
    """Return a post as it waits in the outbox."""
    return NewPost(
        body=msgspec.json.encode(post),
        role=post.role,
        line=post.line,
        revision=post.revision,
        fleeting=_fleeting(post),
        lasting=msgspec.json.encode(lasting) if (lasting := lasting_buttons(post)) else None,
    )


def _fleeting(post: Post) -> Fleeting | None:
    if post.traits.goes_with_lobby:
        return "invitation"
    return "message" if post.is_brief else "controls" if _has_controls(post) else None


def lasting_buttons(post: Post) -> tuple[Button, ...]:
    """Return the buttons that stay below a post."""
    return tuple(button for button in post.buttons if button.is_lasting)


def _has_controls(post: Post) -> bool:
    """Whether a post is a board with controls that go with the next one."""
    return post.traits.shows == "match" and len(lasting_buttons(post)) < len(post.buttons)


def callee(post: Post) -> int | None:
    """Return the person whom a post calls, be it by a mention or by a direct message."""
    return post.mention if post.call is None else post.call.person


def makes_call(post: Post) -> bool:
    """Whether a post calls somebody, or is nothing but a call: whether that is still right has to be looked up."""
    return callee(post) is not None or post.traits.is_mere_call


def film_of(game: str, parts: Iterable[tuple[Any, AnyTurn]], alt: str, words: Words) -> Film:
    """Keep turns, each with the position before it, for later filming with captions in a language."""
    kept = (Part(_plain_json(before), _plain_json(turn)) for before, turn in parts)
    return Film(game, tuple(kept), unescaped(alt), words.language)


def _plain_json(value: Any) -> Any:
    return msgspec.to_builtins(value, str_keys=True)


def picture_of(game: str, frame: Frame) -> Picture:
    """Keep a frame for later painting."""
    return Picture(game=game, scene=msgspec.to_builtins(frame.scene), alt=unescaped(frame.alt))


def mirrored(posts: Iterable[Post], *, heading: str, left_out: str) -> list[Post]:
    """Return what other channels see of the posts of a table whose rounds are a board each: a message for each round.

    It has a heading, no controls and no call. What follows the moves of a round is told on their message: all its
    sentences, as far as there is room, else those that are `left_out` in a line of words; and its film, or its last
    picture.
    """
    copies = list[Post]()
    for post in posts:
        if post.traits.shows != "match":
            continue
        if copies and post.role == "board" and not post.attached and copies[-1].role in ("board", "round", "round-end"):
            copies[-1] = _with_end(copies[-1], post, left_out)
        else:
            copies.append(post)
    return [_mirrored(copy, heading=heading) for copy in copies]


def _with_end(before: Post, after: Post, left_out: str) -> Post:
    """Return a post that tells what another one tells, too, and shows what that leads to."""
    room = TEXT_LIMIT - LONGEST_HEADING - len(left_out) - 1
    lines = last_lines([*before.text.split("\n"), *after.text.split("\n")], room, else_first=left_out)
    return msgspec.structs.replace(
        after,
        text="\n".join(lines),
        film=before.film or after.film,
        pictures=(after.pictures or before.pictures)[-1:],
        board=after.board or before.board,
        shape=None,
        paced=False,
        role="board" if before.role == "board" else "round-end",
    )


def _mirrored(post: Post, *, heading: str) -> Post:
    text = clipped(f"{heading}\n{post.text}", TEXT_LIMIT)
    return msgspec.structs.replace(post, text=text, mention=None, call=None, buttons=(), line="")


def address(guild_id: int | None, channel_id: int, message_id: int | None = None) -> str:
    """Return the address of a message, or of its channel, on Discord."""
    place = f"https://discord.com/channels/{guild_id or '@me'}/{channel_id}"
    return place if message_id is None else f"{place}/{message_id}"
