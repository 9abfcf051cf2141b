"""REST: a channel's messages."""

import msgspec

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.rest.message_form import edited_message, needed_permissions, new_message
from bot.sandbox.rest.request import RestContext, RestRequest
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.people import Permission
from bot.sandbox.world.threads import may_post, reopen

_PAGE = 50


def create_message(context: RestContext, request: RestRequest) -> Json:
    """POST /channels/{channel_id}/messages; with `enforce_nonce` a repeated nonce returns the earlier message."""
    channel = context.channel(request)
    context.channel(request, *needed_permissions(channel, request.uploads))
    if channel.recipient is not None and channel.recipient.id in context.world.refuses_dms:
        raise ApiError(ErrorCode.DIRECT_MESSAGES_CLOSED)
    if not may_post(context.world, context.world.bot, channel):
        raise ApiError(ErrorCode.THREAD_LOCKED)
    message = _same_nonce(context, channel, request.form)
    if message is None:
        if channel.is_archived:
            reopen(context.world, channel)
        message = new_message(context, channel, request.form, request.uploads)
        context.world.post(message)
    return context.serializer.message(message)


def get_message(context: RestContext, request: RestRequest) -> Json:
    """GET /channels/{channel_id}/messages/{message_id}."""
    channel = context.channel(request, Permission.READ_MESSAGE_HISTORY)
    return _stored(context, context.message(channel, request))


def list_messages(context: RestContext, request: RestRequest) -> list[Json]:
    """GET /channels/{channel_id}/messages, newest first."""
    channel = context.channel(request, Permission.READ_MESSAGE_HISTORY)
    before, after = int(request.query.get("before", 1 << 63)), int(request.query.get("after", 0))
    limit = int(request.query.get("limit", _PAGE))
    found = [message for message in channel.messages if not message.is_ephemeral and after < message.id < before]
    page = found[:limit] if "after" in request.query else found[-limit:]
    return [_stored(context, message) for message in reversed(page)]


def edit_message(context: RestContext, request: RestRequest) -> Json:
    """PATCH /channels/{channel_id}/messages/{message_id}."""
    channel = context.channel(request)
    message = context.message(channel, request)
    if channel.is_archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    if message.author.id != context.world.bot.id:
        raise ApiError(ErrorCode.NOT_YOUR_MESSAGE)
    if context.world.clock() - message.created_at > context.time_limits.editable:
        raise ApiError(ErrorCode.OLD_MESSAGE_EDITS)
    if request.uploads:
        context.channel(request, Permission.ATTACH_FILES)
    message = edited_message(context, message, request.form, request.uploads)
    context.world.edit(message)
    return context.serializer.message(message)


def delete_message(context: RestContext, request: RestRequest) -> None:
    """DELETE /channels/{channel_id}/messages/{message_id}."""
    channel = context.channel(request)
    message = context.message(channel, request)
    if channel.is_archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    if message.author.id != context.world.bot.id:
        context.channel(request, Permission.MANAGE_MESSAGES)
    context.world.delete(message)


def _stored(context: RestContext, message: Message) -> Json:
    """Return a message as it can be read later: Discord gives a nonce back to who sends it, and does not keep it."""
    return context.serializer.message(msgspec.structs.replace(message, nonce=None))


def _same_nonce(context: RestContext, channel: Channel, form: Json) -> Message | None:
    if not form.get("enforce_nonce") or form.get("nonce") is None:
        return None
    since = context.world.clock() - context.time_limits.nonce_memory
    return next(
        (
            message
            for message in reversed(channel.messages)
            if message.created_at >= since
            and message.author.id == context.world.bot.id
            and message.nonce == str(form["nonce"])
        ),
        None,
    )
