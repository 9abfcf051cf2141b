"""What people must read on a phone is large enough there, and nobody who stands on a tile covers it."""

import io

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageColor, ImageStat

from engine.claustrophobia.counts import ScenarioName
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.tunnels.tiles import DIRECTIONS, STEPS, Direction
from engine.claustrophobia.warriors.kinds import HumanName, Stats
from render.claustrophobia import tones
from render.claustrophobia.arrangement import SIZES, WIDEST
from render.claustrophobia.panel import goal
from render.claustrophobia.picture import paint
from render.claustrophobia.scene import Action, Choice, Edge, Laid, Piece, Place, Plate, Scene, Step
from render.claustrophobia.sprites_figures import figure_signs
from render.claustrophobia.sprites_places import number_sprite, openings_sprite, place_sprite, signs_sprite
from render.claustrophobia.sprites_plates import plate_sprite
from render.claustrophobia.text.rules import picture, primer_card
from render.claustrophobia.tunnels import standing, tunnel_sprites
from render.claustrophobia.view import plate_of, scene_of
from render.core import Frame, words_in
from render.core.sprite import Placed
from tests.engine.claustrophobia.positions import position
from tests.render.claustrophobia.grid import grid_for

PHONE = 360
LEAST = 8
"""The pixels on a phone that a number must be high."""
PHONE_HIGH = 450
"""The pixels that Discord gives a picture there."""
LARGE = 20
"""The pixels on a phone that a number must be high which a picture is about."""
SMALL = 98
"""Tiles in games are no smaller."""
WORDS = words_in("en")
FULL = 255
PALE = 24
"""So much a colour may differ by the palette."""
MOST_COVERED = 0.05
"""The part of a sign that may be covered."""
BARE = scene_of(position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2"))
PLACE = Place(1, "den", ("open", "wall", "open", "wall"))
HUMANS = tuple(Piece(name, name[-1], pending=1) for name in ("B1", "B2", "K1", "K2"))
DEMONS = (Piece("souls", "7", "health", done=True), Piece("troglodyte", "2", "count"), Piece("tough", "1"))
CROWDS = {
    "humans": (HUMANS, ()),
    "demons": ((), DEMONS),
    "one of each": (HUMANS[:1], DEMONS[:1]),
    "two of each": (HUMANS[:2], DEMONS[:2]),
    "three of each": (HUMANS[:3], DEMONS),
    "everybody": (HUMANS, DEMONS),
}


def painted(place: Place, crowd: tuple[tuple[Piece, ...], tuple[Piece, ...]]) -> Image.Image:
    scene: Scene = replace(BARE, tiles=(BARE.tiles[0], Laid((0, -1), place, *crowd)))
    with Image.open(io.BytesIO(paint(scene))) as image:
        return image.convert("RGB")


def where_they_differ(one: Image.Image, other: Image.Image) -> tuple[int, int, int, int]:
    box = ImageChops.difference(one.convert("RGB"), other.convert("RGB")).getbbox()
    assert box is not None
    return box


@pytest.mark.parametrize("other", [replace(PLACE, number=4), replace(PLACE, oil=True)])
@pytest.mark.parametrize("crowd", CROWDS.values(), ids=CROWDS)
def test_nobody_covers_the_number_of_a_tile_or_its_signs(
    crowd: tuple[tuple[Piece, ...], tuple[Piece, ...]], other: Place
) -> None:
    alone = where_they_differ(painted(PLACE, ((), ())), painted(other, ((), ())))
    assert where_they_differ(painted(PLACE, crowd), painted(other, crowd)) == alone


def test_the_numbers_of_a_humans_lines_can_be_read_on_a_phone() -> None:
    plain = Plate(Piece("B1", "1"), (Stats(1, 1, 1),) * 6, Stats(1, 1, 1))
    for changed in (Stats(8, 1, 1), Stats(1, 8, 1), Stats(1, 1, 8)):
        other = replace(plain, stats=(changed, *plain.stats[1:]))
        _, top, _, bottom = where_they_differ(plate_sprite(plain).image(), plate_sprite(other).image())
        assert (bottom - top) * PHONE >= LEAST * WIDEST


@pytest.mark.parametrize("frame", [primer_card(WORDS, "dice"), picture(WORDS, "dice")])
def test_a_picture_that_is_about_boards_shows_their_numbers_larger_than_letters_on_a_phone(frame: Frame) -> None:
    (first, *others), shown = frame.scene.plates, []
    for value in (1, 8):
        changed = replace(first, stats=(Stats(value, 1, 1), *first.stats[1:]))
        with Image.open(io.BytesIO(paint(replace(frame.scene, plates=(changed, *others))))) as image:
            shown.append(image.convert("RGB"))
    _, top, _, bottom = where_they_differ(*shown)
    assert (bottom - top) * min(PHONE / shown[0].width, PHONE_HIGH / shown[0].height) >= LARGE


@pytest.mark.parametrize("size", [size for size in SIZES if size >= SMALL])
@pytest.mark.parametrize("barrels", [0, 3])
def test_no_sign_of_a_tile_covers_its_number(size: int, barrels: int) -> None:
    place = replace(PLACE, number=21, oil=True, barrels=barrels)
    number, signs = (Placed(sprite, (0, 0)).box for sprite in (number_sprite(21, size), signs_sprite(place, size)))
    assert number[2] <= signs[0] or number[3] <= signs[1]


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("wanted", range(1, 11))
def test_a_goal_of_any_size_is_shown_whole(scenario: ScenarioName, wanted: int) -> None:
    sprite = goal(scenario, wanted - 1, wanted)
    assert sprite.corner[0] + sprite.part.width < sprite.size[0]


def test_the_dead_neither_sleep_nor_have_acted() -> None:
    state = position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2")
    dead = replace(state.humans["B1"], place="dead", is_done=True, cancelled=(2,))
    piece = plate_of(replace(state, humans={**state.humans, "B1": dead}), "B1").piece
    assert (piece.exhausted, piece.done, piece.fallen) == (False, False, True)


@pytest.mark.parametrize("crowd", CROWDS.values(), ids=CROWDS)
def test_the_dot_of_what_can_be_chosen_hides_nobodys_face(crowd: tuple[tuple[Piece, ...], tuple[Piece, ...]]) -> None:
    laid = Laid((0, -1), PLACE, *crowd)
    scene = replace(BARE, tiles=(BARE.tiles[0], laid), choice=Choice(tiles=(1,)))
    grid = grid_for(scene)
    *_, dot = tunnel_sprites(scene, grid)
    left, top, right, bottom = dot.box
    for _, (x, y), size in standing(grid, laid):
        reach = size // 8  # a face is in the upper half of a figure
        assert x + reach < left or x - reach > right or y < top or y - 2 * reach > bottom


@pytest.mark.parametrize("crowd", [CROWDS["everybody"], ((Piece("R"), *HUMANS), DEMONS)], ids=["four", "five"])
def test_the_number_of_each_human_is_seen_in_a_crowd(crowd: tuple[tuple[Piece, ...], tuple[Piece, ...]]) -> None:
    humans, demons = crowd
    as_it_is, seen = painted(PLACE, crowd), []
    for place, human in enumerate(humans):
        if human.label:
            other = (*humans[:place], replace(human, label="8"), *humans[place + 1 :])
            difference = ImageChops.difference(as_it_is, painted(PLACE, (other, demons)))
            seen.append(
                (human.label, sum(count for count, shade in difference.convert("L").getcolors() or () if shade))
            )
    for label in "12":
        counts = [count for each, count in seen if each == label]
        assert min(counts) > 0.6 * max(counts), seen


@pytest.mark.parametrize("edge", ["dark", "shut"])
@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("how", ["laid", "about to be laid"])
def test_the_frame_of_a_tile_covers_none_of_its_openings(how: str, side: int, edge: Edge) -> None:
    edges: list[Edge] = ["wall"] * 4
    edges[side] = edge
    place = replace(PLACE, kind="plain", edges=(edges[0], edges[1], edges[2], edges[3]))
    bare = replace(BARE, tiles=(Laid((0, 0), place),))
    chosen = replace(bare, action=Action(laid=(0,))) if how == "laid" else replace(bare, choice=Choice(ghost=0))
    with Image.open(io.BytesIO(paint(chosen))) as image:
        shown = image.convert("RGB")
    placed = Placed(openings_sprite(place, grid_for(bare).size), grid_for(bare).middle((0, 0)))
    whole = placed.sprite.part.getchannel("A").point(lambda cover: 255 if cover == FULL else 0)
    difference = ImageChops.difference(shown.crop(placed.box), placed.sprite.part.convert("RGB")).convert("L")
    assert ImageStat.Stat(difference.point(lambda shade: shade > PALE), whole).mean[0] < MOST_COVERED


@pytest.mark.parametrize("names", [("R", "B1"), ("R", "B1", "K1"), ("R", "B1", "B2", "K1", "K2")], ids=len)
@pytest.mark.parametrize("beside", [(), DEMONS[1:]], ids=["alone", "with demons"])
@pytest.mark.parametrize("sign", [{"done": True}, {"exhausted": True}, {"pending": 3}], ids=str)
def test_nobody_who_stands_before_a_human_covers_its_signs(
    names: tuple[HumanName, ...], beside: tuple[Piece, ...], sign: dict[str, int]
) -> None:
    for marked in names:
        humans = tuple(replace(Piece(name), **sign) if name == marked else Piece(name) for name in names)
        laid = Laid((0, -1), replace(PLACE, kind="plain"), humans, beside)
        grid = grid_for(replace(BARE, tiles=(BARE.tiles[0], laid)))
        piece, spot, size = next(each for each in standing(grid, laid) if each[0].look == marked)
        placed = Placed(figure_signs(piece, size), spot)
        whole = placed.sprite.part.getchannel("A").point(lambda cover: 255 if cover == FULL else 0)
        shown = painted(laid.place, (humans, beside)).crop(placed.box)
        difference = (
            ImageChops.difference(shown, placed.sprite.part.convert("RGB"))
            .convert("L")
            .point(lambda shade: shade > PALE)
        )
        assert ImageStat.Stat(difference, whole).mean[0] < MOST_COVERED


@pytest.mark.parametrize("side", DIRECTIONS)
@pytest.mark.parametrize("crowd", CROWDS.values(), ids=CROWDS)
def test_where_a_way_leads_is_seen_whoever_stands_there(
    crowd: tuple[tuple[Piece, ...], tuple[Piece, ...]], side: Direction
) -> None:
    tiles = (Laid((0, 0), PLACE), Laid(STEPS[side], PLACE, *crowd))
    scene = replace(BARE, tiles=tiles, action=Action(steps=(Step("B1", 0, 1),)))
    with Image.open(io.BytesIO(paint(scene))) as image:
        red, green, blue = (
            band.point(lambda value, own=own: FULL if value == own else 0)
            for band, own in zip(image.convert("RGB").split(), ImageColor.getrgb(tones.STEP), strict=True)
        )
    box = ImageChops.darker(ImageChops.darker(red, green), blue).getbbox()
    assert box is not None
    abreast = box[2] - box[0] if STEPS[side][0] == 0 else box[3] - box[1]
    assert abreast > grid_for(scene).size / 7, "the head of the way is wider than its dots"


@pytest.mark.parametrize("side", DIRECTIONS)
def test_a_seal_leaves_the_tile_beside_its_own_to_those_who_stand_there(side: Direction) -> None:
    laid = Laid((0, 0), replace(PLACE, seal=side))
    bare = replace(BARE, tiles=(replace(laid, place=replace(PLACE, seal=None)),))
    grid = grid_for(bare)
    boxes = [[placed.box for placed in tunnel_sprites(scene, grid)] for scene in (bare, replace(bare, tiles=(laid,)))]
    ((left, top, right, bottom),) = {*boxes[1]} - {*boxes[0]}
    (near, above), reach = grid.corner((0, 0)), grid.size // 8
    assert left >= near - reach
    assert top >= above - reach
    assert right <= near + grid.size + reach
    assert bottom <= above + grid.size + reach


def test_where_the_relic_lies_no_chest_is_seen() -> None:
    wood = ImageColor.getrgb(tones.WOOD)
    for look, is_seen in (("closed", True), ("open", True), ("relic", False)):
        place = replace(PLACE, kind="plain", chest=look)
        for sprite in (place_sprite(place, 200), signs_sprite(place, 200)):
            shades = {shade for _, shade in sprite.part.convert("RGB").getcolors(1 << 16) or ()}
            assert (wood in shades) == is_seen
