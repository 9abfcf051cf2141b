"""The REST part of the stand-in: one table of routes, each a function from a `Call` to its JSON."""

from collections.abc import Callable

import msgspec

from bot.sandbox.calls import Call, Stage
from bot.sandbox.messages import Json
from bot.sandbox.rest import account, callbacks, channels, commands, followups, messages

__all__ = ["ROUTES", "Route"]


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """A method and a path as the OpenAPI document writes it, and the function that answers."""

    method: str
    path: str
    answer: Callable[[Stage, Call], Json | list[Json] | None]
    by_token: bool = False
    """Whether the path's own token stands in for the bot's."""

    @property
    def name(self) -> str:
        """As one says it: "POST /channels/{channel_id}/messages"."""
        return f"{self.method} {self.path}"


_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"
_WEBHOOK = "/webhooks/{webhook_id}/{webhook_token}"
_ORIGINAL = "/webhooks/{webhook_id}/{webhook_token}/messages/@original"
_FOLLOWUP = "/webhooks/{webhook_id}/{webhook_token}/messages/{message_id}"
_CALLBACK = "/interactions/{interaction_id}/{interaction_token}/callback"

ROUTES = (
    Route(method="GET", path="/gateway/bot", answer=account.gateway),
    Route(method="GET", path="/users/@me", answer=account.me),
    Route(method="GET", path="/users/{user_id}", answer=account.user),
    Route(method="GET", path="/applications/@me", answer=account.application),
    Route(method="GET", path="/oauth2/applications/@me", answer=account.application),
    Route(method="GET", path=_COMMANDS, answer=commands.listed),
    Route(method="PUT", path=_COMMANDS, answer=commands.replaced),
    Route(method="GET", path=_GUILD_COMMANDS, answer=commands.listed),
    Route(method="PUT", path=_GUILD_COMMANDS, answer=commands.replaced),
    Route(method="GET", path="/guilds/{guild_id}", answer=channels.guild),
    Route(method="GET", path="/guilds/{guild_id}/members/{user_id}", answer=channels.member),
    Route(method="GET", path="/channels/{channel_id}", answer=channels.channel),
    Route(method="POST", path="/users/@me/channels", answer=channels.conversation),
    Route(method="POST", path="/channels/{channel_id}/threads", answer=channels.thread),
    Route(method="POST", path=f"{_MESSAGE}/threads", answer=channels.thread_from_message),
    Route(method="GET", path=_MESSAGES, answer=messages.listed),
    Route(method="POST", path=_MESSAGES, answer=messages.posted),
    Route(method="GET", path=_MESSAGE, answer=messages.fetched),
    Route(method="PATCH", path=_MESSAGE, answer=messages.edited),
    Route(method="DELETE", path=_MESSAGE, answer=messages.deleted),
    Route(method="POST", path=_CALLBACK, answer=callbacks.answered, by_token=True),
    Route(method="POST", path=_WEBHOOK, answer=followups.sent, by_token=True),
    Route(method="GET", path=_ORIGINAL, answer=followups.fetched, by_token=True),
    Route(method="PATCH", path=_ORIGINAL, answer=followups.edited, by_token=True),
    Route(method="DELETE", path=_ORIGINAL, answer=followups.deleted, by_token=True),
    Route(method="GET", path=_FOLLOWUP, answer=followups.fetched, by_token=True),
    Route(method="PATCH", path=_FOLLOWUP, answer=followups.edited, by_token=True),
    Route(method="DELETE", path=_FOLLOWUP, answer=followups.deleted, by_token=True),
)
