"""A release: the wheel plays by itself outside of the checkout, and the workflow publishes what has been checked."""

import asyncio
import io
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
import zipfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import aiohttp
import pytest
import yaml
from PIL import Image

from bot.sandbox import Sandbox, World
from tests.end_to_end.processes import LED, ended, environment
from tests.patience import patience, patient, until
from tests.sandbox.page.tab_client import tab_at

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
VERSION = PROJECT["project"]["version"]
UV = shutil.which("uv")

NO_NETWORK = re.compile("dns error|error sending request|Failed to fetch|Connection refused|timed out", re.IGNORECASE)
"""How uv says that it cannot reach a registry."""

UNHURRIED = """
import functools, sys
from bot.host import cli
from bot.host.trial import serve
from bot.sandbox import TimeLimits
serve.Sandbox = functools.partial(serve.Sandbox, time_limits=TimeLimits(first_answer=180, patience=180))
sys.argv[0] = "furunkulus"
cli.main()
"""
"""`furunkulus`, where people wait for an answer longer than at Discord."""

POSITION = (
    "ff1 monster=m9e stones=h5,i6 pools=e9:4x1 tokens=g1:a1,g3:d1,g4:out,g5:eaten,r1:k3,r3:eaten,r4:out,r5:eaten "
    "round=14 cards=5,7 start=g turn=g escaped=g4,r4"
)
"""Green's token with the light number 3 stands three steps from the exit."""


def uv(*arguments: str, **settings: str) -> None:
    """Run uv with what it has kept, else with what it fetches; without either the test is skipped."""
    if UV is None:
        pytest.skip("uv is not installed")
    surroundings = {**os.environ, **settings}
    for reach in (["--offline"], []):
        command = [UV, *arguments, *reach]
        done = subprocess.run(command, cwd=ROOT, env=surroundings, capture_output=True, text=True, check=False)  # noqa: S603 - ours
        if done.returncode == 0:
            return
    if NO_NETWORK.search(done.stderr):
        pytest.skip(f"uv has not kept all that it needs, and there is no network: {done.stderr.splitlines()[-1]}")
    raise AssertionError(done.stderr)


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    uv("build", "--quiet", "--wheel", "--python", sys.executable, "--out-dir", str(folder))
    (built,) = folder.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def programs(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An environment with the wheel and what it says that it needs, and nothing else: where its programs are."""
    place = tmp_path_factory.mktemp("installed") / "environment"
    locked = ("sync", "--quiet", "--frozen", "--no-dev", "--no-install-project", "--python", sys.executable)
    uv(*locked, UV_PROJECT_ENVIRONMENT=str(place))
    uv("pip", "install", "--quiet", "--no-deps", "--python", str(place), str(wheel))
    uv("pip", "check", "--quiet", "--python", str(place))
    return place / "bin"


@asynccontextmanager
async def started(*command: str | Path, folder: Path, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run a program in a folder, where nothing is set but what is given."""
    pipe = asyncio.subprocess.PIPE
    surroundings = environment(settings)
    running = await asyncio.create_subprocess_exec(*command, cwd=folder, env=surroundings, stdout=pipe, stderr=pipe)
    try:
        yield running
    finally:
        if running.returncode is None:
            running.kill()
            await running.wait()


async def test_the_wheel_plays_in_an_empty_folder(programs: Path, tmp_path: Path) -> None:
    await it_says_its_version_and_what_the_host_must_set(programs / "furunkulus", tmp_path)
    await it_runs_and_stops(programs / "python", tmp_path)
    await it_is_tried_and_plays_a_move(programs / "python", tmp_path)


async def it_says_its_version_and_what_the_host_must_set(program: Path, folder: Path) -> None:
    for arguments, expected in (
        (["--version"], (0, f"Furunkulus {VERSION}\n", "")),
        (["run"], (2, "", "DISCORD_TOKEN is not set: put it into the environment or into the file .env.\n")),
    ):
        async with started(program, *arguments, folder=folder) as running:
            assert await ended(running) == expected
    async with started(program, "doctor", folder=folder, DISCORD_TOKEN="given") as running:
        found, output, errors = await ended(running)
        assert (found, errors) == (0, "")
        assert "There is no database furunkulus.db yet" in output


async def it_runs_and_stops(python: Path, folder: Path) -> None:
    async with Sandbox(World(), time_limits=patient()) as sandbox:
        led = ("-c", LED, sandbox.api_url, sandbox.gateway_url)
        async with started(python, *led, folder=folder, DISCORD_TOKEN=sandbox.token) as running:
            await until(lambda: bool(sandbox.gateway.sessions))
            running.send_signal(signal.SIGTERM)
            code, _, errors = await ended(running)
            assert code == 0, errors
    assert (folder / "furunkulus.db").is_file()


async def it_is_tried_and_plays_a_move(python: Path, folder: Path) -> None:
    async with started(python, "-c", UNHURRIED, "try", "--port", "0", folder=folder) as running:
        assert running.stdout is not None
        async with patience("the address of the page"):
            address = (await running.stdout.readline()).decode().split()[1]
        async with tab_at(address, "Ada") as ada:
            assert "problem" not in await ada.request("startfrom", position=POSITION)
            assert "problem" not in await ada.request("slash", command="move", options={"token": "4", "path": "lllx"})
            message: dict[str, Any] = {}
            while "Ada: green 4" not in message.get("content", ""):
                message = (await ada.event()).get("message") or {}
        await a_picture_of_it_is_there(address.rstrip("/") + message["attachments"][0]["url"])
        running.send_signal(signal.SIGINT)
        assert await ended(running) == (0, "", "")


async def a_picture_of_it_is_there(address: str) -> None:
    async with aiohttp.ClientSession() as browser, browser.get(address) as answer:
        assert answer.status == 200
        with Image.open(io.BytesIO(await answer.read())) as picture:
            assert min(picture.size) > 300


def test_the_wheel_has_all_that_is_read_and_no_tools_of_ours(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = set(archive.namelist())
    kinds = {".ftl", ".js", ".css", ".html", ".svg", ".txt", ".json", ".jsonl", ".toml", ".py"}
    rooms = [ROOT / name for name in PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]]
    ours = {str(path.relative_to(ROOT)) for room in rooms for path in room.rglob("*") if path.suffix in kinds}
    assert len(ours) > 400
    assert ours - packed == set()
    assert {name.partition("/")[0] for name in packed} == {
        *(room.name for room in rooms),
        f"furunkulus-{VERSION}.dist-info",
        f"furunkulus-{VERSION}.data",
    }
    assert {Path(name).suffix for name in packed if "dist-info" not in name and ".data/" not in name} <= kinds
    assert not [name for name in packed if Path(name).stem in {"train", "learner", "self_play", "balance"}]
    shared = {Path(name).name for name in packed if "/share/furunkulus/" in name}
    assert shared == {".env.example", "furunkulus.cron", "furunkulus.service", "furunkulus@.service"}


def test_the_changelog_begins_with_this_version() -> None:
    titles = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text(), re.MULTILINE)
    assert titles[0].split()[0] == VERSION


