"""Pictures and films become files, or nothing where they cannot be made or are too large."""

from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from structlog.testing import capture_logs

from bot.delivery.message_parts import Upload
from bot.delivery.studio_process import NotMadeError, Painter
from bot.table.posts.post import Film, Picture, film_of
from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.kit import Kit, write_kit
from render import SHOWS
from render.core import words_in
from render.fearsome_floors import film as render_film
from render.studio import Part
from tests.patience import until
from tests.render.fearsome_floors.walks import EVENTFUL, walked

KEY = FEARSOME_FLOORS.key
WALK = film_of(KEY, [walked(EVENTFUL, "8")], "A walk.", words_in("en"))


@pytest.fixture
def fresh() -> Iterator[Painter]:
    painter = Painter()
    yield painter
    painter.close()


@pytest.fixture(scope="module")
def painter() -> Iterator[Painter]:
    """One for all tests that ask it for files: to open a studio takes half a second of a core."""
    painter = Painter()
    yield painter
    painter.close()


async def test_a_picture_is_a_png_with_its_alt_text(painter: Painter) -> None:
    made = await painter.paint(Picture(KEY, write_kit(Kit()), "A monster."))
    assert made == Upload(KEY, SHOWS[KEY].paint(write_kit(Kit())), "png", "A monster.")


async def test_a_picture_that_cannot_be_made_is_an_error_for_who_asked(painter: Painter) -> None:
    with pytest.raises(NotMadeError):
        await painter.paint(Picture(KEY, 7, ""))


async def test_the_studio_is_opened_before_the_first_picture(fresh: Painter) -> None:
    assert fresh.pictures.process_id is None
    fresh.prepare()
    await until(lambda: fresh.pictures.process_id is not None)
    assert fresh.films.process_id is None  # many games are played without any


async def test_a_film_is_a_gif_with_its_alt_text(painter: Painter) -> None:
    shown = render_film([walked(EVENTFUL, "8")])
    assert shown is not None
    assert await painter.shoot(WALK) == Upload(KEY, shown, "gif", "A walk.")


async def test_a_film_that_cannot_be_made_is_none(painter: Painter) -> None:
    with capture_logs() as logged:
        assert await painter.shoot(Film(KEY, (Part({}, {}),), "", "en")) is None
    assert [entry["event"] for entry in logged] == ["film cannot be made"]
    assert "missing required field" in logged[0]["error"]


async def test_a_turn_that_is_not_worth_a_film_has_none(painter: Painter) -> None:
    before, turn = walked(EVENTFUL, "8")
    assert await painter.shoot(film_of(KEY, [(before, replace(turn, events=()))], "", words_in("en"))) is None


async def test_a_film_of_more_bytes_than_a_place_takes_is_none(painter: Painter) -> None:
    made = await painter.shoot(WALK)
    assert made is not None
    size = len(made.content)
    assert await painter.shoot(WALK, largest=size) == made
    with capture_logs() as logged:
        assert await painter.shoot(WALK, largest=size - 1) is None
    assert [(entry["event"], entry["size"], entry["largest"]) for entry in logged] == [
        ("film too large", size, size - 1)
    ]
