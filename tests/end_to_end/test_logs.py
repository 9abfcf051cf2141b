"""A real game with the log wide open: no token, nothing that answers in the bot's name, nothing that people typed."""

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.sandbox import UNLIMITED, Channel, LostResponse, RateLimited, Sandbox, ServerError, TimeLimits, World
from tests.end_to_end.player import At
from tests.end_to_end.processes import bot, ended
from tests.end_to_end.scenes import ANSWER, POST, asks, forgive, rows, seated
from tests.patience import until

TYPED = ("a very private layout", "walls nobody knows", "Atlantis/Poseidonis")


@pytest.fixture
async def sandbox(world: World, time_limits: TimeLimits) -> AsyncIterator[Sandbox]:
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        yield sandbox


async def test_a_game_leaves_no_secret_and_nothing_that_people_typed_in_the_log(
    at: At, sandbox: Sandbox, games: Channel, tmp_path: Path, quiet: list[EventDict]
) -> None:
    async with bot(sandbox, tmp_path, FURUNKULUS_LOG_FORMAT="json", FURUNKULUS_LOG_LEVEL="debug") as running:
        sandbox.faults.add(RateLimited(retry_after=0.01), route=ANSWER)
        sandbox.faults.add(ServerError(status=500), route=ANSWER)
        await seated(at, "Ada", "Ben")
        await at("Ada").slash("table start")
        sandbox.faults.add(RateLimited(retry_after=0.01), route=POST)
        sandbox.faults.add(LostResponse(status=None), route=POST)
        for name in ("Ada", "Ben"):
            await at(name).slash("move", token=TYPED[0], path=TYPED[1])
            await at(name).slash("settings", zone=TYPED[2])
            await at(name).slash("table layout save", name=TYPED[0], ffn=TYPED[1])
            for option in await at(name).complete("stay", focus="token", token=""):
                await at(name).slash("stay", token=option["value"])
        sandbox.faults.add(LostResponse(status=502), route=ANSWER)
        await asks(at("Ada"), "see where", who=TYPED[0])
        sandbox.gateway.drop()
        owed = "SELECT 1 FROM posts WHERE delivered_at IS NULL AND failed IS NULL"
        await until(lambda: rows(tmp_path / "furunkulus.db", owed) == [])
        running.terminate()
        _, _, log = await ended(running)
    assert forgive(quiet, "refused")  # the answer whose reply was lost, sent once more
    entries = [json.loads(line) for line in log.splitlines()]
    events = [entry["event"] for entry in entries]
    assert "post delayed" in events
    assert any(event.startswith("We are being rate limited. POST ") for event in events)
    tokens = [record.path.split("/")[-2] for record in sandbox.requests if record.route.endswith("/callback")]
    assert len(tokens) > 9
    lines = [line for message in games.messages for line in message.content.splitlines()]
    told = [line for line in lines if len(line) > len("Done.")]
    assert len(told) > 9
    assert [text for text in (sandbox.token, *tokens, *TYPED, *told) if text in log] == []
