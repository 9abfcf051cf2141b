"""Whom a message pings: the mentions in its text that `allowed_mentions` lets through, by Discord's rules."""

import re
from collections.abc import Iterable

from bot.sandbox.world.messages import Json, Message, walk
from bot.sandbox.world.people import Permission
from bot.sandbox.world.world import World

_USER = re.compile(r"<@!?(\d+)>")
_ROLE = re.compile(r"<@&(\d+)>")
_EVERYONE = re.compile(r"@(?:everyone|here)\b")
_CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
DEFAULT_ALLOWED_MENTIONS: Json = {"parse": ["users", "roles", "everyone"], "replied_user": True}


def pinged(message: Message, allowed: Json | None, world: World) -> frozenset[int]:
    """Return the ids of the people whom the message notifies. `allowed` is `allowed_mentions` as sent, or None."""
    channel = world.channel(message.channel_id)
    if channel is None or message.is_ephemeral:
        return frozenset()
    allowed = DEFAULT_ALLOWED_MENTIONS if allowed is None else allowed
    text = _CODE.sub("", "\n".join(_texts(message)))
    parse = allowed.get("parse") or ()
    found = {int(person) for person in _USER.findall(text) if "users" in parse or person in _strings(allowed, "users")}
    guild = world.guild_of(channel)
    may_ping_all = Permission.MENTION_EVERYONE in world.permissions(message.author, channel)
    if may_ping_all and "everyone" in parse and _EVERYONE.search(text):
        found |= {person.id for person in world.people.values()}
    roles = {role for role in _ROLE.findall(text) if "roles" in parse or role in _strings(allowed, "roles")}
    if may_ping_all and guild is not None and str(guild.moderators.id) in roles:
        found |= {person.id for person in world.people.values() if guild.moderators.id in person.roles}
    if message.reference is not None and allowed.get("replied_user", False):
        answered = channel.find(int(message.reference["message_id"]))
        found |= {answered.author.id} if answered else set()
    return frozenset(found & {person.id for person in world.people.values()})


def _texts(message: Message) -> Iterable[str]:
    yield message.content
    yield from (part.get("content") or "" for part, _ in walk(message.components))


def _strings(allowed: Json, key: str) -> set[str]:
    return {str(item) for item in allowed.get(key) or ()}
