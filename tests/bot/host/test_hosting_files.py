"""The files for hosting (unit, container, egg, nightly copy): they name what is there, and do what the bot needs."""

import configparser
import json
import re
import shlex
import shutil
import subprocess
import sys
import time
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from typing import Literal, get_args, get_origin

import discord
import pytest
import yaml
from pydantic import AnyHttpUrl
from sqlalchemy import URL

from bot.host.cli import UNUSABLE, app
from bot.host.settings import VARIABLES, Settings, load
from bot.sandbox.gateway.session import SessionStarts
from bot.store import Share, read_location, read_share
from tests.postgresql import PostgresqlServer, free_port, programs

ROOT = Path(__file__).parents[3]
HOST = ROOT / "bot" / "host"
HOSTING = (ROOT / "bot" / "HOSTING.md").read_text()

INSTALLED = "/usr/local/bin/furunkulus"
HOME = "/var/lib/furunkulus"
COMMANDS = {str(command.name or getattr(command.callback, "__name__", "")) for command in app.registered_commands}
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
UV = shutil.which("uv")
SYSTEMD = shutil.which("systemd-analyze")


class Unit(configparser.ConfigParser):
    """A unit's sections, with keys as they are written, each at most once."""

    def __init__(self) -> None:
        super().__init__(interpolation=None, delimiters=("=",), comment_prefixes=("#", ";"))

    def optionxform(self, optionstr: str) -> str:
        return optionstr


@pytest.fixture
def unit() -> Unit:
    unit = Unit()
    unit.read(HOST / "furunkulus.service")
    return unit


def instructions() -> list[tuple[str, str]]:
    """The container file's instructions with what stands behind them."""
    lines = (HOST / "Containerfile").read_text().splitlines()
    return [
        (word, rest) for line in lines if line and not line.startswith("#") for word, _, rest in [line.partition(" ")]
    ]


def given(instruction: str) -> list[str]:
    """All that the container file says with one instruction."""
    return [rest for word, rest in instructions() if word == instruction]


def copied() -> set[str]:
    """What it takes from the checkout."""
    return {name for rest in given("COPY") if not rest.startswith("--from=") for name in rest.split()[:-1]}


def test_the_document_names_each_file_for_hosting() -> None:
    files = {path.name for path in HOST.iterdir() if path.suffix not in {".py", ""} or path.name[0] == "C"}
    assert {"furunkulus.service", "Containerfile", "furunkulus.cron"} <= files
    assert [name for name in files if name not in HOSTING] == []


def test_the_unit_has_its_sections_and_runs_the_bot_as_its_own_user(unit: Unit) -> None:
    assert unit.sections() == ["Unit", "Service", "Install"]
    assert shlex.split(unit["Service"]["ExecStart"]) == [INSTALLED, "run"]
    assert "run" in COMMANDS
    assert unit["Service"]["User"] == "furunkulus"
    assert unit["Service"]["WorkingDirectory"] == unit["Service"]["ReadWritePaths"] == HOME
    assert f".env.example {HOME}/.env" in HOSTING
    assert f"PIPX_BIN_DIR={Path(INSTALLED).parent} pipx install furunkulus" in HOSTING
    assert "useradd" in HOSTING


def test_the_unit_lets_the_bot_finish_and_does_not_repeat_what_the_host_must_mend(unit: Unit) -> None:
    service = unit["Service"]
    assert service["RestartPreventExitStatus"] == str(UNUSABLE)
    assert int(service["TimeoutStopSec"]) > 10
    assert service["KillMode"] == "mixed"  # the signal is for the bot, which ends its studio in its own time


def test_the_unit_starts_the_bot_less_often_than_discord_allows(unit: Unit) -> None:
    assert unit["Unit"]["StartLimitIntervalSec"] == "1h"
    assert 24 * int(unit["Unit"]["StartLimitBurst"]) < SessionStarts(time.time).total
    assert "sudo systemctl reset-failed furunkulus" in HOSTING
    assert "--restart on-failure:5" in (HOST / "Containerfile").read_text()


def test_the_template_is_the_unit_with_the_share_of_its_process(unit: Unit) -> None:
    template = Unit()
    template.read(HOST / "furunkulus@.service")
    command = shlex.split(template["Service"].pop("ExecStart"))
    assert command == [*shlex.split(unit["Service"].pop("ExecStart")), "--cluster", "%I"]  # 1-3 is 1/3
    assert dict(template["Service"]) == dict(unit["Service"])
    assert 3 * int(template["Unit"]["StartLimitBurst"]) * 24 < SessionStarts(time.time).total
    assert "furunkulus@1-3" in HOSTING


