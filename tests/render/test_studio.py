"""What the process of the studio answers, without the process: `tests/bot/delivery/test_studio_process.py` has that."""

import platform
import resource
from dataclasses import replace
from io import BytesIO
from pathlib import Path

import msgspec
import pytest

from engine.core.job_pipe import ANSWER
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.kit import Kit, write_kit
from render import SHOWS, studio
from render.core import Show
from render.studio import PICTURES_BETWEEN, FilmJob, Job, PictureJob, give_back_memory, serve

KEY = FEARSOME_FLOORS.key
SHOW = SHOWS[KEY]
MONSTER = write_kit(Kit())


def answers(*jobs: Job, show: Show = SHOW) -> list[tuple[bool, bytes]]:
    """Give jobs in a row, and read what is answered to each."""
    written = BytesIO()
    serve(BytesIO(b"".join(msgspec.json.encode(job) + b"\n" for job in jobs)), written, shows={KEY: show})
    written.seek(0)
    read = []
    while header := written.read(ANSWER.size):
        is_made, size = ANSWER.unpack(header)
        read.append((is_made, written.read(size)))
    return read


def test_every_order_has_its_answer_in_turn() -> None:
    first, (is_made, why), again = answers(PictureJob(KEY, MONSTER), PictureJob(KEY, 7), PictureJob(KEY, MONSTER))
    assert first == again == (True, SHOW.paint(MONSTER))
    assert not is_made
    assert b"Expected `str | object | array`, got `int`" in why


def test_what_all_pictures_share_is_drawn_before_the_first_order() -> None:
    prepared: list[bool] = []
    assert answers(show=replace(SHOW, prepare=lambda: prepared.append(True))) == []
    assert prepared == [True]


def test_a_game_without_films_gives_none() -> None:
    assert answers(FilmJob(KEY, (), "en"), show=replace(SHOW, film=None)) == [(True, b"")]


def test_memory_is_given_back_after_each_film_and_now_and_then_after_pictures(monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[str] = []
    monkeypatch.setattr(studio, "give_back_memory", lambda: done.append("given back"))

    def made(what: str) -> bytes:
        done.append(what)
        return b""

    show = replace(SHOW, paint=lambda _scene: made("picture"), film=lambda _parts, _words: made("film"))
    pictures = [PictureJob(KEY, MONSTER)] * (PICTURES_BETWEEN - 1)
    answers(*pictures, FilmJob(KEY, (), "en"), PictureJob(KEY, 7), *pictures, show=show)
    assert done == [*["picture"] * 9, "film", "given back", "given back", *["picture"] * 9]


@pytest.mark.skipif(platform.libc_ver()[0] != "glibc", reason="only glibc keeps what has been freed")
def test_memory_that_was_freed_goes_back_to_the_system() -> None:
    blocks = [bytes(60_000) for _ in range(1_000)]  # too small for pages of their own
    del blocks[:-1]  # and the last one holds the rest where it is
    before = resident_pages()
    give_back_memory()
    assert (before - resident_pages()) * resource.getpagesize() > 30_000_000


def resident_pages() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1])
