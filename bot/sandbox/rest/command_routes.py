"""REST: the bot's commands, global and of the guild."""

from bot.sandbox.api_errors import Refusal, Why
from bot.sandbox.limits import refuse_commands
from bot.sandbox.rest.request import Call, Stage
from bot.sandbox.world.messages import Json


def listed(stage: Stage, call: Call) -> list[Json]:
    """GET /applications/{application_id}/commands and its guild twin."""
    return stage.world.commands.get(_scope(stage, call), [])


def replaced(stage: Stage, call: Call) -> list[Json]:
    """PUT /applications/{application_id}/commands and its guild twin; a command that stays keeps its id."""
    scope = _scope(stage, call)
    refuse_commands(call.payload)
    known = {_key(command): command["id"] for command in stage.world.commands.get(scope, ())}
    commands = [
        {"type": 1, "options": [], "dm_permission": True, "nsfw": False, "default_member_permissions": None}
        | sent
        | {
            "id": known.get(_key(sent)) or str(stage.world.snowflakes.next()),
            "application_id": str(stage.world.bot.id),
            "version": str(stage.world.snowflakes.next()),
        }
        | ({} if scope is None else {"guild_id": str(scope)})
        for sent in _forms(call)
    ]
    stage.world.replace_commands(commands, guild_id=scope)
    return commands


def _forms(call: Call) -> list[Json]:
    if not isinstance(call.payload, list):
        raise Refusal(Why.INVALID_JSON)
    return call.payload


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or 1, command["name"]


def _scope(stage: Stage, call: Call) -> int | None:
    if "guild_id" not in call.parameters:
        return None
    if call.snowflake("guild_id") != stage.world.guild.id:
        raise Refusal(Why.UNKNOWN_GUILD)
    return stage.world.guild.id
