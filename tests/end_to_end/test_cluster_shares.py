"""Which share of the work a process has is agreed at its start, or refused in one sentence."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import URL

from bot.sandbox import UNLIMITED, Sandbox, TimeLimits, World
from tests.end_to_end.cluster_scenes import member, shards
from tests.end_to_end.processes import FURUNKULUS, asked, ended, led
from tests.patience import until
from tests.postgresql import PostgresqlServer


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


async def test_a_share_is_played_by_one_process_and_all_agree_on_their_number(
    sandbox: Sandbox, tmp_path: Path, postgresql_url: URL
) -> None:
    async with member(sandbox, tmp_path, postgresql_url, "2/2", "--cluster=1/2"):
        await until(lambda: shards(sandbox) == {(0, 2)})
        for share, sentence in (("1/2", "Process 1/2 plays from the database"), ("2/3", "that they are 2 in all")):
            async with member(sandbox, tmp_path, postgresql_url, share) as second:
                code, _, errors = await ended(second)
            assert code == 2
            assert sentence in errors
            assert "Traceback" not in errors
            assert "open-sesame" not in errors


@pytest.mark.parametrize(
    ("arguments", "cluster"), [((), "2/3"), (("--cluster", "2/3"), "1/1")], ids=["setting", "option, which goes first"]
)
async def test_where_a_file_is_the_database_there_are_no_shares(
    sandbox: Sandbox, tmp_path: Path, arguments: tuple[str, ...], cluster: str
) -> None:
    settings = {"DISCORD_TOKEN": sandbox.token, "FURUNKULUS_CLUSTER": cluster}
    async with led("run", *arguments, program=FURUNKULUS, folder=tmp_path, **settings) as running:
        code, _, errors = await ended(running)
    assert code == 2
    assert "Only one process can play from the file" in errors


@pytest.mark.parametrize(
    ("arguments", "cluster"), [((), "3/2"), (("--cluster", "3/2"), "1/2")], ids=["setting", "option"]
)
def test_what_cannot_be_a_share_is_one_sentence(tmp_path: Path, arguments: tuple[str, ...], cluster: str) -> None:
    code, told = asked("run", *arguments, folder=tmp_path, DISCORD_TOKEN="any", FURUNKULUS_CLUSTER=cluster)
    assert code == 2
    assert told.startswith(f"{arguments[0] if arguments else 'FURUNKULUS_CLUSTER'} is not valid: it is a number")


async def test_a_refused_password_ends_the_bot_with_one_sentence(
    tmp_path: Path, postgresql_server: PostgresqlServer
) -> None:
    address = postgresql_server.url(password="wrong-secret").render_as_string(hide_password=False)
    settings = {"DISCORD_TOKEN": "any-token", "FURUNKULUS_DATABASE": address}
    async with led("run", program=FURUNKULUS, folder=tmp_path, **settings) as running:
        code, output, errors = await ended(running)
    assert code == 2
    (sentence,) = errors.splitlines()
    assert sentence.startswith("The database ")
    assert sentence.endswith(".")
    assert "password authentication failed" in sentence
    assert not any(secret in output + errors for secret in ("wrong-secret", "any-token", "Traceback"))
