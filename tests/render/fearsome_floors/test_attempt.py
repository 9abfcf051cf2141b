"""The picture of a move that is being put together: as far as it has come, near the token or of the whole board."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from engine.fearsome_floors.board import coordinates
from engine.fearsome_floors.moves import MoveToken
from engine.fearsome_floors.state import Monster
from engine.fearsome_floors.tiles import Tile
from engine.fearsome_floors.tokens import OUT
from render.core import Frame
from render.fearsome_floors.attempt import attempt_frame
from render.fearsome_floors.geometry import OUTSIDE, box
from render.fearsome_floors.picture import board_sprites
from render.fearsome_floors.scene import Piece, Scene
from tests.render.fearsome_floors.tables import NAMES, WORDS, position


def frame(place: str, path: str, *, whole: bool = False, red: str = "in") -> Frame:
    """Return the picture of green 5 on a path, in a position with one stone on h6."""
    tiles: dict[str, Tile] = {"h6": "stone"}
    state = replace(position(g5=place, r4=red), tiles=tiles, patches=())
    return attempt_frame(WORDS, NAMES[:4], state, MoveToken("g5", path), sentence="Told", whole=whole)


def scene(place: str, path: str, *, whole: bool = False, red: str = "in") -> Scene:
    shown: Scene = frame(place, path, whole=whole, red=red).scene
    return shown


def test_the_token_stands_where_the_path_has_led_it_and_what_it_pushed_too() -> None:
    shown = scene("f6", "rr")
    assert {square for square, piece in shown.tokens.items() if piece.colour == "green"} == {"h6"}
    assert shown.tiles == {"i6": "stone"}
    assert [step.origin for step in shown.action.trail if step.mover == "token"] == ["f6", "g6"]
    assert "on h6" in frame("f6", "rr").alt


def test_before_the_first_point_the_token_is_marked() -> None:
    assert scene("f6", "").action.moved == ("f6",)
    assert scene("in", "").action.moved == ()


def test_a_token_that_has_not_come_in_yet_is_framed_outside_the_entrance() -> None:
    assert scene("in", "").action.outside == Piece("green", 5, ready=True)
    left, top, right, bottom = box(scene("in", "").view)
    for shown, framed in ((scene("in", ""), 1), (scene("in", "i"), 0), (scene("f6", ""), 0)):
        frames = [placed.box for placed in board_sprites(shown) if placed.centre == OUTSIDE]
        assert len(frames) == 2 * framed, "the token and its frame"
        assert all(left <= x and top <= y and to_x <= right and to_y <= bottom for x, y, to_x, to_y in frames)


def test_it_is_shown_on_its_way_past_another_token() -> None:
    shown = scene("f6", "u", red="f5")
    assert [step.origin for step in shown.action.trail] == ["f6"]
    assert shown.tokens["f5"].colour == "green", "the other one is behind it"


def test_a_path_that_cannot_be_taken_changes_nothing() -> None:
    assert scene("a5", "l").tokens["a5"].number == 5


def spans(squares: Sequence[str]) -> list[int]:
    """How many columns and rows there are from the first of some squares to the last."""
    return [max(line) + 1 - min(line) for line in zip(*map(coordinates, squares), strict=True)]


@pytest.mark.parametrize(
    ("place", "path", "square"),
    [("f6", "rr", "h6"), ("a1", "", "a1"), ("a1", "x", "a1"), ("in", "", "p11"), ("in", "i", "p11"), ("p5", "", "p5")],
)
def test_what_is_near_has_the_token_in_it(place: str, path: str, square: str) -> None:
    shown = scene(place, path)
    assert square in shown.view
    assert shown.choice is not None
    goals = [shown.monster.square, *(goal.place for goal in shown.choice.goals if goal.place != OUT)]
    for least, seen, needed in zip((9, 7), spans(shown.view), spans([*goals, square]), strict=True):
        assert seen == max(least, needed), "no larger than its goals and the monster want"


def test_what_is_near_has_the_monster_and_the_tokens_that_it_sees() -> None:
    state = replace(position(g5="p6", r4="b11"), monster=Monster("k11", "n"), patches=(), tiles={})
    for others, also in (({}, ()), ({"r4": "h11"}, ("h11",)), ({"r4": "k2", "b1": "e11"}, ("k2", "e11"))):
        there = replace(state, tokens={**state.tokens, **others})
        shown = attempt_frame(WORDS, NAMES[:4], there, MoveToken("g5", ""), sentence="Told", whole=False).scene
        assert {"k11", *also} <= {*shown.view}


def test_a_monster_that_no_number_brings_near_and_whose_row_and_column_lie_elsewhere_is_left_out() -> None:
    state = replace(position(g5="p11"), patches=(), tiles={})
    for square, is_shown in (("a1", False), ("c9", True), ("j1", True), ("f4", True)):
        there = replace(state, monster=Monster(square, "n"))
        shown = attempt_frame(WORDS, NAMES[:4], there, MoveToken("g5", ""), sentence="Told", whole=False).scene
        assert (square in shown.view) == is_shown, square


def test_the_whole_board_has_no_view() -> None:
    assert scene("f6", "rr", whole=True).view == ()
