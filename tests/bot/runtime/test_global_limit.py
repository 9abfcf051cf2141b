"""Several processes stay below the requests a second that Discord takes from all of them together."""

import asyncio

import aiohttp
import aiolimiter
import pytest
from aiohttp import web

from bot.runtime.gateway_client import REQUESTS_A_SECOND, PriorityLimiter, is_counted, kept_by
from bot.store import ALL, Share


class Gate:
    """In place of the limiter: lets a request through when a test says so."""

    def __init__(self, at_once: float, seconds: float) -> None:
        self.at_once, self.a_second = at_once, at_once / seconds
        self.asked = 0
        self.may = asyncio.Event()

    async def acquire(self) -> None:
        self.asked += 1
        await self.may.wait()


def test_a_process_that_plays_alone_has_all_of_the_limit() -> None:
    assert kept_by(ALL) is None


@pytest.mark.parametrize("number", range(2, 26))
def test_all_parts_together_are_no_more_than_the_limit(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    made = list[Gate]()

    def make(at_once: float, seconds: float) -> Gate:
        made.append(Gate(at_once, seconds))
        return made[-1]

    monkeypatch.setattr(aiolimiter, "AsyncLimiter", make)
    assert kept_by(Share(1, number)) is not None
    (gate,) = made
    assert gate.at_once >= 1  # or no request ever goes
    assert (gate.at_once + gate.a_second) * number <= REQUESTS_A_SECOND + 1e-9


@pytest.mark.parametrize(
    ("path", "counts"),
    [
        ("/api/v10/channels/1/messages", True),
        ("/api/v10/gateway/bot", True),
        ("/api/v10/interactions/1/token/callback", False),
        ("/api/v10/webhooks/1/token/messages/@original", False),
        ("/attachments/1/2/board.png", False),
        ("/", False),
    ],
)
def test_what_people_wait_for_does_not_count(path: str, *, counts: bool) -> None:
    assert is_counted(path) is counts


class Line:
    """In place of the limiter: a test lets one after the other through."""

    def __init__(self, _at_once: float, _seconds: float) -> None:
        self.waiting = list[asyncio.Event]()

    async def acquire(self) -> None:
        self.waiting.append(turn := asyncio.Event())
        await turn.wait()

    async def next(self) -> None:
        await asyncio.sleep(0)
        self.waiting.pop(0).set()
        for _ in range(5):
            await asyncio.sleep(0)


async def test_what_can_wait_goes_when_nothing_else_does(monkeypatch: pytest.MonkeyPatch) -> None:
    line, went = Line(1, 1), list[str]()
    monkeypatch.setattr(aiolimiter, "AsyncLimiter", lambda *_given: line)
    part = PriorityLimiter(10)

    async def ask(name: str, *, can_wait: bool = False) -> None:
        await part.acquire(can_wait=can_wait)
        went.append(name)

    async with asyncio.TaskGroup() as asking:
        asking.create_task(ask("post 1"))
        asking.create_task(ask("old buttons 1", can_wait=True))
        asking.create_task(ask("old buttons 2", can_wait=True))
        asking.create_task(ask("post 2"))
        for _ in range(3):
            await line.next()
        assert went == ["post 1", "post 2", "old buttons 1"]
        asking.create_task(ask("post 3"))
        for _ in range(2):
            await line.next()
    assert set(went[3:]) == {"old buttons 2", "post 3"}


async def test_who_gives_up_waiting_holds_up_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    line = Line(1, 1)
    monkeypatch.setattr(aiolimiter, "AsyncLimiter", lambda *_given: line)
    part = PriorityLimiter(10)
    post = asyncio.create_task(part.acquire(can_wait=False))
    buttons = asyncio.create_task(part.acquire(can_wait=True))
    await asyncio.sleep(0)
    line.waiting.clear()
    post.cancel()
    await asyncio.gather(post, return_exceptions=True)
    for _ in range(3):
        await asyncio.sleep(0)
    await line.next()
    await buttons


async def test_a_request_goes_when_its_turn_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    gate = Gate(1, 1)
    monkeypatch.setattr(aiolimiter, "AsyncLimiter", lambda *_given: gate)
    trace, heard = kept_by(Share(1, 3)), list[str]()
    assert trace is not None

    async def answer(request: web.Request) -> web.Response:
        heard.append(request.path)
        return web.Response()

    application = web.Application()
    application.router.add_get("/{rest:.*}", answer)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    address = f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10"
    async with aiohttp.ClientSession(trace_configs=[trace]) as session:
        posting = asyncio.create_task(session.get(f"{address}/channels/1"))
        await (await session.get(f"{address}/interactions/1")).read()
        assert (heard, gate.asked) == (["/api/v10/interactions/1"], 1)
        gate.may.set()
        await (await posting).read()
    assert heard == ["/api/v10/interactions/1", "/api/v10/channels/1"]
    await runner.cleanup()
