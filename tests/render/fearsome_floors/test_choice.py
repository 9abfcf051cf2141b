"""What can be chosen: every place where a token may end, and every square where a tile may be placed."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.fearsome_floors.draft import KEPT_FREE, places
from engine.fearsome_floors.moves import MoveToken, PlaceTile
from engine.fearsome_floors.notation import read_position
from engine.fearsome_floors.path import results
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import OUT
from render.fearsome_floors import board_scene, paint
from render.fearsome_floors import choice_marks as signs
from render.fearsome_floors import sprites_marks as marks
from render.fearsome_floors.attempt import attempt_frame, draft_frame
from render.fearsome_floors.geometry import ESCAPED, middle
from render.fearsome_floors.picture import board_sprites
from render.fearsome_floors.scene import Choice, Goal, Scene, draft_choice, goals_of, named
from tests.render.fearsome_floors.tables import NAMES, WORDS, position
from tests.render.fearsome_floors.walks import DRAFT

STONE: dict[str, Tile] = {"h6": "stone"}


def on_pad(place: str, path: str = "", *, eaten: set[str] | None = None, whole: bool = False) -> Scene:
    state = replace(position(g5=place), tiles=STONE, patches=())
    move = MoveToken("g5", path)
    scene: Scene = attempt_frame(WORDS, NAMES[:4], state, move, sentence="", whole=whole, eaten=eaten).scene
    return scene


def goals_on(scene: Scene) -> dict[str, Goal]:
    assert scene.choice is not None
    return {goal.place: goal for goal in scene.choice.goals}


def test_every_place_where_a_token_may_end_is_a_goal_once() -> None:
    state = replace(position(g5="f6"), tiles=STONE, patches=())
    goals = goals_of(state, "g5", None)
    assert {goal.place for goal in goals} == {result.place for result in results(state, "g5")}
    assert len({goal.place for goal in goals}) == len(goals) > 24, "more than a menu takes"


def test_what_has_to_be_pushed_is_told_and_what_can_be_gone_round_is_not() -> None:
    goals = goals_on(on_pad("f6"))
    assert goals["h6"].pushes
    assert not goals["g6"].pushes
    assert not goals["h7"].pushes


@pytest.mark.parametrize(("eaten", "told"), [({"g6"}, True), (set[str](), False), (None, False)])
def test_a_skull_stands_where_the_forecast_eats_if_it_may_be_seen(eaten: set[str] | None, *, told: bool) -> None:
    assert goals_on(on_pad("f6", eaten=eaten))["g6"].eaten == told


def test_each_goal_has_its_sign_on_its_square_but_not_where_a_token_stands() -> None:
    scene = on_pad("f6", eaten={"g6"})
    layers = {placed.centre: placed.sprite for placed in board_sprites(scene)}
    assert layers[middle("g6")] == signs.goal(pushes=False, eaten=True)
    assert layers[middle("h6")] == signs.goal(pushes=True, eaten=False)
    assert layers[middle("f5")] == signs.goal(pushes=False, eaten=False)
    assert layers[middle("f6")] not in [signs.goal(pushes=False, eaten=eaten) for eaten in (True, False)]


def test_the_way_out_is_a_goal_beside_the_exit_until_it_is_taken() -> None:
    dot = signs.goal(pushes=False, eaten=False)
    assert OUT in goals_on(on_pad("b1"))
    for path, seen in (("", True), ("l", True), ("lx", False)):
        layers = [placed.sprite for placed in board_sprites(on_pad("b1", path)) if placed.centre == ESCAPED]
        assert (dot in layers) == seen, path


def test_the_part_of_the_board_that_is_shown_has_all_goals_in_it() -> None:
    for place in ("f6", "in", "a5", "p7"):
        scene = on_pad(place)
        assert {goal.place for goal in goals_on(scene).values()} - {OUT} <= set(scene.view), place
    assert on_pad("f6", whole=True).view == ()


def test_squares_open_to_a_tile_are_lit_and_the_kept_free_ones_barred() -> None:
    state = read_position(DRAFT)
    assert draft_choice(state) == Choice(barred=tuple(sorted(KEPT_FREE)))
    stone = draft_choice(state, PlaceTile("stone", "", None))
    assert set(stone.lit) == set(places(state, "stone", None))
    assert not KEPT_FREE & set(stone.lit)
    column = draft_choice(state, PlaceTile("pool4x1", "", None), column="e")
    expected = {*places(state, "pool4x1", "lengthwise"), *places(state, "pool4x1", "crosswise")}
    assert set(column.lit) == {square for square in expected if square[0] == "e"}


def test_a_tile_is_seen_as_a_ghost_once_it_is_known_how_it_would_lie() -> None:
    state = read_position(DRAFT)
    assert draft_choice(state, PlaceTile("teleporter1", "g5", None)).ghost is None
    ghost = PlaceTile("pool4x1", "c5", "crosswise")
    scene = draft_frame(WORDS, NAMES[:3], state, ghost, sentence="A pool").scene
    frames = [placed.box for placed in board_sprites(scene) if placed.sprite == marks.moved(66, 264)]
    (x, y) = middle("c5")
    assert frames == [(x - 33 - 3 + 1, y - 33 - 3 + 1, x + 33 + 3 - 1, y + 33 + 3 * 66 + 3 - 1)]
    assert paint(scene) != paint(draft_frame(WORDS, NAMES[:3], state, None, sentence="").scene)


def test_a_pad_says_what_it_shows_and_leaves_the_position_alone() -> None:
    state = read_position(DRAFT)
    frame = draft_frame(WORDS, NAMES[:3], state, PlaceTile("stone", "c5", None), sentence="A stone on c5.")
    assert frame.alt.startswith("A stone on c5.")
    assert replace(frame.scene, choice=None) == named(board_scene(state), NAMES[:3])


def test_the_squares_under_a_ghost_are_not_tinted() -> None:
    state = read_position(DRAFT)
    scene = draft_frame(WORDS, NAMES[:3], state, PlaceTile("pool4x1", "c5", "crosswise"), sentence="").scene
    tinted = {placed.centre for placed in board_sprites(scene) if placed.sprite == signs.lit()}
    assert "c5" in scene.choice.lit
    assert not tinted & {middle("c5"), middle("c6"), middle("c7"), middle("c8")}
    assert middle("b3") in tinted


def test_between_two_tinted_squares_there_is_one_thin_line_at_most() -> None:
    state = read_position(DRAFT)
    scene = replace(board_scene(state), choice=Choice(lit=("k5", "l5")))
    with (
        Image.open(io.BytesIO(paint(scene))) as lit,
        Image.open(io.BytesIO(paint(replace(scene, choice=None)))) as bare,
    ):
        tinted = ImageChops.difference(lit.convert("RGB"), bare.convert("RGB")).convert("L")
    (left, y), (right, _) = middle("k5"), middle("l5")
    assert sum(not tinted.getpixel((x, y)) for x in range(left, right)) <= 2
