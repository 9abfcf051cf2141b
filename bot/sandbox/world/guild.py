"""A server: its roles, whether the bot reaches it, and who may do and see what in its channels."""

from enum import Enum, auto

import msgspec

from bot.sandbox.world.channels import TO_HEAR, Channel
from bot.sandbox.world.people import (
    ALL_PERMISSIONS,
    EVERYONE_PERMISSIONS,
    MODERATOR_PERMISSIONS,
    Permission,
    Person,
    Role,
)


class Reach(Enum):
    """How the bot stands to the server."""

    MEMBER = auto()
    UNAVAILABLE = auto()
    """Discord has lost the server for a while."""
    OUTSIDE = auto()
    """The bot was put out of it."""


class Guild(msgspec.Struct, frozen=True, kw_only=True):
    """A server. All people of the world are its members."""

    id: int
    """Its id."""
    name: str
    """What it is called."""
    owner_id: int
    """The person to whom it belongs."""
    everyone: Role
    """The role that all members have."""
    moderators: Role
    """The role of those who may manage channels."""
    made: tuple[Role, ...] = ()
    """The roles that were made since."""
    reach: Reach = Reach.MEMBER
    """How the bot stands to it."""

    @property
    def roles(self) -> tuple[Role, ...]:
        """Every role, the one of everybody first."""
        return self.everyone, self.moderators, *self.made

    def role(self, role_id: int) -> Role | None:
        """Return the role with this id."""
        return next((role for role in self.roles if role.id == role_id), None)

    def roles_of(self, person: Person) -> list[int]:
        """Return the ids of the roles that the person has here beyond everyone's; roles of other servers are none."""
        return [role for role in person.roles if self.role(role) is not None]

    def with_role(self, role: Role) -> "Guild":
        """Return the guild with this role instead of the one with its id."""
        if role.id in {each.id for each in self.made}:
            made = tuple(role if each.id == role.id else each for each in self.made)
            return msgspec.structs.replace(self, made=made)
        key = "everyone" if role.id == self.everyone.id else "moderators"
        return msgspec.structs.replace(self, **{key: role})

    def permissions(self, person: Person, channel: Channel) -> Permission:
        """Return what the person may do there: roles, then the channel's overwrites, in Discord's order.

        A thread asks its channel, also a private one that the person is no member of.
        """
        roles = [role for role in self.roles if role.id == self.id or role.id in person.roles]
        granted = Permission(0)
        for role in roles:
            granted |= role.permissions
        if Permission.ADMINISTRATOR in granted or person.id == self.owner_id:
            return ALL_PERMISSIONS
        place = channel.parent or channel
        for targets in ({self.id}, set(person.roles), {person.id}):
            meant = [overwrite for overwrite in place.overwrites if overwrite.target_id in targets]
            for overwrite in meant:
                granted &= ~overwrite.deny
            for overwrite in meant:
                granted |= overwrite.allow
        if place.type in TO_HEAR and Permission.CONNECT not in granted:
            granted &= ~(Permission.SEND_MESSAGES | Permission.MANAGE_CHANNELS)
        return granted


def new_guild(guild_id: int, *, moderators_id: int, name: str, owner_id: int) -> Guild:
    """Return a server with the roles that each begins with."""
    return Guild(
        id=guild_id,
        name=name,
        owner_id=owner_id,
        everyone=Role(id=guild_id, name="@everyone", permissions=EVERYONE_PERMISSIONS),
        moderators=Role(id=moderators_id, name="Moderators", permissions=MODERATOR_PERMISSIONS),
    )
