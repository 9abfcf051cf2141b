"""Keeps what people typed out of the log: errors may quote it."""

from collections.abc import Iterable
from contextvars import ContextVar
from typing import Final

from structlog.typing import EventDict, WrappedLogger

TYPED: Final = "[typed]"

SHORTEST_TYPED: Final = 4
"""Characters of a typed text that is worth hiding; a square or a number says nothing, and is in half of all lines."""

_typed: ContextVar[tuple[str, ...]] = ContextVar("typed", default=())


def never_quote(texts: Iterable[str]) -> None:
    """From now on in this task, blot what somebody typed out of logged errors, which may quote it."""
    _typed.set(tuple(text for text in texts if len(text) >= SHORTEST_TYPED))


def unquote(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Blot what must not be quoted out of an event's error and its traceback."""
    for key in {"error", "exception"} & event.keys():
        for text in _typed.get():
            event[key] = str(event[key]).replace(text, TYPED).replace(repr(text)[1:-1], TYPED)
    return event
