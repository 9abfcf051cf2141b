"""What happens to a server and to the bot in it: roles change, it is put out and taken back, Discord loses both.

Where no server is named it is the first one.
"""

import msgspec

from bot.sandbox.world.changes import BotRolesChanged, ChannelChanged, GuildReached, RoleChanged, RoleMade
from bot.sandbox.world.channels import Channel, ChannelType
from bot.sandbox.world.guild import Guild, Reach
from bot.sandbox.world.people import Permission, Role
from bot.sandbox.world.world import World


def set_permissions(world: World, role: Role, permissions: Permission) -> None:
    """Let a role permit other things."""
    changed = msgspec.structs.replace(role, permissions=permissions)
    (home,) = (guild for guild in world.guilds.values() if guild.role(role.id) is not None)
    world.notify(RoleChanged(guild=world.replace_guild(home.with_role(changed)), role=changed))


def make_role(world: World, name: str, permissions: Permission, *, guild: Guild | None = None) -> Role:
    """Make a role that nobody has yet."""
    role, home = Role(id=world.snowflakes.next(), name=name, permissions=permissions), guild or world.guild
    changed = world.replace_guild(msgspec.structs.replace(home, made=(*home.made, role)))
    world.notify(RoleMade(guild=changed, role=role))
    return role


def give_bot_roles(world: World, *roles: Role) -> None:
    """Let the bot have these roles and no others, in all servers."""
    before, world.bot = world.bot, msgspec.structs.replace(world.bot, roles=tuple(role.id for role in roles))
    for guild in world.guilds.values():
        if guild.roles_of(before) != guild.roles_of(world.bot):
            world.notify(BotRolesChanged(guild=guild))


def set_reach(world: World, reach: Reach, *, guild: Guild | None = None) -> None:
    """Put the bot out of a server or take it back, or let Discord lose the server or find it again."""
    home = guild or world.guild
    changed = world.replace_guild(msgspec.structs.replace(home, reach=reach))
    world.notify(GuildReached(before=home.reach, guild=changed))


def convert(world: World, channel: Channel, channel_type: ChannelType) -> None:
    """Make a text channel one for announcements, or the other way round."""
    channel.type = channel_type
    world.notify(ChannelChanged(channel=channel))
