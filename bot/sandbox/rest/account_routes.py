"""REST: who the bot is, and the address of its gateway."""

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.rest.request import RestContext, RestRequest
from bot.sandbox.world.messages import Json


def get_current_user(context: RestContext, _call: RestRequest) -> Json:
    """GET /users/@me."""
    return context.serializer.user(context.world.bot) | {"mfa_enabled": False, "verified": True, "flags": 0}


def get_user(context: RestContext, request: RestRequest) -> Json:
    """GET /users/{user_id}."""
    person = context.world.member(request.snowflake("user_id"))
    if person is None:
        raise ApiError(ErrorCode.UNKNOWN_USER)
    return context.serializer.user(person)


def get_application(context: RestContext, _call: RestRequest) -> Json:
    """GET /applications/@me and its older name /oauth2/applications/@me."""
    return {
        "id": str(context.world.bot.id),
        "name": context.world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": {
            "id": str(context.world.guild.owner_id),
            "username": "owner",
            "discriminator": "0",
            "global_name": None,
            "avatar": None,
        },
        "team": None,
    }


def get_gateway(context: RestContext, _call: RestRequest) -> Json:
    """GET /gateway/bot."""
    return {
        "url": context.gateway_url,
        "shards": context.shards,
        "session_start_limit": context.session_starts.shown,
    }
