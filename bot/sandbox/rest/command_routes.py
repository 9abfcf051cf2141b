"""REST: the bot's commands, global and of a guild."""

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.limits import refuse_commands
from bot.sandbox.rest.request import RestContext, RestRequest
from bot.sandbox.world.messages import Json

ENTRY_POINT = 4
"""Discord's number for the type of the command that opens an application's activity."""


def list_commands(context: RestContext, request: RestRequest) -> list[Json]:
    """GET /applications/{application_id}/commands and its guild twin."""
    return context.world.commands.get(_scope(context, request), [])


def replace_commands(context: RestContext, request: RestRequest) -> list[Json]:
    """PUT /applications/{application_id}/commands and its guild twin; a command that stays keeps its id."""
    scope = _scope(context, request)
    refuse_commands(request.payload)
    known = {_key(command): command["id"] for command in context.world.commands.get(scope, ())}
    if {key for key in known if key[0] == ENTRY_POINT} - {_key(sent) for sent in _forms(request)}:
        raise ApiError(ErrorCode.ENTRY_POINT_LEFT_OUT)
    commands = [
        {"type": 1, "options": [], "dm_permission": True, "nsfw": False, "default_member_permissions": None}
        | sent
        | {
            "id": known.get(_key(sent)) or str(context.world.snowflakes.next()),
            "application_id": str(context.world.bot.id),
            "version": str(context.world.snowflakes.next()),
        }
        | ({} if scope is None else {"guild_id": str(scope)})
        for sent in _forms(request)
    ]
    context.world.replace_commands(commands, guild_id=scope)
    return commands


def _forms(request: RestRequest) -> list[Json]:
    if not isinstance(request.payload, list):
        raise ApiError(ErrorCode.INVALID_JSON)
    return request.payload


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or 1, command["name"]


def _scope(context: RestContext, request: RestRequest) -> int | None:
    return context.guild(request).id if "guild_id" in request.parameters else None
