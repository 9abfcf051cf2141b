"""The letters of walls: only those by which the monster could leave its row or column, and their twins."""

from msgspec.structs import replace

from engine.fearsome_floors.board import WALLS
from engine.fearsome_floors.state import Monster
from render.fearsome_floors import board_scene
from render.fearsome_floors.picture import sprites
from render.fearsome_floors.sprites_marks import letter_sprites, lettered_walls
from tests.render.fearsome_floors.positions import busy


def test_the_doors_of_a_square_are_the_ends_of_its_row_and_column_each_with_its_twin() -> None:
    found = list(lettered_walls("g5"))
    assert found[::2] == [("g1", "n"), ("p5", "e"), ("g11", "s"), ("a5", "w")]
    assert [WALLS[wall] for wall in found[::2]] == [WALLS[wall] for wall in found[1::2]]
    assert len(set(found)) == 8


def test_a_picture_has_the_letters_where_the_monster_stands_and_no_others() -> None:
    board = board_scene(busy())
    for square in ("g5", "p11", "a1"):
        layers = list(sprites(replace(board, monster=Monster(square, "n"))))
        letters = list(letter_sprites(square))
        assert layers[: len(letters)] == letters, "below everything else"
