"""A message of a channel, frozen (an edit replaces it), with the components that people press in it and its files."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from enum import IntEnum, IntFlag
from itertools import chain
from typing import Any

import msgspec

from bot.sandbox.world.people import Person
from bot.sandbox.world.snowflakes import Snowflakes

Json = dict[str, Any]
"""An object as it travels to or from Discord."""


class MessageFlag(IntFlag):
    """Discord's message flags, as far as they have an effect here."""

    SUPPRESS_EMBEDS = 1 << 2
    EPHEMERAL = 1 << 6
    LOADING = 1 << 7
    SUPPRESS_NOTIFICATIONS = 1 << 12
    COMPONENTS_V2 = 1 << 15


class Attachment(msgspec.Struct, frozen=True, kw_only=True):
    """A file of a message; the server serves it at `path`."""

    id: int
    """Its id."""
    channel_id: int
    """The channel of the message."""
    filename: str
    """What it is called."""
    content_type: str
    """Its media type."""
    content: bytes
    """Nothing where it is `kept` elsewhere; `World.content` gives it in either case."""
    kept: int | None = None
    """How many bytes are kept elsewhere than in memory; None where they are here."""
    description: str | None = None
    """The alt text."""
    width: int | None = None
    """Of a picture, in pixels."""
    height: int | None = None
    """Of a picture, in pixels."""

    @property
    def size(self) -> int:
        """How many bytes it has."""
        return len(self.content) if self.kept is None else self.kept

    @property
    def path(self) -> str:
        """Where the server (and Discord's CDN) has the file."""
        return f"/attachments/{self.channel_id}/{self.id}/{self.filename}"


class Cause(msgspec.Struct, frozen=True, kw_only=True):
    """The interaction that a message answers."""

    interaction_id: int
    """Its id."""
    interaction_type: int
    """Discord's number for its type."""
    person: Person
    """Whose it is."""
    name: str | None = None
    """The command as the channel shows it: "Ada used /move"."""


class Message(msgspec.Struct, frozen=True, kw_only=True):
    """A message with components and embeds as sent, in Discord's JSON."""

    id: int
    """Its id."""
    channel_id: int
    """Where it is."""
    author: Person
    """Who wrote it."""
    content: str = ""
    """Its text."""
    embeds: tuple[Json, ...] = ()
    """Its embeds."""
    components: tuple[Json, ...] = ()
    """Its buttons and menus."""
    attachments: tuple[Attachment, ...] = ()
    """Its files."""
    flags: MessageFlag = MessageFlag(0)
    """Discord's flags."""
    created_at: float
    """Seconds since 1970."""
    edited_at: float | None = None
    """Seconds since 1970; None if it never was."""
    ephemeral_to: int | None = None
    """The id of the only person who sees it, or None for a message that the whole channel sees."""
    pinged: frozenset[int] = frozenset()
    """The ids of the people whom it notified when it was posted (an edit notifies nobody)."""
    reference: Json | None = None
    """The message that it answers."""
    cause: Cause | None = None
    """The interaction that it answers."""
    nonce: str | None = None
    """What its author calls it, so that it is not sent twice."""

    @property
    def is_ephemeral(self) -> bool:
        """Whether only one person sees it."""
        return self.ephemeral_to is not None

    @property
    def is_loading(self) -> bool:
        """Whether it still says "the bot is thinking"."""
        return MessageFlag.LOADING in self.flags


Path = tuple[str | int, ...]
"""Where something stands in a form: keys and list positions."""


class ComponentType(IntEnum):
    """Discord's numbers for the types of component."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18


SELECTS = frozenset(each for each in ComponentType if each.name.endswith("_SELECT"))
ONLY_V2 = frozenset(each for each in ComponentType if ComponentType.SECTION <= each <= ComponentType.CONTAINER)


def walk(components: Sequence[Json], path: Path = ("components",)) -> Iterator[tuple[Json, Path]]:
    """Yield every component with its path, parents before their children."""
    for position, component in enumerate(components):
        yield from _walk_one(component, (*path, position))


def _walk_one(component: Json, path: Path) -> Iterator[tuple[Json, Path]]:
    yield component, path
    yield from walk(component.get("components") or (), (*path, "components"))
    for key in component.keys() & {"accessory", "component"}:
        yield from _walk_one(component[key], (*path, key))


FILE_LIMIT = 10 * 1024 * 1024
"""Bytes that one attached file may have anywhere on Discord."""

MAX_UPLOADS = 20
"""How many of the files that people have put into options are remembered."""

REPLACED_KEPT = 20
"""How many of the files that edits replaced can be loaded still."""


class Files:
    """What people have put into options of commands, and what edits took from messages: the latest of both."""

    def __init__(self, snowflakes: Snowflakes, *, guild_id: int) -> None:
        """Files are served under the id of a server until they stand in a channel."""
        self._snowflakes = snowflakes
        self._guild_id = guild_id
        self.uploads: dict[int, Attachment] = {}
        """Files that people have put into options of commands, by id."""
        self.replaced: deque[Attachment] = deque(maxlen=REPLACED_KEPT)
        """The last files that edits took from messages: whoever has just seen one may be about to load it."""
        self.reader: Callable[[int], bytes] | None = None
        """Returns the content of files that are kept on a disk, by their ids; None where none are."""

    def upload(self, filename: str, content: bytes) -> Attachment:
        """Take a file that a person puts into an option of a command; the latest ones are kept."""
        file = Attachment(
            id=self._snowflakes.next(),
            channel_id=self._guild_id,
            filename=filename,
            content_type="application/octet-stream",
            content=content,
        )
        self.uploads[file.id] = file
        for forgotten in tuple(self.uploads)[:-MAX_UPLOADS]:
            del self.uploads[forgotten]
        return file

    def find(self, shown: Iterable[Attachment], file_id: int) -> Attachment | None:
        """Return the file with this id: one of those shown, or one of no message."""
        everything = chain(shown, self.uploads.values(), self.replaced)
        return next((file for file in everything if file.id == file_id), None)

    def content(self, file: Attachment) -> bytes:
        """Return what is in a file."""
        return file.content if file.kept is None or self.reader is None else self.reader(file.id)

    def replace(self, gone: Iterable[Attachment]) -> None:
        """Keep what an edit takes from a message for a while."""
        self.replaced.extend(msgspec.structs.replace(file, content=self.content(file), kept=None) for file in gone)
