"""What moderators and Discord do to servers, channels and threads, and to the bot in them.

Where no server is named it is the first one.
"""

import msgspec

from bot.sandbox.world import changes
from bot.sandbox.world.guild import Channel, ChannelType, Guild, Reach
from bot.sandbox.world.people import Permission, Person, Role
from bot.sandbox.world.world import World


def set_permissions(world: World, role: Role, permissions: Permission) -> None:
    """Let a role permit other things."""
    changed = msgspec.structs.replace(role, permissions=permissions)
    (home,) = (guild for guild in world.guilds.values() if guild.role(role.id) is not None)
    world.notify(changes.RoleChanged(guild=world.replace_guild(home.with_role(changed)), role=changed))


def make_role(world: World, name: str, permissions: Permission, *, guild: Guild | None = None) -> Role:
    """Make a role that nobody has yet."""
    role, home = Role(id=world.snowflakes.next(), name=name, permissions=permissions), guild or world.guild
    changed = world.replace_guild(msgspec.structs.replace(home, roles=(*home.roles, role)))
    world.notify(changes.RoleMade(guild=changed, role=role))
    return role


def give_bot_roles(world: World, *roles: Role) -> None:
    """Let the bot have these roles and no others, in all servers."""
    before, world.bot = world.bot, msgspec.structs.replace(world.bot, roles=tuple(role.id for role in roles))
    for guild in world.guilds.values():
        if guild.roles_of(before) != guild.roles_of(world.bot):
            world.notify(changes.BotRolesChanged(guild=guild))


def set_reach(world: World, reach: Reach, *, guild: Guild | None = None) -> None:
    """Put the bot out of a server or take it back, or let Discord lose the server or find it again."""
    home = guild or world.guild
    changed = world.replace_guild(msgspec.structs.replace(home, reach=reach))
    world.notify(changes.GuildReached(before=home.reach, guild=changed))


def convert(world: World, channel: Channel, channel_type: ChannelType) -> None:
    """Make a text channel one for announcements, or the other way round."""
    channel.type = channel_type
    world.notify(changes.ChannelChanged(channel=channel))


def may_post(world: World, person: Person, channel: Channel) -> bool:
    """Whether no lock keeps this person from posting there."""
    return not channel.is_locked or Permission.MANAGE_THREADS in world.permissions(person, channel)


def change_thread(
    world: World,
    thread: Channel,
    *,
    name: str | None = None,
    is_archived: bool | None = None,
    is_locked: bool | None = None,
    minutes: int | None = None,
) -> None:
    """Change what is given of a thread."""
    thread.name, thread.minutes_open = name or thread.name, minutes or thread.minutes_open
    thread.is_archived = thread.is_archived if is_archived is None else is_archived
    thread.is_locked = thread.is_locked if is_locked is None else is_locked
    world.notify(changes.ChannelChanged(channel=thread))


def archive(world: World, thread: Channel, *, is_locked: bool = False) -> None:
    """Close a thread, as Discord does where nobody has written for some time; moderators can lock it at once."""
    change_thread(world, thread, is_archived=True, is_locked=is_locked)


def reopen(world: World, thread: Channel) -> None:
    """Open a thread again, whether it was closed or locked."""
    change_thread(world, thread, is_archived=False, is_locked=False)


def lock(world: World, thread: Channel) -> None:
    """Let only those post in a thread who manage threads; it stays open."""
    change_thread(world, thread, is_locked=True)


def add_member(world: World, thread: Channel, person: Person) -> None:
    """Take somebody, or the bot, into a thread."""
    if person.id not in thread.member_ids:
        thread.member_ids.add(person.id)
        world.notify(changes.ThreadJoined(channel=thread, person=person))


def remove_member(world: World, thread: Channel, person: Person) -> None:
    """Put somebody, or the bot, out of a thread."""
    if person.id in thread.member_ids:
        thread.member_ids.discard(person.id)
        world.notify(changes.ThreadLeft(channel=thread, person=person))
