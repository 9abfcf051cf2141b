"""Discord's limits on messages as a whole (text, embeds, files, and what excludes what), modals and threads."""

import re
from collections.abc import Iterable, Sequence

from bot.sandbox.api_errors import (
    ApiError,
    ErrorCode,
    FieldError,
    FieldErrors,
    check_length,
    check_lengths,
    items,
    not_a_choice,
    raise_errors,
)
from bot.sandbox.interactions import AnswerType
from bot.sandbox.limits.component_limits import component_errors, message_component_errors
from bot.sandbox.rest.request import Upload
from bot.sandbox.world.messages import ONLY_V2, Attachment, ComponentType, Json, MessageFlag, Path, walk

CONTENT = 2000
NONCE = 25
FILES = 10
REQUEST_LIMIT = 25 * 1024 * 1024
ALT_TEXT = 1024
EMBEDS = 10
EMBEDS_TEXT = 6000
_FILENAME = re.compile(r"[A-Za-z0-9_.-]+")
_MEDIA = re.compile(r"attachment://(.*)", re.DOTALL)


def refuse_message(
    form: Json, uploads: Sequence[Upload], *, flags: MessageFlag, largest: int, kept: Sequence[Attachment] = ()
) -> None:
    """Raise `ApiError` (40005 or 50035) for a form that breaks a limit.

    `flags` are those of the message to be; `largest` is how many bytes a file may have; `kept` are the files that the
    message has already.
    """
    sizes = [len(upload.content) for upload in uploads]
    if any(size > largest for size in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise ApiError(ErrorCode.TOO_LARGE)
    raise_errors(_errors(form, uploads, kept, is_v2=MessageFlag.COMPONENTS_V2 in flags))


def _errors(form: Json, uploads: Sequence[Upload], kept: Sequence[Attachment], *, is_v2: bool) -> FieldErrors:
    yield from check_length(("content",), form.get("content"), 0, CONTENT)
    yield from check_length(("nonce",), str(form.get("nonce") or ""), 0, NONCE)
    yield from _embeds(form)
    yield from message_component_errors(form, is_v2=is_v2)
    yield from _exclusions(form, is_v2=is_v2)
    yield from _files(form, uploads, kept)
    yield from _media(form, uploads, kept)
    yield from _mentions(form.get("allowed_mentions") or {})


def _exclusions(form: Json, *, is_v2: bool) -> FieldErrors:
    if is_v2:
        for key in ("content", "embeds"):
            if form.get(key):
                said = f"The '{key}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2"
                yield FieldError((key,), "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2", said)
        return
    for component, path in walk(form.get("components") or []):
        if component.get("type") in ONLY_V2:
            said = "This component needs MessageFlags.IS_COMPONENTS_V2"
            yield FieldError((*path, "type"), "UNION_TYPE_CHOICES", said)


def _files(form: Json, uploads: Sequence[Upload], kept: Sequence[Attachment]) -> FieldErrors:
    listed = form.get("attachments")
    slots = {str(upload.slot) for upload in uploads}
    ids = {str(file.id) for file in kept}
    staying = ids if listed is None else ids & {str(item.get("id")) for item in listed}
    if len(staying) + len(uploads) > FILES:
        yield FieldError(("attachments",), "BASE_TYPE_MAX_LENGTH", f"Must be {FILES} or fewer in length.")
    for item, path in items(form, "attachments", ()):
        if str(item.get("id")) not in slots | ids:
            yield FieldError((*path, "id"), "ATTACHMENT_NOT_FOUND", "There is no such file")
        yield from check_lengths(item, path, {"description": (0, ALT_TEXT)})
        if "filename" in item:
            yield from _filename(item["filename"], (*path, "filename"))
    for upload in uploads:
        yield from _filename(upload.filename, ("files", upload.slot))


def _filename(filename: str, path: Path) -> FieldErrors:
    if not _FILENAME.fullmatch(filename):
        yield FieldError(path, "STRING_TYPE_REGEX", "Names are of ASCII letters, digits, _ - .")


def _media(form: Json, uploads: Sequence[Upload], kept: Sequence[Attachment]) -> FieldErrors:
    """Check that every `attachment://name` names a file of the message."""
    names = {item.get("filename") for item in form.get("attachments") or []}
    names |= {upload.filename for upload in uploads} | {file.filename for file in kept}
    for key in ("embeds", "components"):
        for path, text in _texts(form.get(key), (key,)):
            named = _MEDIA.fullmatch(text)
            if named and named[1] not in names:
                yield FieldError(path, "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", "There is no such file")


def _texts(value: object, path: Path) -> list[tuple[Path, str]]:
    match value:
        case str():
            return [(path, value)]
        case dict():
            return [found for key, inner in value.items() for found in _texts(inner, (*path, key))]
        case list():
            return [found for position, inner in enumerate(value) for found in _texts(inner, (*path, position))]
        case _:
            return []


def _mentions(allowed: Json) -> FieldErrors:
    for key in ("users", "roles"):
        yield from check_length(("allowed_mentions", key), allowed.get(key), 0, 100)
        if allowed.get(key) and key in (allowed.get("parse") or ()):
            said = f'parse:["{key}"] and {key}: [ids...] are mutually exclusive.'
            yield FieldError(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", said)


def _embeds(form: Json) -> FieldErrors:
    yield from check_length(("embeds",), form.get("embeds"), 0, EMBEDS)
    total = 0
    for embed, path in items(form, "embeds", ()):
        footer, author = embed.get("footer") or {}, embed.get("author") or {}
        fields = [*items(embed, "fields", path)]
        yield from check_lengths(embed, path, {"title": (0, 256), "description": (0, 4096), "fields": (0, 25)})
        yield from check_lengths(footer, (*path, "footer"), {"text": (0, 2048)})
        yield from check_lengths(author, (*path, "author"), {"name": (0, 256)})
        for field, at in fields:
            yield from check_lengths(field, at, {"name": (1, 256), "value": (1, 1024)})
        texts = [embed.get("title"), embed.get("description"), footer.get("text"), author.get("name")]
        texts += [field.get(key) for field, _ in fields for key in ("name", "value")]
        total += sum(len(text or "") for text in texts)
    if total > EMBEDS_TEXT:
        said = f"Embed size exceeds maximum size of {EMBEDS_TEXT}"
        yield FieldError(("embeds",), "MAX_EMBED_SIZE_EXCEEDED", said)


_MODAL_PARTS = (ComponentType.ACTION_ROW, ComponentType.TEXT_DISPLAY, ComponentType.LABEL)

_MINUTES_OPEN = (60, 1440, 4320, 10080)
"""After how long a thread may be closed."""


def refuse_answer_type(form: Json, *, allowed: Iterable[AnswerType]) -> None:
    """Raise `ApiError` (50035) when the interaction cannot be answered so."""
    possible = sorted(int(each) for each in allowed)
    if form.get("type") not in possible:
        raise_errors([not_a_choice(("type",), possible)])


def refuse_thread(form: Json) -> None:
    """Raise `ApiError` (50035) for a thread whose name is too long or missing, or that closes at an unknown time."""
    raise_errors((*check_lengths(form, (), {"name": (1, 100)}), *_closing(form)))


def refuse_thread_change(form: Json) -> None:
    """Raise `ApiError` (50035) for a change to such a thread."""
    refuse_thread({"name": "as it was"} | form)


def _closing(form: Json) -> FieldErrors:
    if form.get("auto_archive_duration") not in (None, *_MINUTES_OPEN):
        yield not_a_choice(("auto_archive_duration",), _MINUTES_OPEN)


def refuse_modal(modal: Json) -> None:
    """Raise `ApiError` (50035) for a modal that breaks a limit."""
    raise_errors(_modal(modal))


def _modal(modal: Json) -> FieldErrors:
    yield from check_lengths(modal, ("data",), {"title": (1, 45), "custom_id": (1, 100), "components": (1, 5)})
    for part, path in items(modal, "components", ("data",)):
        if part.get("type") not in _MODAL_PARTS:
            yield not_a_choice((*path, "type"), map(int, _MODAL_PARTS))
    yield from component_errors(walk(modal.get("components") or [], ("data", "components")))
