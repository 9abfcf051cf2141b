"""Fields of Discord's objects that are always the same here, since nothing in the sandbox can change them."""

from typing import Final

from bot.sandbox.world.messages import Json

VOICE: Final[Json] = {"bitrate": 64_000, "user_limit": 0, "rtc_region": None}
FORUM: Final[Json] = {"available_tags": [], "default_reaction_emoji": None, "default_sort_order": None}
GUILD: Final[Json] = {
    "icon": None,
    "splash": None,
    "discovery_splash": None,
    "afk_channel_id": None,
    "afk_timeout": 300,
    "verification_level": 0,
    "default_message_notifications": 1,
    "explicit_content_filter": 0,
    "emojis": [],
    "stickers": [],
    "features": [],
    "mfa_level": 0,
    "nsfw_level": 0,
    "premium_tier": 0,
    "preferred_locale": "en-US",
    "system_channel_id": None,
    "system_channel_flags": 0,
    "large": False,
    "unavailable": False,
    "presences": [],
    "voice_states": [],
    "stage_instances": [],
    "guild_scheduled_events": [],
    "soundboard_sounds": [],
}
MEMBER: Final[Json] = {
    "nick": None,
    "avatar": None,
    "premium_since": None,
    "deaf": False,
    "mute": False,
    "pending": False,
    "flags": 0,
}
ROLE: Final[Json] = {
    "color": 0,
    "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
    "hoist": False,
    "icon": None,
    "unicode_emoji": None,
    "managed": False,
    "mentionable": False,
    "flags": 0,
}
