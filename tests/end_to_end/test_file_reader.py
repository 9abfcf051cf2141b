"""Files from people are read in a process of its own, which holds nobody up."""

import asyncio

import pytest

from bot.delivery.studio_process import Thinker
from bot.play.moderation.match_files import FileJob
from bot.sandbox import World
from tests.end_to_end.conftest import Start
from tests.end_to_end.file_scenes import imports
from tests.end_to_end.player import At
from tests.patience import until


async def test_its_process_ends_with_the_file() -> None:
    thinker = Thinker()
    checked = await thinker.check(FileJob(b"{}"))
    assert checked is not None
    assert (checked.refusal and checked.refusal.key, thinker.files.process_id) == ("import-no-game", None)
    await asyncio.to_thread(thinker.close)


async def test_a_file_that_takes_too_long_is_given_up_and_a_server_has_one_read_at_a_time(
    start: Start, at: At, world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with start() as client:
        reading, refused = asyncio.Event(), asyncio.Event()

        async def never(_job: FileJob) -> None:
            reading.set()
            await refused.wait()

        monkeypatch.setattr(client.app.thinker, "check", never)
        file = world.upload("x.json", b"{}")
        first = asyncio.create_task(imports(at("Mo"), file))
        await reading.wait()
        assert await imports(at("Mo"), file) == "Another file is being read for this server; try again in a moment."
        refused.set()
        assert await first == "Reading this file takes too long: it was given up, and nothing has changed."
        await until(lambda: not client.app.reading_files_for, "nothing is read")
