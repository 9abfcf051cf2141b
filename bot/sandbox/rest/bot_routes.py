"""REST by the bot's token: who it is, its commands, servers, channels, threads and their messages."""

from typing import Final

import msgspec

from bot.sandbox.api_errors import ApiError, ErrorCode
from bot.sandbox.limits.command_limits import refuse_commands
from bot.sandbox.limits.message_limits import refuse_thread, refuse_thread_change
from bot.sandbox.rest.message_form import edited_message, needed_permissions, new_message
from bot.sandbox.rest.request import RestRequest, Routes
from bot.sandbox.world.guild import Channel, ChannelType
from bot.sandbox.world.messages import Json, Message
from bot.sandbox.world.moderation import add_member, change_thread, may_post, reopen
from bot.sandbox.world.people import Permission

ENTRY_POINT: Final = 4
"""Discord's number for the type of the command that opens an application's activity."""

_PAGE: Final = 50
"""How many messages are listed where no number is given."""

_COMMANDS = "/applications/{application_id}/commands"
_GUILD_COMMANDS = "/applications/{application_id}/guilds/{guild_id}/commands"
_MESSAGES = "/channels/{channel_id}/messages"
_MESSAGE = "/channels/{channel_id}/messages/{message_id}"

ROUTES = Routes()


@ROUTES.add("GET", "/users/@me")
def _current_user(request: RestRequest) -> Json:
    return request.backend.serializer.user(request.world.bot) | {"mfa_enabled": False, "verified": True, "flags": 0}


@ROUTES.add("GET", "/users/{user_id}")
def _user(request: RestRequest) -> Json:
    return request.backend.serializer.user(request.person())


@ROUTES.add("GET", "/applications/@me")
@ROUTES.add("GET", "/oauth2/applications/@me")
def _application(request: RestRequest) -> Json:
    owner = {"id": str(request.world.guild.owner_id), "username": "owner", "discriminator": "0"}
    shown: Json = {"id": str(request.world.bot.id), "name": request.world.bot.name, "icon": None, "description": ""}
    shown |= {"bot_public": True, "bot_require_code_grant": False, "verify_key": "0" * 64, "flags": 0}
    return shown | {"owner": owner | {"global_name": None, "avatar": None}, "team": None}


@ROUTES.add("GET", "/gateway/bot")
def _gateway(request: RestRequest) -> Json:
    backend = request.backend
    starts = backend.session_starts.shown
    return {"url": backend.gateway_url, "shards": backend.shards, "session_start_limit": starts}


@ROUTES.add("GET", _COMMANDS)
@ROUTES.add("GET", _GUILD_COMMANDS)
def _list_commands(request: RestRequest) -> list[Json]:
    return request.world.commands.get(_scope(request), [])


@ROUTES.add("PUT", _COMMANDS)
@ROUTES.add("PUT", _GUILD_COMMANDS)
def _replace_commands(request: RestRequest) -> list[Json]:
    """Replace all commands; one that stays keeps its id."""
    scope, world = _scope(request), request.world
    forms = refuse_commands(request.payload)
    known = {_key(command): command["id"] for command in world.commands.get(scope, ())}
    if {key for key in known if key[0] == ENTRY_POINT} - {_key(sent) for sent in forms}:
        raise ApiError(ErrorCode.ENTRY_POINT_LEFT_OUT)
    commands = [
        {
            "type": 1,
            "description": "",
            "options": [],
            "dm_permission": True,
            "nsfw": False,
            "default_member_permissions": None,
        }
        | sent
        | {"id": known.get(_key(sent)) or str(world.snowflakes.next()), "application_id": str(world.bot.id)}
        | {"version": str(world.snowflakes.next())}
        | ({} if scope is None else {"guild_id": str(scope)})
        for sent in forms
    ]
    world.replace_commands(commands, guild_id=scope)
    return commands


def _key(command: Json) -> tuple[int, str]:
    return command.get("type") or 1, command["name"]


def _scope(request: RestRequest) -> int | None:
    return request.guild().id if "guild_id" in request.parameters else None


@ROUTES.add("GET", "/guilds/{guild_id}")
def _guild(request: RestRequest) -> Json:
    return request.backend.serializer.guild(request.guild())


@ROUTES.add("GET", "/guilds/{guild_id}/members/{user_id}")
def _member(request: RestRequest) -> Json:
    guild = request.guild()
    return request.backend.serializer.member(request.person(), guild)


@ROUTES.add("GET", "/channels/{channel_id}")
def _channel(request: RestRequest) -> Json:
    return request.backend.serializer.channel(request.channel())


@ROUTES.add("PATCH", "/channels/{channel_id}")
def _edit_thread(request: RestRequest) -> Json:
    """Change a thread: its owner closes, opens and names it; to lock is for moderators."""
    thread, form = request.channel(), request.form
    if not thread.is_thread:  # to change a channel takes Manage Channels, which no bot here has
        raise ApiError(ErrorCode.MISSING_PERMISSIONS)
    refuse_thread_change(form)
    if "locked" in form or thread.owner is not request.world.bot:
        request.channel(Permission.MANAGE_THREADS)
    if thread.is_archived and form.get("archived") is not False:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    change_thread(
        request.world,
        thread,
        name=form.get("name"),
        is_archived=form.get("archived"),
        is_locked=form.get("locked"),
        minutes=form.get("auto_archive_duration"),
    )
    return request.backend.serializer.channel(thread)


