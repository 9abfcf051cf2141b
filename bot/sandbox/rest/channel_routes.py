"""REST: channels, threads and conversations with one person."""

from bot.sandbox.api_errors import Refusal, Why
from bot.sandbox.limits import refuse_thread
from bot.sandbox.rest.request import Call, Stage
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.messages import Json
from bot.sandbox.world.people import Permission


def channel(stage: Stage, call: Call) -> Json:
    """GET /channels/{channel_id}."""
    return stage.wire.channel(stage.channel(call))


def guild(stage: Stage, call: Call) -> Json:
    """GET /guilds/{guild_id}."""
    if call.snowflake("guild_id") != stage.world.guild.id:
        raise Refusal(Why.UNKNOWN_GUILD)
    return stage.wire.guild()


def member(stage: Stage, call: Call) -> Json:
    """GET /guilds/{guild_id}/members/{user_id}."""
    guild(stage, call)
    person = stage.world.member(call.snowflake("user_id"))
    if person is None:
        raise Refusal(Why.UNKNOWN_USER)
    return stage.wire.member(person)


def conversation(stage: Stage, call: Call) -> Json:
    """POST /users/@me/channels."""
    person = stage.world.member(int(call.form.get("recipient_id") or 0))
    if person is None or person.is_bot:
        raise Refusal(Why.UNKNOWN_USER)
    return stage.wire.channel(stage.world.conversation(person))


def thread(stage: Stage, call: Call) -> Json:
    """POST /channels/{channel_id}/threads."""
    parent = _parent(stage, call)
    opened = stage.world.open_thread(name=call.form["name"], parent=parent, owner=stage.world.bot)
    return stage.wire.channel(opened)


def thread_from_message(stage: Stage, call: Call) -> Json:
    """POST /channels/{channel_id}/messages/{message_id}/threads."""
    parent = _parent(stage, call)
    message = stage.message(parent, call)
    if stage.world.channel(message.id) is not None:
        raise Refusal(Why.THREAD_EXISTS)
    opened = stage.world.open_thread(name=call.form["name"], parent=parent, owner=stage.world.bot, thread_id=message.id)
    return stage.wire.channel(opened)


def _parent(stage: Stage, call: Call) -> Channel:
    parent = stage.channel(call, Permission.CREATE_PUBLIC_THREADS)
    refuse_thread(call.form)
    return parent
