"""What Prometheus is told of the bot: numbers that are true, of nobody in particular, at this machine alone."""

import json
import logging
import re
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from prometheus_client.parser import text_string_to_metric_families
from structlog.typing import EventDict

from bot.delivery.post_delivery import DELAYS
from bot.runtime.client import Furunkulus
from bot.runtime.metrics import metrics_served
from bot.sandbox import UNLIMITED, Channel, Sandbox, TimeLimits, World
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At
from tests.end_to_end.processes import bot
from tests.end_to_end.scenes import GUILD, begins, begun, resigns
from tests.postgresql import free_port

BOARD = Path(__file__).parents[2] / "bot" / "host" / "grafana.json"

Samples = dict[tuple[str, *tuple[str, ...]], float]
"""Values by the name and the labels' values."""


async def page(port: int) -> str:
    async with aiohttp.ClientSession() as session, session.get(f"http://127.0.0.1:{port}/metrics") as answer:
        assert answer.status == 200
        assert answer.headers["Content-Type"].startswith("text/plain; version=")
        return await answer.text()


def read(text: str) -> Samples:
    families = text_string_to_metric_families(text)
    return {(each.name, *each.labels.values()): each.value for family in families for each in family.samples}


async def told(client: Furunkulus) -> str:
    async with metrics_served(client, port := free_port()):
        return await page(port)


async def test_moves_pictures_games_and_posts_are_counted(start: Start, at: At) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.wait_until_ready()
        await client.outbox_worker.idle()
        on = read(await told(client))
        assert on["furunkulus_connected",] == on["furunkulus_database_answers",] == 1
        assert on["furunkulus_overloaded",] == on["furunkulus_posts_owed",] == 0
        assert on["furunkulus_games", "fearsome-floors", "running"] == 1
        assert on["furunkulus_games", "claustrophobia", "running"] == 0
        assert on["furunkulus_memory_bytes", "bot"] > 10_000_000
        assert on["furunkulus_memory_bytes", "pictures"] > 10_000_000
        pictures = on["furunkulus_picture_seconds_count",]
        assert pictures > 0
        moves = on["furunkulus_moves_total", "fearsome-floors"]
        await resigns(at("Ben"))
        await client.outbox_worker.idle()
        over = read(await told(client))
        assert over["furunkulus_moves_total", "fearsome-floors"] == moves + 1
        assert over["furunkulus_picture_seconds_count",] > pictures
        assert over["furunkulus_games", "fearsome-floors", "running"] == 0


async def test_a_delay_is_in_the_first_bucket_that_is_as_long_and_in_all_longer_ones(start: Start) -> None:
    async with start() as client:
        for seconds in (0.25, 0.26, 10_000.0):
            client.outbox_worker.delays.note(seconds)
        seen = read(await told(client))
        buckets = [seen["furunkulus_picture_seconds_bucket", str(bound)] for bound in DELAYS]
        assert buckets == [0, 1, 2, *(2 for _ in DELAYS[3:])]
        assert seen["furunkulus_picture_seconds_bucket", "+Inf"] == seen["furunkulus_picture_seconds_count",] == 3
        assert seen["furunkulus_picture_seconds_sum",] == pytest.approx(10_000.51)


async def test_errors_in_the_log_are_counted_by_how_grave_they_are(
    start: Start, caplog: pytest.LogCaptureFixture
) -> None:
    async with start() as client, metrics_served(client, port := free_port()):
        logging.getLogger("bot").error("something that goes wrong")
        seen = read(await page(port))
        assert [seen["furunkulus_log_lines_total", level] for level in ("warning", "error", "critical")] == [0, 1, 0]
        caplog.clear()


async def test_nothing_names_a_person_a_server_or_a_channel(start: Start, at: At, games: Channel, world: World) -> None:
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        text = await told(client)
        told_of = {*world.people, *(str(person.id) for person in world.people.values()), str(GUILD), str(games.id)}
        assert not [each for each in told_of if re.search(rf"\b{each}\b", text)]
        labels = set(re.findall(r"[{,](\w+)=", text))
        assert labels == {"game", "status", "process", "level", "le"}


async def test_a_port_that_is_taken_or_too_high_is_told_in_the_log_and_the_bot_plays(
    start: Start, at: At, quiet: list[EventDict]
) -> None:
    async with start() as client, metrics_served(client, port := free_port()):
        for no_port in (port, 65_536):
            async with metrics_served(client, no_port):
                assert quiet.pop()["event"] == "nobody can ask for metrics"
        await client.wait_until_ready()
        await at("Ada").slash("help")
        assert "furunkulus_connected 1.0" in await page(port)


async def test_a_bot_listens_only_where_it_is_set_to(world: World, time_limits: TimeLimits, tmp_path: Path) -> None:
    port = free_port()
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        async with bot(sandbox, tmp_path):
            with pytest.raises(aiohttp.ClientConnectionError):
                await page(port)
        async with bot(sandbox, tmp_path, FURUNKULUS_METRICS=str(port)):
            assert "furunkulus_connected" in await page(port)


async def test_every_metric_that_the_board_asks_for_is_there(start: Start, at: At) -> None:
    board: Any = json.loads(BOARD.read_text())
    async with start(ScriptedChance([*begins("green")])) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        there = {name for name, *_ in read(await told(client))}
    asked = " ".join(target["expr"] for panel in board["panels"] for target in panel["targets"])
    asked += board["templating"]["list"][1]["query"]
    names = set(re.findall(r"\b(?:furunkulus|process)_\w+", asked))
    assert names - there == set()
    ours = {name for name in there if name.startswith("furunkulus_")}
    assert {name for name in ours - names if not name.endswith(("_count", "_sum"))} == set()
