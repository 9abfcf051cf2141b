"""The picture of a step: as wide as high, near what happened, and with all of it."""

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.fearsome_floors.board import ORDER, coordinates
from render.fearsome_floors import Scene, paint
from render.fearsome_floors.film import frames
from render.fearsome_floors.geometry import LABEL, SQUARE, WALL, corner
from render.fearsome_floors.part import LEAST, MOST, side_of, window
from render.fearsome_floors.rules import Example, example_scene
from render.fearsome_floors.scene import Walk
from render.fearsome_floors.show import FEARSOME_FLOORS_SHOW, chapters
from tests.render.fearsome_floors.tables import NAMES, WORDS
from tests.render.fearsome_floors.walks import EVENTFUL, walked


def steps() -> list[Scene]:
    before, walk = walked(EVENTFUL, "8")
    (chapter,) = chapters(before, [walk], NAMES[: len(before.colours)], WORDS)
    assert chapter.shape == "square"
    return [frame.scene for frame in chapter.frames]


def drawn(scene: Scene) -> Image.Image:
    with Image.open(io.BytesIO(paint(scene))) as image:
        return image.convert("RGB")


def test_every_step_of_a_walk_has_a_picture_as_wide_as_high() -> None:
    shots = frames(*walked(EVENTFUL, "8"))
    assert len(steps()) == len(shots)
    for scene in steps():
        assert drawn(scene).size == (side_of(scene), side_of(scene))
        assert len(paint(scene)) < 45_000


def test_a_walk_of_one_step_is_the_whole_board() -> None:
    tokens = "g1:k8,g3:in,g4:in,g5:in,r1:in,r3:in,r4:in,r5:in"
    before, walk = walked(f"ff1 monster=j8e tokens={tokens} round=5 cards=1h start=g turn=monster", "1h")
    (chapter,) = chapters(before, [walk], NAMES[:2], WORDS)
    assert (chapter.shape, [frame.scene.shape for frame in chapter.frames]) == ("wide", ["wide"])


@given(squares=st.lists(st.sampled_from(list(ORDER)), min_size=1, max_size=4))
def test_the_part_that_is_shown_has_all_that_matters_and_a_place_for_the_heading(squares: list[str]) -> None:
    columns, rows = window(squares)
    for column, row in map(coordinates, squares):
        assert column in columns
        assert row in rows
    if len(columns) <= MOST:
        assert LEAST <= len(columns) == len(rows) + 1


def test_what_goes_through_a_wall_is_seen_on_both_sides() -> None:
    assert [len(line) for line in window(["a6", "p6"])] == [16, 11]


MOVED = "ff1 monster=j8e stones=d5 tokens=g1:in,g3:c5,g4:f2,g5:in,r1:k8,r3:in,r4:in,r5:in start=g turn=g"


@pytest.mark.parametrize(("move", "first"), [("g3 r", "a1"), ("g4 llld", "a1"), ("g5 -", "h3")])
def test_a_move_beside_others_is_a_square_of_the_board_around_its_way_without_a_heading(move: str, first: str) -> None:
    scene = example_scene(Example(MOVED, move))
    assert FEARSOME_FLOORS_SHOW.shaped is not None
    square = FEARSOME_FLOORS_SHOW.shaped(scene, "square")
    assert drawn(square).size == (side_of(square), side_of(square)) == (716, 716)
    (x, y), (across, down) = corner(first), (LEAST * SQUARE, (LEAST - 1) * SQUARE)
    margin = LABEL + WALL
    there, here = drawn(scene).crop((x, y, x + across, y + down)), (margin, margin, margin + across, margin + down)
    assert ImageChops.difference(drawn(square).crop(here), there).getbbox() is None


@pytest.mark.parametrize("walk", [Walk("8", 4), Walk("7", 3), Walk("8", 3, 3), Walk("2h", 3)])
def test_card_step_and_hits_stand_above_the_board(walk: Walk) -> None:
    scene = steps()[2]
    other = replace(scene, panel=replace(scene.panel, walk=walk))
    changed = ImageChops.difference(drawn(scene), drawn(other)).getbbox()
    assert changed is not None
    assert changed[3] <= 66
