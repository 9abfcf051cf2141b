"""Moments: what has happened is seen from near, whole, in the shape in which a message crops nothing."""

import io
from collections.abc import Callable
from functools import cache

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from render.claustrophobia.arrangement import DESTINY, TRAY
from render.claustrophobia.picture import MOMENTS
from render.claustrophobia.scene import Action, Destiny, Scene
from render.claustrophobia.show import CLAUSTROPHOBIA_SHOW, chapters
from render.core import words_in
from render.core.composition import Shape
from tests.render.claustrophobia.games import played_by_lot

WORDS = words_in("en")
SOME = 5


def drawn(scene: Scene) -> Image.Image:
    with Image.open(io.BytesIO(CLAUSTROPHOBIA_SHOW.paint(scene))) as picture:
        return picture.convert("RGB")


@cache
def scenes() -> tuple[Scene, ...]:
    """Return the pictures of the turns of a game."""
    parts = played_by_lot("air", 3)
    return tuple(chapters(before, [turn], ("Ada", "Ben"), WORDS)[0].frames[0].scene for before, turn in parts)


def moments(shape: Shape, which: Callable[[Scene], bool]) -> list[Scene]:
    """Return some of its moments."""
    assert CLAUSTROPHOBIA_SHOW.shaped is not None
    found = [CLAUSTROPHOBIA_SHOW.shaped(scene, shape) for scene in scenes() if which(scene)]
    assert len(found) >= SOME
    return found[:: len(found) // SOME]


def without_warriors(scene: Scene, number: int) -> Scene:
    """Return a scene in which nobody stands on a tile."""
    tiles = (replace(laid, humans=(), demons=()) if at == number else laid for at, laid in enumerate(scene.tiles))
    return replace(scene, tiles=tuple(tiles))


@pytest.mark.parametrize("shape", ["wide", "square"])
def test_who_has_gone_somewhere_is_seen_whole_above_the_dice(shape: Shape) -> None:
    width, height = MOMENTS[shape]
    for scene in moments(shape, lambda scene: bool(scene.action.steps) and not scene.action.deaths):
        shown = drawn(scene)
        assert shown.size == (width, height)
        box = ImageChops.difference(shown, drawn(without_warriors(scene, scene.action.steps[-1].target))).getbbox()
        assert box is not None
        left, top, right, bottom = box
        assert 0 < left < right < width
        assert 0 < top < bottom <= height - TRAY


@pytest.mark.parametrize("shape", ["wide", "square"])
def test_the_dice_of_a_fight_are_seen(shape: Shape) -> None:
    width, height = MOMENTS[shape]
    for scene in moments(shape, lambda scene: bool(scene.action.rolls)):
        unseen = replace(scene, action=replace(scene.action, rolls=()))
        dice = (0, height - TRAY, width, height)
        assert ImageChops.difference(drawn(scene).crop(dice), drawn(unseen).crop(dice)).getbbox() is not None


@pytest.mark.parametrize("shape", ["wide", "square"])
def test_where_nothing_happens_in_the_tunnels_the_board_of_destiny_is_seen(shape: Shape) -> None:
    for scene in moments(shape, lambda scene: bool(scene.destiny.slots) and scene.action == Action()):
        empty = replace(scene, destiny=Destiny())
        box = ImageChops.difference(drawn(scene), drawn(empty)).getbbox()
        assert box is not None
        assert box[1] >= MOMENTS[shape][1] - TRAY - DESTINY