@cache
def workflow() -> dict[str, Any]:
    loaded: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "release.yml").read_text())
    loaded["on"] = loaded.pop(True)  # which YAML takes for a truth
    return loaded


def steps(job: str) -> Iterator[dict[str, Any]]:
    yield from workflow()["jobs"][job]["steps"]


def step(job: str, words: str) -> str:
    """Return what a step runs, by words of its name."""
    (found,) = [str(each["run"]) for each in steps(job) if words in each.get("name", "")]
    return found


def runs(script: str, folder: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    command = ["bash", "-e", "-c", script]
    surroundings = {**os.environ, **settings}
    return subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)  # noqa: S603 - ours


def test_a_tag_releases_what_has_been_checked() -> None:
    assert workflow()["on"] == {"push": {"tags": ["v*"]}}
    jobs = workflow()["jobs"]
    assert (ROOT / jobs["checks"]["uses"]).is_file()
    assert "workflow_call" in yaml.safe_load((ROOT / jobs["checks"]["uses"]).read_text())[True]
    assert jobs["pypi"]["needs"] == jobs["container"]["needs"] == ["checks", "wheel"]
    assert f"--file {(ROOT / 'bot' / 'host' / 'Containerfile').relative_to(ROOT)}" in step("container", "Build")
    assert "docker push --all-tags" in step("container", "Build")


def test_each_job_may_do_no_more_than_it_needs() -> None:
    assert workflow()["permissions"] == {"contents": "read"}
    allowed = {name: job["permissions"] for name, job in workflow()["jobs"].items() if "permissions" in job}
    assert allowed == {"pypi": {"id-token": "write"}, "container": {"contents": "read", "packages": "write"}}
    assert not [each for each in steps("pypi") if "password" in each.get("with", {})]  # a trusted publisher needs none


def test_what_is_built_is_what_is_published() -> None:
    (kept,) = [each["with"] for each in steps("wheel") if "upload-artifact" in each.get("uses", "")]
    (fetched,) = [each["with"] for each in steps("pypi") if "download-artifact" in each.get("uses", "")]
    assert kept == fetched == {"name": "dist", "path": "dist/"}
    assert step("wheel", "Build") == "uv build"


@pytest.mark.skipif(UV is None, reason="uv is not installed")
def test_a_tag_that_is_not_the_version_is_refused() -> None:
    script = step("wheel", "Refuse")
    assert runs(script, ROOT, GITHUB_REF_NAME=f"v{VERSION}").returncode == 0
    refused = runs(script, ROOT, GITHUB_REF_NAME="v0.0.1")
    assert refused.returncode == 1
    assert refused.stdout == f"The tag is v0.0.1, but pyproject.toml has the version {VERSION}.\n"


def test_the_page_on_pypi_leads_to_the_repository(tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text(text := (ROOT / PROJECT["project"]["readme"]).read_text())
    done = runs(step("wheel", "links"), tmp_path, GITHUB_REPOSITORY="some/one", GITHUB_REF_NAME="v1")
    assert (done.returncode, done.stderr) == (0, "")
    links = re.findall(r"(!?)\[[^]]*\]\(([^)]+)\)", text)
    expected = [
        target
        if target.startswith("https://")
        else f"https://{'raw.githubusercontent.com/some/one' if image else 'github.com/some/one/blob'}/v1/{target}"
        for image, target in links
    ]
    assert len([image for image, _ in links if image]) > 0
    assert [
        target for _, target in re.findall(r"(!?)\[[^]]*\]\(([^)]+)\)", (tmp_path / "README.md").read_text())
    ] == expected
