"""The picture: every kind of thing is seen and told from all others, no side is too long, and nothing hidden shows."""

import io
import random
from collections.abc import Sequence
from functools import cache, reduce
from math import log10
from typing import get_args

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageStat

from engine.claustrophobia import CLAUSTROPHOBIA, Setup
from engine.claustrophobia.cards.effects import Effect
from engine.claustrophobia.notation.position import read_position
from engine.claustrophobia.rounds.phases import DemonAction, Force, Initiative, Threat
from engine.claustrophobia.rounds.threat import SLOTS
from engine.claustrophobia.scenarios import SCENARIOS
from engine.claustrophobia.state import Human, State, Troglodytes
from engine.claustrophobia.tunnels.tiles import BOX, DIRECTIONS, TileKind
from engine.claustrophobia.warriors.kinds import DEMONS
from engine.core import Seat, SeededChance
from render.claustrophobia import tones
from render.claustrophobia.action import action_of
from render.claustrophobia.arrangement import HIGHEST, WIDEST
from render.claustrophobia.figures import FIGURES
from render.claustrophobia.picture import COMPOSITION, arrangement_of, paint, sprites
from render.claustrophobia.scene import Action, Laid, Piece, Place, Roll, Scene
from render.claustrophobia.show import board
from render.claustrophobia.sprites_destiny import EFFECT_ICONS, loose, roll_sprite
from render.claustrophobia.sprites_figures import figure
from render.claustrophobia.sprites_places import place_sprite, signs_sprite
from render.claustrophobia.sprites_plates import gone_sprite, plate_sprite
from render.claustrophobia.view import scene_of
from render.core import words_in
from tests.engine.claustrophobia.look_alikes import dealt_anew
from tests.engine.claustrophobia.positions import position
from tests.render.claustrophobia.games import played_by_lot
from tests.render.claustrophobia.grid import grid_for

WORDS = words_in("en")
LONGEST = 1600
PHONE = 360
"""The pixels of a picture's width on a phone."""
BARE = position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2")


def painted(scene: Scene) -> Image.Image:
    with Image.open(io.BytesIO(paint(scene))) as image:
        return image.convert("RGB")


OF_A_GAME = 6
"""How many scenes of each game are painted."""


@cache
def scenes() -> Sequence[Scene]:
    """Scenes of random games, with what has just happened."""
    luck, found = random.Random(5), list[Scene]()
    for scenario in SCENARIOS:
        game = played_by_lot(scenario, 3)
        for before, turn in luck.sample(game, OF_A_GAME):
            after = reduce(CLAUSTROPHOBIA.evolve, turn.events, before)
            found.append(scene_of(after, action_of(before, turn.events)))
    return found