@ROUTES.add("GET", "/channels/{channel_id}/thread-members/{user_id}")
def _thread_member(request: RestRequest) -> Json:
    thread, person = request.channel(), request.world.member(request.snowflake("user_id"))
    if person is None or person.id not in thread.member_ids:
        raise ApiError(ErrorCode.UNKNOWN_MEMBER)
    return request.backend.serializer.thread_member(thread, person)


@ROUTES.add("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def _add_thread_member(request: RestRequest) -> None:
    """Take somebody into a thread, who must see its channel."""
    thread, person = request.channel(), request.world.member(request.snowflake("user_id"))
    if person is None or thread.parent is None or not request.world.sees(person, thread.parent):
        raise ApiError(ErrorCode.MISSING_ACCESS)
    add_member(request.world, thread, person)


@ROUTES.add("POST", "/users/@me/channels")
def _open_dm_channel(request: RestRequest) -> Json:
    person = request.world.member(int(request.form.get("recipient_id") or 0))
    if person is None or person.is_bot:
        raise ApiError(ErrorCode.UNKNOWN_USER)
    return request.backend.serializer.channel(request.world.dm_channel(person))


@ROUTES.add("POST", "/channels/{channel_id}/threads")
@ROUTES.add("POST", f"{_MESSAGE}/threads")
def _open_thread(request: RestRequest) -> Json:
    """Open a thread, from a message where the path names one; private ones are for text channels alone."""
    world, form = request.world, request.form
    is_private = form.get("type") == ChannelType.PRIVATE_THREAD
    needed = Permission.CREATE_PRIVATE_THREADS if is_private else Permission.CREATE_PUBLIC_THREADS
    parent = request.channel(needed)
    refuse_thread(form)
    thread_id = request.message(parent).id if "message_id" in request.parameters else None
    if thread_id is not None and world.channel(thread_id) is not None:
        raise ApiError(ErrorCode.THREAD_EXISTS)
    minutes = form.get("auto_archive_duration")
    thread = world.open_thread(
        name=form["name"],
        parent=parent,
        owner=world.bot,
        thread_id=thread_id,
        minutes=minutes,
        is_private=is_private,
    )
    return request.backend.serializer.channel(thread)


@ROUTES.add("POST", _MESSAGES)
def _create_message(request: RestRequest) -> Json:
    """Post a message; with `enforce_nonce` a repeated nonce returns the earlier message."""
    channel, world = request.channel(), request.world
    request.channel(*needed_permissions(channel, request.uploads))
    if channel.recipient is not None and channel.recipient.id in world.refuses_dms:
        raise ApiError(ErrorCode.DIRECT_MESSAGES_CLOSED)
    if not may_post(world, world.bot, channel):
        raise ApiError(ErrorCode.THREAD_LOCKED)
    message = _same_nonce(request, channel)
    if message is None:
        if channel.is_archived:
            reopen(world, channel)
        message = new_message(request, channel, request.form)
        world.post(message)
    return request.shown(message)


def _same_nonce(request: RestRequest, channel: Channel) -> Message | None:
    nonce = request.form.get("nonce")
    if not request.form.get("enforce_nonce") or nonce is None:
        return None
    since = request.world.clock() - request.backend.time_limits.nonce_memory
    recent = (each for each in reversed(channel.messages) if each.created_at >= since)
    bot = request.world.bot
    return next((each for each in recent if each.author.id == bot.id and each.nonce == str(nonce)), None)


@ROUTES.add("GET", _MESSAGE)
def _message(request: RestRequest) -> Json:
    return _stored(request, request.message(request.channel(Permission.READ_MESSAGE_HISTORY)))


@ROUTES.add("GET", _MESSAGES)
def _list_messages(request: RestRequest) -> list[Json]:
    """List messages, newest first."""
    channel, query = request.channel(Permission.READ_MESSAGE_HISTORY), request.query
    before, after, limit = int(query.get("before", 1 << 63)), int(query.get("after", 0)), int(query.get("limit", _PAGE))
    found = [message for message in channel.messages if not message.is_ephemeral and after < message.id < before]
    page = found[:limit] if "after" in query else found[-limit:]
    return [_stored(request, message) for message in reversed(page)]


def _stored(request: RestRequest, message: Message) -> Json:
    """Return a message as it can be read later: Discord gives a nonce back to who sends it, and does not keep it."""
    return request.shown(msgspec.structs.replace(message, nonce=None))


@ROUTES.add("PATCH", _MESSAGE)
def _edit_message(request: RestRequest) -> Json:
    channel, world = request.channel(), request.world
    message = request.message(channel)
    if channel.is_archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    if message.author.id != world.bot.id:
        raise ApiError(ErrorCode.NOT_YOUR_MESSAGE)
    if world.clock() - message.created_at > request.backend.time_limits.editable:
        raise ApiError(ErrorCode.OLD_MESSAGE_EDITS)
    if request.uploads:
        request.channel(Permission.ATTACH_FILES)
    edited = edited_message(request, message, request.form)
    world.edit(edited)
    return request.shown(edited)


@ROUTES.add("DELETE", _MESSAGE)
def _delete_message(request: RestRequest) -> None:
    channel = request.channel()
    message = request.message(channel)
    if channel.is_archived:
        raise ApiError(ErrorCode.THREAD_ARCHIVED)
    if message.author.id != request.world.bot.id:
        request.channel(Permission.MANAGE_MESSAGES)
    request.world.delete(message)
