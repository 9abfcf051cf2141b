"""Films are made in another process, which may break, and ends with this one."""

import asyncio
import multiprocessing
import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.delivery.camera import Camera
from bot.posts.post import Film, film_of
from engine.fearsome_floors import FEARSOME_FLOORS
from render.fearsome_floors import film as render_film
from tests.render.fearsome_floors.walks import EVENTFUL, walked

SHOOT_AND_DIE = """
if __name__ == "__main__":
    import asyncio, multiprocessing, os, signal
    from bot.delivery.camera import Camera
    from bot.posts.post import film_of
    from tests.render.fearsome_floors.walks import EVENTFUL, walked

    assert asyncio.run(Camera().shoot(film_of("fearsome-floors", *walked(EVENTFUL, "8"), "")))
    assert len(multiprocessing.active_children()) == 1
    print("filmed", flush=True)
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def camera() -> Iterator[Camera]:
    camera = Camera()
    yield camera
    camera.close()
    assert multiprocessing.active_children() == []


def walk() -> Film:
    """Give the film of a walk in which a lot happens."""
    return film_of(FEARSOME_FLOORS.key, *walked(EVENTFUL, "8"), "A walk.")


async def test_a_film_is_made_in_a_process_of_its_own_and_is_the_one_that_the_game_shows(camera: Camera) -> None:
    assert multiprocessing.active_children() == []  # nothing begins before there is something to film
    film = await camera.shoot(walk())
    assert film == render_film(*walked(EVENTFUL, "8"))
    assert len(multiprocessing.active_children()) == 1


async def test_a_film_that_cannot_be_made_is_none_and_the_next_one_is_made(camera: Camera) -> None:
    with capture_logs() as logged:
        assert await camera.shoot(Film(FEARSOME_FLOORS.key, {}, {}, "")) is None
    assert [entry["event"] for entry in logged] == ["film cannot be made"]
    assert await camera.shoot(walk()) is not None


async def test_a_process_that_breaks_costs_its_film_and_the_next_one_has_a_new_process(camera: Camera) -> None:
    await camera.shoot(walk())
    (worker,) = multiprocessing.active_children()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)  # so that the film is surely not made before the end
    shooting = asyncio.create_task(camera.shoot(walk()))
    with capture_logs() as logged:
        await asyncio.sleep(0)
        worker.kill()
        assert await shooting is None
    assert [entry["event"] for entry in logged] == ["film cannot be made"]
    assert await camera.shoot(walk()) is not None


async def test_the_process_ends_with_one_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "shoot_and_die.py"
    script.write_text(SHOOT_AND_DIE)  # a file, because the new process reads the main module again
    environment = os.environ | {"PYTHONPATH": str(Path.cwd())}
    process = await asyncio.create_subprocess_exec(
        sys.executable, str(script), stdout=asyncio.subprocess.PIPE, env=environment
    )
    async with asyncio.timeout(60):  # the pipe ends when nobody holds its other end any more, the worker included
        output, _ = await process.communicate()
    assert (process.returncode, output) == (-signal.SIGKILL, b"filmed\n")
