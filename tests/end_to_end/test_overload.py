"""A bot that has more to do than it can shows several boards of a table in one message, and loses none of them."""

from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.delivery import outbox_worker
from bot.runtime.client import Furunkulus
from bot.runtime.monitors import HEAVY
from bot.sandbox import Blocked, Channel, LostResponse, Refusal, Sandbox, TimeLimits, World
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import POST, begun, forgive, green_begins, pings, public, rows
from tests.patience import until

MOVES = (("Ada", "4"), ("Ben", "5"), ("Ada", "3"))
TOLD = ["Ada: green 3", "Ben: red 2", "Ada: green 4"]


async def held_up(client: Furunkulus, at: At, sandbox: Sandbox) -> None:
    """Let the first of three boards be under way while the others come to wait, and the bot be overloaded."""
    fault = Blocked()
    sandbox.faults.add(fault, route=POST)
    await at("Ada").slash("stay", token="4")
    await fault.reached.wait()
    await at("Ben").slash("stay", token="5")
    await at("Ada").slash("stay", token="3")
    client.lag.note(100 * HEAVY)
    fault.release()


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox_worker, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr("bot.runtime.monitors.HEAVY", HEAVY)
    monkeypatch.setattr("bot.runtime.monitors.EVERY", 3600.0)


async def test_boards_that_wait_become_one_message_of_which_the_newest_has_buttons_and_calls(
    start: Start, at: At, world: World, sandbox: Sandbox, games: Channel, quiet: list[EventDict], database: Path
) -> None:
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        await held_up(client, at, sandbox)
        await client.outbox_worker.idle()
    first, together = public(games)[before:]
    assert first.content.startswith(TOLD[0])
    assert [part[: len(told)] for part, told in zip(together.content.split("\n\n"), TOLD[1:], strict=True)] == TOLD[1:]
    assert len(together.attachments) == 2
    assert all(file.description for file in together.attachments)
    assert together.attachments[0].description != together.attachments[1].description
    assert {one.split(":")[2] for one in ids(together)} == {"1"}
    assert pings([together]) == [frozenset({world.people["Ben"].id})]
    marked = rows(database, "SELECT message_id FROM posts ORDER BY id DESC LIMIT 3")
    assert [number for (number,) in marked] == [together.id, together.id, first.id]
    assert forgive(quiet, "overloaded: people wait longer for answers and pictures")


@pytest.mark.parametrize("fault", [LostResponse(status=503), Refusal(status=403, code=None)])
async def test_boards_whose_common_message_got_no_answer_or_was_refused_come_once(
    start: Start,
    at: At,
    sandbox: Sandbox,
    games: Channel,
    quiet: list[EventDict],
    time_limits: TimeLimits,
    fault: LostResponse | Refusal,
) -> None:
    time_limits.nonce_memory = -1.0
    async with start(green_begins()) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        before = len(public(games))
        await held_up(client, at, sandbox)
        sandbox.faults.add(fault, route=POST)
        await until(lambda: len(public(games)) > before)
        await client.outbox_worker.idle()
    told = "\n\n".join(message.content for message in public(games)[before:])
    assert [told.count(each) for each in TOLD] == [1, 1, 1]
    forgive(quiet, "overloaded: people wait longer for answers and pictures")
    forgive(quiet, "post delayed")
    forgive(quiet, "post refused for an unknown reason")
