"""What Prometheus is told of the running bot (`FURUNKULUS_METRICS`), on a port that only this machine reaches.

Nothing of it names a person, a server or a channel. What the database knows is read when it is asked for.
"""

import logging
import os
from collections import Counter
from collections.abc import AsyncIterator, Iterable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from itertools import accumulate
from pathlib import Path
from typing import Final

import structlog
from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST, Metric, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily

from bot.delivery.post_delivery import DELAYS, Delays
from bot.runtime.client import Furunkulus
from bot.store import DatabaseAway, DatabaseBusy

LOOPBACK: Final = "127.0.0.1"

LOUD: Final = ("warning", "error", "critical")
"""The lines of the log that are counted."""

log = structlog.get_logger()


@asynccontextmanager
async def metrics_served(client: Furunkulus, port: int) -> AsyncIterator[None]:
    """Tell how the bot is at `/metrics` on a port of this machine; where that is taken, only the log tells it."""
    lines = CountedLines()
    page = web.Application()
    page.router.add_get("/metrics", partial(_answer, client, lines))
    runner = web.AppRunner(page, access_log=None)
    await runner.setup()
    logging.getLogger().addHandler(lines)
    try:
        await web.TCPSite(runner, LOOPBACK, port, reuse_address=True).start()
    except (OSError, OverflowError) as error:  # the port is taken, or there is none of that number
        log.error("nobody can ask for metrics", port=port, error=str(error))  # noqa: TRY400 - the sentence says it all
    try:
        yield
    finally:
        logging.getLogger().removeHandler(lines)
        await runner.cleanup()


class CountedLines(logging.Handler):
    """Counts what the log says, by how grave it is."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts = Counter[str]()

    def emit(self, record: logging.LogRecord) -> None:
        """Count a line."""
        self.counts[record.levelname.lower()] += 1


class _Found(list[Metric]):
    """What there is to tell, as the library asks for it."""

    def collect(self) -> Iterable[Metric]:
        return self


async def _answer(client: Furunkulus, lines: CountedLines, _request: web.Request) -> web.Response:
    played = client.app.tables.played
    found = _Found(ProcessCollector(registry=None).collect())
    found += [
        _counter(
            "furunkulus_moves", "Moves that were played.", "game", {game: played[game] for game in client.app.games}
        ),
        _counter("furunkulus_log_lines", "Lines of the log.", "level", {level: lines.counts[level] for level in LOUD}),
        _histogram(client.outbox_worker.delays),
        _gauge("furunkulus_lag_seconds", "How late the event loop is on the average.", client.lag.average),
        _gauge("furunkulus_overloaded", "Whether it has more to do than it can.", client.lag.overloaded is not None),
        _gauge("furunkulus_connected", "Whether it is connected to Discord.", client.is_connected),
        _memory(client),
        *await _of_database(client),
    ]
    return web.Response(body=generate_latest(found), headers={"Content-Type": CONTENT_TYPE_LATEST})


async def _of_database(client: Furunkulus) -> Iterable[Metric]:
    """Return what is in the database, which several processes may share; nothing of it while it does not answer."""
    try:
        async with client.store.reading() as reader:
            owed, on = await reader.count_owed(), await reader.games_on()
    except (DatabaseAway, DatabaseBusy):
        return [_gauge("furunkulus_database_answers", "Whether the database answers.", 0)]
    games = GaugeMetricFamily("furunkulus_games", "Tables that are open or on.", labels=["game", "status"])
    for game in client.app.games:
        for status in ("lobby", "running"):
            games.add_metric([game, status], on.get((game, status), 0))
    return [
        _gauge("furunkulus_database_answers", "Whether the database answers.", 1),
        _gauge("furunkulus_posts_owed", "Posts that channels are owed.", owed),
        games,
    ]


def _gauge(name: str, told: str, value: float) -> Metric:
    return GaugeMetricFamily(name, told, value=float(value))


def _counter(name: str, told: str, label: str, counts: Mapping[str, int]) -> Metric:
    family = CounterMetricFamily(name, told, labels=[label])
    for value, count in counts.items():
        family.add_metric([value], count)
    return family


def _histogram(delays: Delays) -> Metric:
    bounds = [*map(str, DELAYS), "+Inf"]
    buckets = [*zip(bounds, accumulate(map(float, delays.counts)), strict=True)]
    told = "From a move until Discord had its picture."
    return HistogramMetricFamily("furunkulus_picture_seconds", told, buckets=buckets, sum_value=delays.total)


def _memory(client: Furunkulus) -> Metric:
    family = GaugeMetricFamily("furunkulus_memory_bytes", "Memory of each process of the bot.", labels=["process"])
    for name, size in _sizes(client):
        family.add_metric([name], size)
    return family


def _sizes(client: Furunkulus) -> Iterator[tuple[str, int]]:
    """Yield how much memory each process has that is there, where the system says that as Linux does."""
    painter, thinker = client.app.painter, client.app.thinker
    studios = {
        "pictures": painter.pictures,
        "films": painter.films,
        "thoughts": thinker.thoughts,
        "reviews": thinker.reviews,
        "files": thinker.files,
    }
    processes = {"bot": os.getpid(), **{name: studio.process_id for name, studio in studios.items()}}
    for name, number in processes.items():
        try:
            pages = Path(f"/proc/{number}/statm").read_text().split()[1]
        except OSError:
            continue
        yield name, int(pages) * os.sysconf("SC_PAGE_SIZE")
