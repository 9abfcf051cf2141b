"""Disks that take nothing: one on which no file grows any more, and a read-only one."""

import asyncio
import json
import resource
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.runtime.downtime import SIGN
from bot.sandbox import UNLIMITED, Channel, Sandbox, TimeLimits, World
from bot.store import glance, open_store
from tests.end_to_end.forked import Forked
from tests.end_to_end.player import At
from tests.end_to_end.processes import FURUNKULUS, TOKEN, UNPREPARED, asked, bot, ended, led
from tests.end_to_end.scenes import public, rows, said, seated
from tests.patience import until

PAGES = 60
"""By how many pages the database's log may grow: enough for a start and some moves."""

LIMITED = """
import resource, sys
resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv.pop()), resource.RLIM_INFINITY))
"""
"""Lets no file of this process become longer than so many bytes, until somebody lifts that."""

BEHIND = ("mount --make-rprivate /", "mount --bind {0} {0}", "mount -o remount,bind,ro {0}")
"""Puts a folder that cannot be written over itself, for those who have mounts of their own."""

READ_ONLY = f"""
import ctypes, subprocess, sys
NEW_MOUNTS = 0x20000
folder = sys.argv.pop(1)
if ctypes.CDLL(None).unshare(NEW_MOUNTS):
    sys.exit("not allowed")
for command in {BEHIND}:
    subprocess.run(command.format(folder).split(), check=True)
"""
"""Lets this process find a folder that it cannot write."""


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


def size(path: Path) -> int:
    return path.stat().st_size


@asynccontextmanager
async def bot_on_a_full_disk(sandbox: Sandbox, folder: Path) -> AsyncIterator[Forked]:
    """Run the bot, whose files cannot grow much; what it logs is read all the time."""
    limit = str(size(folder / "furunkulus.db") + PAGES * 4096)
    arguments = (sandbox.api_url, sandbox.gateway_url, "EVERY=0.2", limit)
    async with led(*arguments, program=LIMITED + UNPREPARED, folder=folder, DISCORD_TOKEN=sandbox.token) as running:
        ending = asyncio.create_task(ended(running))
        await until(lambda: bool(sandbox.gateway.sessions))
        yield running
        running.terminate()
        assert (await ending)[0] == 0


async def test_where_no_file_can_grow_no_move_is_half_done_and_all_goes_on_when_it_can(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path
) -> None:
    database, acknowledged, answers = tmp_path / "furunkulus.db", 0, list[str]()
    await (await open_store(database)).close()
    async with bot_on_a_full_disk(sandbox, tmp_path) as running:
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table settings", posts="each-move")
        await at("Ada").slash("table start")
        while not any("Something went wrong on our side" in answer for answer in answers):
            answers = [said(await at(name).slash("stay", token=token)) for name in ("Ada", "Ben") for token in "1345"]
            acknowledged += sum(" stays " in answer for answer in answers)
        people = rows(database, "SELECT count(*) FROM turns WHERE json_extract(body, '$.seat') IS NOT NULL")
        assert people == [(acknowledged,)]
        # Whether the next sign of life still finds room is chance; once there is room again, it tells what was.
        resource.prlimit(running.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY,) * 2)
        await until(lambda: '"query_failed":"' in (glance(database, SIGN).remembered or ""))
        code, sentence = asked("health", folder=tmp_path)
        assert (code, sentence.rpartition(": ")[2]) == (1, "disk I/O error.")
    async with bot(sandbox, tmp_path):
        for name in ("Ada", "Ben"):
            for token in "1345":
                await at(name).slash("stay", token=token)
        await until(lambda: not glance(database, SIGN).owed_since)
    ((played,),) = rows(database, "SELECT count(*) FROM turns WHERE json_extract(body, '$.seat') IS NOT NULL")
    assert int(str(played)) > acknowledged
    delivered = rows(database, "SELECT DISTINCT message_id FROM posts WHERE message_id IS NOT NULL ORDER BY 1")
    assert delivered == [(message.id,) for message in public(games)]


