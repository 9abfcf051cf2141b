"""The table of REST routes: for each method and path the function that answers it."""

from collections.abc import Callable

import msgspec

from bot.sandbox.rest import (
    account_routes,
    callback_routes,
    channel_routes,
    command_routes,
    followup_routes,
    message_routes,
)
from bot.sandbox.rest.request import RestContext, RestRequest
from bot.sandbox.world.messages import Json


class Route(msgspec.Struct, frozen=True, kw_only=True):
    """A method and a path as the OpenAPI document writes it, and the function that answers."""

    method: str
    """The HTTP method."""
    path: str
    """The path, with the names of its parameters in braces."""
    answer: Callable[[RestContext, RestRequest], Json | list[Json] | None]
    """Does what is asked for and returns the JSON of the answer, if it has one."""
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
    Route(method="GET", path="/gateway/bot", answer=account_routes.get_gateway),
    Route(method="GET", path="/users/@me", answer=account_routes.get_current_user),
    Route(method="GET", path="/users/{user_id}", answer=account_routes.get_user),
    Route(method="GET", path="/applications/@me", answer=account_routes.get_application),
    Route(method="GET", path="/oauth2/applications/@me", answer=account_routes.get_application),
    Route(method="GET", path=_COMMANDS, answer=command_routes.list_commands),
    Route(method="PUT", path=_COMMANDS, answer=command_routes.replace_commands),
    Route(method="GET", path=_GUILD_COMMANDS, answer=command_routes.list_commands),
    Route(method="PUT", path=_GUILD_COMMANDS, answer=command_routes.replace_commands),
    Route(method="GET", path="/guilds/{guild_id}", answer=channel_routes.get_guild),
    Route(method="GET", path="/guilds/{guild_id}/members/{user_id}", answer=channel_routes.get_member),
    Route(method="GET", path="/channels/{channel_id}", answer=channel_routes.get_channel),
    Route(method="PATCH", path="/channels/{channel_id}", answer=channel_routes.edit_thread),
    Route(
        method="GET", path="/channels/{channel_id}/thread-members/{user_id}", answer=channel_routes.get_thread_member
    ),
    Route(method="POST", path="/users/@me/channels", answer=channel_routes.create_dm_channel),
    Route(method="POST", path="/channels/{channel_id}/threads", answer=channel_routes.create_thread),
    Route(method="POST", path=f"{_MESSAGE}/threads", answer=channel_routes.create_thread_from_message),
    Route(method="GET", path=_MESSAGES, answer=message_routes.list_messages),
    Route(method="POST", path=_MESSAGES, answer=message_routes.create_message),
    Route(method="GET", path=_MESSAGE, answer=message_routes.get_message),
    Route(method="PATCH", path=_MESSAGE, answer=message_routes.edit_message),
    Route(method="DELETE", path=_MESSAGE, answer=message_routes.delete_message),
    Route(method="POST", path=_CALLBACK, answer=callback_routes.create_interaction_response, by_token=True),
    Route(method="POST", path=_WEBHOOK, answer=followup_routes.create_followup, by_token=True),
    Route(method="GET", path=_ORIGINAL, answer=followup_routes.get_response, by_token=True),
    Route(method="PATCH", path=_ORIGINAL, answer=followup_routes.edit_response, by_token=True),
    Route(method="DELETE", path=_ORIGINAL, answer=followup_routes.delete_response, by_token=True),
    Route(method="GET", path=_FOLLOWUP, answer=followup_routes.get_response, by_token=True),
    Route(method="PATCH", path=_FOLLOWUP, answer=followup_routes.edit_response, by_token=True),
    Route(method="DELETE", path=_FOLLOWUP, answer=followup_routes.delete_response, by_token=True),
)
