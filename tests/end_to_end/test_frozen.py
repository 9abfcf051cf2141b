"""What was asked while the process was frozen is not done at the thaw: its asker knows that nothing came of it."""

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from structlog.typing import EventDict

from bot.interactions import in_flight
from bot.sandbox import Channel, NoAnswerError, TimeLimits
from engine.core import ScriptedChance
from tests.end_to_end.conftest import Start
from tests.end_to_end.player import At, id_of
from tests.end_to_end.scenes import begins, begun, forgive, public, rows
from tests.patience import PATIENCE, until


class FrozenFor:
    """A clock that goes on while the bot does nothing."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.seconds, clock = 0.0, in_flight.elapsed_seconds
        monkeypatch.setattr(in_flight, "elapsed_seconds", lambda: clock() + self.seconds)


async def test_nothing_is_written_for_what_waited_too_long(
    start: Start,
    at: At,
    games: Channel,
    database: Path,
    time_limits: TimeLimits,
    quiet: list[EventDict],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    frozen = FrozenFor(monkeypatch)
    async with start(ScriptedChance(begins("green"))) as client:
        await begun(at, "Ada", "Ben")
        await client.outbox_worker.idle()
        board = public(games)[-1]
        acts: tuple[Callable[[], Awaitable[object]], ...] = (
            lambda: at("Ada").slash("stay", token="4"),
            lambda: at("Ada").complete("stay", focus="token", token=""),
            lambda: at("Ada").click(board, id_of(board, "ff-pad")),
        )
        before = rows(database, "SELECT revision FROM matches")
        frozen.seconds += 2 * PATIENCE
        time_limits.patience = 0.2
        for act in acts:
            with pytest.raises(NoAnswerError):
                await act()
        late = "interaction came too late to be answered"
        await until(lambda: [entry["event"] for entry in quiet].count(late) == len(acts))
        assert len(forgive(quiet, late)) == len(acts)
        assert rows(database, "SELECT revision FROM matches") == before
        time_limits.patience = PATIENCE
        frozen.seconds = 0.0
        for act in acts:
            await act()
        assert rows(database, "SELECT revision FROM matches") != before