def test_the_processes_of_the_compose_file_share_a_database_and_a_proxy() -> None:
    composed = yaml.safe_load((HOST / "compose.yaml").read_text())
    services, volumes = composed["services"], composed["volumes"]
    bots = {name: service for name, service in services.items() if name.startswith("bot-")}
    shares = [read_share(bot["environment"]["FURUNKULUS_CLUSTER"]) for bot in bots.values()]
    assert shares == [Share(number, len(bots)) for number in range(1, len(bots) + 1)]
    for bot in bots.values():
        assert set(bot["environment"]) <= set(VARIABLES)
        location = read_location(bot["environment"]["FURUNKULUS_DATABASE"].replace("${POSTGRES_PASSWORD:?}", "secret"))
        assert isinstance(location, URL)
        assert location.host in services
        assert location.database == services["database"]["environment"]["POSTGRES_DB"]
        assert AnyHttpUrl(bot["environment"]["FURUNKULUS_API"]).host in services
        assert (HOST / bot["build"]["context"]).resolve() == ROOT
        assert (ROOT / bot["build"]["dockerfile"]).is_file()
        assert "--extra postgresql" in (HOST / "Containerfile").read_text()
        assert bot["restart"] == services["database"]["restart"] == "unless-stopped"  # all start with the machine
    assert not [service for service in services.values() if "ports" in service]
    assert {mount.partition(":")[0] for mount in services["database"]["volumes"]} == set(volumes)


def test_the_bot_takes_the_settings_that_the_compose_file_gives_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    services = yaml.safe_load((HOST / "compose.yaml").read_text())["services"]
    for name, service in services.items():
        if name.startswith("bot-"):
            for variable, value in service["environment"].items():
                monkeypatch.setenv(variable, re.sub(r"\$\{\w+:\?\}", "secret", value))
            chosen = load()
            assert (f"bot-{chosen.cluster.number}", str(chosen.api)) == (name, "http://proxy:8080/")  # nirn's own port
            assert isinstance(chosen.database, URL)
            assert (chosen.database.host, chosen.database.password) == ("database", "secret")
            assert int(service["stop_grace_period"].removesuffix("s")) > 10
            assert set(service["depends_on"]) == {"database", "proxy"}
    assert all(name in HOSTING for name in ("bot-1", "bot-2", "exec -T database"))


def test_the_database_of_the_compose_file_is_healthy_when_it_can_be_reached(
    postgresql_server: PostgresqlServer, tmp_path: Path
) -> None:
    services = yaml.safe_load((HOST / "compose.yaml").read_text())["services"]
    _, program, *options = services["database"]["healthcheck"]["test"]
    found = programs()
    assert found is not None
    for port, is_well in ((postgresql_server.port, True), (free_port(), False)):
        command = [str(found / program), *options, f"--port={port}"]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)  # noqa: S603 - as it stands there
        assert (done.returncode == 0) is is_well, done.stdout + done.stderr
    assert f"--username={services['database']['environment']['POSTGRES_USER']}" in options


@pytest.mark.skipif(SYSTEMD is None, reason="systemd-analyze is not installed")
@pytest.mark.parametrize("name", ["furunkulus.service", "furunkulus@.service"])
def test_systemd_finds_nothing_wrong_with_the_unit(tmp_path: Path, name: str) -> None:
    installed = tmp_path / name
    ours = Path(sys.executable).with_name("furunkulus")
    installed.write_text((HOST / name).read_text().replace(INSTALLED, str(ours)))
    command = [str(SYSTEMD), "verify", "--man=no", str(installed)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603 - a fixed program
    assert [line for line in done.stderr.splitlines() if "furunkulus" in line] == []  # not what it says of other units


def test_the_container_file_has_instructions_that_there_are() -> None:
    words = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "USER", "VOLUME", "HEALTHCHECK", "CMD"}
    assert {word for word, _ in instructions()} == words
    assert instructions()[0][0] == "FROM"
    assert f"--file {(HOST / 'Containerfile').relative_to(ROOT)}" in HOSTING


def test_the_container_file_copies_what_the_bot_needs_and_no_secret() -> None:
    assert all((ROOT / name).exists() for name in copied())
    assert {"bot", "engine", "render", "pyproject.toml", "uv.lock"} <= copied()
    assert not {".", ".env"} & copied()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())
    built = project["tool"]["hatch"]["build"]["targets"]["wheel"]["packages"]
    assert {project["project"]["readme"], *project["project"]["license-files"], *built} <= copied()


def test_the_container_file_runs_the_bot_as_its_own_user_and_asks_how_it_is() -> None:
    text = (HOST / "Containerfile").read_text()
    assert set(re.findall(r"\b((?:FURUNKULUS|DISCORD)_[A-Z_]+)", text + HOSTING)) <= set(VARIABLES)
    assert given("USER") == ["furunkulus"]
    built, running = given("ENV")
    assert running.startswith(f"PATH={built.removeprefix('UV_PROJECT_ENVIRONMENT=')}/bin:")
    assert given("WORKDIR")[-1] == given("VOLUME")[0]
    called = [json.loads(found) for found in re.findall(r"CMD (\[.*\])$", text, re.MULTILINE)]
    assert called == [["furunkulus", "health"], ["furunkulus", "run"]]
    assert {command for _, command in called} <= COMMANDS
    assert given("HEALTHCHECK")[0].endswith('CMD ["furunkulus", "health"]')
    assert re.search(rf"install -d -o furunkulus {given('VOLUME')[0]}\b", text)
    assert f"FURUNKULUS_DATABASE={given('VOLUME')[0]}/" in running
    assert "--restart on-failure:" in HOSTING  # and not for ever: no restart mends a wrong token


