"""Parts of the board: named at their cut edges, and otherwise what the whole picture shows there."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.fearsome_floors.board import Square
from engine.fearsome_floors.state import Monster
from render.fearsome_floors import board_scene, paint
from render.fearsome_floors.geometry import LABEL, WALL, box
from render.fearsome_floors.scene import Walk
from tests.render.fearsome_floors.positions import busy

MARGIN = LABEL + WALL
SCENE = replace(board_scene(busy()), monster=Monster("h10", "w"))
"""The letters of walls, which are not the same on a part, stand on none of these parts."""


def drawn(view: tuple[Square, ...], apart: tuple[Square, ...] = ()) -> Image.Image:
    with Image.open(io.BytesIO(paint(replace(SCENE, view=view, apart=apart)))) as image:
        return image.convert("RGB")


def named(view: tuple[Square, ...]) -> Image.Image:
    """What a part has that the whole picture does not have there."""
    return ImageChops.difference(drawn(view), drawn(()).crop(box(view)))


@pytest.mark.parametrize("view", [("a1", "f5"), ("a1", "d2")])
def test_a_part_in_the_corner_has_the_boards_own_names(view: tuple[Square, ...]) -> None:
    assert named(view).getbbox() is None


def test_a_part_from_amidst_the_board_has_the_names_of_its_rows_and_columns_outside_its_squares() -> None:
    names = named(("e4", "h7"))
    assert names.crop((MARGIN, MARGIN, *names.size)).getbbox() is None
    for each in range(4):
        column = names.crop((MARGIN + each * 66, 0, MARGIN + each * 66 + 66, MARGIN))
        row = names.crop((0, MARGIN + each * 66, MARGIN, MARGIN + each * 66 + 66))
        assert column.getbbox() is not None, each
        assert row.getbbox() is not None, each


def test_a_part_has_nothing_of_the_panel() -> None:
    scene = replace(board_scene(busy()), view=("k1", "p7"))
    late = replace(scene, panel=replace(scene.panel, second_half=not scene.panel.second_half, walk=Walk("8", 3)))
    assert paint(late) == paint(scene)


def test_names_do_not_cover_those_of_the_board() -> None:
    names = named(("n5", "p7"))
    assert names.crop((MARGIN + 132, 0, MARGIN + 198, MARGIN)).getbbox() is None


def test_two_parts_stand_side_by_side() -> None:
    left, right, both = drawn(("a5", "c7")), drawn(("n5", "p7")), drawn(("a5", "c7"), ("n5", "p7"))
    assert both.height == left.height == right.height
    assert both.width > left.width + right.width
    assert ImageChops.difference(both.crop((0, 0, *left.size)), left).getbbox() is None
    assert ImageChops.difference(both.crop((both.width - right.width, 0, *both.size)), right).getbbox() is None


def test_names_stand_on_a_margin_that_hides_what_lies_beyond_the_part() -> None:
    scene, view = replace(board_scene(busy()), tokens={}), ("e4", "h7")
    piece = next(iter(board_scene(busy()).tokens.values()))
    there = replace(scene, view=view, tokens={"e3": piece, "h3": piece, "d4": piece, "d7": piece, "d3": piece})
    with (
        Image.open(io.BytesIO(paint(there))) as image,
        Image.open(io.BytesIO(paint(replace(scene, view=view)))) as bare,
    ):
        beyond = ImageChops.difference(image.convert("RGB"), bare.convert("RGB"))
    assert beyond.crop((0, 0, beyond.width, LABEL)).getbbox() is None
    assert beyond.crop((0, 0, LABEL, beyond.height)).getbbox() is None
    assert beyond.getbbox() is not None
