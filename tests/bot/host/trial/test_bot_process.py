"""The bot as a process that is killed and started again, and what others see of its tables meanwhile."""

import os
import signal
from pathlib import Path

import pytest

from bot.host.trial import BotEndedError
from bot.host.trial.bot_process import Hosted
from bot.host.trial.serve import GAMES, looking_into
from bot.host.trial.simulated_players import Host
from bot.sandbox import GENEROUS, ImpossibleError, Sandbox, World
from tests.bot.host.trial.test_simulated_players import NEARLY_OVER


async def test_a_bot_that_was_killed_goes_on_where_it_was(tmp_path: Path, world: World) -> None:
    ada, games, lounge = world.people["Ada"], world.channels["games"], world.channels["lounge"]
    async with Sandbox(world, rates=GENEROUS) as sandbox:
        hosted = Hosted(sandbox, tmp_path / "furunkulus.db")
        async with looking_into(tmp_path / "furunkulus.db", wake=hosted.wake) as tables, hosted:
            host = Host(sandbox, tables, GAMES)
            await host.begin_from(ada, games, NEARLY_OVER)
            await games.wait_for(lambda message: bool(message.attachments and "Round 3" in message.content))
            await hosted.kill()
            assert not hosted.is_running
            await hosted.kill()
            assert await host.position(games) == NEARLY_OVER
            with pytest.raises(ImpossibleError, match="The application did not respond"):
                await host.deal(ada, lounge)
            for _ in range(2):
                await hosted.start()
            await host.move_other(games, frozenset())
            assert await host.position(games) != NEARLY_OVER


async def test_a_bot_that_ends_of_its_own_accord_is_missed(tmp_path: Path, world: World) -> None:
    async with Sandbox(world, rates=GENEROUS) as sandbox, Hosted(sandbox, tmp_path / "furunkulus.db") as hosted:
        assert hosted.pid is not None
        os.kill(hosted.pid, signal.SIGKILL)
        with pytest.raises(BotEndedError, match="of its own accord"):
            await hosted.ended()


async def test_a_bot_that_cannot_begin_is_a_sentence(
    tmp_path: Path, world: World, capfd: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "furunkulus.db").write_text("no database, and long enough to be seen as none" * 9)
    async with Sandbox(world, rates=GENEROUS) as sandbox:
        hosted = Hosted(sandbox, tmp_path / "furunkulus.db")
        with pytest.raises(BotEndedError):
            await hosted.start()
        assert not hosted.is_running
    assert "furunkulus.db" in capfd.readouterr().err
