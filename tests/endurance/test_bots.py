"""What becomes of bots when the run that has started them is killed."""

from pathlib import Path

from tests.end_to_end.processes import led
from tests.endurance.bots import is_alive
from tests.patience import patience, until

RUN = """
import asyncio
from pathlib import Path
from bot.sandbox import Sandbox, World
from tests.endurance.bots import bots_on

async def run():
    async with Sandbox(World()) as sandbox, bots_on(sandbox, Path(), program="import time; time.sleep(600)") as bots:
        await bots.start(cold=True)
        print(bots.pid, flush=True)
        await asyncio.Event().wait()

asyncio.run(run())
"""


async def test_a_bot_with_an_interpreter_of_its_own_ends_when_its_run_is_killed(tmp_path: Path) -> None:
    async with led(folder=tmp_path, program=RUN) as running:
        async with patience("the start of a bot"):
            pid = int(await running.stdout.readline())
        assert is_alive(pid)
        running.kill()
        await until(lambda: not is_alive(pid), "the bot's end")
