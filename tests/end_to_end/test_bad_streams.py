"""Streams that take nothing: the log cannot be written, and the bot plays on."""

import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.sandbox import UNLIMITED, Channel, Sandbox, TimeLimits, World
from tests.end_to_end.player import At
from tests.end_to_end.processes import UNPREPARED, Process, asked, ended, led, process
from tests.end_to_end.scenes import public, seated
from tests.patience import until

CLOSED = (
    ("closed", "console", "os.close(2)"),
    ("all closed", "json", "[os.close(stream) for stream in range(3)]"),
)
"""What is done to the log's stream, or to all of them, before the interpreter begins: it has none then."""

DEAF = (
    ("read by nobody", "json", "reader, writer = os.pipe(); os.close(reader); os.dup2(writer, 2); os.close(writer)"),
    ("on a full disk", "console", "os.dup2(os.open('/dev/full', os.O_WRONLY), 2)"),
)
"""What is done to the log's stream, which is there, before the bot begins to write its log in a style."""


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


def each(streams: tuple[tuple[str, str, str], ...]) -> pytest.MarkDecorator:
    """Let a test be told each style and what is done to the stream."""
    rows = [pytest.param(style, change, id=name) for name, style, change in streams]
    return pytest.mark.parametrize(("style", "change"), rows)


@each(CLOSED)
async def test_a_bot_whose_log_is_closed_plays(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path, style: str, change: str
) -> None:
    become = f"import os, sys; {change}; os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"
    arguments = ("-c", become, "-c", UNPREPARED, sandbox.api_url, sandbox.gateway_url)
    settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_LOG_FORMAT": style}
    async with process(*arguments, folder=tmp_path, **settings) as running:
        await it_plays_and_stops(running, at, sandbox, games, tmp_path)


@each(DEAF)
async def test_a_bot_whose_log_cannot_be_written_plays(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path, style: str, change: str
) -> None:
    arguments = (sandbox.api_url, sandbox.gateway_url)
    settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_LOG_FORMAT": style}
    async with led(*arguments, program=f"import os; {change}" + UNPREPARED, folder=tmp_path, **settings) as running:
        await it_plays_and_stops(running, at, sandbox, games, tmp_path)


async def it_plays_and_stops(running: Process, at: At, sandbox: Sandbox, games: Channel, folder: Path) -> None:
    await until(lambda: bool(sandbox.gateway.sessions) or running.returncode is not None)
    await seated(at, "Ada", "Ben")
    await at("Ada").slash("table start")
    await until(lambda: any("Round 1" in message.content and message.attachments for message in public(games)))
    running.send_signal(signal.SIGTERM)
    assert await ended(running) == (0, "", "")
    assert asked("health", folder=folder)[1].startswith("The bot was stopped at ")