def test_what_the_container_file_copies_is_all_that_the_bot_is_started_from(tmp_path: Path) -> None:
    for name in copied():
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, tmp_path / name)  # with what is compiled, which takes seconds
        else:
            shutil.copy(source, tmp_path / name)
    command = [sys.executable, "-c", "import bot.host.cli, bot.host.foreground; print(bot.__file__)"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)  # noqa: S603 - ours
    assert Path(done.stdout.strip()).parent == tmp_path / "bot"


def test_the_egg_installs_and_starts_the_bot_with_the_settings_of_the_example() -> None:
    egg = json.loads((HOST / "pterodactyl.json").read_text())
    readme = (ROOT / "README.md").read_text()
    assert egg["meta"]["version"] == "PTDL_v2"
    lines = ["# Copy this file to .env and fill in the token. The environment goes before what stands here."]
    for each in egg["variables"]:
        lines += ["", f"# {each['description']}", f"{each['env_variable']}={each['default_value']}"]
        assert each["field_type"] == "text"
        assert each["user_viewable"] is each["user_editable"] is True
    assert (ROOT / ".env.example").read_text().splitlines() == lines
    *_, install = egg["scripts"]["installation"]["script"].splitlines()
    assert install == "pip install --no-cache-dir --prefix /mnt/server/.local furunkulus"
    assert "pipx install furunkulus\n" in readme
    assert f"{egg['startup'].removeprefix('.local/bin/')}\n" in readme
    assert egg["startup"].split()[1] in COMMANDS
    (image,) = egg["docker_images"].values()
    (version,) = re.findall(r"python:3\.(\d+)-slim", egg["scripts"]["installation"]["container"])
    assert image.endswith(f":python_3.{version}")  # what one Python has installed the other one runs
    assert int(version) >= int(PROJECT["requires-python"].removeprefix(">=3."))


def test_the_panel_takes_every_log_format_and_level_that_the_bot_takes() -> None:
    egg = json.loads((HOST / "pterodactyl.json").read_text())
    rules = {each["env_variable"]: each["rules"] for each in egg["variables"]}
    for name, field in Settings.model_fields.items():
        if get_origin(field.annotation) is Literal:
            assert rules[str(field.validation_alias)] == f"required|in:{','.join(get_args(field.annotation))}", name


def test_the_panel_knows_by_the_log_that_the_bot_is_there_and_stops_it_by_a_signal() -> None:
    config = json.loads((HOST / "pterodactyl.json").read_text())["config"]
    assert json.loads(config["startup"])["done"] in Path(str(discord.gateway.__file__)).read_text()
    assert config["stop"] == "^C"
    assert json.loads(config["files"]) == json.loads(config["logs"]) == {}


@pytest.mark.skipif(UV is None, reason="uv is not installed")
def test_every_option_of_uv_sync_is_one() -> None:
    command = [str(UV), "sync", "--help"]
    known = subprocess.run(command, capture_output=True, text=True, check=True).stdout  # noqa: S603 - a fixed program
    texts = "\n".join(given("RUN"))
    used = {option for line in re.findall(r"uv sync(.*)", texts) for option in re.findall(r"--[\w-]+", line)}
    assert {"--locked", "--no-dev", "--no-editable", "--compile-bytecode"} <= used
    assert {option for option in used if not re.search(rf"(?<![\w-]){option}(?![\w-])", known)} == set()


def test_the_nightly_copy_is_made_by_the_bots_own_user_and_old_ones_go() -> None:
    lines = [line for line in (HOST / "furunkulus.cron").read_text().splitlines() if not line.startswith("#")]
    (line,) = lines
    *times, user, command = line.split(maxsplit=6)
    assert all(re.fullmatch(r"\*|\d+", time) for time in times)
    assert len(times) == 5
    assert user == "furunkulus"
    first, copy, old = command.split(" && ")
    assert first == f"cd {HOME}"  # where `.env` is
    program, does, folder = shlex.split(copy)
    assert (program, does) == (INSTALLED, "backup")
    assert does in COMMANDS
    assert shlex.split(old)[:4] == ["find", folder, "-name", "furunkulus-*.d*"]
    for kind in ("db", "dump"):  # as `backup` names copies in a folder
        assert fnmatch(f"furunkulus-2026-11-23-041000.{kind}", shlex.split(old)[3])
    assert f"--mode 700 {HOME}/{folder}" in HOSTING
    assert "%" not in command  # which cron takes for the end of a line
