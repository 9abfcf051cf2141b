"""What the process of the studio answers, without the process: `tests/bot/delivery/test_studio_process.py` has that."""

from dataclasses import replace
from io import BytesIO

import msgspec

from engine.core.job_pipe import ANSWER
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.kit import Kit, write_kit
from render import SHOWS
from render.core import Show
from render.studio import FilmJob, Job, PictureJob, serve

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
    assert answers(FilmJob(KEY, ()), show=replace(SHOW, film=None)) == [(True, b"")]
