"""`furunkulus run` and `furunkulus try` as processes: refusals are one sentence, and stopping is clean."""

import json
import signal
import socket
from pathlib import Path
from time import time

import aiohttp
import pytest
from structlog.typing import EventDict
from typer.testing import CliRunner

from bot.host.cli import app
from bot.sandbox import UNLIMITED, Refusal, Sandbox, World
from tests.end_to_end.processes import TOKEN, UNPREPARED, Process, asked, ended, heard, led, process
from tests.end_to_end.scenes import forgive, rows
from tests.patience import patience, until

A_DAY = 86_400.0


def told(errors: str) -> str:
    """Return the one sentence of a process that was refused; what it logged before that does not count."""
    assert "Traceback" not in errors
    assert TOKEN not in errors
    return errors.splitlines()[-1]


MISTAKES: tuple[tuple[dict[str, str], str], ...] = (
    ({}, "DISCORD_TOKEN is not set: put it into the environment or into the file .env."),
    ({"DISCORD_TOKEN": "a\x01b"}, "DISCORD_TOKEN is not valid: it has a sign in it that no token has."),
    ({"DISCORD_TOKEN": TOKEN, "FURUNKULUS_LOG_LEVEL": TOKEN}, "FURUNKULUS_LOG_LEVEL is not valid: input should be"),
)


@pytest.mark.parametrize(("settings", "sentence"), MISTAKES)
def test_a_setting_that_the_host_must_mend_is_one_sentence(
    tmp_path: Path, settings: dict[str, str], sentence: str
) -> None:
    code, told = asked("run", folder=tmp_path, **settings)
    assert code == 2
    assert told.startswith(sentence)
    assert TOKEN not in told


async def test_a_database_that_the_host_must_mend_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "rubbish").write_bytes(b"no database" * 1000)
    settings = {"DISCORD_TOKEN": TOKEN, "FURUNKULUS_DATABASE": "rubbish"}
    async with process("-m", "bot", "run", folder=tmp_path, **settings) as running:
        code, output, errors = await ended(running)
    assert (code, output) == (2, "")
    assert told(errors).startswith("The database rubbish cannot be used: ")
    assert len(errors.splitlines()) == 1


async def test_a_refused_token_is_one_sentence(tmp_path: Path, quiet: list[EventDict]) -> None:
    async with (
        Sandbox(World()) as sandbox,
        led(sandbox.api_url, sandbox.gateway_url, folder=tmp_path, DISCORD_TOKEN=TOKEN) as running,
    ):
        code, output, errors = await ended(running)
        assert [record.status for record in sandbox.requests] == [401]
    forgive(quiet, "refused")
    assert (code, output) == (2, "")
    assert told(errors) == (
        "Discord refuses the token in DISCORD_TOKEN; the developer portal gives a new one (Bot, Reset Token)."
    )


SIGNS_KEPT = (
    "CREATE TABLE signs (sign)",
    "CREATE TRIGGER t AFTER UPDATE ON memory WHEN new.key LIKE 'si%' BEGIN INSERT INTO signs VALUES (new.value); END",
)
"""Lets the database keep every sign of life, also of a moment."""


async def test_a_bot_that_starts_while_discord_cannot_be_reached_waits_for_it(tmp_path: Path) -> None:
    port, database = free_port(), tmp_path / "furunkulus.db"
    api, gateway = f"http://127.0.0.1:{port}/api/v10", f"ws://127.0.0.1:{port}/gateway"
    async with led(api, gateway, folder=tmp_path, DISCORD_TOKEN=TOKEN) as running:
        await heard(running, "Discord cannot be reached")
        for statement in SIGNS_KEPT:
            rows(database, statement)
        lines = await heard(running, "Discord cannot be reached")
        assert [line for line in lines if "stopping" in line] == []
        signs = rows(database, "SELECT json_extract(sign, '$.stopped') FROM signs")
        assert {stopped for (stopped,) in signs} == {0}, "between two tries it is not stopped"
        well, sentence = asked("health", folder=tmp_path)
        assert well == 0  # for some minutes that is no fault
        assert sentence.startswith("The bot has not been connected to Discord since ")
        async with Sandbox(World(), rate_limits=UNLIMITED, token=TOKEN, port=port) as sandbox:
            await until(lambda: bool(sandbox.gateway.sessions))
            running.send_signal(signal.SIGTERM)
            code, output, errors = await ended(running)
    assert (code, output) == (0, "")
    assert "Traceback" not in errors


