"""On a pad the picture marks where what can be chosen leads."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from engine.claustrophobia import CLAUSTROPHOBIA
from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.moves import AnyMove, Go, Summon
from engine.claustrophobia.notation.position import read_position
from engine.claustrophobia.rounds.phases import DemonAction, Placing, Threat
from engine.claustrophobia.state import State, Troglodytes
from engine.core import Seat
from render.claustrophobia.arrangement import NEAR, NEARER, magnified
from render.claustrophobia.choice import LARGE, choice_of, layings_sprites, parts_of
from render.claustrophobia.picture import arrangement_of, paint
from render.claustrophobia.scene import Choice, Layings, Scene
from render.claustrophobia.show import board, pad_frames
from render.core import words_in
from tests.render.claustrophobia.games import played_by_lot
from tests.render.claustrophobia.grid import grid_for
from tests.render.golden.claustrophobia import LONG

NAMES = ("Ada", "Ben")
WORDS = words_in("en")
STATE = read_position(
    "cl1 scenario=air tiles=start-a@0,0,flooded-a@1,0,plain-k@0,1 humans=R@0:4,B1@0:3 phase=human-action round=2 tp=2"
)
THREAT = read_position(
    "cl1 scenario=air tiles=start-a@0,0,plain-a@1,0,den-a@-1,0 humans=R@0:4,B1@0:3 phase=threat:- round=2 tp=6"
)


def test_ways_lead_to_tiles_and_into_the_dark() -> None:
    ways = [move for move in CLAUSTROPHOBIA.choices(STATE, Seat(0)) if isinstance(move, Go) and move.warrior == "B1"]
    assert choice_of(STATE, ways) == Choice(tiles=(1, 2), sides=((0, "n"), (0, "w")))


def test_places_of_summoning_are_marked() -> None:
    summons = [move for move in CLAUSTROPHOBIA.choices(THREAT, Seat(1)) if isinstance(move, Summon)]
    assert {move.tile for move in summons} == set(choice_of(THREAT, summons).tiles)
    (plain,) = pad_frames(THREAT, NAMES, WORDS)
    (marked,) = pad_frames(THREAT, NAMES, WORDS, summons)
    assert paint(plain.scene) != paint(marked.scene)
    assert plain.alt == marked.alt


@pytest.mark.parametrize("scenario", ["barrels", "choir"])
def test_no_pad_of_a_whole_game_shows_tiles_smaller_on_a_phone_than_the_board_does(scenario: ScenarioName) -> None:
    from_near = 0
    for before, turn in played_by_lot(scenario, 2):
        if turn.seat is None or isinstance(before.owed, Placing):
            continue
        seen = CLAUSTROPHOBIA.see(before, turn.seat)
        on_board, choices = seen_on_a_phone(board(seen, NAMES, WORDS).scene), [*CLAUSTROPHOBIA.choices(seen, turn.seat)]
        for moves in (
            [move for move in choices if warrior_of(move) == warrior] for warrior in {*map(warrior_of, choices)}
        ):
            (pad,) = pad_frames(seen, NAMES, WORDS, moves)
            assert seen_on_a_phone(pad.scene) >= on_board * (NEARER if pad.scene.choice.near else 1)
            from_near += bool(pad.scene.choice.near)
    assert from_near


def warrior_of(move: AnyMove) -> str:
    return getattr(move, "warrior", "")


def seen_on_a_phone(scene: Scene) -> float:
    """The pixels of a tile on a phone."""
    arrangement = arrangement_of(scene)
    return magnified(arrangement.tile, arrangement.width, arrangement.height)[1]


def test_every_move_of_games_has_its_picture() -> None:
    for before, turn in played_by_lot("barrels", 3):
        if turn.seat is not None:
            seen = CLAUSTROPHOBIA.see(before, turn.seat)
            frames = pad_frames(seen, NAMES, WORDS, [*CLAUSTROPHOBIA.choices(seen, turn.seat)])
            assert len(frames) == 1
            assert isinstance(frames[0].scene, Layings) == isinstance(before.owed, Placing)


def ways_of(state: State, warrior: str) -> list[AnyMove]:
    choices = CLAUSTROPHOBIA.choices(state, Seat(0))
    return [move for move in choices if isinstance(move, Go) and move.warrior == warrior]


def test_a_pad_shows_the_part_around_a_warrior_from_near_where_the_tunnels_are_long() -> None:
    (board,), (pad,) = (pad_frames(LONG, NAMES, WORDS, moves) for moves in ((), ways_of(LONG, "B1")))
    whole, near = grid_for(board.scene), grid_for(pad.scene)
    assert near.size >= 1.25 * whole.size
    from_left, from_top, to_right, to_bottom = arrangement_of(pad.scene).tunnels
    for cell in ((0, 2), (0, 3), (0, 4)):
        left, top = near.corner(cell)
        assert from_left <= left <= to_right - near.size
        assert from_top <= top <= to_bottom - near.size
    assert pad.alt == board.alt


def test_who_stands_beside_a_tile_to_summon_on_is_seen_from_near() -> None:
    state = replace(LONG, phase=Threat(), threat_points=1)
    last = len(state.tiles) - 1
    (x, y), (pad,) = state.tiles[last].cell, pad_frames(state, NAMES, WORDS, [Summon(is_demon=False, tile=last)])
    assert {*pad.scene.choice.near} == {(x, y), (x, y - 1)}


def test_a_near_picture_keeps_no_room_where_neither_a_tile_nor_a_choice_is() -> None:
    state = replace(LONG, phase=DemonAction(), troglodytes={5: Troglodytes(fresh=1)})
    ways = [move for move in CLAUSTROPHOBIA.choices(state, Seat(1)) if isinstance(move, Go)]
    (pad,) = pad_frames(state, NAMES, WORDS, ways)
    assert {*pad.scene.choice.near} == {(0, 4), (0, 5), (0, 6)}


def test_tunnels_that_reach_beyond_a_near_picture_cover_nothing_around_it() -> None:
    (pad,) = pad_frames(LONG, NAMES, WORDS, ways_of(LONG, "B1"))
    alone = replace(pad.scene, tiles=(pad.scene.tiles[3],), choice=Choice(near=pad.scene.choice.near))
    difference = ImageChops.difference(painted(pad.scene), painted(alone))
    left, top, right, bottom = arrangement_of(pad.scene).tunnels
    assert (box := difference.getbbox()) is not None
    assert box[0] >= left
    assert box[1] >= top
    assert box[2] <= right
    assert box[3] <= bottom


def test_pads_show_tiles_from_near_in_few_sizes_and_only_where_the_whole_has_small_ones() -> None:
    for before, turn in played_by_lot("barrels", 3):
        if turn.seat is None or isinstance(before.owed, Placing):
            continue
        seen = CLAUSTROPHOBIA.see(before, turn.seat)
        moves = [move for move in CLAUSTROPHOBIA.choices(seen, turn.seat) if isinstance(move, type(turn.move))]
        (pad,), (board,) = pad_frames(seen, NAMES, WORDS, moves[:2]), pad_frames(seen, NAMES, WORDS)
        near, whole = grid_for(pad.scene).size, grid_for(board.scene).size
        assert not pad.scene.choice.near or near <= NEAR
        assert not pad.scene.choice.near or whole <= LARGE


def test_tunnels_that_are_large_enough_are_shown_whole() -> None:
    (pad,) = pad_frames(STATE, NAMES, WORDS, ways_of(STATE, "B1"))
    assert pad.scene.choice.near == ()


def painted(scene: Scene) -> Image.Image:
    with Image.open(io.BytesIO(paint(scene))) as image:
        return image.convert("RGB")


def test_the_ways_to_lay_a_tile_are_beside_each_other_each_from_near_and_uncovered_by_its_number() -> None:
    shown = 0
    for before, turn in played_by_lot("choir", 3):
        if turn.seat is None or not isinstance(before.owed, Placing):
            continue
        (pad,) = pad_frames(CLAUSTROPHOBIA.see(before, turn.seat), NAMES, WORDS)
        ways = pad.scene.scenes
        assert len({way.tiles[-1].place.edges for way in ways}) == len(ways) > 1
        for way in ways:
            x, y = way.tiles[-1].cell
            assert all(abs(laid.cell[0] - x) + abs(laid.cell[1] - y) <= 1 for laid in way.tiles)
            assert way.choice.ghost == len(way.tiles) - 1
        parts = parts_of(pad.scene)
        width, height = parts.part
        for placed in layings_sprites(pad.scene, parts):
            left, top, right, bottom = placed.box
            assert left // width == (right - 1) // width
            assert top // height == (bottom - 1) // height
        assert len(paint(pad.scene)) < 90_000
        shown += 1
    assert shown
