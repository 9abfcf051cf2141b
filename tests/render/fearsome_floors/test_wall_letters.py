"""The letters of walls: only those to which the monster could go from where it looks, and their twins."""

from msgspec.structs import replace

from engine.fearsome_floors.board import SQUARES, WALLS
from engine.fearsome_floors.state import Monster
from render.fearsome_floors import board_scene
from render.fearsome_floors.picture import sprites
from render.fearsome_floors.sprites_marks import letter_sprites, lettered_walls
from tests.render.fearsome_floors.positions import busy


def test_the_doors_of_a_monster_are_the_ends_of_its_three_looks_each_with_its_twin() -> None:
    found = list(lettered_walls(Monster("g5", "e")))
    assert found[::2] == [("p5", "e"), ("g1", "n"), ("g11", "s")], "none behind it"
    assert [WALLS[wall] for wall in found[::2]] == [WALLS[wall] for wall in found[1::2]]
    assert len(set(found)) == 6


def test_a_picture_has_the_letters_where_the_monster_looks_and_no_others() -> None:
    board = board_scene(busy())
    for monster in (Monster("g5", "n"), Monster("p11", "n"), Monster("a1", "w")):
        layers = list(sprites(replace(board, monster=monster)))
        letters = list(letter_sprites(monster, SQUARES))
        assert len(letters) == 6
        assert layers[: len(letters)] == letters, "below everything else"


def test_a_part_has_the_letters_of_walls_only_where_both_twins_are_seen() -> None:
    monster = Monster("c9", "w")
    assert WALLS["c9", "w"] == WALLS["n3", "e"]
    assert len(list(letter_sprites(monster, {"c9", "n3"}))) == 4
    assert not list(letter_sprites(monster, {"c9", "c1"}))
