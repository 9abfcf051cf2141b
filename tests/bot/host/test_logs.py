"""The log: one shape for all who write to it, and no secret in any line."""

import contextvars
import json
import logging
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any, Literal

import pytest
import structlog

from bot.host import logs
from bot.interactions import redaction

TOKEN = "MTE4.Gx7a.secret-part"  # noqa: S105 - no real one
STYLES: tuple[Literal["console", "json"], ...] = ("console", "json")


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    root, hook = logging.getLogger(), sys.excepthook
    handlers, level = root.handlers[:], root.level
    yield
    logging.captureWarnings(capture=False)
    root.handlers[:], sys.excepthook = handlers, hook
    root.setLevel(level)
    for name in (*logs.OURS, *logs.QUIET):
        logging.getLogger(name).setLevel(logging.NOTSET)
    structlog.reset_defaults()


def set_up(style: Literal["console", "json"] = "json", level: str = "info") -> None:
    logs.set_up(style=style, level=level, secrets=[TOKEN, ""])


def lines(capsys: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    printed = capsys.readouterr()
    assert printed.out == ""
    return [json.loads(line) for line in printed.err.splitlines()]


def test_our_lines_and_those_of_libraries_have_one_shape(capsys: pytest.CaptureFixture[str]) -> None:
    set_up()
    structlog.get_logger("bot.table.posts").warning("late", channel=5)
    logging.getLogger("discord.gateway").warning("Shard %s is %s.", 0, "late")
    ours, theirs = lines(capsys)
    assert ours.keys() - theirs.keys() == {"channel"}
    assert (ours["event"], ours["level"], ours["logger"], ours["channel"]) == ("late", "warning", "bot.table.posts", 5)
    assert (theirs["event"], theirs["level"]) == ("Shard 0 is late.", "warning")
    assert ours["timestamp"].endswith("Z")


def test_a_terminal_gets_readable_lines(capsys: pytest.CaptureFixture[str]) -> None:
    set_up("console")
    structlog.get_logger("bot.table.posts").info("delivered", channel=5)
    line = capsys.readouterr().err
    assert "delivered" in line
    assert "channel=5" in line
    assert "\x1b" not in line  # no colours where stderr is no terminal


@pytest.mark.parametrize("style", STYLES)
def test_nobody_writes_to_the_terminal_or_forges_a_line(
    style: Literal["console", "json"], capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(style)
    evil = "Ada\x1b[2J\x9b1m\r\u202e\n2026-06-01T12:00:00Z [info     ] all is well [bot]"
    log = structlog.get_logger("bot.run")
    log.warning(evil, name=evil, names=[evil])
    logging.getLogger("discord.gateway").warning("Strange: %s", evil, extra={"said": evil})
    try:
        json.loads("{}")[evil]
    except KeyError:
        log.exception("failed")
    structlog.get_logger("bot.run").error("told", exception=evil)
    printed = capsys.readouterr().err
    assert set("\x1b\x9b\r\u202e").isdisjoint(printed)
    assert not any(line.startswith("2026-06-01") for line in printed.splitlines())
    assert len([line for line in printed.splitlines() if not line.startswith("  ")]) == 4
    assert printed.count("1b[2J") == 7  # two events, two values, a list, an error, and one that was told


@pytest.mark.parametrize("style", STYLES)
def test_no_line_shows_a_secret(style: Literal["console", "json"], capsys: pytest.CaptureFixture[str]) -> None:
    set_up(style)
    log = structlog.get_logger("bot.run")
    said = f"logging in with {TOKEN}"
    log.info(said, header={"Authorization": [f"Bot {TOKEN}"]})
    logging.getLogger("discord.http").error("Refused: %r", TOKEN.encode(), extra={"token": TOKEN})
    printed = capsys.readouterr().err
    assert TOKEN not in printed
    assert printed.count(logs.HIDDEN) == 4  # message, header, argument, extra


@pytest.mark.parametrize("style", STYLES)
def test_no_traceback_shows_a_secret(style: Literal["console", "json"], capsys: pytest.CaptureFixture[str]) -> None:
    set_up(style)

    def find(token: str) -> None:
        raise LookupError(f"no such bot: {token}")

    def log_in(token: str) -> None:
        try:
            find(token)
        except LookupError as error:
            raise ConnectionError(f"refused {token}") from error

    try:
        log_in(TOKEN)
    except ConnectionError:
        structlog.get_logger("bot.run").exception("cannot log in")
        logging.getLogger("discord.client").exception("cannot log in")
    printed = capsys.readouterr().err
    assert printed.count("ConnectionError: refused [secret]") == 2
    assert printed.count("LookupError: no such bot: [secret]") == 2
    assert TOKEN not in printed


def test_a_secret_is_hidden_however_it_is_written(capsys: pytest.CaptureFixture[str]) -> None:
    odd = 'quo"te\\é'
    logs.set_up(style="json", level="info", secrets=[odd])
    structlog.get_logger("bot.run").info("in", token=odd)
    (line,) = lines(capsys)
    assert line["token"] == logs.HIDDEN


def test_a_crash_is_a_line_of_the_log_without_secrets() -> None:
    crash = f"""
from bot.host import logs
logs.set_up(style="json", level="error", secrets=["{TOKEN}"])
raise RuntimeError("{TOKEN}")
"""
    ended = subprocess.run([sys.executable, "-c", crash], capture_output=True, text=True, check=False)  # noqa: S603 - our own words
    (line,) = ended.stderr.splitlines()
    assert ended.returncode == 1
    assert "RuntimeError: [secret]" in json.loads(line)["exception"]
    assert TOKEN not in line


def test_lines_below_the_level_are_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    set_up(level="warning")
    for name in ("bot.run", "discord.client"):
        logging.getLogger(name).info("quiet")
        structlog.get_logger(name).info("quiet")
        structlog.get_logger(name).warning("loud")
    assert [line["event"] for line in lines(capsys)] == ["loud", "loud"]


def test_debugging_does_not_write_out_statements_and_payloads(capsys: pytest.CaptureFixture[str]) -> None:
    set_up(level="debug")
    for name in ("sqlalchemy.engine.Engine", "aiosqlite", "discord.http", "discord.gateway", "aiohttp.client", "any"):
        logging.getLogger(name).debug("what somebody wrote")
    logging.getLogger("bot.table.posts").debug("ours")
    assert [line["event"] for line in lines(capsys)] == ["ours"]


@pytest.mark.parametrize("style", STYLES)
def test_the_token_of_an_interaction_is_hidden_in_addresses(
    style: Literal["console", "json"], capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(style)
    log = logging.getLogger("discord.http")
    log.warning("%s %s responded with 429.", "POST", "https://discord.com/api/v10/interactions/118/aW50-Zx_y/callback")
    log.warning("%s responded with 429.", "https://discord.com/api/v10/webhooks/117/aW50-Zx_y?wait=true")
    printed = capsys.readouterr().err
    assert "aW50" not in printed
    assert "/interactions/118/[secret]/callback" in printed
    assert "/webhooks/117/[secret]?wait=true" in printed


@pytest.mark.parametrize("style", STYLES)
def test_the_channel_of_a_direct_message_is_hidden_in_addresses(
    style: Literal["console", "json"], capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(style)
    address = "https://discord.com/api/v10/channels/1576109842811060224/messages"
    logging.getLogger("discord.http").warning("We are being rate limited. %s %s responded with 429.", "POST", address)
    printed = capsys.readouterr().err
    assert "/channels/[id]/messages" in printed
    assert "1576109842811060224" not in printed


@pytest.mark.parametrize("style", STYLES)
def test_an_error_that_quotes_what_was_typed_is_logged_without_that(
    style: Literal["console", "json"], capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(style)

    quoting = "no k5 in \"it's \\n private\" or it's \n private"

    def fail(sentence: str) -> None:
        raise ValueError(sentence)

    def typing() -> None:
        redaction.never_quote(["it's \n private", "k5"])
        try:
            fail(quoting)
        except ValueError as error:
            structlog.get_logger("bot.run").exception("failed", error=str(error))

    contextvars.copy_context().run(typing)
    printed = capsys.readouterr().err
    assert "private" not in printed
    assert printed.count("no k5 in") == 2  # the error and its traceback; a square says nothing
    assert printed.count(redaction.TYPED) == 4


def test_python_warnings_are_lines_of_the_log(capsys: pytest.CaptureFixture[str]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        set_up()
        warnings.warn("old way", DeprecationWarning, stacklevel=1)
    (line,) = lines(capsys)
    assert (line["level"], line["logger"]) == ("warning", "py.warnings")
    assert "old way" in line["event"]
