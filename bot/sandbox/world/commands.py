"""Which commands Discord offers somebody in a channel: by permission, by place, and by who has installed the bot."""

from collections.abc import Collection, Iterable
from enum import IntEnum

from bot.sandbox.world.channels import Channel
from bot.sandbox.world.guild import Guild, Reach
from bot.sandbox.world.messages import Json
from bot.sandbox.world.people import Permission, Person
from bot.sandbox.world.world import World


class CommandContext(IntEnum):
    """Discord's numbers for where a command can be used; it calls them interaction contexts."""

    GUILD = 0
    BOT_DM = 1
    PRIVATE_CHANNEL = 2


class Install(IntEnum):
    """Discord's numbers for how an application is installed; it calls them integration types."""

    GUILD = 0
    USER = 1


def usable_commands(world: World, person: Person, channel: Channel) -> list[Json]:
    """Return the commands that Discord offers this person there, a guild's own before global ones of that name."""
    guild = world.guild_of(channel)
    scopes = (None,) if guild is None else (None, guild.id)
    found = {command["name"]: command for scope in scopes for command in world.commands.get(scope, ())}
    granted = world.permissions(person, channel)
    place = CommandContext.BOT_DM if guild is None else CommandContext.GUILD
    installs = _installs(world, person, world.guilds.values() if guild is None else (guild,))
    return [
        command
        for command in found.values()
        if Permission(int(command.get("default_member_permissions") or 0)) in granted
        and place in _declared(command, "contexts", tuple(CommandContext))
        and not installs.isdisjoint(_declared(command, "integration_types", tuple(Install)))
    ]


def _installs(world: World, person: Person, guilds: Iterable[Guild]) -> set[Install]:
    in_guild = {Install.GUILD} if any(guild.reach is not Reach.OUTSIDE for guild in guilds) else set()
    return in_guild | ({Install.USER} if person.id in world.user_installs else set())


def _declared(command: Json, key: str, otherwise: Collection[int]) -> Collection[int]:
    """Return what a command says of where it is; one that says nothing is everywhere."""
    declared: Collection[int] | None = command.get(key)
    return otherwise if declared is None else declared
