"""Pictures and films are made in another process, which may break, is then begun anew, and ends with this one."""

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import closing
from io import BytesIO
from pathlib import Path
from subprocess import Popen
from threading import Event

import pytest
from PIL import Image
from structlog.testing import capture_logs

from bot.delivery import studio_process as module
from bot.delivery.studio_process import NotMadeError, Studio
from bot.table.posts.board_posts import board_post
from bot.table.posts.post import film_of
from engine.core import ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.cards import Card
from engine.fearsome_floors.kit import Kit
from render.core import words_in
from render.fearsome_floors import film as render_film
from render.studio import FilmJob, PictureJob
from tests.bot.table.tables import seats, table
from tests.patience import patience, until
from tests.render.fearsome_floors.walks import EVENTFUL, walked

MAKE_AND_DIE = """
import asyncio, os, signal
from bot.delivery.studio_process import Studio
from tests.bot.delivery.test_studio_process import board

async def make_and_die():
    studio = Studio()
    assert await studio.make(board())
    print(studio.process_id, flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

asyncio.run(make_and_die())
"""


@pytest.fixture(scope="module")
def studio() -> Iterator[Studio]:
    """One for all tests that neither close it nor look at its beginning: to open it takes half a second of a core."""
    with closing(Studio()) as studio:
        yield studio


@pytest.fixture
def unopened() -> Iterator[Studio]:
    """One that has no process yet."""
    with closing(Studio()) as studio:
        yield studio


@pytest.fixture
def taken(monkeypatch: pytest.MonkeyPatch) -> Event:
    """Set when the studio's thread has taken a job."""
    taken, answered = Event(), module.answered

    def noted(process: Popen[bytes], job: bytes, longest: float) -> tuple[bool, bytes]:
        taken.set()
        return answered(process, job, longest)

    monkeypatch.setattr(module, "answered", noted)
    return taken


def board() -> PictureJob:
    """The job of the picture of a first board, as it comes from the outbox."""
    state = FEARSOME_FLOORS.begin(Setup(("green", "red"), kit=Kit()), ScriptedChance(["green"]))
    picture = board_post(table(state, seats(("Ada", "green"), ("Ben", "red"))).public).pictures[0]
    return PictureJob(picture.game, picture.scene)


def walk(number: Card = "8") -> FilmJob:
    """The job of the film of a walk in which a lot happens."""
    return FilmJob(
        FEARSOME_FLOORS.key, film_of(FEARSOME_FLOORS.key, [walked(EVENTFUL, number)], "", words_in("en")).parts, "en"
    )


async def begun(studio: Studio) -> int:
    """Have a picture made, and return the process that did it."""
    await studio.make(board())
    assert studio.process_id is not None
    return studio.process_id


async def test_pictures_and_films_are_made_in_a_process_of_their_own(unopened: Studio) -> None:
    assert unopened.process_id is None  # nothing begins before there is something to make
    picture, film = await asyncio.gather(unopened.make(board()), unopened.make(walk()))
    with Image.open(BytesIO(picture)) as image:
        assert (image.format, image.size) == ("PNG", (1280, 816))
    assert film == render_film([walked(EVENTFUL, "8")])
    assert unopened.process_id not in (None, os.getpid())


async def test_a_studio_that_was_begun_before_makes_the_first_picture(unopened: Studio) -> None:
    unopened.begin()
    await until(lambda: unopened.process_id is not None)
    prepared = unopened.process_id
    assert await begun(unopened) == prepared


async def test_the_event_loop_goes_on_while_a_picture_is_made(studio: Studio, taken: Event) -> None:
    process_id = await begun(studio)
    taken.clear()
    os.kill(process_id, signal.SIGSTOP)
    making = asyncio.create_task(studio.make(board()))
    await until(taken.is_set)
    assert not making.done()
    os.kill(process_id, signal.SIGCONT)
    assert await making


async def test_what_cannot_be_made_is_an_error_for_who_asked_and_costs_no_process(studio: Studio) -> None:
    first = await begun(studio)
    unpaintable, after = await asyncio.gather(
        studio.make(PictureJob(FEARSOME_FLOORS.key, 7)), studio.make(board()), return_exceptions=True
    )
    assert isinstance(unpaintable, NotMadeError)
    assert str(unpaintable).startswith("Traceback")
    assert "Expected `str | object | array`, got `int`" in str(unpaintable)
    assert after == await studio.make(board())
    assert studio.process_id == first


async def test_a_process_that_is_killed_costs_nothing_but_a_line_in_the_log(studio: Studio, taken: Event) -> None:
    first = await begun(studio)
    taken.clear()
    os.kill(first, signal.SIGSTOP)  # so that the picture is surely not made before the end
    making = [asyncio.create_task(studio.make(job)) for job in (board(), walk())]
    await until(taken.is_set)
    with capture_logs() as logged:
        os.kill(first, signal.SIGKILL)
        assert all(await asyncio.gather(*making))
    assert [entry["event"] for entry in logged] == ["studio failed"]
    assert "ended with code -9" in logged[0]["error"]
    assert studio.process_id not in (None, first)


