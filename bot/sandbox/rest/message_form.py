"""Builds a message from a request's JSON and files: a new one, or an edited one."""

import io
import mimetypes
from collections.abc import Sequence

import msgspec
from PIL import Image, UnidentifiedImageError

from bot.sandbox.api_errors import ApiError, ErrorCode, FieldError, raise_errors
from bot.sandbox.interactions import Interaction
from bot.sandbox.limits.message_limits import refuse_message
from bot.sandbox.rest.request import RestRequest, Upload
from bot.sandbox.world.guild import Channel
from bot.sandbox.world.mentions import pinged
from bot.sandbox.world.messages import Attachment, Json, Message, MessageFlag
from bot.sandbox.world.people import Permission

_SETTABLE = MessageFlag.SUPPRESS_EMBEDS | MessageFlag.SUPPRESS_NOTIFICATIONS | MessageFlag.COMPONENTS_V2


def new_message(
    request: RestRequest, channel: Channel, payload: Json, interaction: Interaction | None = None
) -> Message:
    """Return a new message of the bot, checked and not yet posted. Raises `ApiError` with 40005, 50006 or 50035.

    One that answers an `interaction` may be seen by its person alone.
    """
    world, nonce = request.world, payload.get("nonce")
    flags = MessageFlag(payload.get("flags") or 0) & MessageFlag.EPHEMERAL if interaction else MessageFlag(0)
    blank = Message(
        id=world.snowflakes.next(),
        channel_id=channel.id,
        author=world.bot,
        created_at=world.clock(),
        flags=flags,
        ephemeral_to=interaction.person.id if interaction and flags else None,
        reference=_reference(channel, payload),
        cause=interaction.cause if interaction else None,
        nonce=None if nonce is None else str(nonce),
    )
    message = _written(request, blank, payload)
    return msgspec.structs.replace(message, pinged=pinged(message, payload.get("allowed_mentions"), world))


def edited_message(request: RestRequest, message: Message, payload: Json) -> Message:
    """Return the message with the edit, checked and not yet posted; an edit pings nobody. Raises as `new_message`."""
    edited = _written(request, message, payload)
    if message.is_loading:
        return msgspec.structs.replace(edited, flags=edited.flags & ~MessageFlag.LOADING)
    return msgspec.structs.replace(edited, edited_at=request.world.clock())


def _written(request: RestRequest, message: Message, payload: Json) -> Message:
    flags = message.flags | (MessageFlag(payload.get("flags") or 0) & _SETTABLE)
    kept = message.attachments
    refuse_message(payload, request.uploads, flags=flags, largest=request.world.file_limit, kept=kept)
    written = msgspec.structs.replace(
        message,
        content=(payload["content"] or "") if "content" in payload else message.content,
        embeds=tuple(payload["embeds"] or ()) if "embeds" in payload else message.embeds,
        components=tuple(payload["components"] or ()) if "components" in payload else message.components,
        attachments=_attachments(request, message, payload),
        flags=flags,
    )
    if not (written.content or written.embeds or written.components or written.attachments):
        raise ApiError(ErrorCode.EMPTY_MESSAGE)
    return written


def _attachments(request: RestRequest, message: Message, payload: Json) -> tuple[Attachment, ...]:
    """Return the files that stay and the new ones: without a list in the form, all old ones stay."""
    listed = payload.get("attachments")
    described = {str(item.get("id")): item for item in listed or ()}
    kept = [file for file in message.attachments if listed is None or str(file.id) in described]
    added = (_attachment(request, message, upload, described.get(str(upload.slot), {})) for upload in request.uploads)
    return (*kept, *added)


def _attachment(request: RestRequest, message: Message, upload: Upload, described: Json) -> Attachment:
    width, height = _size(upload.content)
    return Attachment(
        id=request.world.snowflakes.next(),
        channel_id=message.channel_id,
        filename=described.get("filename") or upload.filename,
        content_type=mimetypes.guess_type(upload.filename)[0] or upload.content_type,
        content=upload.content,
        description=described.get("description"),
        width=width,
        height=height,
    )


def _size(content: bytes) -> tuple[int | None, int | None]:
    """Return a picture's width and height, as Discord reports them; None for other files."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (UnidentifiedImageError, Image.DecompressionBombError):
        return None, None


def _reference(channel: Channel, payload: Json) -> Json | None:
    reference = payload.get("message_reference")
    if reference is None:
        return None
    if channel.find(int(reference["message_id"])) is None:
        if not reference.get("fail_if_not_exists", True):
            return None
        raise_errors([FieldError(("message_reference",), "MESSAGE_REFERENCE_UNKNOWN_MESSAGE", "Unknown message")])
    return {"type": 0, "message_id": str(reference["message_id"]), "channel_id": str(channel.id)}


def needed_permissions(channel: Channel, uploads: Sequence[Upload]) -> list[Permission]:
    """Return what the bot must be allowed to do there to send this."""
    send = Permission.SEND_MESSAGES_IN_THREADS if channel.is_thread else Permission.SEND_MESSAGES
    return [send, Permission.ATTACH_FILES] if uploads else [send]