def plainly(scene: Scene) -> Image.Image:
    """The scene drawn with nothing remembered and no palette: every layer over all the others."""
    arrangement = arrangement_of(scene)
    picture = Image.new("RGBA", (arrangement.width, arrangement.height), tones.NIGHT)
    for placed in sprites(scene, arrangement):
        layer = Image.new("RGBA", picture.size)
        (width, height), (x, y) = placed.sprite.size, placed.centre
        layer.paste(placed.sprite.image(), (x - width // 2, y - height // 2))
        picture = Image.alpha_composite(picture, layer)
    return picture.convert("RGB")


@pytest.mark.parametrize("number", range(0, OF_A_GAME * len(SCENARIOS), 5))
def test_a_picture_is_what_its_sprites_show_rounded_to_the_palette(number: int) -> None:
    shown, plain = painted(scenes()[number]), plainly(scenes()[number])
    assert shown.size == plain.size
    difference = ImageChops.difference(shown, plain)
    error = sum(ImageStat.Stat(difference).sum2) / (3 * difference.width * difference.height)
    assert 10 * log10(255**2 / error) >= 40


def test_what_was_painted_before_changes_no_picture() -> None:
    first = [paint(scene) for scene in scenes()[::4]]
    COMPOSITION.packed.clear()
    COMPOSITION.blends.clear()
    assert [paint(scene) for scene in reversed(scenes()[::4])] == first[::-1]


def test_no_side_is_too_long_and_everything_lies_within() -> None:
    assert max(WIDEST, HIGHEST) <= LONGEST
    for scene in scenes():
        arrangement = arrangement_of(scene)
        width, height = arrangement.width, arrangement.height
        assert max(width, height) <= LONGEST
        for placed in sprites(scene, arrangement):
            left, top, right, bottom = placed.box
            assert left >= 0
            assert top >= 0
            assert right <= width
            assert bottom <= height


def test_before_an_auctioned_game_the_boards_of_all_humans_are_shown_who_can_be_hired() -> None:
    state = CLAUSTROPHOBIA.begin(Setup("air", auction=True), SeededChance(0))
    assert [plate.piece.absent for plate in scene_of(state).plates] == [True] * 5
    hired = replace(state, phase=Force(9), humans={"K1": Human(0), "R": Human(0)})
    shown = [(plate.piece.look, plate.piece.absent) for plate in scene_of(hired).plates]
    assert shown == [("R", False), ("B1", True), ("B2", True), ("K1", False), ("K2", True)]
    begun = replace(hired, phase=Initiative((1, 2)))
    assert [plate.piece.look for plate in scene_of(begun).plates] == ["K1", "R"]


def test_troglodytes_of_a_tile_are_one_figure_that_tells_how_many_they_are_and_how_many_have_acted() -> None:
    state = replace(BARE, phase=DemonAction(), troglodytes={1: Troglodytes(fresh=2, done=1)})
    shown = [scene_of(state), scene_of(replace(state, troglodytes={1: Troglodytes(fresh=3)}))]
    (some,), (none,) = (scene.tiles[1].demons for scene in shown)
    assert (some.label, some.acted, some.done) == ("3", 1, False)
    assert (none.label, none.acted, none.done) == ("3", 0, False)
    assert painted(shown[0]) != painted(shown[1])
    ((all_of_them,),) = (scene_of(replace(state, troglodytes={1: Troglodytes(done=3)})).tiles[1].demons,)
    assert (all_of_them.label, all_of_them.acted, all_of_them.done) == ("3", 0, True)


def test_who_is_dead_or_out_takes_a_part_of_a_row_in_place_of_a_board() -> None:
    whole = replace(BARE, humans={name: Human(0, die=2) for name in ("R", "B1", "B2", "K1")})
    gone = {"B1": replace(whole.humans["B1"], place="dead"), "K1": replace(whole.humans["K1"], place="out")}
    scene = scene_of(replace(whole, humans={**whole.humans, **gone}))
    shown = [placed.sprite for placed in sprites(scene, arrangement_of(scene))]
    assert [plate_sprite(plate) in shown for plate in scene.plates] == [True, False, True, False]
    row = tuple((scene.plates[place].piece, scene.plates[place].where) for place in (1, 3))
    assert gone_sprite(row) in shown
    assert gone_sprite(row).size[1] < plate_sprite(scene.plates[0]).size[1] / 2


@pytest.mark.parametrize("phase", [Threat(dice=(1, 3, 5)), Initiative((2, 4))], ids=["destiny", "action"])
@pytest.mark.parametrize("columns", range(1, 7))
def test_the_dice_of_those_who_are_called_are_seen_beside_those_of_a_trap(
    columns: int, phase: Threat | Initiative
) -> None:
    names = ("start-a", *(name for name, tile in BOX.items() if tile.shape == "X" and tile.kind == "plain"))
    tiles = ",".join(f"{name}@{x},0" for x, name in zip(range(columns), names, strict=False))
    state = read_position(f"cl1 scenario=air tiles={tiles} humans=R@0:4,B1@0:2 phase=human-action round=2")
    trap = Action(rolls=(Roll("trap", (4,)),))
    scene = scene_of(replace(state, phase=phase), trap)
    shown = [placed.sprite for placed in sprites(scene, arrangement_of(scene))]
    assert loose(phase.dice, demons=isinstance(phase, Threat)) in shown
    assert any(roll_sprite(trap.rolls[0], height) in shown for height in (72, 54))


@pytest.mark.parametrize(("columns", "rows"), [(1, 20), (18, 1), (12, 9), (6, 14)])
def test_tunnels_of_any_shape_fit_into_their_part_of_the_picture(columns: int, rows: int) -> None:
    place = scene_of(BARE).tiles[0].place
    cells = [(x - 3, y - 4) for x in range(columns) for y in range(rows) if x in (0, columns - 1) or y in (0, rows - 1)]
    scene = replace(scene_of(BARE), tiles=tuple(Laid(cell, replace(place, number=n)) for n, cell in enumerate(cells)))
    grid = grid_for(scene)
    from_left, from_top, to_right, to_bottom = arrangement_of(scene).tunnels
    for cell in cells:
        left, top = grid.corner(cell)
        assert from_left <= left <= to_right - grid.size
        assert from_top <= top <= to_bottom - grid.size


def alike(one: Image.Image, other: Image.Image) -> float:
    """Return how much two pictures differ in light alone, from 0 to 255: colours must not be the only sign."""
    greys = [
        Image.alpha_composite(Image.new("RGBA", image.size, "#808080"), image).convert("L") for image in (one, other)
    ]
    return ImageStat.Stat(ImageChops.difference(*greys)).rms[0]


def on_a_phone(image: Image.Image) -> Image.Image:
    return image.resize((image.width * PHONE // WIDEST, image.height * PHONE // WIDEST), Image.Resampling.BOX)


def test_warriors_are_told_apart_without_colours_on_a_phone() -> None:
    small = {
        look: on_a_phone(figure(Piece(look, look[-1] if look[-1].isdigit() else ""), 90).image()) for look in FIGURES
    }
    for look, image in small.items():
        for other, another in small.items():
            assert look == other or alike(image, another) > 8, (look, other)


def test_kinds_of_tiles_are_told_apart_without_colours_on_a_phone() -> None:
    tiles = [Place(0, kind, ("open", "wall", "open", "wall")) for kind in get_args(TileKind)]
    small = [on_a_phone(place_sprite(place, 168).image()) for place in tiles]
    for number, image in enumerate(small):
        assert all(alike(image, other) > 8 for other in small[:number]), tiles[number].kind


PLACE = Place(1, "plain", ("open", "wall", "open", "wall"))
PLACES = {
    "plain": PLACE,
    "another number": replace(PLACE, number=2),
    "into the dark": replace(PLACE, edges=("open", "wall", "dark", "wall")),
    "shut": replace(PLACE, edges=("open", "wall", "shut", "wall")),
    "closed chest": replace(PLACE, chest="closed"),
    "open chest": replace(PLACE, chest="open"),
    "relic": replace(PLACE, chest="relic"),
    "hole token": replace(PLACE, hole=True),
    "oil": replace(PLACE, oil=True),
    "trap": replace(PLACE, kind="trapped"),
    "sprung trap": replace(PLACE, kind="trapped", sprung=True),
    "mechanism": replace(PLACE, kind="mechanism"),
    "sprung mechanism": replace(PLACE, kind="mechanism", sprung=True),
    "den": replace(PLACE, kind="den"),
    "a barrel": replace(PLACE, kind="den", barrels=1),
    "barrels": replace(PLACE, kind="den", barrels=3),
    **{f"seal {side}": replace(PLACE, seal=side) for side in DIRECTIONS},
}


def test_all_that_can_be_on_a_tile_is_seen() -> None:
    scene = scene_of(BARE)
    pictures = {
        name: paint(replace(scene, tiles=(scene.tiles[0], Laid((0, -1), place)))) for name, place in PLACES.items()
    }
    assert len(set(pictures.values())) == len(PLACES)


def covered(place: Place) -> bytes:
    """A tile with a warrior on it that fills it."""
    laid = Laid((0, -1), place, humans=(Piece("B1", "1"),))
    return paint(replace(scene_of(BARE), tiles=(scene_of(BARE).tiles[0], laid)))


def test_what_lies_on_a_tile_is_seen_under_a_warrior() -> None:
    lying = ("plain", "closed chest", "open chest", "relic", "hole token", "oil", "den", "a barrel", "barrels")
    assert len({covered(PLACES[name]) for name in lying}) == len(lying)
    signs = [on_a_phone(signs_sprite(PLACES[name], 168).image().crop((32, 0, 168, 42))) for name in lying]
    for number, image in enumerate(signs):
        assert all(alike(image, other) > 4 for other in signs[:number]), lying[number]


PIECE = Piece("B1", "1")
PIECES = {
    "as usual": PIECE,
    "done": replace(PIECE, done=True),
    "exhausted": replace(PIECE, exhausted=True),
    "acting": replace(PIECE, lit=True),
    "a hit to name": replace(PIECE, pending=1),
    "hits to name": replace(PIECE, pending=2),
    "with the relic": replace(PIECE, relic=True),
}


def test_all_that_can_be_of_a_warrior_is_seen() -> None:
    shown = {name: figure(piece, 90).image().tobytes() for name, piece in PIECES.items()}
    assert len(set(shown.values())) == len(PIECES)


def test_each_tile_of_the_box_is_drawn_with_its_openings() -> None:
    shown = {paint(scene_of(position(f"{name}@0,0"))) for name in BOX}
    looks = {(name.rpartition("-")[0], frozenset(position(f"{name}@0,0").tiles[0].openings)) for name in BOX}
    assert len(shown) == len(looks)


def test_each_demon_changes_the_picture_by_its_figure_and_by_its_wounds() -> None:
    shown = [
        paint(scene_of(position("start-a@0,0 den-a@0,1", f"R@0:4 {kind}@1*{wounds}")))
        for kind in DEMONS
        for wounds in range(2)
    ]
    assert len(set(shown)) == len(shown)


def test_each_slot_is_seen_with_its_dice_and_at_work() -> None:
    scene = scene_of(replace(BARE, phase=Threat(is_rolled=True)))
    destinies = [replace(scene.destiny, slots={slot: (1, 3)}) for slot in SLOTS]
    destinies += [replace(scene.destiny, working=(slot,)) for slot in SLOTS]
    shown = {paint(replace(scene, destiny=destiny)) for destiny in (scene.destiny, *destinies)}
    assert len(shown) == 1 + 2 * len(SLOTS)


def test_each_lasting_effect_has_a_sign() -> None:
    shown = {paint(scene_of(replace(BARE, effects=(Effect(kind),)))) for kind in EFFECT_ICONS}
    assert paint(scene_of(BARE)) not in shown
    assert len(shown) == len(EFFECT_ICONS)


CHANGED = {
    "points": replace(BARE, threat_points=3),
    "round": replace(BARE, round=7),
    "event hand": replace(BARE, event_hand=(None,)),
    "advantage hand": replace(BARE, advantage_hand=(None,)),
    "cancelled line": position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2x3"),
    "another die": position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:3"),
    "an object": position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2+s"),
    "troglodytes": position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2 t@1*2"),
    "more troglodytes": position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2 t@1*3"),
    "a tough one": position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2 tough-1@1"),
    "another tough one": position("start-a@0,0 plain-k@0,-1/180", "R@0:4 B1@0:2 tough-2@1"),
    "a cave-in": replace(BARE, cave_in=(0, 1)),
    "threat": replace(BARE, phase=Threat()),
    "destiny dice": replace(BARE, phase=Threat(is_rolled=True, dice=(1, 2, 5))),
}


def test_all_that_people_ask_a_board_for_is_seen() -> None:
    shown = {paint(scene_of(state)) for state in (BARE, *CHANGED.values())}
    assert len(shown) == 1 + len(CHANGED)


def test_scenarios_have_goals_of_their_own() -> None:
    scenes = [scene_of(BARE)]
    shown = {paint(replace(scenes[0], head=replace(scenes[0].head, scenario=scenario))) for scenario in SCENARIOS}
    assert len(shown) == len(SCENARIOS)


def looks_the_same(state: State, viewer: Seat | None, luck: random.Random) -> bool:
    """Whether all that a viewer's picture is painted of is the same where all that is hidden is another."""
    other = dealt_anew(state, viewer, luck)
    one, two = (board(CLAUSTROPHOBIA.see(each, viewer), ("Ada", "Ben"), WORDS) for each in (state, other))
    return one.scene == two.scene and one.alt == two.alt


@pytest.mark.parametrize("viewer", [None, Seat(0), Seat(1)])
@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_picture_shows_nothing_that_its_viewer_does_not_know(scenario: str, viewer: Seat | None) -> None:
    luck = random.Random(9)
    states = [before for before, _ in luck.sample(played_by_lot(scenario, 3), 5)]
    assert all(looks_the_same(state, viewer, luck) for state in states)
