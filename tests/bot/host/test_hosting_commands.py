"""The commands that the hosting page tells a host to paste: a shell can read them, and they do what the page says."""

import os
import re
import shutil
import subprocess
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from bot.host.health import diagnosis
from bot.runtime.heartbeat import Sign
from bot.store import Glance
from tests.bot.host.test_hosting_files import HOSTING

BASH = shutil.which("bash")


@pytest.mark.skipif(BASH is None, reason="bash is not installed")
def test_each_block_of_commands_is_one_that_a_shell_can_read() -> None:
    blocks = re.findall(r"^```\n(.*?)^```$", HOSTING, re.DOTALL | re.MULTILINE)
    assert len(blocks) > 5
    for block in blocks:
        done = subprocess.run([str(BASH), "-n"], input=block, capture_output=True, text=True, check=False)  # noqa: S603 - ours
        assert (done.returncode, done.stderr) == (0, "")


def test_what_says_that_a_process_is_back_is_what_health_says(tmp_path: Path) -> None:
    (words,) = re.findall(r'furunkulus health \| grep "(.*?)"', HOSTING)
    sign = Sign(at=(now := datetime.now(UTC)), started=now, process=os.getpid())
    said = [
        diagnosis(tmp_path, Glance(msgspec.json.encode(each).decode(), {}), now).sentence
        for each in (sign, msgspec.structs.replace(sign, offline=now), msgspec.structs.replace(sign, stopped=True))
    ]
    assert [words in sentence for sentence in said] == [True, False, False]


def test_the_commands_for_the_host_work_on_debian_and_as_the_bots_own_user() -> None:
    blocks = re.findall(r"^```(\w*)\n(.*?)^```$", HOSTING, re.DOTALL | re.MULTILINE)
    lines = [line for language, block in blocks if not language for line in block.splitlines()]
    pipx = [line[line.index("PIPX_HOME") :] for line in lines if "sudo PIPX_HOME" in line]
    assert len(pipx) == 4  # installing, updating, removing, going over to PostgreSQL
    for line in pipx:
        assert re.match(r"PIPX_HOME=/opt/pipx PIPX_BIN_DIR=/usr/local/bin pipx (install|upgrade|uninstall)\b", line)
    assert not [
        line for line in lines if line.startswith("pip install")
    ]  # Debian refuses that outside of an environment
    assert "createdb --owner furunkulus --template template0 --encoding UTF8 furunkulus" in HOSTING  # else it is ASCII
    used = [line.strip() for line in lines if "sudo -u furunkulus" in line]
    assert len(used) == 3  # health, of several, too, and the backup before an update; the nightly one has its own file
    share = r"(env FURUNKULUS_CLUSTER=\$number/3 )?"
    where = rf"^(cd /var/lib/furunkulus &&|until) sudo -u furunkulus {share}furunkulus \w+"
    assert [line for line in used if re.search(where, line)] == used
    shared = "/opt/pipx/venvs/furunkulus/share/furunkulus"
    assert lines.count(f"cd {shared}") == 2
    assert {line.split()[-2] for line in lines if "sudo install" in line and "/etc/" in line} == {
        "furunkulus.service",
        "furunkulus@.service",
        "furunkulus.cron",
    }
    assert any("/etc/systemd/system/" in line for line in lines)
    assert any("/etc/cron.d/furunkulus" in line for line in lines)  # whose name has no dot, or cron leaves it
