"""REST: channels, threads and DM channels."""

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.limits import refuse_thread, refuse_thread_change
from bot.sandbox.rest.request import RestContext, RestRequest
from bot.sandbox.world.channels import Channel
from bot.sandbox.world.messages import Json
from bot.sandbox.world.people import Permission
from bot.sandbox.world.threads import change_thread

PUT_AWAY = "auto_archive_duration"


def get_channel(context: RestContext, request: RestRequest) -> Json:
    """GET /channels/{channel_id}."""
    return context.serializer.channel(context.channel(request))


def get_guild(context: RestContext, request: RestRequest) -> Json:
    """GET /guilds/{guild_id}."""
    return context.serializer.guild(context.guild(request))


def get_member(context: RestContext, request: RestRequest) -> Json:
    """GET /guilds/{guild_id}/members/{user_id}."""
    guild, person = context.guild(request), context.world.member(request.snowflake("user_id"))
    if person is None:
        raise ApiError(ErrorCode.UNKNOWN_USER)
    return context.serializer.member(person, guild)


def get_thread_member(context: RestContext, request: RestRequest) -> Json:
    """GET /channels/{channel_id}/thread-members/{user_id}."""
    thread = context.channel(request)
    person = context.world.member(request.snowflake("user_id"))
    if person is None or person.id not in thread.member_ids:
        raise ApiError(ErrorCode.UNKNOWN_MEMBER)
    return context.serializer.thread_member(thread, person)


def create_dm_channel(context: RestContext, request: RestRequest) -> Json:
    """POST /users/@me/channels."""
    person = context.world.member(int(request.form.get("recipient_id") or 0))
    if person is None or person.is_bot:
        raise ApiError(ErrorCode.UNKNOWN_USER)
    return context.serializer.channel(context.world.dm_channel(person))


def create_thread(context: RestContext, request: RestRequest) -> Json:
    """POST /channels/{channel_id}/threads."""
    parent = _parent(context, request)
    opened = context.world.open_thread(
        name=request.form["name"], parent=parent, owner=context.world.bot, minutes=request.form.get(PUT_AWAY)
    )
    return context.serializer.channel(opened)


def create_thread_from_message(context: RestContext, request: RestRequest) -> Json:
    """POST /channels/{channel_id}/messages/{message_id}/threads."""
    parent = _parent(context, request)
    message = context.message(parent, request)
    if context.world.channel(message.id) is not None:
        raise ApiError(ErrorCode.THREAD_EXISTS)
    opened = context.world.open_thread(
        name=request.form["name"],
        parent=parent,
        owner=context.world.bot,
        thread_id=message.id,
        minutes=request.form.get(PUT_AWAY),
    )
    return context.serializer.channel(opened)


def edit_thread(context: RestContext, request: RestRequest) -> Json:
    """PATCH /channels/{channel_id}, of a thread: its owner closes, opens and names it; to lock is for moderators."""
    thread, form = context.channel(request), request.form
    if not thread.is_thread:
        raise ApiError(
            ErrorCode.MISSING_PERMISSIONS
        )  # to change a channel takes Manage Channels, which no bot here has
    refuse_thread_change(form)
    if "locked" in form or thread.owner is not context.world.bot:
        context.channel(request, Permission.MANAGE_THREADS)
    if thread.is_archived and form.get("archived") is not False:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    change_thread(
        context.world,
        thread,
        name=form.get("name"),
        is_archived=form.get("archived"),
        is_locked=form.get("locked"),
        minutes=form.get(PUT_AWAY),
    )
    return context.serializer.channel(thread)


def _parent(context: RestContext, request: RestRequest) -> Channel:
    parent = context.channel(request, Permission.CREATE_PUBLIC_THREADS)
    refuse_thread(request.form)
    return parent
