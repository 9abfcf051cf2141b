"""Films are made in another process, which may break, and ends with this one."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from structlog.testing import capture_logs

from bot.delivery import camera as room
from bot.delivery.camera import Camera
from bot.delivery.pieces import Upload
from bot.posts.post import Film, film_of
from engine.fearsome_floors import FEARSOME_FLOORS
from render.fearsome_floors import film as render_film
from render.filming import Part
from tests.render.fearsome_floors.walks import EVENTFUL, walked

SHOOT_AND_DIE = """
import asyncio, os, signal
from bot.delivery.camera import Camera
from tests.bot.delivery.test_camera import walk

async def shoot_and_die():
    camera = Camera()
    assert await camera.shoot(walk())
    print(camera.process_id, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(shoot_and_die())
"""


@pytest.fixture
async def camera() -> AsyncIterator[Camera]:
    camera = Camera()
    yield camera
    await camera.close()


def walk() -> Film:
    """Give the film of a walk in which a lot happens."""
    return film_of(FEARSOME_FLOORS.key, [walked(EVENTFUL, "8")], "A walk.")


async def test_films_are_made_in_a_process_of_their_own_and_are_those_that_the_game_shows(camera: Camera) -> None:
    assert camera.process_id is None  # nothing begins before there is something to film
    films = await asyncio.gather(camera.shoot(walk()), camera.shoot(walk()))
    shown = render_film([walked(EVENTFUL, "8")])
    assert shown is not None
    assert list(films) == [Upload(FEARSOME_FLOORS.key, shown, "gif", "A walk.")] * 2
    assert camera.process_id not in (None, os.getpid())


async def test_what_cannot_be_filmed_costs_its_film_and_the_next_one_is_made(camera: Camera) -> None:
    with capture_logs() as logged:
        assert await camera.shoot(Film(FEARSOME_FLOORS.key, (Part({}, {}),), "")) is None
    assert [entry["event"] for entry in logged] == ["film cannot be made"]
    assert "missing required field" in logged[0]["said"]
    assert await camera.shoot(walk()) is not None


async def test_a_process_that_breaks_costs_its_film_and_the_next_one_has_a_new_process(camera: Camera) -> None:
    await camera.shoot(walk())
    first = camera.process_id
    assert first is not None
    os.kill(first, signal.SIGSTOP)  # so that the film is surely not made before the end
    shooting = asyncio.create_task(camera.shoot(walk()))
    with capture_logs() as logged:
        await asyncio.sleep(0)
        os.kill(first, signal.SIGKILL)
        assert await shooting is None
    assert [entry["event"] for entry in logged] == ["film cannot be made"]
    assert await camera.shoot(walk()) is not None
    assert camera.process_id != first


async def test_a_process_that_does_not_answer_is_given_up(camera: Camera, monkeypatch: pytest.MonkeyPatch) -> None:
    await camera.shoot(walk())
    assert camera.process_id is not None
    os.kill(camera.process_id, signal.SIGSTOP)
    monkeypatch.setattr(room, "LONGEST", 0.01)
    with capture_logs() as logged:
        assert await camera.shoot(walk()) is None
    assert [entry["event"] for entry in logged] == ["film cannot be made"]
    assert camera.process_id is None


async def test_a_film_that_nobody_waits_for_any_more_is_not_taken_for_the_next_one(camera: Camera) -> None:
    shooting = asyncio.create_task(camera.shoot(walk()))
    await asyncio.sleep(0)
    shooting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await shooting
    other = walked(EVENTFUL, "2h")
    made = await camera.shoot(film_of(FEARSOME_FLOORS.key, [other], ""))
    assert made is not None
    assert made.content == render_film([other])


async def test_a_film_of_more_bytes_than_a_place_takes_is_none(camera: Camera) -> None:
    made = await camera.shoot(walk())
    assert made is not None
    size = len(made.content)
    assert await camera.shoot(walk(), largest=size) == made
    with capture_logs() as logged:
        assert await camera.shoot(walk(), largest=size - 1) is None
    assert [(entry["event"], entry["size"], entry["largest"]) for entry in logged] == [
        ("film too large", size, size - 1)
    ]


async def test_the_process_ends_with_one_that_was_killed() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", SHOOT_AND_DIE, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    assert process.returncode == -signal.SIGKILL
    async with asyncio.timeout(10):
        while is_running(int(output)):  # noqa: ASYNC110 - somebody else's child has no event
            await asyncio.sleep(0.01)


def is_running(process_id: int) -> bool:
    """Whether a process has not ended; one that has, and that nobody has asked for its end, still has its id."""
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
