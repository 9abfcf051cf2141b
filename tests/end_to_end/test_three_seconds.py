"""Discord waits 3 seconds for a first answer: the bot gives one while nothing that may be slow comes to an end.

No test can hold that with the clock of a busy machine. So all slow work is held up here, without end: transactions,
readings, pictures. A first answer that comes all the same waits for none of it, and comes when its timer says.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from typing import Any, Final

import pytest
from discord import AppCommandOptionType, app_commands

from bot.delivery.studio_process import Painter
from bot.interactions import context
from bot.runtime.client import Furunkulus
from bot.sandbox import Attachment, Channel, Sandbox, TimeLimits, World
from bot.store import Store
from bot.store.sqlite.store import SqliteStore
from tests.conftest import REAL_LIMITS
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, ids
from tests.end_to_end.scenes import begun, public, stops

TRIES: Final = 2
"""A promise is tried so often."""


class HeldUp:
    """Holds up all that may be slow, as long as a test says."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._may = asyncio.Event()
        self._may.set()
        self.waiting = 0
        for kind, name in ((SqliteStore, "transaction"), (SqliteStore, "reading")):
            monkeypatch.setattr(kind, name, self._later(getattr(kind, name)))
        for name in ("paint", "shoot"):
            monkeypatch.setattr(Painter, name, self._made_later(getattr(Painter, name)))

    @contextmanager
    def held(self) -> Iterator[None]:
        self._may.clear()
        try:
            yield
        finally:
            self._may.set()

    async def _wait(self) -> None:
        self.waiting += not self._may.is_set()
        await self._may.wait()

    def _later(self, opened: Any) -> Any:
        @asynccontextmanager
        async def later(store: Store) -> AsyncIterator[Any]:
            await self._wait()
            async with opened(store) as transaction:
                yield transaction

        return later

    def _made_later(self, made: Any) -> Any:
        async def later(*args: Any, **options: Any) -> Any:
            await self._wait()
            return await made(*args, **options)

        return later


def commands(client: Furunkulus) -> list[app_commands.Command[Any, ..., Any]]:
    return [each for each in client.tree.walk_commands() if isinstance(each, app_commands.Command)]


def options(command: app_commands.Command[Any, ..., Any], world: World) -> dict[str, Any]:
    """Fill what a command must be given; strange values are refused, and that is an answer, too."""
    file = Attachment(id=1, channel_id=1, filename="save.json", content_type="application/json", content=b"{}")
    values = {
        AppCommandOptionType.user: world.people["Ben"],
        AppCommandOptionType.attachment: file,
        AppCommandOptionType.integer: 4,
        AppCommandOptionType.channel: next(iter(world.channels.values())),
    }
    return {
        each.name: each.choices[0].value if each.choices else values.get(each.type, "4")
        for each in command.parameters
        if each.required
    }


def test_a_promise_is_made_in_a_fraction_of_the_time_that_discord_waits() -> None:
    assert TimeLimits().first_answer == 3.0
    assert REAL_LIMITS[context, "PATIENCE"] * TRIES <= TimeLimits().first_answer / 3


async def test_every_command_and_control_is_answered_first_while_all_slow_work_is_held_up(
    start: Start, at: At, sandbox: Sandbox, world: World, games: Channel, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = sandbox.as_person(world.people["Ada"], games)  # who waits for the first answer alone
    monkeypatch.setattr(context, "PATIENCE", 0.0)
    async with start() as client:
        await at("Ada").slash("new fearsome-floors")
        await client.outbox_worker.idle()
        slow = HeldUp(monkeypatch)
        lobby = public(games)[-1]
        for control in ids(lobby)[:1]:
            await answered(slow, ada.click(lobby, control))
        await stops(at("Mo"))
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        for control in ids(board):
            await answered(slow, ada.click(board, control))
        for command in commands(client):
            await answered(slow, ada.slash(command.qualified_name, **options(command, world)))
        assert slow.waiting > len(commands(client)) / 2


async def answered(slow: HeldUp, interaction: Any) -> None:
    """Have a first answer while everything is held up."""
    with slow.held():
        await interaction
