"""What takes posts in Discord's place, and what the tests of the outbox worker do again and again."""

import asyncio
from collections.abc import Awaitable, Callable
from http import HTTPStatus
from types import SimpleNamespace
from typing import Any, cast

import discord
import msgspec
from structlog.testing import capture_logs

from bot.delivery.messages import Messenger, Painted
from bot.delivery.outbox_worker import OutboxWorker
from bot.store import Alone, Cluster, Store
from bot.store.schema import now
from bot.table.post_rows import PostRow, StalePostRow
from bot.table.posts.post import Post, to_row

CHANNEL = 7


class Line:
    """Takes posts as Discord would, after failing as often and in the way a test says."""

    def __init__(self, *failures: Exception) -> None:
        self.failures = list(failures)
        self.unpaintable: set[str] = set()
        self.gone: set[int] = set()
        self.sent: list[str] = []
        self.tried: list[tuple[str, bool]] = []
        self.bared: list[int] = []

    async def paint(self, _row: PostRow, post: Post) -> Painted:
        if post.text in self.unpaintable:
            raise OSError("cannot open resource")
        return Painted(())

    async def is_gone(self, channel_id: int) -> bool:
        return channel_id in self.gone

    async def send(self, row: PostRow, post: Post, _painted: Painted, *, may_stand: bool) -> int:
        await asyncio.sleep(0)
        self.tried.append((post.text, may_stand))
        if self.failures:
            raise self.failures.pop(0)
        self.sent.append(post.text)
        return row.id + 100

    async def take(self, _channel_id: int, row: StalePostRow) -> None:
        self.bared.append(row.message_id)


async def owe(store: Store, *texts: str) -> None:
    async with store.transaction() as writer:
        new = [to_row(Post(text=text)) for text in texts]
        await writer.owe(match_id=None, channel_id=CHANNEL, turn=0, new=new)


async def owed(store: Store) -> list[str]:
    async with store.reading() as reader:
        return [msgspec.json.decode(row.body, type=Post).text for row in await reader.owed(CHANNEL, limit=9)]


def refusal(status: int, code: int = 0) -> discord.HTTPException:
    kind = discord.DiscordServerError if status >= HTTPStatus.INTERNAL_SERVER_ERROR else discord.HTTPException
    return kind(SimpleNamespace(status=status, reason="why"), {"message": "no", "code": code})


def worker_of(store: Store, messenger: object, cluster: Cluster | None = None, **options: Any) -> OutboxWorker:
    """Return a worker whose messenger stands in for the one part that needs Discord."""
    sending = cast("Messenger", messenger)
    return OutboxWorker(store=store, cluster=cluster or Alone(), clock=now, messenger=sending, **options)


async def deliver(store: Store, line: Line, *, sleep: Callable[[float], Awaitable[None]] = asyncio.sleep) -> list[str]:
    """Deliver all that is owed; return what was logged above info."""
    worker = worker_of(store, line, sleep=sleep)
    with capture_logs() as logged:
        worker.wake(CHANNEL)
        await worker.idle()
    return [entry["event"] for entry in logged if entry["log_level"] in ("warning", "error")]


def barred() -> discord.HTTPException:
    error = refusal(403)
    error.code = 50001
    return error
