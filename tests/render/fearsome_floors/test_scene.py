import msgspec
from msgspec.structs import replace

from engine.fearsome_floors.state import MonsterPhase, Over, TokenPhase
from render.fearsome_floors import Scene, board_scene, scene_of
from render.fearsome_floors.scene import Action, Bite, Passage, Piece, Sight, Trail, Walk
from tests.render.fearsome_floors.positions import busy, start_of

EVENTFUL = Action(
    trail=(Trail("m5", "n", "monster"), Trail("m4", "n", "pushed", slide=True)),
    moved=("m3",),
    lost=("p6",),
    sights=(Sight("m5", "n", "m4", 1, "token", chosen=True, now="m4"), Sight("m5", "e", "p5", 3, "wall")),
    bites=(Bite("m4", Piece("red", 3), fell=True),),
    passages=(Passage("p5", "e"),),
    entered=True,
    escaped=Piece("blue", 1),
)


def test_a_scene_comes_back_from_json_as_it_was() -> None:
    scene = scene_of(busy(), EVENTFUL, Walk("2h", 4))
    assert msgspec.json.decode(msgspec.json.encode(scene), type=Scene) == scene


def test_tokens_on_the_board_show_the_side_that_is_up() -> None:
    scene = board_scene(replace(busy(), round=10))
    assert scene.tokens["k5"] == Piece("green", 1, turned=True)
    assert scene.tokens["h8"] == Piece("blue", 4, turned=True)
    assert scene.tokens["g2"] == Piece("beige", 3, name=4)


def test_the_tokens_that_the_player_to_move_may_move_are_ready() -> None:
    state = replace(busy(), phase=TokenPhase("red"))
    assert {square for square, piece in board_scene(state).tokens.items() if piece.ready} == {"l9", "p11"}


def test_in_the_first_round_nothing_is_ready_after_two_tokens() -> None:
    state = replace(start_of(4), moved=frozenset({"g1", "g3"}))
    assert not any(slot.piece.ready for slot in board_scene(state).panel.lines[0].slots)


def test_no_token_looks_turned_while_the_monster_walks() -> None:
    scene = board_scene(replace(busy(), phase=MonsterPhase()))
    assert not any(piece.turned for piece in scene.tokens.values())
    assert scene.tokens["k5"].number == 6


def test_the_panel_says_where_the_tokens_are() -> None:
    lines = board_scene(busy()).panel.lines
    assert [slot.where for slot in lines[2].slots] == ["in", "board", "out"]
    assert [slot.where for slot in lines[6].slots] == ["board", "in", "eaten"]
    assert [line.colour for line in lines if line.to_move] == ["blue"]


def test_the_panel_says_who_resigned_and_who_won() -> None:
    panel = board_scene(replace(busy(), phase=Over("escape", "blue"), resigned=("red",))).panel
    assert [line.colour for line in panel.lines if line.resigned] == ["red"]
    assert [line.colour for line in panel.lines if line.won] == ["blue"]
    assert not panel.monster_won


def test_the_monster_wins_where_no_player_has_won() -> None:
    assert board_scene(replace(busy(), phase=Over("cards", None))).panel.monster_won