async def test_a_bot_that_waits_for_discord_is_stopped_at_once(tmp_path: Path) -> None:
    api, gateway = f"http://127.0.0.1:{free_port()}/api/v10", "ws://127.0.0.1"
    async with led(api, gateway, folder=tmp_path, DISCORD_TOKEN=TOKEN) as running:
        await heard(running, "Discord cannot be reached")
        running.send_signal(signal.SIGTERM)
        code, output, errors = await ended(running)
    assert (code, output) == (0, "")
    assert "Discord cannot be reached" not in errors
    assert asked("health", folder=tmp_path)[1].startswith("The bot was stopped at ")


async def test_a_bot_that_is_turned_away_for_a_day_tries_again_after_an_hour(tmp_path: Path) -> None:
    async with Sandbox(World(), rate_limits=UNLIMITED, token=TOKEN) as sandbox:
        sandbox.faults.add(Refusal(status=429, code=None, retry_after=86_400.0), route="GET /users/@me")
        arguments = (sandbox.api_url, sandbox.gateway_url)
        async with led(*arguments, folder=tmp_path, DISCORD_TOKEN=TOKEN, FURUNKULUS_LOG_FORMAT="json") as running:
            told = json.loads((await heard(running, "Discord cannot be reached"))[-1])
            running.send_signal(signal.SIGTERM)
            code, _, _ = await ended(running)
    assert (told["seconds_until_next_try"], code) == (3600.0, 0)


@pytest.mark.parametrize("route", ["GET /users/@me", "GET /gateway/bot"])
async def test_a_bot_that_the_front_door_of_discord_turns_away_waits_as_long_as_it_is_told(
    tmp_path: Path, route: str
) -> None:
    async with Sandbox(World(), rate_limits=UNLIMITED, token=TOKEN) as sandbox:
        sandbox.faults.add(Refusal(status=429, code=None, retry_after=2.5), route=route)
        arguments = (sandbox.api_url, sandbox.gateway_url)
        async with led(*arguments, folder=tmp_path, DISCORD_TOKEN=TOKEN, FURUNKULUS_LOG_FORMAT="json") as running:
            await until(lambda: bool(sandbox.gateway.sessions))
            running.send_signal(signal.SIGTERM)
            code, _, errors = await ended(running)
    told = [entry for entry in map(json.loads, errors.splitlines()) if entry["level"] == "warning"]
    assert [(entry["event"], entry["seconds_until_next_try"]) for entry in told] == [("Discord cannot be reached", 2.5)]
    assert code == 0
    assert "Traceback" not in errors
    assert "html" not in errors


async def test_a_bot_that_has_begun_too_many_sessions_waits_until_it_may_begin_more(tmp_path: Path) -> None:
    async with Sandbox(World(), rate_limits=UNLIMITED, token=TOKEN) as sandbox:
        sandbox.session_starts.spend(remaining=3, seconds=A_DAY)
        arguments = (sandbox.api_url, sandbox.gateway_url, "LONGEST_SLEEP=0.1")
        async with led(*arguments, folder=tmp_path, DISCORD_TOKEN=TOKEN) as running:
            await heard(running, "Discord lets the bot connect few more times today")
            sandbox.world.clock = lambda: time() + A_DAY
            await until(lambda: bool(sandbox.gateway.sessions))
            assert sandbox.session_starts.remaining == sandbox.session_starts.total - 1, "none of the three was taken"
            running.send_signal(signal.SIGTERM)
            assert (await ended(running))[0] == 0


async def test_a_session_that_discord_has_forgotten_is_begun_anew_only_while_some_are_left(tmp_path: Path) -> None:
    async with Sandbox(World(), rate_limits=UNLIMITED, token=TOKEN) as sandbox:
        arguments = (sandbox.api_url, sandbox.gateway_url, "LONGEST_SLEEP=0.1")
        async with led(*arguments, folder=tmp_path, DISCORD_TOKEN=TOKEN, FURUNKULUS_LOG_FORMAT="json") as running:
            await until(lambda: bool(sandbox.gateway.sessions))
            sandbox.session_starts.spend(remaining=3, seconds=A_DAY)
            sandbox.gateway.sessions.clear()
            sandbox.gateway.drop()
            await heard(running, "Discord lets the bot connect few more times today")
            assert sandbox.gateway.sockets == 0, "Discord gives up one that waits, and so does discord.py"
            assert asked("health", folder=tmp_path)[1].startswith("The bot has not been connected to Discord since ")
            sandbox.world.clock = lambda: time() + A_DAY
            await until(lambda: bool(sandbox.gateway.sessions))
            assert sandbox.session_starts.remaining == sandbox.session_starts.total - 1, "none of the three was taken"
            running.send_signal(signal.SIGTERM)
            code, _, errors = await ended(running)
    assert code == 0
    assert {json.loads(line)["level"] for line in errors.splitlines()} == {"info"}


