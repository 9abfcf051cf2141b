"""What happens to the server and to the bot in it: roles change, it is put out and taken back, Discord loses both."""

import msgspec

from bot.sandbox.world.changes import BotRolesChanged, ChannelChanged, GuildReached, RoleChanged, RoleMade
from bot.sandbox.world.channels import Channel, ChannelType
from bot.sandbox.world.guild import Reach
from bot.sandbox.world.people import Permission, Role
from bot.sandbox.world.world import World


def set_permissions(world: World, role: Role, permissions: Permission) -> None:
    """Let a role permit other things."""
    changed = msgspec.structs.replace(role, permissions=permissions)
    world.guild = world.guild.with_role(changed)
    world.notify(RoleChanged(role=changed))


def make_role(world: World, name: str, permissions: Permission) -> Role:
    """Make a role that nobody has yet."""
    role = Role(id=world.snowflakes.next(), name=name, permissions=permissions)
    world.guild = msgspec.structs.replace(world.guild, made=(*world.guild.made, role))
    world.notify(RoleMade(role=role))
    return role


def give_bot_roles(world: World, *roles: Role) -> None:
    """Let the bot have these roles and no others."""
    world.bot = msgspec.structs.replace(world.bot, roles=tuple(role.id for role in roles))
    world.notify(BotRolesChanged())


def set_reach(world: World, reach: Reach) -> None:
    """Put the bot out of the server or take it back, or let Discord lose the server or find it again."""
    before, world.reach = world.reach, reach
    world.notify(GuildReached(before=before, now=reach))


def convert(world: World, channel: Channel, channel_type: ChannelType) -> None:
    """Make a text channel one for announcements, or the other way round."""
    channel.type = channel_type
    world.notify(ChannelChanged(channel=channel))