async def read_only(folder: Path, *arguments: str) -> tuple[int | None, str]:
    """Use the command line where a folder cannot be written; give the exit code and the one sentence that it says."""
    settings = {"DISCORD_TOKEN": TOKEN, "FURUNKULUS_DATABASE": str(folder / "furunkulus.db")}
    program = READ_ONLY + FURUNKULUS
    async with led(str(folder), *arguments, program=program, folder=folder.parent, **settings) as running:
        exit_code, output, errors = await ended(running)
    (sentence,) = (output + errors).splitlines()
    return exit_code, sentence.replace(str(folder), "games")


async def can_be_read_only(folder: Path) -> bool:
    """Whether a program may have mounts of its own on this machine."""
    async with led(str(folder), program=READ_ONLY, folder=folder) as running:
        return (await ended(running))[0] == 0


async def test_on_a_read_only_disk_each_command_says_so_in_one_sentence(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    folder.mkdir()
    if not await can_be_read_only(folder):
        pytest.skip("This machine lets nobody mount a folder read-only for one program.")
    ends = await asyncio.gather(read_only(folder, "run"), read_only(folder, "doctor"))
    why = "games/furunkulus.db-lock cannot be made (Read-only file system)"
    assert ends[0] == (2, f"The database games/furunkulus.db cannot be used: {why}.")
    refused = "The database games/furunkulus.db cannot be written: this user may not write games."
    assert ends[1] == (2, refused)
    await (await open_store(folder / "furunkulus.db")).close()
    copy = str(tmp_path / "copy.db")
    ends = await asyncio.gather(read_only(folder, "doctor"), read_only(folder, "backup", copy))
    assert ends[0] == (2, refused.replace("write games.", "write games/furunkulus.db."))
    assert ends[1] == (0, f"The database games/furunkulus.db has been copied to {copy}, and the copy is sound.")
    (folder / "furunkulus.db-lock").touch()
    assert await read_only(folder, "run") == (
        2,
        "The database games/furunkulus.db cannot be used: unable to open database file.",
    )


FULL = """
import asyncio, ctypes, json, sqlite3, subprocess, sys
from pathlib import Path
from bot.store import open_store
NEW_MOUNTS = 0x20000
folder = sys.argv[1]
if ctypes.CDLL(None).unshare(NEW_MOUNTS):
    sys.exit("not allowed")
subprocess.run(["mount", "--make-rprivate", "/"], check=True)
subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1M", "none", folder], check=True)

async def fill():
    store, kept, failures, written = await open_store(Path(folder) / "games.db"), 0, [], False
    while len(failures) < 3:
        try:
            async with store.transaction() as writer:
                await writer.remember(f"key {kept}", "x" * 9000)
                await writer.remember("newest", str(kept))
                written = True
        except sqlite3.OperationalError as error:
            failures.append([str(error), written])
        else:
            kept += 1
        written = False
    async with store.reading() as reader:
        newest, half = int(await reader.recall("newest")), await reader.recall(f"key {kept}")
    subprocess.run(["mount", "-o", "remount,size=9M", folder], check=True)
    async with store.transaction() as writer:
        await writer.remember("newest", str(kept))
    async with store.reading() as reader:
        after = int(await reader.recall("newest"))
    await store.close()
    print(json.dumps({"kept": kept, "failures": failures, "newest": newest, "half": half, "after": after}))

asyncio.run(fill())
"""
"""Writes to a disk of a megabyte until it is full, and goes on when it has become larger."""


async def test_a_disk_that_is_full_at_a_commit_keeps_nothing_of_it_and_the_next_one_is_taken_when_there_is_room(
    tmp_path: Path,
) -> None:
    async with led(str(tmp_path), program=FULL, folder=tmp_path) as running:
        code, output, errors = await ended(running)
    if "not allowed" in errors:
        pytest.skip("This machine lets nobody mount a disk for one program.")
    assert code == 0, errors
    told = json.loads(output)
    assert told["failures"] == [["database or disk is full", True]] * 3
    assert told["newest"] == told["kept"] - 1 > 5
    assert told["half"] is None
    assert told["after"] == told["kept"]