def free_port() -> int:
    """Return a port where nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


async def test_a_running_bot_is_stopped_cleanly_by_its_host(tmp_path: Path) -> None:
    async with (
        Sandbox(World(), rate_limits=UNLIMITED, token=TOKEN) as sandbox,
        process(
            "-c", UNPREPARED, sandbox.api_url, sandbox.gateway_url, folder=tmp_path, DISCORD_TOKEN=TOKEN
        ) as running,
    ):
        await until(lambda: bool(sandbox.gateway.sessions))
        running.send_signal(signal.SIGTERM)
        code, output, errors = await ended(running)
    assert (code, output) == (0, "")
    assert "Traceback" not in errors
    assert "commands synced" in errors
    assert TOKEN not in errors


def inside(folder: Path) -> list[Path]:
    """Return what is in a folder."""
    return list(folder.iterdir())


BEGUN = """
from bot.__main__ import main
main()
"""
"""`furunkulus` as it begins, with the arguments of the process."""

STARTING = "Starting the bot and its page ...\n"


async def opened(running: Process) -> str:
    """Wait until `try` serves its page, and return the address."""
    assert running.stdout is not None
    async with patience("the address of the page"):
        starting, line = [(await running.stdout.readline()).decode() for _ in range(2)]
    address = line.split()[1]
    assert starting == STARTING
    assert line == f"Open {address} in a browser; Ctrl+C ends it.\n"
    return address


async def test_try_serves_its_page_until_control_c(tmp_path: Path) -> None:
    async with process("-m", "bot", "try", "--port", "0", "--data", "kept", folder=tmp_path) as running:
        address = await opened(running)
        async with aiohttp.ClientSession() as browser, browser.get(address) as page:
            assert page.status == 200
        running.send_signal(signal.SIGINT)
        assert await ended(running) == (0, "", "")
    assert (tmp_path / "kept" / "furunkulus.db").exists()


async def test_try_leaves_nothing_behind_when_its_terminal_is_closed(tmp_path: Path) -> None:
    async with led("try", "--port", "0", program=BEGUN, folder=tmp_path, TMPDIR=str(tmp_path)) as running:
        await opened(running)
        assert inside(tmp_path)
        running.send_signal(signal.SIGHUP)
        assert await ended(running) == (0, "", "")
    assert not inside(tmp_path)


async def test_under_nohup_try_goes_on_when_its_terminal_is_closed(tmp_path: Path) -> None:
    nohup = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)"
    async with led("try", "--port", "0", program=nohup + BEGUN, folder=tmp_path) as running:
        address = await opened(running)
        running.send_signal(signal.SIGHUP)
        async with aiohttp.ClientSession() as browser, browser.get(address) as page:
            assert page.status == 200
        running.send_signal(signal.SIGTERM)
        assert await ended(running) == (0, "", "")


async def test_the_tried_bot_ends_where_its_page_is_killed(tmp_path: Path) -> None:
    async with led("try", "--port", "0", "--data", "kept", program=BEGUN, folder=tmp_path) as running:
        await opened(running)
        running.kill()
        code, _, _ = await ended(running)  # both have the same stderr, which is at its end once both are gone
    assert code == -signal.SIGKILL


async def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        async with led("try", "--port", port, program=BEGUN, folder=tmp_path) as running:
            code, output, errors = await ended(running)
    assert (code, output) == (2, STARTING)
    assert errors == f"The page cannot have the port {port}: address already in use; --port chooses another one.\n"


@pytest.mark.parametrize(
    ("option", "value", "why"),
    [("--data", "file", "is a file"), ("--port", "99999", "65535"), ("--port", "-1", "greater than or equal to 0")],
)
def test_what_no_folder_and_no_port_can_be_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, value: str, why: str
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("file").touch()
    refused = CliRunner().invoke(app, ["try", option, value])
    assert refused.exit_code == 2
    assert why in refused.stderr


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "loop").symlink_to("loop")
    told = "The folder loop/kept cannot be made: Too many levels of symbolic links."
    assert asked("try", "--data", "loop/kept", folder=tmp_path) == (2, told)


INTERRUPTED_AT = """
import signal, sys

class AtTheClient:
    def find_spec(self, name, *_):
        if name == "bot.runtime.client":
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)  # who runs the tests may have had it ignored
sys.meta_path.insert(0, AtTheClient())
from bot.__main__ import main
main()
"""
"""`furunkulus`, to which Ctrl+C comes while it loads."""


async def test_control_c_while_it_loads_ends_it_without_a_word(tmp_path: Path) -> None:
    async with process("-c", INTERRUPTED_AT, "try", folder=tmp_path) as running:
        assert await ended(running) == (130, STARTING, "")
