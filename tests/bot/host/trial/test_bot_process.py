"""The bot as a process that is killed and started again, and what others see of its tables meanwhile."""

import os
import signal
from pathlib import Path

import pytest

from bot.host.trial import BotEndedError
from bot.host.trial.bot_process import BotProcess
from bot.host.trial.serve import TRIALS, open_tables
from bot.host.trial.simulated_players import SimulatedPlayers
from bot.sandbox import UNLIMITED, ImpossibleError, Sandbox, World
from tests.bot.host.trial.test_simulated_players import NEARLY_OVER
from tests.end_to_end.forked import ModulePopen, fork_server
from tests.patience import PATIENCE, patient

AN_INSTANT = 0.01
"""Seconds that people wait for an answer that does not come."""


@pytest.fixture(autouse=True)
def forked_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let processes be forked, of which the loading is no part here (`tests/end_to_end/test_cli.py` loads one)."""
    fork_server()
    monkeypatch.setattr("subprocess.Popen", ModulePopen)


async def test_a_bot_that_was_killed_goes_on_where_it_was(tmp_path: Path, world: World) -> None:
    ada, games, lounge = world.people["Ada"], world.channels["games"], world.channels["lounge"]
    time_limits = patient()
    async with Sandbox(world, rate_limits=UNLIMITED, time_limits=time_limits) as sandbox:
        bot_process = BotProcess(sandbox, tmp_path / "furunkulus.db")
        async with open_tables(tmp_path / "furunkulus.db", wake=bot_process.wake) as tables, bot_process:
            host = SimulatedPlayers(sandbox, tables, TRIALS)
            await host.begin_from(ada, games, NEARLY_OVER)
            await games.wait_for(
                lambda message: bool(message.attachments and "Round 3" in message.content), within=PATIENCE
            )
            await bot_process.kill()
            assert not bot_process.is_running
            await bot_process.kill()
            assert await host.position(games) == NEARLY_OVER
            time_limits.patience = AN_INSTANT
            with pytest.raises(ImpossibleError, match="The application did not respond"):
                await host.deal(ada, lounge)
            time_limits.patience = PATIENCE
            for _ in range(2):
                await bot_process.start()
            await host.move_other(games, frozenset())
            assert await host.position(games) != NEARLY_OVER


async def test_a_bot_that_ends_of_its_own_accord_is_missed(tmp_path: Path, world: World) -> None:
    async with (
        Sandbox(world, rate_limits=UNLIMITED) as sandbox,
        BotProcess(sandbox, tmp_path / "furunkulus.db") as bot_process,
    ):
        assert bot_process.pid is not None
        os.kill(bot_process.pid, signal.SIGKILL)
        with pytest.raises(BotEndedError, match="of its own accord"):
            await bot_process.ended()


async def test_a_bot_that_cannot_begin_is_a_sentence(
    tmp_path: Path, world: World, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "furunkulus.db").write_text("no database, and long enough to be seen as none" * 9)
    async with Sandbox(world, rate_limits=UNLIMITED) as sandbox:
        bot_process = BotProcess(sandbox, tmp_path / "furunkulus.db")
        with pytest.raises(BotEndedError):
            await bot_process.start()
        assert not bot_process.is_running
    assert "furunkulus.db" in capfd.readouterr().err
