"""What the process of the studio answers, without the process: `tests/bot/delivery/test_studio_process.py` has that."""

from dataclasses import replace
from io import BytesIO

import msgspec
import pytest

from engine.fearsome_floors import FEARSOME_FLOORS
from engine.fearsome_floors.kit import Kit, write_kit
from render import SHOWS, studio
from render.studio import ANSWER, FilmOrder, Order, PictureOrder, serve

KEY = FEARSOME_FLOORS.key
SHOW = SHOWS[KEY]
MONSTER = write_kit(Kit())


def answers(*orders: Order) -> list[tuple[bool, bytes]]:
    """Give orders in a row, and read what is answered to each."""
    written = BytesIO()
    serve(BytesIO(b"".join(msgspec.json.encode(order) + b"\n" for order in orders)), written)
    written.seek(0)
    read = []
    while header := written.read(ANSWER.size):
        is_made, size = ANSWER.unpack(header)
        read.append((is_made, written.read(size)))
    return read


def test_every_order_has_its_answer_in_turn() -> None:
    first, (is_made, why), again = answers(PictureOrder(KEY, MONSTER), PictureOrder(KEY, 7), PictureOrder(KEY, MONSTER))
    assert first == again == (True, SHOW.paint(MONSTER))
    assert not is_made
    assert b"Expected `str | object`, got `int`" in why


def test_what_all_pictures_share_is_drawn_before_the_first_order(monkeypatch: pytest.MonkeyPatch) -> None:
    prepared: list[bool] = []
    monkeypatch.setattr(studio, "SHOWS", {KEY: replace(SHOW, prepare=lambda: prepared.append(True))})
    assert answers() == []
    assert prepared == [True]


def test_a_game_without_films_gives_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studio, "SHOWS", {KEY: replace(SHOW, film=None)})
    assert answers(FilmOrder(KEY, ())) == [(True, b"")]
