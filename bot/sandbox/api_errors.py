"""Discord's API errors: its codes, the exception that becomes the response, and what is wrong with a form."""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from typing import Any

import msgspec

from bot.sandbox.world.messages import Json, Path


class ErrorCode(Enum):
    """Discord's error codes: HTTP status, code, sentence."""

    UNAUTHORIZED = (401, 0, "401: Unauthorized")
    UNKNOWN_CHANNEL = (404, 10003, "Unknown Channel")
    UNKNOWN_GUILD = (404, 10004, "Unknown Guild")
    UNKNOWN_MEMBER = (404, 10007, "Unknown Member")
    UNKNOWN_MESSAGE = (404, 10008, "Unknown Message")
    UNKNOWN_USER = (404, 10013, "Unknown User")
    UNKNOWN_WEBHOOK = (404, 10015, "Unknown Webhook")
    UNKNOWN_INTERACTION = (404, 10062, "Unknown interaction")
    OLD_MESSAGE_EDITS = (400, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.")
    TOO_LARGE = (413, 40005, "Request entity too large")
    ALREADY_ACKNOWLEDGED = (400, 40060, "Interaction has already been acknowledged.")
    MISSING_ACCESS = (403, 50001, "Missing Access")
    NOT_YOUR_MESSAGE = (403, 50005, "Cannot edit a message authored by another user")
    DIRECT_MESSAGES_CLOSED = (403, 50007, "Cannot send messages to this user")
    EMPTY_MESSAGE = (400, 50006, "Cannot send an empty message")
    MISSING_PERMISSIONS = (403, 50013, "Missing Permissions")
    INVALID_WEBHOOK_TOKEN = (401, 50027, "Invalid Webhook Token")
    INVALID_FORM = (400, 50035, "Invalid Form Body")
    ENTRY_POINT_LEFT_OUT = (400, 50240, "You cannot remove this app's Entry Point command in a bulk update operation.")
    THREAD_ARCHIVED = (400, 50083, "Operation was performed on an archived thread")
    INVALID_JSON = (400, 50109, "The request body contains invalid JSON.")
    THREAD_EXISTS = (400, 160004, "A thread has already been created for this message")
    THREAD_LOCKED = (400, 160005, "Thread is locked")

    def __init__(self, status: int, code: int, sentence: str) -> None:
        self.status = status
        self.code = code
        self.sentence = sentence


class ApiError(Exception):
    """A request that Discord turns down; `errors` names the form's fields that are wrong."""

    def __init__(self, code: ErrorCode, *, errors: Mapping[str, Any] | None = None) -> None:
        super().__init__(code.sentence)
        self.code = code
        self.errors = errors


class FieldError(msgspec.Struct, frozen=True):
    """What is wrong with one field."""

    path: Path
    """The names and places that lead to the field."""
    code: str
    """Discord's name for the mistake."""
    message: str
    """Discord's sentence."""


FieldErrors = Iterator[FieldError]


def raise_errors(errors: Iterable[FieldError]) -> None:
    """Raise the `ApiError` that names these problems, if there are any.

    Discord nests them: by key and list position, with `_errors` at the leaves.
    """
    tree: Json = {}
    for error in errors:
        leaf = tree
        for step in error.path:
            leaf = leaf.setdefault(str(step), {})
        leaf.setdefault("_errors", []).append({"code": error.code, "message": error.message})
    if tree:
        raise ApiError(ErrorCode.INVALID_FORM, errors=tree)


def missing_field(path: Path) -> FieldError:
    """Return the problem of a field that must be there."""
    return FieldError(path, "BASE_TYPE_REQUIRED", "This field is required")


def not_a_choice(path: Path, choices: Iterable[object]) -> FieldError:
    """Return the problem of a value that is none of the possible ones."""
    return FieldError(path, "BASE_TYPE_CHOICES", f"Value must be one of ({', '.join(map(str, choices))}).")


def check_length(path: Path, value: Any, low: int, high: int) -> FieldErrors:
    """Check the length of a text or a list; one that is absent is checked like an empty one."""
    size = len(value or "")
    if size == 0 and low > 0:
        yield missing_field(path)
    elif not low <= size <= high:
        said = f"Must be between {low} and {high} in length." if low > 0 else f"Must be {high} or fewer in length."
        yield FieldError(path, "BASE_TYPE_BAD_LENGTH" if low > 0 else "BASE_TYPE_MAX_LENGTH", said)


def check_lengths(form: Json, path: Path, limits: Mapping[str, tuple[int, int]]) -> FieldErrors:
    """Check the lengths of texts and lists of a form: the least and the most of each by its name."""
    for key, (low, high) in limits.items():
        yield from check_length((*path, key), form.get(key), low, high)


def items(form: Json, key: str, path: Path) -> Iterator[tuple[Json, Path]]:
    """Yield what is in a list of the form, each with its path."""
    for position, item in enumerate(form.get(key) or []):
        yield item, (*path, key, position)


def check_unique(paths_and_values: Iterable[tuple[Path, object]], code: str, said: str) -> FieldErrors:
    """Check that no value comes twice."""
    seen: set[object] = set()
    for path, value in paths_and_values:
        if value in seen:
            yield FieldError(path, code, said)
        seen.add(value)
