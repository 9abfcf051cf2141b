"""Discord's API errors: its error codes, and the exception that becomes the response."""

from collections.abc import Mapping
from enum import Enum
from typing import Any


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

    @property
    def body(self) -> dict[str, Any]:
        """The answer's JSON."""
        body: dict[str, Any] = {"message": self.code.sentence, "code": self.code.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body
