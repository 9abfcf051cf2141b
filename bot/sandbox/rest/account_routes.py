"""REST: who the bot is, and where its gateway stands."""

from bot.sandbox.api_errors import Refusal, Why
from bot.sandbox.rest.request import Call, Stage
from bot.sandbox.world.messages import Json


def me(stage: Stage, _call: Call) -> Json:
    """GET /users/@me."""
    return stage.wire.user(stage.world.bot) | {"mfa_enabled": False, "verified": True, "flags": 0}


def user(stage: Stage, call: Call) -> Json:
    """GET /users/{user_id}."""
    person = stage.world.member(call.snowflake("user_id"))
    if person is None:
        raise Refusal(Why.UNKNOWN_USER)
    return stage.wire.user(person)


def application(stage: Stage, _call: Call) -> Json:
    """GET /applications/@me and its older name /oauth2/applications/@me."""
    return {
        "id": str(stage.world.bot.id),
        "name": stage.world.bot.name,
        "icon": None,
        "description": "",
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": {
            "id": str(stage.world.guild.owner_id),
            "username": "owner",
            "discriminator": "0",
            "global_name": None,
            "avatar": None,
        },
        "team": None,
    }


def gateway(stage: Stage, _call: Call) -> Json:
    """GET /gateway/bot."""
    return {
        "url": stage.gateway_url,
        "shards": stage.shards,
        "session_start_limit": {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1},
    }