@pytest.mark.parametrize("filling", [0, 1_000_000], ids=["small", "larger than a pipe"])
async def test_a_process_that_does_not_answer_is_given_up(
    studio: Studio, monkeypatch: pytest.MonkeyPatch, filling: int
) -> None:
    first = await begun(studio)
    os.kill(first, signal.SIGSTOP)
    monkeypatch.setattr(module, "LONGEST", 0.05)
    with capture_logs() as logged, pytest.raises(NotMadeError, match=r"no answer in 0\.05 s"):
        await studio.make(PictureJob(FEARSOME_FLOORS.key, "x" * filling))
    assert logged == []  # whoever gave the job tells why it is not there
    assert not is_running(first)
    monkeypatch.undo()
    assert await studio.make(board())


async def test_half_an_answer_is_none(unopened: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "render").mkdir()
    (tmp_path / "render" / "__init__.py").touch()
    (tmp_path / "render" / "studio.py").write_text("import time\nprint('Hello', flush=True)\ntime.sleep(60)")
    monkeypatch.setattr(module, "OURS", tmp_path)
    monkeypatch.setattr(module, "LONGEST", 1.0)
    with capture_logs(), pytest.raises(NotMadeError, match="no answer"):
        await unopened.make(board())
    assert unopened.process_id is None


async def test_a_terminal_does_not_reach_the_process(studio: Studio) -> None:
    process_id = await begun(studio)
    assert os.getsid(process_id) == process_id


async def test_where_no_process_can_be_begun_the_reason_is_told(
    unopened: Studio, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere")
    with capture_logs(), pytest.raises(NotMadeError, match="No such file or directory"):
        await unopened.make(board())


async def test_a_folder_that_is_named_like_ours_is_no_part_of_the_program(
    unopened: Studio, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "render").mkdir()
    (tmp_path / "render" / "__init__.py").write_text("raise SystemExit('This is not ours.')")
    monkeypatch.chdir(tmp_path)
    assert await unopened.make(board())


async def test_what_nobody_waits_for_any_more_is_not_taken_for_the_next_one(studio: Studio) -> None:
    await begun(studio)
    making = asyncio.create_task(studio.make(walk()))
    await asyncio.sleep(0)
    making.cancel()
    with pytest.raises(asyncio.CancelledError):
        await making
    assert await studio.make(walk("2h")) == render_film([walked(EVENTFUL, "2h")])


async def test_a_closed_studio_has_no_process_and_makes_nothing(unopened: Studio, taken: Event) -> None:
    process_id = await begun(unopened)
    taken.clear()
    os.kill(process_id, signal.SIGSTOP)
    making = asyncio.create_task(unopened.make(board()))
    await until(taken.is_set)
    await asyncio.to_thread(unopened.close)
    assert unopened.process_id is None
    assert not is_running(process_id)
    with pytest.raises((NotMadeError, asyncio.CancelledError)):  # under way, or still waiting for the thread
        await making


async def test_the_process_ends_with_one_that_was_killed() -> None:
    process = await asyncio.create_subprocess_exec(sys.executable, "-c", MAKE_AND_DIE, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    assert process.returncode == -signal.SIGKILL
    await until(lambda: not is_running(int(output)))


def is_running(process_id: int) -> bool:
    """Whether a process has not ended; one that has, and that nobody has asked for its end, still has its id."""
    try:
        return Path(f"/proc/{process_id}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


async def test_what_somebody_waits_for_who_has_just_pressed_a_button_is_made_before_the_pictures_of_posts(
    studio: Studio,
) -> None:
    made = list[str]()

    async def make(name: str, *, is_answer: bool) -> None:
        await studio.make(board(), is_answer=is_answer)
        made.append(name)

    first = asyncio.create_task(studio.make(walk()))
    await asyncio.sleep(0)  # so that the process is busy with the film
    posts = [asyncio.create_task(make(f"post {number}", is_answer=False)) for number in range(3)]
    await asyncio.sleep(0)
    await make("answer", is_answer=True)
    await asyncio.gather(first, *posts)
    assert made == ["answer", "post 0", "post 1", "post 2"]


async def test_a_file_that_waits_for_a_studio_that_is_closed_is_waited_for_no_more(unopened: Studio) -> None:
    waiting = [asyncio.create_task(unopened.make(walk())) for _ in range(3)]
    await asyncio.sleep(0)
    await asyncio.to_thread(unopened.close)
    async with patience("the end of what is made no more"):
        ended = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(end) for end in ended} <= {NotMadeError, asyncio.CancelledError}
