"""REST: a channel's messages."""

from bot.sandbox.api_errors import Refusal, Why
from bot.sandbox.rest.message_form import compose, needed_permissions, recompose
from bot.sandbox.rest.request import Call, Stage
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.people import Permission

_PAGE = 50


def posted(stage: Stage, call: Call) -> Json:
    """POST /channels/{channel_id}/messages; with `enforce_nonce` a repeated nonce returns the earlier message."""
    channel = stage.channel(call)
    stage.channel(call, *needed_permissions(channel, call.uploads))
    if channel.recipient is not None and channel.recipient.id in stage.world.closed:
        raise Refusal(Why.DIRECT_MESSAGES_CLOSED)
    message = _same_nonce(stage, channel, call.form)
    if message is None:
        message = compose(stage, channel, call.form, call.uploads)
        stage.world.post(message)
    return stage.wire.message(message)


def fetched(stage: Stage, call: Call) -> Json:
    """GET /channels/{channel_id}/messages/{message_id}."""
    channel = stage.channel(call, Permission.READ_MESSAGE_HISTORY)
    return stage.wire.message(stage.message(channel, call))


def listed(stage: Stage, call: Call) -> list[Json]:
    """GET /channels/{channel_id}/messages, newest first."""
    channel = stage.channel(call, Permission.READ_MESSAGE_HISTORY)
    before, after = int(call.query.get("before", 1 << 63)), int(call.query.get("after", 0))
    limit = int(call.query.get("limit", _PAGE))
    found = [message for message in channel.messages if not message.is_ephemeral and after < message.id < before]
    page = found[:limit] if "after" in call.query else found[-limit:]
    return [stage.wire.message(message) for message in reversed(page)]


def edited(stage: Stage, call: Call) -> Json:
    """PATCH /channels/{channel_id}/messages/{message_id}."""
    channel = stage.channel(call)
    message = stage.message(channel, call)
    if message.author != stage.world.bot:
        raise Refusal(Why.NOT_YOUR_MESSAGE)
    if stage.world.clock() - message.created_at > stage.times.editable:
        raise Refusal(Why.OLD_MESSAGE_EDITS)
    if call.uploads:
        stage.channel(call, Permission.ATTACH_FILES)
    message = recompose(stage, message, call.form, call.uploads)
    stage.world.edit(message)
    return stage.wire.message(message)


def deleted(stage: Stage, call: Call) -> None:
    """DELETE /channels/{channel_id}/messages/{message_id}."""
    channel = stage.channel(call)
    message = stage.message(channel, call)
    if message.author != stage.world.bot:
        stage.channel(call, Permission.MANAGE_MESSAGES)
    stage.world.delete(message)


def _same_nonce(stage: Stage, channel: Channel, form: Json) -> Message | None:
    if not form.get("enforce_nonce") or form.get("nonce") is None:
        return None
    since = stage.world.clock() - stage.times.nonce_memory
    return next(
        (
            message
            for message in reversed(channel.messages)
            if message.created_at >= since and message.author == stage.world.bot and message.nonce == str(form["nonce"])
        ),
        None,
    )
