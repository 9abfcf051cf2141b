"""Painting happens in a thread of its own, one picture after the other, and never on the event loop."""

import asyncio
import threading
from dataclasses import replace
from io import BytesIO
from typing import Any

import pytest
from PIL import Image

from bot.delivery.painter import Painter
from bot.posts.compose import board_post
from bot.posts.post import Picture
from engine.core import ScriptedChance
from engine.fearsome_floors import FEARSOME_FLOORS, Setup
from engine.fearsome_floors.kit import Kit
from render import SHOWS
from tests.bot.tables.tables import seats, table

SHOW = SHOWS[FEARSOME_FLOORS.key]


def picture() -> Picture:
    """Give the picture of a first board, as it comes from the outbox."""
    state = FEARSOME_FLOORS.begin(Setup(("green", "red"), kit=Kit()), ScriptedChance(["green"]))
    return board_post(table(state, seats(("Ada", "green"), ("Ben", "red")))).pictures[0]


async def test_a_picture_is_painted_from_its_scene() -> None:
    painter = Painter({FEARSOME_FLOORS.key: SHOW})
    painted = await painter.paint(picture())
    painter.close()
    with Image.open(BytesIO(painted)) as image:
        assert (image.format, image.size) == ("PNG", (1280, 816))


async def test_the_event_loop_goes_on_while_a_picture_is_painted() -> None:
    loop_goes_on = threading.Event()
    painters = []

    def paint(_scene: Any) -> bytes:
        painters.append(threading.current_thread().name)
        assert loop_goes_on.wait(timeout=5)  # on the loop itself this would never come
        return b"picture"

    painter = Painter({FEARSOME_FLOORS.key: replace(SHOW, paint=paint, prepare=lambda: None)})
    painting = [asyncio.create_task(painter.paint(picture())) for _ in range(2)]
    asyncio.get_running_loop().call_later(0, loop_goes_on.set)
    assert await asyncio.gather(*painting) == [b"picture"] * 2
    painter.close()
    assert painters == ["painter_0"] * 2


async def test_what_all_pictures_share_is_drawn_at_the_start_and_off_the_loop() -> None:
    prepared: list[str] = []
    show = replace(SHOW, prepare=lambda: prepared.append(threading.current_thread().name), paint=lambda _scene: b"")
    painter = Painter({FEARSOME_FLOORS.key: show})
    await painter.paint(picture())
    painter.close()
    assert prepared == ["painter_0"]


async def test_a_scene_that_cannot_be_painted_is_an_error_for_who_asked() -> None:
    painter = Painter({FEARSOME_FLOORS.key: replace(SHOW, prepare=lambda: None)})
    with pytest.raises(ValueError, match=r"Expected `str \| object`"):
        await painter.paint(Picture(FEARSOME_FLOORS.key, 7, ""))
    painter.close()
