"""Serializes the world's values to Discord's JSON."""

from datetime import UTC, datetime
from typing import Any

from bot.sandbox.world.guild import TO_HEAR, Channel, ChannelType, Guild
from bot.sandbox.world.messages import Attachment, Cause, Json, Message, MessageFlag
from bot.sandbox.world.people import Permission, Person, Role
from bot.sandbox.world.snowflakes import CREATED_AT
from bot.sandbox.world.world import World


def timestamp(seconds: float) -> str:
    """Return the time as Discord writes it."""
    return datetime.fromtimestamp(seconds, UTC).isoformat()


# What is always the same here, since nothing in the sandbox can change it:
_VOICE: Json = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
_FORUM: Json = {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
_GUILD: Json = (
    dict.fromkeys(("icon", "splash", "discovery_splash", "afk_channel_id", "system_channel_id"))
    | dict.fromkeys(("verification_level", "explicit_content_filter", "mfa_level", "nsfw_level", "premium_tier"), 0)
    | {key: [] for key in ("emojis", "stickers", "features", "presences", "voice_states", "stage_instances")}
    | {key: [] for key in ("guild_scheduled_events", "soundboard_sounds")}
    | {"afk_timeout": 300, "default_message_notifications": 1, "system_channel_flags": 0}
    | {"large": False, "unavailable": False, "preferred_locale": "en-US"}
)
_MEMBER: Json = {"nick": None, "avatar": None, "premium_since": None, "flags": 0} | dict.fromkeys(
    ("deaf", "mute", "pending"), False
)
_ROLE: Json = (
    {"colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None}, "color": 0, "flags": 0}
    | dict.fromkeys(("icon", "unicode_emoji"))
    | dict.fromkeys(("hoist", "managed", "mentionable"), False)
)


class Serializer:
    """Serializes to JSON; `cdn` is the address of attachments, without the final slash."""

    def __init__(self, world: World, *, cdn: str = "") -> None:
        self._world = world
        self.cdn = cdn

    def user(self, person: Person) -> Json:
        """Return a user object."""
        name = None if person.is_bot else person.name
        shown: Json = {"id": str(person.id), "username": person.name, "global_name": name, "bot": person.is_bot}
        return shown | {"discriminator": "0", "avatar": None, "public_flags": 0}

    def member(self, person: Person, guild: Guild, *, channel: Channel | None = None) -> Json:
        """Return a guild member object; with a channel also what the member may do there."""
        member: Json = {
            "user": self.user(person),
            "roles": [str(role) for role in guild.roles_of(person)],
            "joined_at": timestamp(CREATED_AT),
            **_MEMBER,
        }
        if channel is not None:
            member["permissions"] = permission_bits(self._world.permissions(person, channel))
        return member

    def role(self, role: Role, *, position: int) -> Json:
        """Return a role object."""
        return {
            "id": str(role.id),
            "name": role.name,
            "position": position,
            "permissions": permission_bits(role.permissions),
            **_ROLE,
        }

    def deleted_channel(self, channel: Channel) -> Json:
        """Return the fields that Discord sends of a deleted channel."""
        parent = None if channel.parent is None else str(channel.parent.id)
        guild_id = str(channel.guild_id)
        return {"id": str(channel.id), "type": int(channel.type), "guild_id": guild_id, "parent_id": parent}

    def channel(self, channel: Channel) -> Json:
        """Return a channel object."""
        shown: Json = {"id": str(channel.id), "type": int(channel.type), "flags": 0, "last_message_id": None}
        if channel.guild_id is None:
            return shown | {"recipients": [self.user(person) for person in (channel.recipient,) if person is not None]}
        shown |= {"guild_id": str(channel.guild_id), "name": channel.name}
        if channel.parent is not None:
            return shown | self._thread(channel, channel.parent)
        overwrites = [
            {
                "id": str(overwrite.target_id),
                "type": 0 if overwrite.is_role else 1,
                "allow": permission_bits(overwrite.allow),
                "deny": permission_bits(overwrite.deny),
            }
            for overwrite in channel.overwrites
        ]
        position = list(self._world.channels_of[channel.guild_id].values()).index(channel)
        shown |= {"position": position, "permission_overwrites": overwrites}
        shown |= {"topic": None, "nsfw": False, "rate_limit_per_user": 0, "parent_id": None}
        shown |= _VOICE if channel.type in TO_HEAR else {}
        return shown | (_FORUM if channel.type is ChannelType.FORUM else {})

    def _thread(self, channel: Channel, parent: Channel) -> Json:
        """Return what only a thread has."""
        metadata: Json = {"archived": channel.is_archived, "locked": channel.is_locked}
        metadata |= {"auto_archive_duration": channel.minutes_open, "archive_timestamp": timestamp(self._world.clock())}
        owner = channel.owner or self._world.bot
        shown: Json = {"parent_id": str(parent.id), "owner_id": str(owner.id), "rate_limit_per_user": 0}
        shown |= {"message_count": len(channel.messages), "member_count": len(channel.member_ids)}
        return shown | {"thread_metadata": metadata}

    def thread_member(self, thread: Channel, person: Person) -> Json:
        """Return a thread member object."""
        joined = timestamp(self._world.clock())
        return {"id": str(thread.id), "user_id": str(person.id), "join_timestamp": joined, "flags": 0}

    def guild(self, guild: Guild) -> Json:
        """Return a guild as GUILD_CREATE carries it to a bot without members' intent."""
        return {
            "id": str(guild.id),
            "name": guild.name,
            "owner_id": str(guild.owner_id),
            "roles": [self.role(role, position=n) for n, role in enumerate(guild.roles)],
            "joined_at": timestamp(CREATED_AT),
            "member_count": len(self._world.people) + 1,
            "members": [self.member(self._world.bot, guild)],
            "channels": [self.channel(channel) for channel in self._world.channels_of[guild.id].values()],
            "threads": [
                self.channel(thread)
                for thread in self._world.threads()
                if thread.guild_id == guild.id and not thread.is_archived and self._world.sees(self._world.bot, thread)
            ],
            **_GUILD,
        }

    def attachment(self, attachment: Attachment) -> Json:
        """Return an attachment object."""
        url = self.cdn + attachment.path
        shown: Json = {"id": str(attachment.id), "filename": attachment.filename, "size": attachment.size}
        shown |= {"url": url, "proxy_url": url, "content_type": attachment.content_type}
        known = {"description": attachment.description, "width": attachment.width, "height": attachment.height}
        return shown | {name: value for name, value in known.items() if value is not None}

    def message(self, message: Message) -> Json:
        """Return a message object; one made of V2 components shows no attachments, as at Discord."""
        files = {f"attachment://{file.filename}": self.cdn + file.path for file in message.attachments}
        is_v2 = MessageFlag.COMPONENTS_V2 in message.flags
        shown: Json = {
            "id": str(message.id),
            "channel_id": str(message.channel_id),
            "author": self.user(message.author),
            "content": message.content,
            "timestamp": timestamp(message.created_at),
            "edited_timestamp": None if message.edited_at is None else timestamp(message.edited_at),
            "tts": False,
            "mention_everyone": False,
            "mentions": [self.user(person) for person in self._world.people.values() if person.id in message.pinged],
            "mention_roles": [],
            "attachments": [] if is_v2 else [self.attachment(file) for file in message.attachments],
            "embeds": [{"type": "rich", **_with_urls(embed, files)} for embed in message.embeds],
            "components": [_with_urls(component, files) for component in message.components],
            "pinned": False,
            "type": 0,
            "flags": int(message.flags),
        }
        if message.nonce is not None:
            shown["nonce"] = message.nonce
        if message.reference is not None:
            shown |= {"type": 19, "message_reference": message.reference}
        if message.cause is not None:
            shown |= self._cause(message, message.cause)
        return shown

    def _cause(self, message: Message, cause: Cause) -> Json:
        home, bot_id = self._world.channel(message.channel_id), str(self._world.bot.id)
        guild_id = None if home is None else home.guild_id
        owners = {"authorizing_integration_owners": {"0": str(guild_id or 0)}}
        metadata = {"id": str(cause.interaction_id), "type": cause.interaction_type, "user": self.user(cause.person)}
        shown: Json = {"type": 20 if cause.name else 0, "application_id": bot_id, "webhook_id": bot_id}
        return shown | {"interaction_metadata": metadata | owners}

    def location(self, channel: Channel) -> Json:
        """Return the ids of channel and server that an event carries."""
        location: Json = {"channel_id": str(channel.id)}
        return location if channel.guild_id is None else location | {"guild_id": str(channel.guild_id)}


def without_user(member: Json) -> Json:
    """Return a member as Discord tells it beside its user."""
    return {key: value for key, value in member.items() if key != "user"}


def permission_bits(permissions: Permission) -> str:
    """Return the bits as the decimal string that Discord sends."""
    return str(int(permissions))


def _with_urls(value: Any, files: dict[str, str]) -> Any:
    """Return the JSON with `attachment://name` replaced by where the file is served."""
    match value:
        case str():
            return files.get(value, value)
        case dict():
            return {key: _with_urls(inner, files) for key, inner in value.items()}
        case list():
            return [_with_urls(inner, files) for inner in value]
        case _:
            return value
