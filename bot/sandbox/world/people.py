"""Who is in the world: people, their roles and what these permit."""

from enum import IntFlag

import msgspec


class Permission(IntFlag):
    """Discord's permission bits, as far as this world asks for them."""

    KICK_MEMBERS = 1 << 1
    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    MANAGE_GUILD = 1 << 5
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    CONNECT = 1 << 20
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    MODERATE_MEMBERS = 1 << 40


NO_PERMISSIONS = Permission(0)
ALL_PERMISSIONS = ~NO_PERMISSIONS

EVERYONE_PERMISSIONS = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.CONNECT
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.CREATE_PUBLIC_THREADS
    | Permission.CREATE_PRIVATE_THREADS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What everybody may do on a new server."""

MODERATOR_PERMISSIONS = (
    Permission.MANAGE_MESSAGES
    | Permission.MANAGE_CHANNELS
    | Permission.MANAGE_GUILD
    | Permission.MANAGE_THREADS
    | Permission.MODERATE_MEMBERS
    | Permission.KICK_MEMBERS
    | Permission.MENTION_EVERYONE
)
"""What the moderators' role adds."""


class Role(msgspec.Struct, frozen=True, kw_only=True):
    """A role of the guild; the one whose id is the guild's own belongs to everyone."""

    id: int
    """Its id."""
    name: str
    """What it is called."""
    permissions: Permission
    """What it permits."""


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A user who is a member of the guild, with roles beyond everyone's; the bot is one too."""

    id: int
    """Their id."""
    name: str
    """What they are called."""
    roles: tuple[int, ...] = ()
    """The ids of their roles beyond everyone's."""
    is_bot: bool = False
    """Whether it is a bot."""


class Overwrite(msgspec.Struct, frozen=True, kw_only=True):
    """What one channel allows and denies to a role or a person, over what their roles permit."""

    target_id: int
    """The id of the role or person."""
    is_role: bool = False
    """Whether it is that of a role."""
    allow: Permission = NO_PERMISSIONS
    """What is added there to what their roles permit."""
    deny: Permission = NO_PERMISSIONS
    """What is taken away there from what their roles permit, before `allow` is added."""
