"""The log: one stream on stderr for us and for every library, readable or as JSON, never with a secret in it."""

import json
import logging
import re
import sys
from collections.abc import Iterable
from types import TracebackType
from typing import Any, Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from bot.interactions.redaction import unquote

HIDDEN = "[secret]"

OURS = ("bot", "engine", "render")
"""Whose lines below `info` can be had. Those of libraries write out what people wrote: payloads, whole requests."""

QUIET = {"alembic": logging.WARNING, "sqlalchemy": logging.WARNING}
"""The least level of libraries that say at `info` already what nobody needs."""

CHANNEL_IN_ADDRESS = re.compile(r"(/channels/)\d+")
"""It may be that of direct messages, which is a person's; our own lines name a channel of a server otherwise."""

TOKEN_IN_ADDRESS = re.compile(r"(/(?:interactions|webhooks)/\d+/)[^/\s\"'?]+")
"""With what stands there anybody could answer in the bot's name; discord.py logs addresses of requests."""

SHARED: tuple[Processor, ...] = (
    structlog.contextvars.merge_contextvars,
    structlog.stdlib.add_log_level,
    structlog.stdlib.add_logger_name,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
)


def set_up(*, style: Literal["console", "json"], level: str, secrets: Iterable[str] = ()) -> None:
    """Send the whole program's log to stderr. `secrets` are blotted out of every line, tracebacks included."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(style, secrets))
    least = logging.getLevelNamesMapping()[level.upper()]
    logging.basicConfig(handlers=[handler], level=max(logging.INFO, least), force=True)
    for name, floor in {**dict.fromkeys(OURS, least), **QUIET}.items():
        logging.getLogger(name).setLevel(max(floor, least))
    logging.captureWarnings(capture=True)
    structlog.configure(
        processors=[
            structlog.stdlib.filter_by_level,
            *SHARED,
            structlog.stdlib.ProcessorFormatter.wrap_for_formatter,
        ],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    sys.excepthook = log_crash


def _formatter(style: Literal["console", "json"], secrets: Iterable[str]) -> logging.Formatter:
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[*SHARED, structlog.stdlib.ExtraAdder()],
        processors=[
            structlog.stdlib.ProcessorFormatter.remove_processors_meta,
            structlog.processors.format_exc_info,
            unquote,
            *rendering(style),
            hiding(secrets),
        ],
    )


def rendering(style: Literal["console", "json"]) -> tuple[Processor, ...]:
    """Return what turns an event into its line. Tracebacks are plain: the rich ones print the values of variables."""
    match style:
        case "console":
            plain = structlog.dev.plain_traceback
            return (escaped, structlog.dev.ConsoleRenderer(colors=sys.stderr.isatty(), exception_formatter=plain))
        case "json":
            return (structlog.processors.JSONRenderer(),)


def escaped(_logger: WrappedLogger, _name: str, event: EventDict) -> EventDict:
    """Write out what a terminal would obey or not show; only tracebacks have lines, and those look like no entry."""
    for key, value in event.items():
        text = value if isinstance(value, str) else repr(value)
        if key in {"exception", "stack"}:
            event[key] = "\n".join(f"  {_written_out(line)}" for line in text.split("\n"))
        elif not text.isprintable():
            event[key] = _written_out(text)
    return event


def _written_out(text: str) -> str:
    """Return a text with every sign that cannot be printed as Python writes it."""
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def hiding(secrets: Iterable[str]) -> Processor:
    """Make the last processor, which sees the finished line: nothing can put a secret in after it."""
    # A line may hold a value as it is, as JSON or as Python writes it.
    known = {form for secret in secrets if secret for form in (secret, json.dumps(secret)[1:-1], repr(secret)[1:-1])}

    def hide(_logger: WrappedLogger, _name: str, line: Any) -> Any:
        for secret in known:
            line = line.replace(secret, HIDDEN)
        return CHANNEL_IN_ADDRESS.sub(r"\g<1>[id]", TOKEN_IN_ADDRESS.sub(rf"\g<1>{HIDDEN}", line))

    return hide


def log_crash(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
    """Log what ended the program; the interpreter would print it past the blotting."""
    structlog.get_logger(__name__).critical("crashed", exc_info=(kind, error, trace))
